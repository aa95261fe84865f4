"""Refusals, labels and events of games with a stock: the case, the numbers, the next step and the rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from rami import at_the_pile, rami_at
from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.game import State, engine
from tierce.game.actions import Action, parse_actions
from tierce.game.events import (
    Borrowed,
    Cut,
    DealEnded,
    Discarded,
    Drew,
    Event,
    Penalised,
    RanOut,
    Renewed,
    Stocked,
    Took,
    Touched,
    TurnedUp,
    WentOut,
)
from tierce.game.illegal import Illegal
from tierce.melds import Reason
from tierce.rules import load, preset_names
from tierce.rules.knobs import DRAW_MELD_DISCARD
from tierce.table import Table, view_of
from tierce.words import Words
from tierce.words.sentences import Refusal, Sentences

NAMES = ["Aina", "Boris", "Chen", "Dewi"]
SAY = Sentences(Words(), NAMES)
ALOUD = Sentences(Words(), NAMES, aloud=True)


def refused(state: State, *lines: str) -> tuple[Reason, Refusal]:
    """What the last step is refused with, after those before it."""
    *before, last = [action for line in lines for action in parse_actions(line)]
    for action in before:
        state = engine.apply_step(state, action).state
    illegal = engine.check_step(state, last)
    assert illegal is not None, "it is legal"
    return illegal.reason, SAY.refusal(illegal, view_of(state, state.turn), last)


def case(why: str, state: Callable[[], State], *lines: str, say: str, rule: str) -> Any:
    return pytest.param(why.split(".")[0], state, lines, say, rule, id=f"{why}: {lines[-1]}")


here, before = partial(partial, rami_at), partial(partial, at_the_pile)

REFUSALS = [
    case(
        "phase.draw", before("7c8c9c +", pile="2h"), "meld 7c8c9c", rule="B2.1",
        say="Your turn begins with a card: draw one from the stock, or take the top discard.",
    ),
    case(
        "phase.drawn", here("7c8c9c +"), "draw", rule="B2.1",
        say="You have your card for this turn. Lay what you like, then discard one.",
    ),
    case(
        "phase.discard", here("7c8c9c +"), "end", rule="B2.6",
        say="Here a discard ends the turn. Choose the card that you give away.",
    ),
    case(
        "phase.first", here("7c8c9c +", new="p1,p2,p3,p4", special="turns:1/0/0/0", dealer="d1"),
        "meld 7c8c9c", rule="B1.6",
        say="On this first turn you have a card too many and only discard. "
        "Choose the card that you give away.",
    ),
    case(
        "phase.round",
        here("7c8c9c +", new="p1", special="turns:2/2/2/2", rules="opening.from_round=3"),
        "meld 7c8c9c", rule="B2.8",
        say="The first laying is possible from your turn 3 on, and this is your turn 2. "
        "Discard a card for now.",
    ),
    case(
        "phase.take-round",
        before("7c8c9c +", pile="2h", special="turns:2/2/2/2", rules="draw.take_from_round=4"),
        "take", rule="B2.8",
        say="The discard pile opens to you in your turn 4, and this is your turn 2. Draw from the stock.",
    ),
    case(
        "phase.take-joker", before("7c8c9c +", pile="Jk", rules="draw.take_joker=no"), "take",
        rule="B2.7",
        say="A joker lies on top of the discard pile, and here it stays there. Draw from the stock.",
    ),
    case(
        "phase.pile", before("7c8c9c +", pile=""), "take", rule="B2.2",
        say="No card lies on the discard pile. Draw from the stock.",
    ),
    case(
        "a_carte", before("7c", "p2:5h6h7h", pile="2h"), "take", rule="B2.5",
        say="With one card left in your hand the discard pile is closed to you. Draw from the stock.",
    ),
    case(
        "not_opened.opening", here("6s 2c 9d +", "p2:Jk=6s7s8s", new="p1"), "swap 6s m1", rule="B6.2",
        say="A joker can be won once you have opened. Lay your opening first, then swap.",
    ),
    case(
        "not_opened.same-turn",
        here("6s 2c 9d +", "p2:Jk=6s7s8s", special="opened,acted", rules="swap.same_turn=no"),
        "swap 6s m1", rule="B6.2",
        say="In the turn in which you open there is no swapping at this table. Swap from your next turn on.",
    ),
    case(
        "card_not_in_hand", here("2c 3h +", "p2:4d5d6d"), "lay 7d m1", rule="B2.1",
        say="7♦ is not in your hand. Choose a card that you hold.",
    ),
    case(
        "card_not_in_hand.meld", here("2c 3h +", "p2:4d5d6d7d"), "borrow 8d m1", rule="B7.1",
        say="8♦ does not lie in Boris’s run 4♦–7♦. Choose a card that lies there.",
    ),
    case(
        "bad_run", here("2s +", "p1:QsKsAs"), "lay 2s m1", rule="B5.1",
        say="2♠ does not fit on your run Q♠–A♠. It takes J♠.",
    ),
    case(
        "dup_suit", here("8h 8h 8c +"), "meld 8h8h8c", rule="B3.1",
        say="8♥ 8♥ 8♣: the suits of a set differ here, and 8♥ is there twice. Leave one out.",
    ),
    case(
        "joker_opp_run", here("Jk +", "p2:5h6h7h"), "lay Jk=8h m1", rule="B5.2",
        say="Boris’s run 5♥–7♥ belongs to somebody else, and on others’ runs no joker may be laid here. "
        "A set of theirs takes it.",
    ),
    case(
        "joker_brelan", here("9d +", "p2:9c9sJk=9"), "swap 9d m1", rule="B6.3",
        say="The joker of Boris’s set of nines stands for no one card until the set has three suits and one "
        "joker. Lay a missing suit off first.",
    ),
    case(
        "take_joker.joker", here("Ks Kd +", "p2:5h6h7hJk=8h"), "borrow Jk m1", rule="B7.5",
        say="The joker of Boris’s run 5♥–8♥ cannot be borrowed. "
        "Put the card that it stands for in its place and take it so.",
    ),
    case(
        "take_joker.meld", here("Ks Kd +", "p2:5h6h7hJk=8h", rules="borrow.from_joker_meld=no"),
        "borrow 5h m1", rule="B7.5",
        say="No card is borrowed from Boris’s run 5♥–8♥ at this table, since a joker lies in it. "
        "Borrow from another meld.",
    ),
    case(
        "remainder.middle", here("6h 6s +", "p2:3c4c5c6c7c8c9c"), "borrow 6c m1", rule="B7.4",
        say="6♣: what is left of Boris’s run 3♣–9♣ must stay one run. Take cards from its ends.",
    ),
    case(
        "remainder.few", here("5h 6h +", "p2:7s7h7d"), "borrow 7h m1", rule="B7.1",
        say="7♥: 2 cards would be left of Boris’s set of sevens, and three must stay. "
        "Take fewer, or from another meld.",
    ),
    case(
        "take_use.off", here("5h 6h +", "p2:7s7h7d7c", rules="borrow.kind=off"), "borrow 7h m1",
        rule="B7.7",
        say="7♥: at this table what lies in a meld stays there. Use cards from your hand.",
    ),
    case(
        "take_use.unused", here("5h 6h 2c +", "p2:7s7h7d7c"), "borrow 7h m1", "discard 2c", rule="B7.3",
        say="7♥ must go from the table into one new meld in this turn, with a card from your hand. "
        "Lay that meld, or take the step back.",
    ),
    case(
        "take_use.hand", here("2c +", "p2:7s7h7d7c", "p2:8s8h8d8c", "p3:9hThJhQh"),
        "borrow 7h m1", "borrow 8h m2", "borrow 9h m3", "meld 7h8h9h", rule="B7.3",
        say="A new meld with borrowed cards needs a card from your hand as well. Add one.",
    ),
    case(
        "take_use.together", here("4d5d 2c +", "p2:6d7d8d9dTdJd"),
        "borrow 6d7d m1", "meld 4d5d6d", rule="B7.3",
        say="6♦ 7♦ were borrowed together and go into one new meld together. Lay them all in it.",
    ),
    case(
        "joker_unused", here("6s 2c 9d", "p2:Jk=6s7s8s"), "swap 6s m1", "discard 2c", rule="B6.5",
        say="The joker you took must go into a new meld in this turn. "
        "Lay one with it, or take the swap back.",
    ),
    case(
        "discard_unused", before("6s7s8s AcAdAh 3c +", pile="2c", new="p1"), "take", "meld 6s7s8s",
        "meld AcAdAh", "discard 3c", rule="B2.2",
        say="You took 2♣ from the discard pile, so it must be laid in this turn. "
        "Lay it, or take it back and draw from the stock.",
    ),
    case(
        "open_points", here("5d6d7d 8s8h8d8c 2c +", new="p1"), "meld 5d6d7d", "meld 8s8h8d8c",
        "discard 2c", rule="B4.1",
        say="50 of 51 points: your opening needs 1 more from cards of your own. "
        "Lay more, or take your steps back.",
    ),
    case(
        "open_points.discard",
        before("JsQs KhKdKc 2c +", pile="Ts", new="p1", preset="arbaatash"),
        "take", "meld TsJsQs", "meld KhKdKc", "discard 2c", rule="C3.7",
        say="60 of 71 points: after a card from the discard pile your opening needs 11 more from cards of "
        "your own. Lay more, or take your steps back.",
    ),
    case(
        "open_points.always",
        before("8s8d 2c +", pile="8h", preset="arbaatash", rules="opening.discard_points_always=yes"),
        "take", "meld 8h8s8d", "discard 2c", rule="C3.8",
        say="24 of 71 points: whoever takes the discard lays so many here, 47 more. "
        "Lay more, or take your steps back.",
    ),
    case(
        "open_points.dry", here("5d6d7d 2c +", new="p1", rules="out.at_once_needs=run_only"),
        "meld 5d6d7d", "discard 2c", rule="B10.8",
        say="18 of 51 points: unless you go out in this turn, your opening needs 33 more from cards of your "
        "own. Lay more, or take your steps back.",
    ),
    case(
        "open_pure.new", here("KsKdKc 9sTsJk 2c +", new="p1"), "meld KsKdKc", "meld 9sTsJk=Js",
        "discard 2c", rule="B4.2",
        say="Your opening still lacks a new run without a joker, all from your hand. "
        "Lay one, or take your steps back.",
    ),
    case(
        "open_pure.subrun", here("KsKdKc 9sTsJk 2c +", new="p1", rules="opening.pure_run=subrun"),
        "meld KsKdKc", "meld 9sTsJk=Js", "discard 2c", rule="B4.2",
        say="Your opening still lacks a run with three natural cards in sequence. "
        "Lay one, or take your steps back.",
    ),
    case(
        "keep_card", here("5d 6d", "p1:2d3d4d"), "lay 5d m1", "lay 6d m1", rule="B5.4",
        say="One card must be left for the discard that ends your turn. Lay one card less.",
    ),
    case(
        "keep_card.forfeited",
        here("5d", "2d3d4d", special="touched:p1", rules="draw.touch=no_exit_this_deal"), "discard 5d",
        rule="C3.14",
        say="You touched the discard pile and drew from the stock, so in this deal you cannot go out. "
        "Keep one card more.",
    ),
    case(
        "throw_back", before("7c8c9c 2c 4d +", pile="2h", preset="basic"), "take", "discard 2h", rule="D2.4",
        say="You have just taken 2♥ from the discard pile, and it may not go back in the same turn. "
        "Discard another card.",
    ),
    case(
        "new_melds.one", here("7c8c9c 4h4d4s 2c", preset="basic", rules="out.new_melds=1"),
        "meld 7c8c9c", "meld 4h4d4s", rule="D2.5",
        say="One new meld a turn is all that this table allows. Lay cards off on melds, or discard.",
    ),
    case(
        "new_melds.more",
        here("7c8c9c 4h4d4s ThJhQh 2c", preset="basic", rules="out.new_melds=2"),
        "meld 7c8c9c", "meld 4h4d4s", "meld ThJhQh", rule="D2.5",
        say="2 new melds a turn are all that this table allows. Lay cards off on melds, or discard.",
    ),
    case(
        "bad_run.ace-low", here("QsKsAs 2c", preset="basic"), "meld QsKsAs", rule="D3.2",
        say="Q♠ K♠ A♠: the ace comes before the two here, and nothing comes after the king. "
        "Leave out the cards on one side.",
    ),
    case(
        "joker_finish", here("Jk", "2d3d4d", rules="score.joker_finish=forbidden"), "discard Jk",
        rule="B10.6",
        say="At this table the last card that you discard may not be a joker. "
        "Lay the joker and discard another card.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "state", "lines", "say", "rule"), REFUSALS)
def test_a_refusal_says_what_to_do_next(
    reason: str, state: Callable[[], State], lines: tuple[str, ...], say: str, rule: str
) -> None:
    assert refused(state(), *lines) == (reason, (say, rule))


def test_every_reason_of_the_grammar_is_among_them() -> None:
    said = {str(param.values[0]) for param in REFUSALS}
    assert said >= {
        "a_carte", "take_joker", "remainder", "take_use", "discard_unused", "open_points", "open_pure",
        "keep_card", "joker_finish", "joker_unused", "not_opened", "phase",
    }  # fmt: skip


@pytest.mark.parametrize("game", [n for n in preset_names() if load(n).grammar == DRAW_MELD_DISCARD])
def test_no_refusal_and_no_event_is_without_words(game: str) -> None:
    """Whatever is said at any moment of a random deal, its refusal can be told, and so can what happened."""
    rng = random.Random(game)
    table = Table(game, seats=3, seed=7, names=("Aina", "Boris", "Chen"))
    told: set[str] = set()
    for _ in range(60):
        if table.over:
            break
        view = table.view(table.turn)
        held = [str(card) for card in view.hand.faces()]
        number = rng.randint(1, 4)
        some = "".join(rng.sample(held, min(3, len(held))))
        tries = ["draw", "take", "touch", "end", "dead", f"discard {rng.choice(held)}", f"meld {some}"]
        tries += [f"lay {held[0]} m{number}", f"swap {held[0]} m{number}", f"borrow {held[0]} m{number}"]
        tries += [f"borrow {lies.meld.cards[0]} m1" for lies in view.table[:1]]
        for words in tries:
            illegal = engine.check_step(view.state, action := Action.parse(words))
            if illegal is not None:
                told.add(illegal.reason)
                assert not SAY.refusal(illegal, view, action).text[0].islower()
                assert ALOUD.refusal(illegal, view).text
        for action in view.legal_actions[:30]:
            assert SAY.label(action, view)
        table.play(rng.choice(view.legal_actions))
    assert len(told) >= 4
    for seat in (0, 1, None):
        events = [one.event for one in table.events(0, seat)]
        assert len(SAY.news(events, table.view(seat))) == len(events)


# -- what a step does ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("draw", "Draw a card"),
        ("take", "Take K♥"),
        ("touch", "Touch the pile"),
        ("borrow 7h m1", "Borrow 7♥ from Boris’s set of sevens"),
        ("borrow 2h3h m2<", "Borrow 2♥ 3♥ from your run 2♥–7♥, at the low end, before 2♥"),
        ("discard 5h", "Discard 5♥"),
        ("discard 5h carte", "Discard 5♥ and say “carte”"),
        ("meld QsKsAs", "Meld Q♠ K♠ A♠ (31)"),
        ("meld As2s3s", "Meld A♠ 2♠ 3♠ (6)"),
    ],
)
def test_a_label_says_what_a_step_does(words: str, label: str) -> None:
    state = rami_at("As2s3s QsKs 5h +", "p2:7c7d7h7s", "p1:2h3h4h5h6h7h", pile="Kh")
    assert SAY.label(Action.parse(words), view_of(state, 0)) == label


def test_nothing_to_take_has_a_label_all_the_same() -> None:
    assert SAY.label(Action.parse("take"), view_of(rami_at("5h +"), 0)) == "take"


# -- what happened -------------------------------------------------------------------------------------------

H5, KS = Card.parse("5h"), Card.parse("Ks")


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (Drew(0, H5), "You draw 5♥", "Aina draws 5♥"),
        (Drew(0, UNKNOWN), None, "Aina draws from the stock"),
        (Took(0, H5), "You take 5♥ from the discard pile", "Aina takes 5♥ from the discard pile"),
        (Touched(0), "You touch the discard pile", "Aina touches the discard pile"),
        (
            Borrowed(0, (H5,), 1, (0,)),
            "You borrow 5♥ from Boris’s run",
            "Aina borrows 5♥ from your run",
        ),
        (Discarded(0, KS), "You discard K♠", "Aina discards K♠"),
        (Discarded(0, KS, carte=True), "You discard K♠ and say “carte”", "Aina discards K♠ and says “carte”"),
        (Penalised(0, (H5, KS)), "You did not say “carte” and draw 5♥ K♠", None),
        (Penalised(0, (UNKNOWN, UNKNOWN)), None, "Aina did not say “carte” and draws 2 cards"),
        (Penalised(0, (UNKNOWN,)), None, "Aina did not say “carte” and draws 1 card"),
        (Cut(0, KS), "You cut and turn up K♠", "Aina cuts and turns up K♠"),
        (Cut(0, JOKER), "You cut and turn up a joker, which you keep", None),
        (TurnedUp(0, KS), "K♠ is turned up and begins the discard pile", None),
        (Stocked(0, (KS, H5)), "2 cards lie in the stock", None),
        (RanOut(0), "The stock is empty", "The stock is empty"),
        (Renewed(0, (KS,)), "The discards become a new stock of 1 card", None),
        (Renewed(0, (KS, H5)), None, "The discards become a new stock of 2 cards"),
        (WentOut(0, KS), "You are out: no cards left", "Aina is out: no cards left"),
    ],
)
def test_one_event_in_a_line(event: Any, mine: str | None, theirs: str | None) -> None:
    state = rami_at("5c +", "p2:5h6h7h8h")
    if mine is not None:
        assert SAY.narration(event, view_of(state, 0)) == mine
    if theirs is not None:
        assert SAY.narration(event, view_of(state, 1)) == theirs


def test_news_count_the_cards_that_are_left() -> None:
    state = rami_at("5h6h 2c 3c 9s", "p2:7s7h7d7c", stock="4d")
    events: list[Event] = []
    for line in ("borrow 7h m1", "meld 5h6h7h", "discard 2c"):
        step = engine.apply_step(state, Action.parse(line))
        events += step.events
        state = step.state
    lines = SAY.news(events, view_of(state, 0))
    assert lines[:3] == [
        "You borrow 7♥ from Boris’s set",
        "You meld 5♥ 6♥ 7♥",
        "You discard 2♣; 2 cards left",
    ]


def test_news_of_a_running_turn_with_a_card_still_borrowed() -> None:
    state = rami_at("5h6h 2c3c4c 9s", "p2:7s7h7d7c")
    events: list[Event] = []
    for line in ("meld 2c3c4c", "borrow 7h m1"):
        step = engine.apply_step(state, Action.parse(line))
        events += step.events
        state = step.state
    lines = SAY.news(events, view_of(state, 0))
    assert lines == ["You meld 2♣ 3♣ 4♣", "You borrow 7♥ from Boris’s set"]


def test_a_blocked_deal_is_told() -> None:
    state = at_the_pile("2c 9d +", pile="Kh", stock="", rules="draw.renewals=0")
    blocked = state._replace(stock=())
    event = engine.apply_step(blocked, Action.parse("draw")).events[-1]
    assert isinstance(event, DealEnded)
    view = view_of(blocked, 0)
    assert SAY.narration(event, view) == "The deal ended because nothing was left to draw"


def test_cards_that_cannot_be_seen_make_no_sentence_wrong() -> None:
    view = view_of(rami_at("5c +"), 0)
    assert SAY.cards(Cards([UNKNOWN])) == "??"
    refusal = SAY.refusal(Illegal(Reason.PHASE), view)
    assert refusal.rule == "B2.8"
