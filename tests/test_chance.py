"""What chance does: it cuts, deals and renews; what it may not do is refused."""

from __future__ import annotations

import pytest

from rami import rami_at, renewed
from says import exactly
from tierce.cards import Card, Cards, numbered_deck
from tierce.game import CHANCE, Phase, State, chance, engine
from tierce.game.actions import Action, Cut, Deal, Draw, Renew
from tierce.game.events import Cut as WasCut
from tierce.game.events import Dealt, Event, Stocked, TurnedUp
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.state import new_deal
from tierce.rules import load


def start(rules: str, seats: int = 3, dealer: int = 0, out: tuple[int, ...] = ()) -> State:
    return new_deal(load(rules).at(seats - len(out)), seats=seats, dealer=dealer, out=out)


def deck(state: State) -> list[Card]:
    """The whole deck, jokers last."""
    return list(numbered_deck(state.terms.deck.packs, state.terms.deck.jokers))


def parts(action: Action) -> Deal:
    assert isinstance(action, Deal)
    return action


def test_one_card_at_a_time_then_one_more_for_the_starter() -> None:
    state = start("rami51")
    order = deck(state)
    (deal,) = map(parts, chance.dealing(state, order))
    assert deal.hands == (Cards(order[2:39:3]) + order[39], Cards(order[0:39:3]), Cards(order[1:39:3]))
    assert (deal.upcard, deal.stock) == (None, tuple(order[40:]))
    assert Cards(deal.cards) == Cards(order)
    after = engine.apply(state, deal).state
    assert (after.turn, after.phase, after.turns, after.aside) == (0, Phase.PLAY, (1, 0, 0), Cards())


def test_against_the_clock_from_the_next_seat_with_an_upcard() -> None:
    state = start("arbaatash+deal.upcard=yes+deal.cut_joker=ignored")
    order = deck(state)
    (deal,) = map(parts, chance.dealing(state, order))
    assert deal.hands == (Cards(order[2:42:3]), Cards(order[1:42:3]), Cards(order[0:42:3]) + order[42])
    assert (deal.upcard, deal.stock) == (order[43], tuple(order[44:]))
    step = engine.apply(state, deal)
    assert [type(event) for event in step.events] == [Dealt, Dealt, Dealt, TurnedUp, Stocked]
    assert (step.state.turn, step.state.pile) == (2, (order[43],))


def test_a_seat_that_is_out_is_passed_over() -> None:
    state = start("rami51", seats=4, dealer=3, out=(0,))
    order = deck(state)
    (deal,) = map(parts, chance.dealing(state, order))
    assert deal.hands[0] == Cards()
    assert deal.hands[1] == Cards(order[0:39:3])
    assert deal.hands[3] == Cards(order[2:39:3]) + order[39]


@pytest.mark.parametrize("place", [0, 105, 106])
def test_the_cut(place: int) -> None:
    state = start("rami51+deal.cut_joker=kept")
    assert (state.phase, state.cutter, state.waiting_for) == (Phase.CUT, 1, (CHANCE,))
    order = deck(state)
    cut, deal = chance.dealing(state, order, place)
    assert cut == Cut(order[place])
    kept = place >= 104
    after = engine.apply(state, cut).state
    assert after.hands[1] == after.known[1] == (Cards.parse("Jk") if kept else Cards())
    assert len(parts(deal).hands[1]) == 13 - kept
    whole = engine.apply(after, deal).state
    assert [len(hand) for hand in whole.hands] == [14, 13, 13]
    assert whole.aside == Cards()
    assert len(whole.stock) == 108 - 40


def test_what_is_no_order_of_the_deck() -> None:
    state = start("rami51")
    for order in (deck(state)[1:], [*deck(state)[1:], Card.parse("Kh")]):
        with pytest.raises(ValueError, match=exactly("the order is not a permutation of the deck")):
            list(chance.dealing(state, order))


