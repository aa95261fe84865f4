"""Every refusal is a sentence with its cards and one next step; every act and event can be said."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

from positions import at
from tierce import words as words_package
from tierce.cards import Card, Cards
from tierce.game import engine
from tierce.game.actions import Action, Deal, LayOff, parse_actions
from tierce.game.events import Died, Event, LaidOff, MeldLaid, TurnEnded
from tierce.game.illegal import Illegal, IllegalAction
from tierce.melds import MeldEnd, Reason
from tierce.table import Table, view_of
from tierce.words import Words
from tierce.words.cards import cards
from tierce.words.sentences import Sentences

NAMES = ["Aina", "Boris", "Chen", "Dewi"]
SAY = Sentences(Words(), NAMES)
ALOUD = Sentences(Words(), NAMES, aloud=True)


def case(why: str, words: str, hand: str, *table: str, say: str, rule: str, **more: str) -> object:
    """One refusal: the position, the words, the reason with its case, and the sentence."""
    return pytest.param(why.split(".")[0], words, hand, table, more, say, rule, id=f"{why}: {words}")


REFUSALS = [
    case(
        "no_action.passport", "end", "4h 4c +", special="new:p1", rule="A3.3",
        say="Your turn still needs your passport, a meld of three cards or more. Lay one, then end the turn.",
    ),
    case(
        "no_action", "end", "4h 4c +", rule="A3.3",
        say="A turn needs at least one meld or one card laid off; a swap alone is not enough. "
        "Lay one, then end the turn.",
    ),
    case(
        "phase.acted", "dead", "Ks 4d", "p2:TsJsQs", special="acted", rule="A8.2",
        say="You have laid a card in this turn, so you are not dead. End your turn instead.",
    ),
    case(
        "has_moves.lay", "dead", "Ks 4d", "p2:TsJsQs", rule="A8.1",
        say="One of your cards can be laid off, and a seat is dead only when it has no move. Lay a card off.",
    ),
    case(
        "has_moves.meld", "dead", "Ks Kc Kd 4d", rule="A8.1",
        say="Your hand holds a meld, and a seat is dead only when it has no move. Lay the meld.",
    ),
    case(
        "has_moves.passport", "dead", "Ks Kc Kd 4d", special="new:p1", rule="A5.5",
        say="Your hand holds a meld, and that keeps you in the game. Lay it as your passport.",
    ),
    case(
        "has_moves.swap", "dead", "6h", "p2:5hJk=6h7h", "p3:8c8h8s", rule="A8.1",
        say="A swap would give you a joker to lay, so there is still a move. Swap for a joker first.",
    ),
    case(
        "need_passport", "lay 7d m1", "7d +", "p2:4d5d6d", special="new:p1", rule="A5.2",
        say="Lay a meld first: the first one of a deal is your passport. Then you may lay off and swap.",
    ),
    case(
        "not_opened", "swap 6h m1", "6h +", "p2:5hJk=6h7h", special="acted,opened",
        rules="swap.same_turn=no", rule="B6.2",
        say="In the turn of your passport there is no swapping at this table. Swap from your next turn on.",
    ),
    case(
        "card_not_in_hand", "lay 7d m1", "2c 3h", "p2:4d5d6d", rule="A3.2",
        say="7♦ is not in your hand. Choose a card that you hold.",
    ),
    case(
        "card_not_in_hand", "meld 7d7h2c", "2c 3h +", rule="A3.2",
        say="7♦ 7♥ are not in your hand. Choose cards that you hold.",
    ),
    case(
        "card_not_in_hand", "meld 7d7d7h", "7d 7h 3h", rule="A3.2",
        say="You hold 7♦ only once. Leave the second one out.",
    ),
    case(
        "card_not_in_hand", "meld 7d7d7d", "7d 7d 3h", rule="A3.2",
        say="You hold 7♦ only 2 times. Leave the others out.",
    ),
    case(
        "no_such_meld", "lay 7d m1", "7d 3h +", rule="A6.1",
        say="There is no meld on the table yet. Lay one from your hand.",
    ),
    case(
        "no_such_meld", "lay 7d m2", "7d 3h", "p2:4d5d6d", rule="A6.1",
        say="There is no meld 2. The only one on the table is meld 1.",
    ),
    case(
        "no_such_meld", "swap 7d m9", "7d 3h", "p2:4d5d6d", "p1:4h5h6h", rule="A6.1",
        say="There is no meld 9. The melds on the table are 1 to 2.",
    ),
    case(
        "full.run", "lay Jk m1", "Jk 3h", "p2:Ah2h3h4h5h6h7h8h9hThJhQhKhAh", rule="A4.1",
        say="Boris’s run A♥–A♥ has 14 cards, as many as a run may have here. Keep Joker for another meld.",
    ),
    case(
        "full.set", "lay Jk m1", "Jk 3h", "p1:4c4d4h4s", rules="melds.set_suits=distinct", rule="A4.2",
        say="Your set of fours has 4 cards, as many as a set may have here. Keep Joker for another meld.",
    ),
    case(
        "bad_run.short", "meld 2c3c", "2c 3c 9h", rule="A4.1",
        say="2♣ 3♣: a run has at least three cards. Add one that comes next.",
    ),
    case(
        "bad_run.suits", "meld 2c3c4h", "2c 3c 4h", rule="A4.1",
        say="2♣ 3♣ 4♥: a run is of one suit. Choose cards of one suit, or of one rank for a set.",
    ),
    case(
        "bad_run.twice", "meld 2c3c3c4c", "2c 3c 3c 4c", rule="A4.1",
        say="2♣ 3♣ 3♣ 4♣: a run holds each card once. Leave 3♣ out.",
    ),
    case(
        "bad_run.ace", "meld QsKsAs2s", "Qs Ks As 2s", rule="A4.1",
        say="Q♠ K♠ A♠ 2♠: a run ends with the ace, nothing comes after it. "
        "Leave out the cards on one side of the ace.",
    ),
    case(
        "bad_run.long", "meld As2s3s4s5s6s7s8s9sTsJsQsKsJk", "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Jk",
        rules="melds.run_max=13", rule="A4.1",
        say="A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ Joker: a run may have 13 cards here. Leave one out.",
    ),
    case(
        "bad_run.gap", "meld 2c3c6cJk", "2c 3c 6c Jk", rule="A4.1",
        say="2♣ 3♣ 6♣ Joker: here 4♣ 5♣ would have to be in between. Add that, or a joker.",
    ),
    case(
        "bad_run.gap, ace high", "meld QcAcTc", "Qc Ac Tc", rule="A4.1",
        say="Q♣ A♣ 10♣: here J♣ K♣ would have to be in between. Add that, or a joker.",
    ),
    case(
        "bad_run.beside", "meld 2cJk=3cJk=4c5c", "2c 5c Jk Jk", rules="wild.adjacent=no", rule="A4.4",
        say="2♣ Joker Joker 5♣: two jokers may not lie side by side in a run here. Put a card between them.",
    ),
    case(
        "bad_run.ends", "meld 2cJk=3c4c", "2c 4c Jk", rules="wild.in_run=ends", rule="A4.4",
        say="2♣ Joker 4♣: a joker may lie only at the end of a run here. Put a card in its place.",
    ),
    case(
        "bad_run.stated", "meld 2c3cJk=9c", "2c 3c Jk", rule="A4.1",
        say="2♣ 3♣ Joker make no run, which is three or more cards of one suit in sequence. Choose others.",
    ),
    case(
        "bad_run.layoff", "lay 9c m1", "9c 4h", "p2:3c4c5c6c7c", rule="A6.2",
        say="9♣ does not fit on Boris’s run 3♣–7♣. It takes 2♣ or 8♣.",
    ),
    case(
        "bad_run.layoff, joker", "lay Jk=9c m1>", "Jk 4h", "p1:QcKcAc", rule="A6.2",
        say="★9♣ does not fit on your run Q♣–A♣. It takes J♣.",
    ),
    case(
        "bad_run.layoff-end", "lay 8c m1<", "8c 4h", "p2:3c4c5c6c7c", rule="A6.2",
        say="8♣ does not fit at that end of Boris’s run 3♣–7♣. Try the other end.",
    ),
    case(
        "bad_run.layoff-beside", "lay Jk m1>", "Jk 4h", "p2:3c4cJk=5c", rules="wild.adjacent=no", rule="A4.4",
        say="Joker would lie beside a joker on Boris’s run 3♣–5♣, and two may not be neighbours here. "
        "Lay it elsewhere.",
    ),
    case(
        "bad_run.layoff-ends", "lay 6c m1>", "6c 4h", "p2:3c4cJk=5c", rules="wild.in_run=ends", rule="A4.4",
        say="On Boris’s run 3♣–5♣ a joker would no longer lie at an end, as it must here. "
        "Lay 6♣ elsewhere.",
    ),
    case(
        "bad_run.seat", "lay 5c m1>", "5c 4h", "p2:3c4cJk=5c", rule="A7.2",
        say="A joker stands for 5♣ on Boris’s run 3♣–5♣ already. Swap the card for that joker.",
    ),
    case(
        "bad_set.short", "meld 4h4c", "4h 4c +", rule="A4.2",
        say="4♥ 4♣: a meld has at least three cards. "
        "Add more of the same rank, or of the suit in sequence.",
    ),
    case(
        "bad_set.many", "meld 4c4d4h4sJk", "4c 4d 4h 4s Jk +", rules="melds.set_suits=distinct", rule="A4.2",
        say="4♣ 4♦ 4♥ 4♠ Joker: a set has at most four cards here. Leave one out.",
    ),
    case(
        "bad_set.layoff", "lay 5h m1", "5h 2c", "p1:4c4d4h", rule="A6.3",
        say="5♥ does not fit on your set of fours. It takes fours and jokers.",
    ),
    case(
        "bad_set.stated", "meld Jk=4JkJk", "Jk Jk Jk", rules="melds.set_suits=distinct", rule="A4.5",
        say="Joker Joker Joker: a meld needs at least one card that is no joker. Add one.",
    ),
    case(
        "dup_suit.set", "meld 4c4c4h", "4c 4c 4h 9s", rules="melds.set_suits=distinct", rule="A4.2",
        say="4♣ 4♣ 4♥: the suits of a set differ here, and 4♣ is there twice. Leave one out.",
    ),
    case(
        "dup_suit.layoff", "lay 4c m1", "4c 9s", "p3:4c4d4h", rules="melds.set_suits=distinct", rule="A4.2",
        say="Chen’s set of fours has the suit of 4♣ already, and the suits of a set differ here. "
        "Keep 4♣ for another meld.",
    ),
    case(
        "all_jokers", "meld JkJkJk", "Jk Jk Jk 9s", rule="A4.5",
        say="Joker Joker Joker: a meld needs at least one card that is no joker. Add one.",
    ),
    case(
        "all_jokers", "meld 4cJkJk=4", "4c Jk Jk 9s", rules="melds.min_naturals=2", rule="A4.5",
        say="4♣ Joker Joker: a meld needs at least 2 cards that are no jokers. Add more of them.",
    ),
    case(
        "too_many_jokers.run", "meld 4cJk5cJk", "4c 5c Jk Jk", rules="wild.max_in_run=1", rule="A4.4",
        say="4♣ Joker 5♣ Joker: a run takes one joker at most here. "
        "Put a natural card in the place of the other.",
    ),
    case(
        "too_many_jokers.set", "meld 4c4hJkJkJk", "4c 4h Jk Jk Jk", rules="wild.max_in_set=2", rule="A4.4",
        say="4♣ 4♥ Joker Joker Joker: a set takes 2 jokers at most here. "
        "Put natural cards in the place of the others.",
    ),
    case(
        "too_many_jokers.layoff", "lay Jk m1", "Jk 9s", "p1:4c4d4h", rules="wild.max_in_set=0", rule="A4.4",
        say="Joker: a set takes no joker here. Lay it with natural cards alone.",
    ),
    case(
        "not_burnt", "meld 4cJk6c", "4c 6c Jk", rules="wild.in_run=burnt", rule="C3.5",
        say="4♣ Joker 6♣: in a run a joker may stand only for a card of which both copies lie on the table. "
        "Use the joker in a set.",
    ),
    case(
        "joker_opp_run.sets", "lay Jk m1>", "Jk 9s", "p2:4c5c6c", rules="layoff.joker_on_opponent=sets",
        rule="B5.2",
        say="Boris’s run 4♣–6♣ belongs to somebody else, and on others’ runs no joker may be laid here. "
        "A set of theirs takes it.",
    ),
    case(
        "joker_opp_run.none", "lay Jk m1", "Jk 9s", "p2:4c4d4h", rules="layoff.joker_on_opponent=none",
        rule="B5.2",
        say="Boris’s set of fours belongs to somebody else, and jokers go only on your own melds here. "
        "Lay it on one of yours.",
    ),
    case(
        "ambiguous.ends", "lay Ah m1", "Ah 9s", "p2:2h3h4h5h6h7h8h9hThJhQhKh", rule="A6.4",
        say="A♥ can be laid in 2 ways: Lay A♥ on Boris’s run 2♥–K♥, at the low end, before 2♥; "
        "Lay A♥ on Boris’s run 2♥–K♥, at the high end, after K♥. Say which one you mean.",
    ),
    case(
        "joker_brelan.never", "swap 9d m1", "9d 2s", "p2:9c9sJk=9", rules="swap.from_set=never", rule="B6.4",
        say="The joker of Boris’s set of nines stays where it is: at this table no joker leaves a set. "
        "Try a joker in a run.",
    ),
    case(
        "joker_brelan.square", "swap 9d m1", "9d 2s", "p2:9c9sJk=9", rules="swap.from_set=square",
        rule="B6.3",
        say="The joker of Boris’s set of nines stands for no one card until the set has three suits and one "
        "joker. Lay a missing suit off first.",
    ),
    case(
        "joker_brelan.both", "swap 9d m1", "9d 2s", "p2:9c9h9sJk=9", rules="swap.from_set=square_both",
        rule="B6.4",
        say="The joker of Boris’s set of nines comes free only in the turn in which its set of three becomes "
        "four. Try another joker.",
    ),
    case(
        "joker_mismatch.none", "swap 9d m1", "9d 2s", "p2:4c5c6c", rule="A7.2",
        say="There is no joker in Boris’s run 4♣–6♣. Choose a meld that has one.",
    ),
    case(
        "joker_mismatch.joker", "swap Jk m1", "Jk 2s", "p2:4cJk=5c6c", rule="A7.1",
        say="A joker is won with a natural card. Choose the card that it stands for.",
    ),
    case(
        "joker_mismatch.run", "swap 9d m1", "9d 2s", "p1:4cJk=5c6cJk=7c", rule="A7.2",
        say="The joker of your run 4♣–7♣ does not stand for 9♦. It is won with 5♣ or 7♣.",
    ),
    case(
        "joker_mismatch.set", "swap 9d m1", "9d 2s", "p1:4c4hJk=4", rule="A7.2",
        say="The joker of your set of fours does not stand for 9♦. It is won with one of the fours.",
    ),
    case(
        "joker_mismatch.square", "swap 4c m1", "4c 2s", "p1:4c4d4hJk=4", rules="swap.from_set=square",
        rule="B6.4",
        say="The joker of your set of fours does not stand for 4♣. It is won with 4♠.",
    ),
    case(
        "joker_unused.new-meld", "end", "Jk 2s", "p1:4c4d4h", special="acted,owed:replay",
        rules="swap.use=new_meld", rule="B6.5",
        say="The joker you took must go into a new meld in this turn. "
        "Lay one with it, or take the swap back.",
    ),
    case(
        "joker_unused.any", "end", "Jk Jk 2s", "p1:4c4d4h", special="acted,owed:replay,owed:replay",
        rules="swap.use=any", rule="B6.5",
        say="The 2 jokers you took must be laid in this turn. Lay them, or take swaps back.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "words", "hand", "table", "more", "say", "rule"), REFUSALS)
def test_a_refusal_is_a_sentence(
    reason: str, words: str, hand: str, table: tuple[str, ...], more: dict[str, str], say: str, rule: str
) -> None:
    state = at(hand, *table, **more)
    (action,) = parse_actions(words)
    illegal = engine.check_step(state, action)
    assert illegal is not None
    view = view_of(state, 0)
    assert SAY.refusal(illegal, view, action) == (say, rule)
    assert not re.search("[♣♦♥♠★]", ALOUD.refusal(illegal, view, action).text)
    # Without the action the sentence may be plainer, and still there is one.
    assert SAY.refusal(illegal, view).text


def test_every_reason_and_every_case_is_among_them() -> None:
    """Those of the seat and of the table come in the tests below, those of games with a stock elsewhere."""
    said = {str(param.values[0]) for param in REFUSALS}  # type: ignore[attr-defined]
    other = {"turn", "bad_set"}
    with_a_stock = {
        "a_carte", "take_joker", "remainder", "take_use", "discard_unused", "open_points", "open_pure",
        "keep_card", "joker_finish",
    }  # fmt: skip
    of_gin = {"upcard_passed", "must_knock", "deadwood", "not_melded", "throw_back"}
    of_basic_rummy = {"new_melds"}
    assert said | other | with_a_stock | of_gin | of_basic_rummy >= set(Reason)


def test_a_set_of_more_cards_than_there_are_is_refused_in_words() -> None:
    state = at("4h 4c 5d +")
    illegal = Illegal(Reason.BAD_SET, tuple(Cards.parse("4h4c5d")))
    text, rule = SAY.refusal(illegal, view_of(state, 0))
    assert (text.split(" make ")[1], rule) == (
        "no set, which is three or more cards of one rank. Choose others.",
        "A4.2",
    )


@pytest.mark.parametrize(
    ("seat", "special", "text", "rule"),
    [
        (1, "", "Aina is playing now. Your cards wait until the turn comes round to you.", "A3.1"),
        (
            1,
            "dead:p2",
            "You are dead in this deal, so its turns pass you by. The next deal brings you back.",
            "A8.3",
        ),
        (None, "", "You are watching here. Open a table of your own to play.", "A3.1"),
    ],
)
def test_another_ones_turn(seat: int | None, special: str, text: str, rule: str) -> None:
    state = at("4h 4c +", special=special)
    assert SAY.refusal(Illegal(Reason.TURN), view_of(state, seat)) == (text, rule)


def test_a_seat_that_has_dropped_out_may_watch() -> None:
    view = view_of(at("4h 4c +"), 1)
    gone = type(view)(**{**vars(view), "out": (False, True, False, False)})
    assert SAY.refusal(Illegal(Reason.TURN), gone) == (
        "You have dropped out of this match. You can watch it to its end.",
        "B11.2",
    )


def test_the_moment_is_wrong() -> None:
    table = Table("penang+match.deals=1+match.target=none", seed=3)
    names = Sentences(Words(), table.names)
    view = table.view(0)

    def refused(illegal: Illegal, asked: str = "play") -> str:
        return names.refusal(illegal, view, Deal(()), asked=asked).text  # type: ignore[arg-type]

    phase = Illegal(Reason.PHASE)
    assert refused(phase).startswith("That has no place at this moment.")
    assert refused(phase, "undo").startswith("This turn has no step to take back.")
    assert refused(phase, "next").startswith("This deal is still being played.")
    while not table.over:
        table.play(table.view(table.turn).legal_actions[0])
    view = table.view(0)
    assert refused(phase).startswith("This deal is over")
    assert refused(phase, "undo").startswith("This deal is over")
    assert refused(phase, "next").startswith("The match is over.")


def test_cards_that_fit_only_one_by_one() -> None:
    state = at("7h 7h 2c", "p1:4h5h6h")
    first, second = parse_actions("lay 7h7h m1>")
    after = engine.apply_step(state, first).state
    illegal = engine.check_step(after, second)
    assert illegal is not None
    assert SAY.refusal(illegal, view_of(state, 0), second).text == (
        "7♥ does not fit on your run 4♥–6♥ after the other cards. Lay the cards one by one."
    )


@pytest.mark.parametrize("seed", range(3))
def test_no_refusal_is_without_words(seed: int) -> None:
    """Whatever is said at any moment of random deals under random rules, its refusal can be told."""
    rng = random.Random(seed)
    rules = [
        "",
        "+wild.adjacent=no+swap.use=any",
        "+melds.set_suits=distinct+swap.from_set=square+wild.rebind=slide",
    ]
    table = Table("penang" + rules[seed], seats=4, seed=seed, names=tuple(NAMES))
    faces = [str(card) for card in dict.fromkeys(table.state.hands[0])]
    told = set()
    while not table.over:
        view = table.view(table.turn)
        some = rng.sample(faces, 3)
        number = rng.randint(1, 8)
        tries = [
            f"meld {''.join(some)}",
            f"lay {some[0]} m{number}",
            f"lay {some[0]} m{number}<",
            "end",
            "dead",
        ]
        held = [str(card) for card in view.hand.faces()]
        tries += [f"meld {''.join(rng.sample(held, min(3, len(held))))}", f"swap {held[0]} m{number}"]
        tries += [f"lay {held[-1]} m{number}{end}" for end in ("", "<", ">")]
        for words in tries:
            action = Action.parse(words)
            illegal = engine.check_step(view.state, action)
            if illegal is not None:
                told.add(illegal.reason)
                assert SAY.refusal(illegal, view, action).text[0] not in "abcdefghijklmnopqrstuvwxyz"
                assert ALOUD.refusal(illegal, view).text
        for action in view.steps[:20]:
            assert SAY.label(action, view)
        table.play(rng.choice(view.legal_actions))
    assert len(told) >= 5


# -- what a step does ----------------------------------------------------------------------------------------

RUN = ("p2:2h3h4h5h6h7h8h9hThJhQhKh", "p1:5cJk=6c7c", "p1:8c8h8s")


@pytest.mark.parametrize(
    ("words", "seen", "heard"),
    [
        (
            "meld 3d4dJk=5d",
            "Meld 3♦ 4♦ ★5♦ (27)",
            "Meld 3 of diamonds, 4 of diamonds, joker as 5 of diamonds (27)",
        ),
        ("meld 9c9sJk=9", "Meld 9♣ 9♠ ★9 (38)", "Meld 9 of clubs, 9 of spades, joker as a 9 (38)"),
        ("lay 8d m3", "Lay 8♦ on your set of eights", "Lay 8 of diamonds on your set of eights"),
        (
            "lay 8c m2>",
            "Lay 8♣ on your run 5♣–7♣",
            "Lay 8 of clubs on your run, 5 of clubs to 7 of clubs",
        ),
        (
            "lay Jk m2<",
            "Lay ★4♣ on your run 5♣–7♣",
            "Lay joker as 4 of clubs on your run, 5 of clubs to 7 of clubs",
        ),
        ("lay Jk m3", "Lay Joker on your set of eights", "Lay joker on your set of eights"),
        (
            "lay Ah m1>",
            "Lay A♥ on Boris’s run 2♥–K♥, at the high end, after K♥",
            "Lay ace of hearts on Boris’s run, 2 of hearts to king of hearts, "
            "at the high end, after king of hearts",
        ),
        (
            "swap 6c m2",
            "Swap 6♣ for the joker of your run 5♣–7♣",
            "Swap 6 of clubs for the joker of your run, 5 of clubs to 7 of clubs",
        ),
        ("end", "End turn", "End turn"),
        ("dead", "Declare dead", "Declare dead"),
    ],
)
def test_a_label_says_what_a_step_does(words: str, seen: str, heard: str) -> None:
    view = view_of(at("4h 4c +", *RUN), 0)
    action = Action.parse(words)
    assert (SAY.label(action, view), ALOUD.label(action, view)) == (seen, heard)


def test_a_label_for_rarer_steps() -> None:
    slide = view_of(at("6c +", "p1:5cJk=6c7c", rules="wild.rebind=slide"), 0)
    assert SAY.label(Action.parse("lay 6c m1>"), slide) == (
        "Put 6♣ into your run 5♣–7♣ and move the joker to the high end"
    )
    assert SAY.label(Action.parse("lay 6c m1<"), slide).endswith("to the low end")
    aces = view_of(at("Ah +", "p1:Jk=Ah2h3h4h5h6h7h8h9hThJhQhKhJk=Ah"), 0)
    assert SAY.label(Action.parse("swap Ah m1<"), aces) == (
        "Swap A♥ for the joker of your run A♥–A♥, at the low end, before A♥"
    )
    assert SAY.label(Deal(()), aces) == "deal "


# -- what happened -------------------------------------------------------------------------------------------


def test_news_tell_who_did_what_and_how_many_cards_are_left() -> None:
    table = Table("penang+deal.hand_size=8", seats=2, seed=5, names=("Aina", "Boris"))
    names = Sentences(Words(), table.names)
    hands = [len(hand) for hand in table.state.hands]
    while not table.over:
        table.play(table.view(table.turn).legal_actions[0])
    for me in (0, 1, None):
        view = table.view(me)
        events = [one.event for one in table.events(0, me)]
        lines = names.news(events, view)
        assert len(lines) == len(events)
        left = list(hands)
        for at_, (event, line) in enumerate(zip(events, lines, strict=True)):
            left[event.seat] -= (
                len(event.meld.cards) if isinstance(event, MeldLaid) else isinstance(event, LaidOff)
            )
            who = "You" if event.seat == me else table.names[event.seat]
            assert line.startswith((who, "Game!", "The deal ended"))
            after = events[at_ + 1] if at_ + 1 < len(events) else None
            last = isinstance(after, TurnEnded | Died) or after is None or after.seat != event.seat
            if isinstance(event, MeldLaid | LaidOff) and last:
                count = left[event.seat]
                assert line.endswith(f"; {count} card{'s' * (count != 1)} left")


def test_one_event_in_a_line() -> None:
    view = view_of(at("4h 4c +", "p1:7c8c9cTc", "p2:5cJk=6c7c"), 2)
    laid = LaidOff(1, Card.parse("Tc"), 1, MeldEnd.HIGH)
    assert SAY.narration(laid, view, left=6) == "Boris lays 10♣ on Aina’s run; 6 cards left"
    assert ALOUD.narration(laid, view, left=1) == "Boris lays 10 of clubs on Aina’s run; 1 card left"
    slid = LaidOff(2, Card.parse("6c"), 2, MeldEnd.HIGH, slid=True)
    assert SAY.narration(slid, view) == "You put 6♣ into Boris’s run and move its joker to the end"
    with pytest.raises(TypeError, match="nobody said how to tell"):
        SAY.narration(Event(0), view)


def test_a_lay_off_of_a_joker_says_what_it_stands_for() -> None:
    view = view_of(at("Jk +", "p1:7c8c9c"), 0)
    assert SAY.label(LayOff(Card.parse("Jk"), 1, MeldEnd.HIGH), view) == "Lay ★10♣ on your run 7♣–9♣"


def test_unknown_cards_can_be_said() -> None:
    assert SAY.cards(Cards.parse("4h??")) == "4♥ ??"


def test_refusals_reach_people_through_the_table() -> None:
    table = Table("penang", seats=4, seed=7, names=tuple(NAMES))
    with pytest.raises(IllegalAction) as refused:
        table.play("end")
    view = table.view(table.turn)
    assert SAY.refusal(refused.value.illegal, view, refused.value.action).rule == "A3.3"


# -- in the language of the catalogue only -------------------------------------------------------------------


@pytest.mark.parametrize("module", ["sentences", "refusals", "speaker", "rulebook", "knobs", "cards"])
def test_no_english_in_the_code(module: str) -> None:
    """A text that people read is a message: in the code no string has two words (documentation apart)."""
    source = Path(str(words_package.__file__)).with_name(f"{module}.py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    docs = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docs.add(node.value)
        if isinstance(node, ast.Raise):
            docs |= {one for one in ast.walk(node) if isinstance(one, ast.Constant)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs
        and re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", node.value)
    ]  # fmt: skip
    assert not found


def test_cards_in_a_row_are_never_mirrored() -> None:
    """Between marks for who reads from the right, without them for everybody else."""
    faces = Cards.parse("9dTd")
    assert cards(Words("en"), faces) == "9♦ 10♦"
    row = cards(Words("ar"), faces)
    assert (row[0], row[-1]) == ("\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}")
    assert row.count("\N{LEFT-TO-RIGHT ISOLATE}") == 3
