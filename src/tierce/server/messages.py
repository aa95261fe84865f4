"""From a view and projected events to the wire: every field is named, nothing is copied whole.

What is not listed here never leaves the server. The functions are given a ``View`` (or an event as one seat
heard it) and never the state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tierce.cards import JOKER, UNKNOWN, Card, Cards, Rank, numbered_deck
from tierce.game import Action, DealResult, Die, Ending, EndTurn, LayMeld, LayOff, Swap, TableMeld
from tierce.game.scoring import card_points, count
from tierce.melds import Laid, Meld
from tierce.rules import KNOBS, Rules, Terms
from tierce.server import wire
from tierce.table import Match, View

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


def view_message(view: View, facts: Facts, draft: Sequence[Action]) -> wire.ViewMessage:
    """Everything the page shows to the seat of this view; the news are added when it is sent."""
    if view.seat is None:
        raise ValueError("a view for the page has a seat")
    mine = view.seat == view.turn and not view.over
    return wire.ViewMessage(
        seq=facts.seq,
        version=facts.version,
        table=facts.table,
        game=facts.rules.name,
        title=facts.rules.title,
        grammar="shed",
        changes=changes(facts.rules, view.seats),
        seat=view.seat + 1,
        phase="play" if not view.over else "match_over" if facts.match.over else "deal_over",
        turn=None if view.over else view.turn + 1,
        dealer=view.dealer + 1,
        deal=facts.deal,
        direction=view.terms.deal.direction,
        chairs=[chair(view, facts, seat) for seat in range(view.seats)],
        hand=texts(view.hand),
        hand_points=count(view.hand, view.terms).score,
        melds=[meld(number, one, view.terms) for number, one in enumerate(view.table, start=1)],
        aside=view.aside_count,
        stock=None,
        pile=None,
        took=None,
        borrowed=[],
        opening=None,
        carte=None,
        acted=view.go.acted,
        owed=["joker_unused"] * view.go.owed if mine else [],
        draft=[str(action) for action in draft] if mine else [],
        steps=steps(view) if mine else [],
        result=result(view.result, view.terms, view.table, _factor(facts.match)) if view.result else None,
        sheet=sheet(facts.match, view.terms),
        news=[],
    )


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
    status: Literal["new", "live", "dead", "out"] = "live" if view.opened[seat] else "new"
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
        points=points(lies.meld.cards, terms),
    )


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
                stands_for=[None if one.stands_for is None else str(one.stands_for) for one in laid],
                kind=_kind(laid),
                points=points((one.card for one in laid), view.terms),
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
                end=None if end is None else end.value,
                points=points((card,), view.terms) - points((JOKER,), view.terms),
            )
        case EndTurn():
            return wire.Step(words=words, verb="end")
        case Die():
            return wire.Step(words=words, verb="dead")
    raise TypeError(f"nobody said how to tell of {way[0]!r}")


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
    end = ends.pop() if len(ends) == 1 else None
    return wire.Step(
        words=words,
        verb="lay",
        cards=texts(one.card for one in laid),
        stands_for=[None if one.stands_for is None else str(one.stands_for) for one in laid],
        meld=number,
        end=None if end is None else end.value,
        points=points((one.card for one in laid), view.terms),
    )


# -- the end of a deal, and of the match ---------------------------------------------------------------------

HOW: Final[dict[Ending, Literal["game", "all_dead", "last_survivor"]]] = {
    Ending.GAME: "game",
    Ending.ALL_DEAD: "all_dead",
    Ending.LAST_SURVIVOR: "last_survivor",
}


def result(ended: DealResult, terms: Terms, table: Sequence[TableMeld], factor: int) -> wire.Result:
    """The end of a deal, every card counted."""
    settled = ended.settlement(terms) if terms.match.settlement != "none" else None
    counts = []
    for seat, hand in enumerate(ended.left):
        if hand is None:
            continue
        told = count(hand, terms, no_passport=ended.no_passport[seat])
        counts.append(
            wire.Count(
                seat=seat + 1,
                cards=[wire.Counted(card.text, worth) for card, worth in told.cards],
                cards_total=told.total,
                doubled_by_jokers=told.doubled,
                flat=None,
                times="1",
                bonus=0,
                penalty=told.penalty,
                factor=factor,
                score=told.score * factor,
                settlement=None if settled is None else str(settled[seat]),
            )
        )
    rules = ["A8.5", "A8.6"] if ended.how is Ending.GAME else ["A8.7", "A9.4"]
    rules += ["A9.1", "A9.2"]
    rules += ["A9.3"] if any(one.penalty for one in counts) else []
    rules += ["A9.6"] if len(ended.winners(terms)) > 1 else []
    rules += ["A9.7"] if settled is not None else []
    rules += ["C4"] if factor != 1 else []
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
        exit=None,
        counts=counts,
        rules=rules,
        aside=shown,
    )


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
        rows=rows,
        totals=list(match.totals),
        target=terms.match.target,
        deals=terms.match.deals,
        over=match.over,
        winners=[seat + 1 for seat in match.winners] if match.over else [],
    )


def _factor(match: Match) -> int:
    return match.rows[-1].factor if match.rows else 1


def known_cards(cards: Cards) -> list[str] | None:
    """The cards of a deal as one seat heard it: ``None`` where it heard their number only."""
    return None if UNKNOWN in cards else texts(cards)