def refused(state: State, action: Cut | Deal | Renew) -> tuple[str, str]:
    """The reason and the cards of a refusal, at both doors."""
    found = chance.judge(state, action)
    assert isinstance(found, Illegal)
    assert engine.check(state, action) == engine.check_step(state, action) == found
    with pytest.raises(IllegalAction):
        engine.apply(state, action)
    return found.reason.value, "".join(map(str, found.cards))


def test_a_deal_that_cannot_be() -> None:
    state = start("rami51+deck.packs=1+deck.jokers=0+deal.hand_size=3", seats=2)
    order = deck(state)
    (deal,) = map(parts, chance.dealing(state, order))
    assert not isinstance(chance.judge(state, deal), Illegal)
    more = (deal.hands[0] + deal.stock[0], deal.hands[1])
    assert refused(state, Deal(more, deal.stock[1:])) == ("phase", "")
    assert refused(state, Deal(deal.hands, deal.stock[1:], deal.stock[0])) == ("phase", "")
    assert refused(state, Deal(deal.hands, deal.stock[:-1])) == ("card_not_in_hand", "Ks")
    assert refused(state, Deal(deal.hands, (*deal.stock[:-1], order[0]))) == ("card_not_in_hand", "Ac")
    assert refused(state, Cut(order[0])) == ("phase", "")
    assert refused(state, Renew(deal.stock)) == ("phase", "")
    after = engine.apply(state, deal).state
    assert refused(after, deal) == ("phase", "")
    cut_first = start("rami51+deck.packs=1+deck.jokers=0+deal.hand_size=3+deal.cut_joker=kept", seats=2)
    assert refused(cut_first, deal) == ("phase", "")
    assert refused(cut_first, Cut(Card.parse("Jk"))) == ("card_not_in_hand", "Jk")
    assert chance.judge(cut_first, Cut(order[9])) == WasCut(1, order[9])


def test_a_renewal_is_of_the_discards() -> None:
    state = rami_at("2c9d5s", pile="3c4d5h6s", stock=".", phase="draw", rules="deck.packs=1+deck.jokers=0")
    asked = engine.apply(state, Draw())
    assert (asked.state.phase, asked.state.waiting_for) == (Phase.RENEW, (CHANCE,))
    discards = list(asked.state.pile)
    assert discards[-1] == Card.parse("6s")
    assert refused(asked.state, Renew(tuple(discards)))[0] == "card_not_in_hand"
    assert refused(asked.state, Renew((*discards[:-2], discards[-1]))) == ("card_not_in_hand", "6s")
    assert engine.steps(asked.state) == ()
    after = renewed(asked.state, discards[:-1])
    assert (after.pile, after.renewals, after.phase) == ((Card.parse("6s"),), 1, Phase.PLAY)
    assert after.hands[0] == state.hands[0] + discards[0]
    assert after.stock == tuple(discards[1:-1])
    whole = "deck.packs=1+deck.jokers=0+draw.renew_keeps_top=no"
    state = rami_at("2c9d5s", pile="3c4d5h6s", stock=".", phase="draw", rules=whole)
    after = renewed(engine.apply(state, Draw()).state, state.pile)
    assert (after.pile, len(after.stock)) == ((), len(state.pile) - 1)


def test_acts_of_chance_are_values() -> None:
    ace, joker = Card.parse("Ac"), Card.parse("Jk")
    assert (str(Cut(joker)), str(Renew((ace, joker)))) == ("cut Jk", "renew AcJk")
    for action in (Renew((ace, joker)), Deal((Cards([ace]), Cards()), (joker,), ace)):
        names = {"Renew": Renew, "Deal": Deal, "Card": Card, "Cards": Cards}
        assert eval(repr(action), names) == action
    assert Deal((Cards([ace]),), (joker,), ace).cards == (ace, ace, joker)
    assert isinstance(Dealt(0, Cards()), Event)
