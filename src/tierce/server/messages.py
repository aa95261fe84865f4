"""From a view and projected events to the wire: every field is named, nothing is copied whole.

What is not listed here never leaves the server. The functions are given a ``View`` (or an event as one seat
heard it) and never the state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from tierce.cards import JOKER, Card, Cards, Rank, numbered_deck
from tierce.game import engine
from tierce.game.actions import (
    Action,
    BigGin,
    Borrow,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Swap,
    Take,
    Touch,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction, Reason
from tierce.game.owed import debts
from tierce.game.policies import opening as policy
from tierce.game.scoring import Count, DealResult, Ending, Exit, card_points, count, counts
from tierce.game.state import Phase, TableMeld
from tierce.melds import Laid, Meld, MeldEnd
from tierce.rules import KNOBS, Rules, Terms
from tierce.rules.knobs import DRAW_MELD_DISCARD
from tierce.server import concealed, wire
from tierce.table import Match, View
from tierce.table.boxes import Column

MOST_MELDS: Final = 600
"""How many melds a view lists at most. Penang lists 529 at worst; wild house rules thousands, and there the
page asks about the chosen cards anyway. Lay-offs, swaps, ``end`` and ``dead`` are always listed."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody may know of a table beside its cards."""

    table: str
    rules: Rules
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    match: Match
    deal: int
    seq: int
    version: int


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards in the notation."""
    return [card.text for card in cards]


class Parts:
    """Parts of a view that change seldom, made anew each time."""

    def melds(self, view: View) -> list[wire.Meld]:
        """The melds on the table."""
        return [meld(number, one, view.terms) for number, one in enumerate(view.table, start=1)]

    def sheet(self, match: Match, terms: Terms) -> wire.Sheet:
        """The score sheet."""
        return sheet(match, terms)

    def changes(self, rules: Rules, seats: int) -> list[wire.Change]:
        """The house rules."""
        return changes(rules, seats)


def view_message(view: View, facts: Facts, draft: Sequence[Action] = ()) -> wire.ViewMessage:
    """Everything the page shows to the seat of this view; the news are added when it is sent."""
    return for_seat(for_all(view, facts, Parts()), view, draft)


def for_all(view: View, facts: Facts, parts: Parts) -> wire.ViewMessage:
    """What all who see the table alike are told of it; it is all that a spectator is told."""
    draws = view.terms.draws
    return wire.ViewMessage(
        seq=facts.seq,
        version=facts.version,
        table=facts.table,
        game=facts.rules.name,
        title=facts.rules.title,
        grammar=view.terms.grammar,
        changes=parts.changes(facts.rules, view.seats),
        seat=None,
        phase=phase(view, facts.match),
        turn=None if view.over else view.turn + 1,
        dealer=view.dealer + 1,
        deal=facts.deal,
        direction=view.terms.deal.direction,
        chairs=[chair(view, facts, seat) for seat in range(view.seats)],
        hand=[],
        hand_points=0,
        melds=parts.melds(view),
        aside=view.aside_count,
        stock=len(view.stock) if draws else None,
        pile=texts(view.pile) if draws else None,
        took=None if view.go.took is None else view.go.took.text,
        borrowed=[texts(cards) for cards in view.go.borrowed],
        opening=None,
        carte=view.terms.out.carte if draws and not view.terms.knocks else None,
        upcard=None if view.upcard is None else view.upcard.text,
        wall=view.terms.draw.wall if view.terms.knocks else None,
        deadwood=None,
        knocker=concealed.knocker(view),
        acted=view.go.acted,
        owed=[],
        draft=[],
        steps=[],
        result=result(view.result, view.terms, view.table, _factor(facts.match)) if view.result else None,
        sheet=parts.sheet(facts.match, view.terms),
        news=[],
    )


def for_seat(told: wire.ViewMessage, view: View, draft: Sequence[Action] = ()) -> wire.ViewMessage:
    """What all are told, and what this seat alone may know and do."""
    if view.seat is None:
        return told
    mine = view.seat == view.turn and not view.over
    return msgspec.structs.replace(
        told,
        seat=view.seat + 1,
        hand=texts(view.hand),
        hand_points=count(view.hand, view.terms).score,
        opening=opening(view) if mine else None,
        deadwood=concealed.own_deadwood(view),
        owed=owed(view) if mine else [],
        draft=[str(action) for action in draft] if mine else [],
        steps=steps(view) if mine else [],
    )


PHASES: Final[dict[Phase, wire.Phase]] = {
    Phase.OFFER: "offer",
    Phase.PLAY: "play",
    Phase.LAYOFF: "layoff",
    Phase.WALL: "wall",
}


def phase(view: View, match: Match) -> wire.Phase:
    """What the table waits for, as a page tells it: chance never keeps one waiting."""
    if view.over:
        return "match_over" if match.over else "deal_over"
    return PHASES.get(view.phase, "draw")


def opening(view: View) -> wire.Opening | None:
    """What the seat whose turn it is has laid towards its opening, where it opens with points."""
    terms = view.terms.opening
    if terms.kind != "points" or (view.opened[view.turn] and not view.go.opened):
        return None
    return wire.Opening(
        have=view.go.points,
        need=policy.need(view.state),
        pure=policy.is_pure(view.state),
        pure_needed=terms.pure_run != "off",
        stands=policy.stands(view.state),
    )


def owed(view: View) -> list[str]:
    """The codes of what the running turn must still do; one for each freed joker."""
    found: list[str] = []
    for debt in debts(view.state):
        found += [debt.reason.value] * (view.go.owed if debt.reason is Reason.JOKER_UNUSED else 1)
    return found


def changes(rules: Rules, seats: int) -> list[wire.Change]:
    """The house rules of this table, where they differ for its number of seats and its other answers."""
    found = []
    for path in rules.changes:
        kind = KNOBS[path].kind
        value, default = kind.text(rules.answer(path, seats)), kind.text(rules.default(path, seats))
        if value != default:
            found.append(wire.Change(path, value, default))
    return found


def chair(view: View, facts: Facts, seat: int) -> wire.Chair:
    """What everybody may know of a seat."""
    lives = view.opened[seat] or not view.terms.opens
    status: Literal["new", "live", "dead", "out"] = "live" if lives else "new"
    if view.dead[seat]:
        status = "dead"
    if view.out[seat]:
        status = "out"
    return wire.Chair(
        seat=seat + 1,
        name=facts.names[seat],
        bot=facts.bots[seat],
        cards=view.counts[seat],
        status=status,
        known=texts(view.known[seat]),
        total=view.totals[seat],
        touched=view.touched[seat],
    )


def slot(one: Laid) -> wire.Slot:
    """One card of a meld."""
    return wire.Slot(one.card.text, None if one.stands_for is None else str(one.stands_for))


def kind_of(one: Meld) -> Literal["run", "set"]:
    """The word for the kind of a meld."""
    return "run" if one.is_run else "set"


def meld(number: int, lies: TableMeld, terms: Terms) -> wire.Meld:
    """A meld on the table."""
    return wire.Meld(
        number=number,
        kind=kind_of(lies.meld),
        owner=lies.owner + 1,
        slots=[slot(one) for one in lies.meld.laid],
        points=meld_points(lies.meld, terms),
    )


def meld_points(lies: Meld, terms: Terms) -> int:
    """What a meld is worth: to open with where one may have to, else what its cards would cost in hand."""
    if _lays(terms):
        return sum(policy.worth(terms, lies, slot) for slot in range(len(lies.cards)))
    return points(lies.cards, terms)


def _lays(terms: Terms) -> bool:
    """Whether melds are laid between draw and discard."""
    return terms.grammar == DRAW_MELD_DISCARD


def points(cards: Iterable[Card], terms: Terms) -> int:
    """What cards would count if they were still in hand."""
    return sum(card_points(card, terms) for card in cards)


# -- steps ---------------------------------------------------------------------------------------------------


def steps(view: View) -> list[wire.Step]:
    """The steps that are legal now, of melds the first ``MOST_MELDS``."""
    return [step((action,), str(action), view) for action in view.steps_up_to(MOST_MELDS)]


def step(way: Sequence[Action], words: str, view: View) -> wire.Step:
    """A way of one step, or of several lay-offs on one meld, said field by field."""
    match way[0]:
        case LayMeld(laid=laid):
            return wire.Step(
                words=words,
                verb="meld",
                cards=texts(one.card for one in laid),
                stands_for=_stands_for(laid),
                kind=_kind(laid),
                points=_gain(way, view),
            )
        case LayOff():
            return _layoffs([one for one in way if isinstance(one, LayOff)], words, view)
        case Swap(card=card, meld=number, end=end):
            return wire.Step(
                words=words,
                verb="swap",
                cards=[card.text],
                stands_for=[None],
                meld=number,
                end=mark(end),
                points=_gain(way, view),
            )
        case Borrow(laid=laid, meld=number, end=end):
            cards, stands_for = texts(one.card for one in laid), _stands_for(laid)
            return wire.Step(
                words=words, verb="borrow", cards=cards, stands_for=stands_for, meld=number, end=mark(end)
            )
        case Discard(card=card, carte=carte):
            return wire.Step(words=words, verb="discard", cards=[card.text], stands_for=[None], carte=carte)
        case Take():
            return wire.Step(words=words, verb="take", cards=texts(view.pile[-1:]), stands_for=[None])
        case Draw():
            return wire.Step(words=words, verb="draw")
        case Touch():
            return wire.Step(words=words, verb="touch")
        case EndTurn():
            return wire.Step(words=words, verb="end")
        case Die():
            return wire.Step(words=words, verb="dead")
        case Pass():
            return wire.Step(words=words, verb="pass")
        case Knock() | BigGin() | Done() as shows:
            return concealed.step(shows, words, view)
    raise TypeError(f"nobody said how to tell of {way[0]!r}")


def mark(end: MeldEnd | None) -> Literal["<", ">"] | None:
    """The end of a run as the words name it."""
    return None if end is None else end.value


def _stands_for(laid: Iterable[Laid]) -> list[str | None]:
    return [None if one.stands_for is None else str(one.stands_for) for one in laid]


def _gain(way: Sequence[Action], view: View) -> int:
    """What a way counts towards an opening; in a game without, what it takes from the hand."""
    if not _lays(view.terms):
        back = sum(isinstance(one, Swap) for one in way) * points((JOKER,), view.terms)
        return points((card for one in way for card in one.cards), view.terms) - back
    state = view.state
    for action in way:
        event = engine.judge(state, action)
        if isinstance(event, Illegal):
            raise IllegalAction(action, event)
        state = fold(state, event)
    return state.go.points - view.go.points


def _kind(laid: Sequence[Laid]) -> Literal["run", "set"]:
    for one in laid:
        if one.stands_for is not None:
            return "set" if isinstance(one.stands_for, Rank) else "run"
    return "set" if laid[0].card.rank is laid[1].card.rank else "run"


def _layoffs(way: list[LayOff], words: str, view: View) -> wire.Step:
    """Lay-offs on one meld, told as the cards will lie there: low to high in a run."""
    number = way[0].meld
    lies = view.table[number - 1].meld
    laid: list[Laid] = []
    low, high = lies.low - 1, lies.high + 1
    for one in way:
        if one.end is None:
            laid.append(Laid(one.card, Rank(lies.low) if one.card is JOKER else None))
        elif one.end.value == "<":
            laid.insert(0, Laid(one.card, lies.face(low) if one.card is JOKER else None))
            low -= 1
        else:
            laid.append(Laid(one.card, lies.face(high) if one.card is JOKER else None))
            high += 1
    ends = {one.end for one in way}
    return wire.Step(
        words=words,
        verb="lay",
        cards=texts(one.card for one in laid),
        stands_for=_stands_for(laid),
        meld=number,
        end=mark(ends.pop() if len(ends) == 1 else None),
        points=_gain(way, view),
    )


# -- the end of a deal, and of the match ---------------------------------------------------------------------

HOW: Final[
    dict[Ending, Literal["game", "all_dead", "last_survivor", "blocked", "knock", "gin", "big_gin"]]
] = {
    Ending.GAME: "game",
    Ending.ALL_DEAD: "all_dead",
    Ending.LAST_SURVIVOR: "last_survivor",
    Ending.BLOCKED: "blocked",
    Ending.KNOCK: "knock",
    Ending.GIN: "gin",
    Ending.BIG_GIN: "big_gin",
}


def result(ended: DealResult, terms: Terms, table: Sequence[TableMeld], factor: int) -> wire.Result:
    """The end of a deal, every card counted."""
    settled = ended.settlement(terms) if terms.match.settlement != "none" else None
    found = [
        _count(seat, told, factor, None if settled is None else str(settled[seat]))
        for seat, told in enumerate(counts(ended, terms))
        if told is not None
    ]
    shown = None
    if terms.deal.aside_shown_after:
        deck = Cards(numbered_deck(terms.deck.packs, terms.deck.jokers))
        for hand in ended.left:
            deck = deck - (hand or Cards())
        for one in table:
            deck = deck - one.meld.bag
        shown = texts(deck)
    return wire.Result(
        ending=HOW[ended.how],
        winners=[seat + 1 for seat in ended.winners(terms)],
        exit=None if ended.exit is None else _exit(ended.exit),
        showdown=concealed.showdown(ended, terms),
        counts=found,
        rules=list(_rules(ended, terms, found)),
        aside=shown,
    )


def _count(seat: int, told: Count, factor: int, settlement: str | None) -> wire.Count:
    return wire.Count(
        seat=seat + 1,
        cards=[wire.Counted(card.text, worth) for card, worth in told.cards],
        cards_total=told.total,
        doubled_by_jokers=told.doubled,
        flat=told.flat,
        times=str(told.factor),
        bonus=told.bonus,
        penalty=told.penalty,
        factor=factor,
        score=told.score * factor,
        settlement=settlement,
    )


def _exit(left: Exit) -> wire.Exit:
    return wire.Exit(
        at_once=left.at_once,
        rami_sec=left.at_once and left.alone,
        jokers=left.jokers,
        joker_last=left.joker_last,
        used_table=left.used_table,
        forfeited=left.forfeited,
    )


def _rules(ended: DealResult, terms: Terms, found: Sequence[wire.Count]) -> Iterator[str]:
    """The ids of the rules that explain the counts."""
    if terms.knocks:
        yield from concealed.rules(ended, terms)
    elif not terms.opens:
        yield from _rules_of_basic(ended, terms)
    else:
        yield from _rules_of_rami(ended, terms, found) if terms.draws else _rules_of_penang(ended, found)
    if len(ended.winners(terms)) > 1:
        yield "B11.3" if terms.draws else "A9.6"
    if terms.match.settlement != "none":
        yield "A9.7"
    if any(one.factor != 1 for one in found):
        yield "C4"


def _rules_of_penang(ended: DealResult, found: Sequence[wire.Count]) -> Iterator[str]:
    yield from ("A8.5", "A8.6") if ended.how is Ending.GAME else ("A8.7", "A9.4")
    yield from ("A9.1", "A9.2")
    if any(one.penalty for one in found):
        yield "A9.3"


def _rules_of_rami(ended: DealResult, terms: Terms, found: Sequence[wire.Count]) -> Iterator[str]:
    left = ended.exit
    yield "B10.1" if ended.how is Ending.GAME else "B9.2"
    yield "B10.2"
    if any(ended.unopened):
        yield "B10.3"
    if left is not None and left.scores_at_once(terms):
        if left.alone:
            yield "B10.7"
        yield {"multiply": "B10.4", "flat_100": "C1", "dry_table": "C3.10"}[terms.score.at_once]
        if left.joker_last and terms.score.at_once == "multiply":
            yield "B10.5"
    elif left is not None:
        if left.at_once:
            yield "C3.14" if left.forfeited else "B10.9"
        if left.joker_last and terms.score.joker_finish != "plain":
            yield "B10.6"
    if any("/" in one.times for one in found):
        yield "C3.11"
    if any(one.bonus or one.doubled_by_jokers for one in found):
        yield "B10.10"


def _rules_of_basic(ended: DealResult, terms: Terms) -> Iterator[str]:
    yield "D5.1" if ended.how is Ending.GAME else "D4.4"
    yield "D5.2" if terms.highest_wins else "B10.2"
    if ended.exit is not None and ended.exit.scores_at_once(terms):
        yield "D5.4"


def sheet(match: Match, terms: Terms) -> wire.Sheet:
    """The score sheet: a row for each deal that is over."""
    rows = [
        wire.SheetRow(
            deal=number,
            dealer=row.dealer + 1,
            scores=list(row.scores),
            totals=list(Match(match.rules, match.seats, match.rows[:number]).totals),
        )
        for number, row in enumerate(match.rows, start=1)
    ]
    return wire.Sheet(
        kind=terms.match.kind,
        highest=terms.highest_wins,
        rows=rows,
        columns=[_column(one, over=match.over) for one in match.sheet],
        totals=list(match.totals),
        finals=list(match.finals),
        target=terms.match.target,
        deals=terms.match.deals,
        over=match.over,
        winners=[seat + 1 for seat in match.winners] if match.over else [],
    )


def _column(column: Column, *, over: bool) -> wire.SheetColumn:
    """One game of the sheet."""
    won = column.winner if column.closed or over else None
    return wire.SheetColumn(
        entries=[wire.Entry(one.deal, one.seat + 1, one.points, one.boxes) for one in column.entries],
        totals=list(column.totals),
        closed=column.closed,
        tallies=[
            wire.Tally(one.points, one.bonus, one.boxes, one.shutout, one.total) for one in column.tallies
        ],
        winner=None if won is None else won + 1,
    )


def _factor(match: Match) -> int:
    return match.rows[-1].factor if match.rows else 1
