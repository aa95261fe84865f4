"""The branches of the rules: each can be taken, each can be missed, and random deals take most of them.

What a quick sample seldom meets is made by hand here; ten thousand deals are in the slow tests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from atrandom import PENANG_GAME, Watched, heard, listen
from branches import PENANG as BRANCHES
from branches import Begun, Ended, Happened, Moment
from positions import all_dead, at, closed, match_of
from tierce.cards import Cards
from tierce.game import DealResult, Ending, State, engine
from tierce.game.actions import Deal, parse_actions
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.state import Phase, new_deal
from tierce.rules import load
from tierce.table import Match, Table

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "rules" / "penang.md"
DEALS: Final = 150
BY_THE_BOOK: Final = 0.2
SELDOM: Final = {"A6.4", "A7.6", "A7.7"}
"""Rules that a few deals may pass by."""
TWO_TO_KING: Final = "2h3h4h5h6h7h8h9hThJhQhKh"
SPADES: Final = "As2s3s4s5s6s7s8s9sTsJsQsKs"
SLIDE: Final = "wild.rebind=slide"
TIGHT: Final = "layoff.joker_on_opponent=none+idle.dead_counts_swaps=no"
ALONE: Final = "match.kind=independent+match.target=none"
PAIRS: Final = "AcAd2h2s4c4d6h6s8c8dThTsQcQd3h3s5c5d7h7s"
"""Ten pairs of which no three cards make a meld."""


def told(state: State, *lines: str, finished: bool = False, seat: int | None = None) -> list[Moment]:
    """What happens when these lines are said one after the other; with ``finished`` also the deal's end."""
    moments: list[Moment] = []
    turn: tuple[Event, ...] = ()
    events: list[Event] = []
    dealt = state
    for line in lines:
        new, done, state = heard(state, parse_actions(line), seat, turn)
        moments += new
        turn = (*turn, *(event for step in done for event in step))
        events += [event for step in done for event in step]
    if finished:
        assert state.result is not None
        match = Match(load(state.terms.rules), state.seats).after(state.dealer, state.result, state.terms)
        moments.append(Ended(match, dealt, state, tuple(events)))
    return moments


def dealt(rules: str, seats: int) -> list[Moment]:
    """A deal that a table begins."""
    moments: list[Moment] = []
    Watched(Table(rules, seats=seats, seed=1), moments.append, PENANG_GAME)
    return moments


def dealt_these(*hands: str) -> list[Moment]:
    """A deal of just these hands under the rules of the book."""
    state = new_deal(load("penang").at(len(hands)), seats=len(hands), dealer=len(hands) - 1)
    moments: list[Moment] = []
    for event in engine.apply(state, Deal(tuple(map(Cards.parse, hands)))).events:
        after = fold(state, event)
        moments.append(Happened(state, event, after))
        state = after
    return moments


def next_deal(rules: str, *results: DealResult, dealer: int = 0) -> list[Moment]:
    """The deal that follows on these."""
    match = match_of(f"penang+{rules}" if rules else "penang", len(results[0].left), dealer, *results)
    state = new_deal(match.terms, seats=match.seats, dealer=match.next_dealer(), out=match.out)
    return [Begun(match, (), (), state)]


def ended(rules: str, *results: DealResult, new: str = "", dead: str = "", known: str = "") -> list[Moment]:
    """The end of the last of these deals; ``new`` and ``dead`` name seats, ``known`` is what p1 has won."""
    seats = len(results[0].left)
    match = match_of(f"penang+{rules}" if rules else "penang", seats, 0, *results)
    last = results[-1]
    terms = match.rules.at(sum(hand is not None for hand in last.left))
    out = tuple(seat for seat, hand in enumerate(last.left) if hand is None)
    state = new_deal(
        terms, seats=seats, dealer=next(seat for seat in range(seats) if seat not in out), out=out
    )
    state = state._replace(
        phase=Phase.OVER,
        hands=tuple(hand or Cards() for hand in last.left),
        opened=tuple(f"p{seat + 1}" not in new for seat in range(seats)),
        dead=tuple(f"p{seat + 1}" in dead for seat in range(seats)),
        known=(Cards.parse(known), *[Cards()] * (seats - 1)),
        result=last,
    )
    return [Ended(match, state, state, ())]


