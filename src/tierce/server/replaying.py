"""A deal of a table as a replay for one viewer.

A deal that is over holds no secrets: its hands were counted. Of one that is being played a viewer is told the
events as their seat heard them, and what follows from those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tierce.server import messages, wire
from tierce.server.happened import Teller, own
from tierce.server.seating import Seating
from tierce.server.views import Kept
from tierce.table import Logged, Record, Table, View, view_of
from tierce.table.film import Frame, deal_film
from tierce.table.record import DealRecord


def is_over(table: Table, deal: int) -> bool:
    """Whether this deal of the match was played to its end."""
    return deal < table.deal or table.over


def replay(
    table: Table, seating: Seating, deal: int, seat: int | None, key: str, notes: Sequence[wire.Note] = ()
) -> wire.Replay:
    """The deal as ``seat`` may look through it, a spectator for ``None``.

    ``key`` opens it to others; they may have it when the deal is over.
    """
    over = is_over(table, deal)
    log = table.log() if over else table.events(0, seat)
    logged = [one for one in log if one.deal == deal]
    return wire.Replay(
        table=table.id,
        game=table.rules.name,
        title=table.rules.title,
        grammar=table.rules.grammar,
        deal=deal,
        deals=table.deal,
        over=over,
        seat=None if seat is None else seat + 1,
        dealer=table.record().deals[deal - 1].dealer + 1,
        date=None if table.date is None else table.date.isoformat(),
        key=key if over else None,
        frames=_frames(table, seating, deal, logged),
        notes=list(notes),
    )


def _frames(table: Table, seating: Seating, deal: int, logged: Sequence[Logged]) -> list[wire.Frame]:
    teller, parts = Teller(table), Kept()
    told = [(own(one), teller.tell(one)) for one in logged]
    events = [mine or alike for mine, alike in told]
    frames: list[wire.Frame] = []
    lay: list[wire.Meld] = []
    done = 0
    for frame in deal_film(table, deal, (one.event for one in logged)):
        view = view_of(frame.state, None, frame.match.totals)
        facts = messages.Facts(
            table=table.id,
            rules=table.rules,
            names=seating.names,
            bots=tuple(one.bot for one in seating.seats),
            match=frame.match,
            deal=deal,
            seq=logged[done].seq,
            version=0,
        )
        melds = parts.melds(view)
        new = [one for place, one in enumerate(melds) if place >= len(lay) or lay[place] is not one]
        news = [one for one in events[done : done + len(frame.events)] if one is not None]
        frames.append(_frame(frame, view, facts, new, news))
        lay, done = melds, done + len(frame.events)
    return frames


def _frame(
    frame: Frame, view: View, facts: messages.Facts, melds: list[wire.Meld], news: list[wire.AnyEvent]
) -> wire.Frame:
    draws = view.terms.draws
    return wire.Frame(
        turn=frame.turn,
        phase=messages.phase(view, frame.match),
        acts=None if view.over else view.turn + 1,
        chairs=[messages.chair(view, facts, seat) for seat in range(view.seats)],
        hands=[messages.texts(hand) for hand in frame.state.hands],
        melds=melds,
        stock=len(view.stock) if draws else None,
        pile=messages.texts(view.pile) if draws else None,
        events=news,
    )


def deal_record(record: Record, deal: int) -> Record:
    """The record of one deal alone.

    Where seats had dropped out before it, of all deals up to it: alone it could not be dealt so.
    """
    told = record.deals[deal - 1]
    if told.out:
        return replace(record, deals=record.deals[:deal])
    alone = DealRecord(told.dealer, told.lines, stand_in=told.stand_in)
    seen_by = record.seen_by if deal == len(record.deals) else None
    return replace(record, deals=(alone,), seen_by=seen_by)
