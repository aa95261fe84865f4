"""What the bots do at Rami: the greedy one lays all it can, the keeper waits, keeps and feeds nobody."""

from __future__ import annotations

import pytest

from rami import at_the_pile, rami_at
from tierce import Table
from tierce.bots import kinds_of, make
from tierce.bots.rami import Greedy
from tierce.bots.rami.outlook import Outlook
from tierce.bots.rami.patience import Patience, gain_at_once
from tierce.bots.rami.plan import best_laying
from tierce.bots.unseen import unseen
from tierce.cards import Card, Cards
from tierce.game import State, engine
from tierce.game.actions import Draw, Take
from tierce.rules import load
from tierce.rules.knobs import DRAW_MELD_DISCARD
from tierce.table.view import view_of

OPENS = "6h7h8h KcKdKh QcQdQh"
"""An opening of 81 points."""
LAID = ("7c8c9cTcJcQc", "3d4d5d6d7d8d")
"""Melds that take few cards."""


def turn(state: State, kind: str = "greedy") -> list[str]:
    """The words of the rest of a turn that one bot plays."""
    player, seat = make(kind, 1), state.turn
    said = []
    while not state.over and state.turn == seat:
        action = player.choose(view_of(state, seat))
        said.append(str(action))
        state = engine.apply(state, action).state
    return said


# -- the greedy one ------------------------------------------------------------------------------------------


def test_the_greedy_opens_as_soon_as_it_can_and_lays_all_of_it() -> None:
    said = turn(rami_at(f"{OPENS} 2c4d9s3s Ts", new="p1,p2,p3,p4"))
    assert sorted(said[:-1]) == ["meld 6h7h8h", "meld KcKdKh", "meld QcQdQh"]
    assert said[-1].startswith("discard")


def test_the_greedy_lays_off_and_ends_with_a_discard() -> None:
    said = turn(rami_at("9h 2c7s", "p2:6h7h8h"))
    assert said[0] == "lay 9h m1>"
    assert said[1] == "discard 7s carte"


def test_the_greedy_borrows_for_a_new_meld() -> None:
    said = turn(rami_at("9s 9h 2c4d", "p2:6c7c8c9c"))
    assert said[:2] == ["borrow 9c m1>", "meld 9c9h9s"]


def test_the_greedy_swaps_where_the_joker_can_be_laid_at_once() -> None:
    said = turn(rami_at("6h 9c9d 2sKs", "p2:5hJk=6h7h"))
    assert said[0] == "swap 6h m1"
    assert any(word.startswith("meld 9c9dJk") for word in said)
    assert turn(rami_at("6h 9c 2sKs", "p2:5hJk=6h7h"))[0].startswith("discard")


def test_the_greedy_takes_a_discard_that_it_can_lay_at_once() -> None:
    assert Greedy().choose(view_of(at_the_pile("2c4dKs", "p2:6h7h8h", pile="9h"), 0)) == Take()
    assert Greedy().choose(view_of(at_the_pile("2c4dKs", "p2:6h7h8h", pile="Th"), 0)) == Draw()


def test_a_card_that_goes_with_nothing_is_discarded_before_those_that_do() -> None:
    assert turn(rami_at("5h6h Kd JdTd 2s"))[-1] == "discard 2s"


@pytest.mark.parametrize("kind", ["greedy", "keeper"])
def test_one_card_left_is_announced_where_that_is_asked(kind: str) -> None:
    assert turn(rami_at("KsKd", *LAID), kind)[-1].endswith(" carte")
    assert not turn(rami_at("KsKd", *LAID, rules="out.carte=auto"), kind)[-1].endswith(" carte")
    assert not turn(rami_at("KsKd2h", *LAID), kind)[-1].endswith(" carte")


@pytest.mark.parametrize("kind", ["greedy", "keeper"])
def test_going_out_comes_first(kind: str) -> None:
    said = turn(rami_at("9h9c9d 2c"), kind)
    assert said == ["meld 9c9d9h", "discard 2c"]


@pytest.mark.parametrize("kind", ["greedy", "keeper"])
def test_no_joker_is_discarded_while_there_is_another_card(kind: str) -> None:
    assert "Jk" not in turn(rami_at("Jk2c9s", *LAID), kind)[-1]