def hands(*left: str, how: Ending = Ending.ALL_DEAD, missed: str = "", out: int | None = None) -> DealResult:
    """A deal that ended with these hands."""
    unopened = tuple(f"p{seat + 1}" in missed for seat in range(len(left)))
    return DealResult(how, tuple(map(Cards.parse, left)), unopened, out)


Case = tuple[str, Callable[[], Iterable[Moment]]]
CASES: Final[list[Case]] = [
    ("A1.7: undealt cards are shown after the deal, by house rule",
     lambda: ended("deal.aside_shown_after=yes", all_dead(30, 40))),
    ("A1.2: up to four players, 110 cards with six jokers", lambda: dealt("penang", 4)),
    ("A1.2: up to four players, 112 cards with eight jokers", lambda: dealt("penang+deck.jokers=8", 2)),
    ("A1.3: five or six players, 165 cards with nine jokers", lambda: dealt("penang", 6)),
    ("A1.3: five or six players, 168 cards with twelve jokers", lambda: dealt("penang+deck.jokers=12", 5)),
    ("A1.5: twenty cards each, not three players", lambda: dealt("penang", 2)),
    ("A1.5: 25 cards each at three seats", lambda: dealt("penang", 3)),
    ("A1.6: the other way round, card by card", lambda: dealt("penang+deal.direction=anticlockwise", 3)),
    ("A2.2: the worst loser deals, and deals stand alone",
     lambda: next_deal(f"{ALONE}+match.deals=4", closed(1, 30, 0, 40, 39))),
    ("A2.4: the deal passes to the next seat, who neither won nor lost most",
     lambda: next_deal("match.dealer=next", closed(1, 30, 0, 40, 29), dealer=2)),
    ("A2.5: of tied winners the first from the old dealer's left deals",
     lambda: next_deal("", all_dead(42, 50, 42, 50))),
    ("A2.5: of tied losers the first from the old dealer's left deals",
     lambda: next_deal("match.dealer=worst_loser", all_dead(42, 50, 42, 50))),
    ("A3.1: the dealer begins, by house rule", lambda: dealt("penang+deal.starter=dealer", 4)),
    ("A4.1: a run has both aces, fourteen cards", lambda: told(at("Ah Kc", f"Ah{TWO_TO_KING}"), "lay Ah m1")),
    ("A4.1: no run goes past the high ace, or begins before the low one",
     lambda: told(at("KsAs2s Kc"), "meld KsAs2s")),
    ("A4.1: no run goes past the high ace, or begins before the low one",
     lambda: told(at("2s Kc", "QsKsAs"), "lay 2s m1")),
    ("A4.1: a run of fourteen takes nothing more",
     lambda: told(at("Jk Kc", f"Ah{TWO_TO_KING}Ah"), "lay Jk m1")),
    ("A4.1: a run goes round the corner, by house rule",
     lambda: told(at("KsAs2s Kc", rules="melds.circular=yes"), "meld KsAs2s")),
    ("A4.1: a run ends at thirteen cards, by house rule",
     lambda: told(at("Ah Kc", f"Ah{TWO_TO_KING}", rules="melds.run_max=13"), "lay Ah m1")),
    ("A4.2: a suit twice in a set is refused, by house rule",
     lambda: told(at("7c Kd", "7c7d7h", rules="melds.set_suits=distinct"), "lay 7c m1")),
    ("A4.3: a set holds all naturals of its rank and all jokers of the deck",
     lambda: told(at("9c Kd", "9c9d9d9h9h9s9s", rules="deck.jokers=0"), "lay 9c m1")),
    ("A4.4: too many jokers in a meld, by house rule",
     lambda: told(at("7cJkJk Kd", rules="wild.max_in_set=1"), "meld 7cJk=7Jk=7")),
    ("A4.4: jokers side by side are refused, by house rule",
     lambda: told(at("7cJkJk Kd", rules="wild.adjacent=no"), "meld 7cJk=8cJk=9c")),
    ("A4.5: a meld of jokers alone is refused", lambda: told(at("JkJkJk Kd"), "meld JkJkJk")),
    ("A4.5: a meld of jokers alone is laid, by house rule",
     lambda: told(at("JkJkJk Kd", rules="melds.min_naturals=0"), "meld Jk=7Jk=7Jk=7")),
    ("A4.5: a meld of too few naturals is refused, by house rule",
     lambda: told(at("7cJkJk Kd", rules="melds.min_naturals=2"), "meld 7cJk=7Jk=7")),
    ("A4.6: a joker may not lie inside a run, by house rule",
     lambda: told(at("7cJk9c Kd", rules="wild.in_run=ends"), "meld 7cJk9c")),
    ("A4.8: cards that are a set or a run", lambda: told(at("7cJkJk Kd"), "meld 7cJkJk")),
    ("A4.8: a joker that may lie at two places of a run", lambda: told(at("7c8cJk Kd"), "meld 7c8cJk")),
    ("A4.8: a joker for either end of a run", lambda: told(at("Jk Kd", "5h6h7h"), "lay Jk m1")),
    ("A4.8: a gap inside a new run is filled without a word", lambda: told(at("7cJk9c Kd"), "meld 7cJk9c")),
    ("A4.9: a natural is not laid off in the place of a joker",
     lambda: told(at("7h Kd", "5h6hJk=7h"), "lay 7h m1")),
    ("A5.2: no lay-off before the passport, though the card fits",
     lambda: told(at("8h +", "p2:5h6h7h", special="new:p1"), "lay 8h m1")),
    ("A5.2: no swap before the passport, though the card fits",
     lambda: told(at("6h +", "p2:5hJk=6h7h", special="new:p1"), "swap 6h m1")),
    ("A5.4: a seat dies for lack of a passport under the book's rules",
     lambda: dealt_these(PAIRS, "9cTcJc" + PAIRS[6:])),
    ("A6.2: a chain over a joker just laid off",
     lambda: told(at("Jk9h Kd", "5h6h7h"), "lay Jk m1>", "lay 9h m1")),
    ("A6.4: an ace that fits both ends of a run is ambiguous",
     lambda: told(at("Ah Kc", TWO_TO_KING), "lay Ah m1")),
    ("A6.4: an ace that fits both ends goes low", lambda: told(at("Ah Kc", TWO_TO_KING), "lay Ah m1<")),
    ("A6.4: an ace that fits both ends goes high", lambda: told(at("Ah Kc", TWO_TO_KING), "lay Ah m1>")),
    ("A7.3: a turn with nothing but a swap in it may not end",
     lambda: told(at("6h 9c", "5hJk=6h7h"), "swap 6h m1", "end")),
    ("A7.5: a won joker is counted against its seat",
     lambda: ended("", hands("4cJk", "Kc", "Kd", "Kh"), known="Jk")),
    ("A7.6: the last card in hand is swapped, and the deal goes on",
     lambda: told(at("6h", "5hJk=6h7h"), "swap 6h m1")),
    ("A7.7: a seat that has swapped finds nothing to lay, and is dead with its joker",
     lambda: told(at("6h 9c", "p2:5hJk=6h7h", rules=TIGHT), "swap 6h m1", "dead")),
    ("A8.1: a swap alone keeps a seat from being dead", lambda: told(at("6h 9c", "p2:5hJk=6h7h"), "dead")),
    ("A8.1: a seat plays on by a swap, having nothing else",
     lambda: told(at("6h 9c", "p2:5hJk=6h7h"), "swap 6h m1")),
    ("A8.1: dead though a swap would lead on, by house rule",
     lambda: told(at("6h 9c", "p2:5hJk=6h7h", rules="idle.dead_counts_swaps=no"), "dead")),
    ("A8.2: dead at will, by house rule",
     lambda: told(at("7s Kc", "7c7d7h", rules="idle.voluntary_dead=yes"), "dead")),
    ("A8.5: Game by a meld", lambda: told(at("7c7d7h"), "meld 7c7d7h")),
    ("A8.5: Game by a lay-off", lambda: told(at("7s", "7c7d7h"), "lay 7s m1")),
    ("A8.6: after Game nothing is laid any more",
     lambda: told(at("7s", "7c7d7h", others=("5c5d5h", "+", "+")), "lay 7s m1", "meld 5c5d5h")),
    ("A8.6: after Game a meld still held is counted",
     lambda: told(at("7s", "7c7d7h", others=("5c5d5h", "+", "+")), "lay 7s m1", finished=True)),
    ("A8.7: a last survivor plays on alone",
     lambda: told(at("7s Kc", "7c7d7h", special="dead:p2,dead:p3,dead:p4"), "lay 7s m1")),
    ("A8.7: a last survivor goes out",
     lambda: told(at("7s", "7c7d7h", special="dead:p2,dead:p3,dead:p4"), "lay 7s m1")),
    ("A9.1: a joker doubles the hand, by house rule",
     lambda: ended("values.joker_in_hand=doubles_hand", hands("4cJk", "Kc", "Kd", "Kh"))),
    ("A9.2: who went out has no points, the others their cards",
     lambda: ended("", hands("", "Kc", "KdAd", "Jk", how=Ending.GAME, out=0))),
    ("A9.3: a missed passport costs fifty, by house rule",
     lambda: ended("score.no_passport=plus_50", hands("4c", "Kc", missed="p2"), new="p2", dead="p1,p2")),
    ("A9.3: a missed passport doubles the hand, by house rule",
     lambda: ended("score.no_passport=double", hands("4c", "Kc", missed="p2"), new="p2", dead="p1,p2")),
    ("A9.5: a total ends the match", lambda: ended("", all_dead(310, 40))),
    ("A9.5: a number of deals ends the match",
     lambda: ended("match.target=none+match.deals=2", all_dead(30, 40), all_dead(30, 40))),
    ("A9.5: deals stand alone, and nothing is added up",
     lambda: ended(f"{ALONE}+match.deals=2", all_dead(30, 40))),
    ("A9.6: a tie of a deal is shared", lambda: ended("", all_dead(30, 30, 40))),
    ("A9.6: a tie of a match is shared",
     lambda: ended("match.target=none+match.deals=1", all_dead(30, 30, 40))),
    ("A9.7: every difference is settled", lambda: ended("match.settlement=difference", all_dead(30, 40, 70))),
    ("A9.7: the winner takes the differences",
     lambda: ended("match.settlement=winner_takes_difference", all_dead(30, 40, 70))),
    ("A11 (A4.8, A6.4): a run is named in a jumbled order", lambda: told(at("7c8c9c Kd"), "meld 8c7c9c")),
    ("A11 (A4.8, A6.4): thirteen ranks with one ace, written from low to high",
     lambda: told(at(f"{SPADES} Kd"), f"meld {SPADES}")),
    ("A11 (A4.8, A6.4): thirteen ranks with one ace, in any other order",
     lambda: told(at(f"{SPADES} Kd"), f"meld 2sAs{SPADES[4:]}")),
    ("A11 (A6.1, A6.2): several cards in one saying, at the high end of a run",
     lambda: told(at("8h9h Kd", "5h6h7h"), "lay 8h9h m1")),
    ("A11 (A6.1, A6.2): several cards in one saying, at the low end of a run",
     lambda: told(at("3h4h Kd", "5h6h7h"), "lay 3h4h m1<")),
    ("A11 (A6.1, A6.2): several cards in one saying, on a set",
     lambda: told(at("7s7s Kd", "7c7d7h"), "lay 7s7s m1")),
    ("A11 (A6.1, A6.2): all or nothing: the first card fits, a later one does not",
     lambda: told(at("8hTh Kd", "5h6h7h"), "lay 8hTh m1")),
    ("A11 (A6.4): a named end holds, though the other end would do",
     lambda: told(at("8h Kd", "5h6h7h"), "lay 8h m1<")),
    ("A11 (A6.4): an end named on a set means nothing", lambda: told(at("7s Kd", "7c7d7h"), "lay 7s m1>")),
    ("A11 (A7.2): a swap for one of two ace jokers must name the end",
     lambda: told(at("Ah Kd", f"Jk=Ah{TWO_TO_KING}Jk=Ah"), "swap Ah m1")),
    ("A11 (A7.2): a swap for one of two ace jokers that names the end",
     lambda: told(at("Ah Kd", f"Jk=Ah{TWO_TO_KING}Jk=Ah"), "swap Ah m1>")),
    ("A11 (A7.2): a swap with a joker", lambda: told(at("Jk Kd", "5hJk=6h7h"), "swap Jk m1")),
    ("A11 (A4.9): slide: a natural takes the joker's place, and the joker goes to an end",
     lambda: told(at("6h Kd", "5hJk=6h7h", rules=SLIDE), "lay 6h m1>")),
    ("A11 (A4.9): slide: with two free ends the end must be named",
     lambda: told(at("6h Kd", "5hJk=6h7h", rules=SLIDE), "lay 6h m1")),
    ("A11 (A4.9): slide: with no free end it cannot be done",
     lambda: told(at("Kh 9c", f"Ah{TWO_TO_KING[:-2]}Jk=KhAh", rules=SLIDE), "lay Kh m1")),
    ("A11 (A4.9): slide: an ace that also fits a free end is laid there",
     lambda: told(at("Ah Kd", f"Jk=Ah{TWO_TO_KING}", rules=SLIDE), "lay Ah m1")),
    ("A11 (A8.1): where swaps do not count, a seat that might be dead swaps",
     lambda: told(at("6h 9c", "p2:5hJk=6h7h", rules=TIGHT), "swap 6h m1")),
    ("A11 (A8.1): a swap that nothing can follow",
     lambda: told(at("6h 9c", "p2:5hJk=6h7h", rules=TIGHT), "swap 6h m1")),
    ("A11 (A8.2): a new seat is dead at will and has missed its passport",
     lambda: told(at("7c7d7h +", special="new:p1", rules="idle.voluntary_dead=yes"), "dead")),
    ("A11 (A8.4): where the table speaks, a seat says it itself after a swap",
     lambda: told(_speaking(at("6h 9c", "p2:5hJk=6h7h", rules=TIGHT)), "swap 6h m1", "dead")),
    ("A11 (A8.7): a seat alone without its first turn is alive and scored",
     lambda: ended("out.last_survivor=ends", hands("4c", "Kc", how=Ending.LAST_SURVIVOR),
                   new="p2", dead="p1")),
    ("A11 (A9.3): a seat that is new when the deal ends pays no penalty",
     lambda: ended("score.no_passport=double", hands("", "Kc", how=Ending.GAME, out=0), new="p2")),
    ("A11 (A9.3): a penalty for the passport loses the deal",
     lambda: ended("score.no_passport=plus_50", hands("Kc", "4c", missed="p2"), new="p2", dead="p1,p2")),
    ("A11 (A9.6): a tied match goes on to an extra deal",
     lambda: next_deal("match.target=none+match.deals=1+match.ties=extra_deal", all_dead(30, 30, 40))),
    ("A11 (A9.7): several winners split what is settled",
     lambda: ended("match.settlement=winner_takes_difference", all_dead(30, 30, 40))),
    ("B5.2: a joker is refused on a meld of another seat",
     lambda: told(at("Jk Kd", "p2:5h6h7h", rules="layoff.joker_on_opponent=none"), "lay Jk m1>")),
    ("B6.2: no swap in the turn of the passport",
     lambda: told(at("7c7d7h6h +", "p2:5hJk=6h7h", special="new:p1", rules="swap.same_turn=no"),
                  "meld 7c7d7h", "swap 6h m1")),
    ("B6.3: the joker of a three of a kind cannot be won",
     lambda: told(at("9d Kd", "9c9sJk=9", rules="swap.from_set=square"), "swap 9d m1")),
    ("B6.4: a joker is won from a square",
     lambda: told(at("9h Kd", "9c9d9sJk=9", rules="swap.from_set=square"), "swap 9h m1")),
    ("B6.4: a square is made and its joker won in one turn",
     lambda: told(at("9d9h Kd", "9c9sJk=9", rules="swap.from_set=square_both"), "lay 9d m1", "swap 9h m1")),
    ("B6.5: a won joker goes into a new meld of the same turn",
     lambda: told(at("6h7c7d Kd", "5hJk=6h7h", rules="swap.use=new_meld"), "swap 6h m1", "meld 7c7dJk")),
    ("B6.5: a won joker is laid off in the same turn",
     lambda: told(at("6h Kd", "5hJk=6h7h", rules="swap.use=any"), "swap 6h m1", "lay Jk m1>")),
    ("B6.6: a turn that owes a won joker may not end",
     lambda: told(at("6h7s Kd", "5hJk=6h7h", "7c7d7h", rules="swap.use=new_meld"),
                  "lay 7s m2", "swap 6h m1", "end")),
    ("B11.2: seats that reached the target play no more",
     lambda: next_deal("match.elimination=yes+match.target=50", all_dead(60, 10, 20))),
    ("B11.2: the match ends with one seat left, who wins",
     lambda: ended("match.elimination=yes+match.target=50", all_dead(60, 10))),
    ("C3.5: a joker for a card that is not burnt",
     lambda: told(at("7cJk9c Kd", rules="wild.in_run=burnt"), "meld 7cJk9c")),
    ("C3.5: a joker for a burnt card",
     lambda: told(at("7cJk9c Kd", "p2:8c8c8d", rules="wild.in_run=burnt"), "meld 7cJk9c")),
    ("C4: the points of the last deal count a thousandfold",
     lambda: ended("match.target=none+match.deals=1+match.last_deal_factor=1000", all_dead(30, 40))),
]  # fmt: skip
"""By hand: the branch, and how it is taken."""