# -- the keeper ----------------------------------------------------------------------------------------------


def test_the_keeper_keeps_its_opening_while_nobody_has_opened() -> None:
    """Against one opponent any, against several one that leaves few cards."""
    long = f"{OPENS} 2c4d9s3s Ts"
    duel = rami_at(long, others=("+",), new="p1,p2")
    assert turn(duel, "keeper")[0].startswith("discard")
    assert turn(duel._replace(opened=(False, True)), "keeper")[0].startswith("meld")
    assert turn(rami_at(long, new="p1,p2,p3,p4"), "keeper")[0].startswith("meld")
    assert turn(rami_at(f"{OPENS} 2c2d2s 4s5s", new="p1,p2,p3,p4"), "keeper")[0].startswith("discard")


def test_the_keeper_goes_out_at_once_when_it_can() -> None:
    said = turn(rami_at(f"{OPENS} 2c2d2s 4s5s", new="p1,p2,p3,p4"), "keeper")
    assert said[0].startswith("discard")
    said = turn(rami_at(f"{OPENS} 2c2d2h2s 5s", new="p1,p2,p3,p4"), "keeper")
    assert said[-1] == "discard 5s"
    assert len(said) == 5


def test_waiting_pays_only_where_an_exit_at_once_does() -> None:
    assert gain_at_once(load("rami51").at(4)) == 100
    assert gain_at_once(load("arbaatash").at(4)) == 50
    assert gain_at_once(load("rami51+score.at_once=flat_100").at(4)) == 0
    flat = rami_at(f"{OPENS} 2c2d2s 4s5s", new="p1,p2,p3,p4", rules="score.at_once=flat_100")
    said = turn(flat, "keeper")
    assert said[0].startswith("meld")


def test_the_keeper_keeps_one_card_back_that_could_be_laid_off() -> None:
    state = rami_at("9h 2c Ks", "p2:6h7h8h", *LAID)
    assert turn(state, "keeper")[0].startswith("discard")
    assert turn(state, "greedy")[0] == "lay 9h m1>"


def test_danger_grows_with_every_card_that_somebody_lays() -> None:
    many = rami_at("9h2cKs", *LAID)
    few = many._replace(hands=(*many.hands[:3], Cards.parse("4d")))
    assert Patience().danger(few) > Patience().danger(many) > 0


def test_the_keeper_discards_nothing_that_the_next_seat_can_lay_off() -> None:
    state = rami_at("9h 9s 3c", "p2:6h7h8h", *LAID, new="p1", rules="opening.from_round=9")
    assert best_laying(state) is None
    assert turn(state, "keeper") != ["discard 9h"]


def test_the_keeper_knows_which_cards_are_gone() -> None:
    """A pair promises as much as there are cards that make it a meld."""
    state = rami_at("9h9sKd 2c", *LAID, pile="9d9d9c")
    there = unseen(view_of(rami_at("9h9sKd 2c", *LAID), 0))
    gone = unseen(view_of(state, 0))
    nine = Card.parse("9d").index
    assert (there[nine], gone[nine]) == (2, 0)

    def promise(counts: list[int]) -> float:
        outlook = Outlook(state.hands[0], state.table, counts, state.terms)
        return outlook.after(Card.parse("2c"), lambda laid, points, cost, pure: laid)

    assert promise(there) > promise(gone) > 0  # There are jokers.


# -- all -----------------------------------------------------------------------------------------------------


def test_the_deals_of_these_bots_contain_every_kind_of_act() -> None:
    seen: set[str] = set()
    for seed in range(6):
        table = Table("rami51", seats=3, seed=seed)
        players = [make(kind, seat) for seat, kind in enumerate(kinds_of(DRAW_MELD_DISCARD))]
        while not table.over:
            table.play(players[table.turn].choose(table.view(table.turn)))
        seen |= {type(one.event).__name__ for one in table.log()}
    assert seen >= {"Drew", "Took", "MeldLaid", "LaidOff", "Swapped", "Borrowed", "Discarded", "WentOut"}