def _speaking(state: State) -> State:
    """The same position at a table that says itself who is dead."""
    terms = load(state.terms.rules).with_({"idle.auto_dead": True}).at(state.terms.players)
    return state._replace(terms=terms)


@pytest.fixture(scope="module")
def sample() -> list[Moment]:
    """All that happens in a few random deals."""
    moments: list[Moment] = []
    listen(PENANG_GAME, 0, DEALS, moments.append, BY_THE_BOOK)
    return moments


@pytest.fixture(scope="module")
def counts(sample: list[Moment]) -> Counter[str]:
    """How often each branch was taken in them."""
    found: Counter[str] = Counter()
    for moment in sample:
        BRANCHES.tally(moment, found)
    return found


@pytest.mark.parametrize(("key", "case"), CASES, ids=[key for key, _ in CASES])
def test_taken_by_hand(key: str, case: Callable[[], Iterable[Moment]]) -> None:
    counts: Counter[str] = Counter()
    for moment in case():
        BRANCHES.tally(moment, counts)
    assert counts[key], sorted(counts)


def test_a_few_deals_go_nearly_everywhere(counts: Counter[str]) -> None:
    seen = {branch.id for branch in BRANCHES if counts[branch.key]}
    rules = {branch.id for branch in BRANCHES if re.match(r"A[1-9]\.", branch.id)}
    assert rules - seen <= SELDOM
    assert len(counts) > 140


def test_every_branch_is_taken_and_missed(sample: list[Moment], counts: Counter[str]) -> None:
    by_hand = {key for key, _ in CASES}
    never = [branch.key for branch in BRANCHES if not counts[branch.key] and branch.key not in by_hand]
    assert not never, "neither in the sample nor by hand"
    (none_aside,) = ended("", all_dead(30, 40))
    assert isinstance(none_aside, Ended)
    none_aside = replace(none_aside, dealt=none_aside.dealt._replace(aside=Cards()))
    always = [
        branch.key
        for branch in BRANCHES
        if branch.moment.__name__ != "Misread"
        and all(branch.taken(moment) for moment in [*sample, none_aside] if isinstance(moment, branch.moment))
    ]
    assert not always, "true whatever happens"


def test_every_rule_of_the_document_has_a_branch() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rules = set(re.findall(r"^\| (A[1-9]\.\d+) \|", text, re.M))
    rulings = set(re.findall(r"^\| (A11 \([^)]*\)) \|", text, re.M))
    ids = {branch.id for branch in BRANCHES}
    assert len(rules) == 60
    assert len(rulings) >= 12
    assert rules | rulings <= ids
    # The rest are rules of Rami, where house rules borrow from it.
    rami = DOCUMENT.with_name("rami.md").read_text(encoding="utf-8")
    assert ids - rules - rulings <= set(re.findall(r"^\| ((?:B\d+|C\d)(?:\.\d+)?) \|", rami, re.M))


def test_branches_have_names_of_their_own() -> None:
    assert len({branch.key for branch in BRANCHES}) == len(BRANCHES)
    assert {key for key, _ in CASES} <= {branch.key for branch in BRANCHES}
