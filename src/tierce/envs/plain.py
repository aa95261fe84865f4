"""Deals side by side on the plain engine, for rules that no kernel knows."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.cards import numbered_deck
from tierce.envs.encodings import Array, Encoding
from tierce.envs.episode import Chance
from tierce.envs.moments import Moment, PlainMoment
from tierce.envs.numbers import action_table
from tierce.fast.lots import Ints, draw, shuffle
from tierce.fast.policies import RANDOM
from tierce.game import engine
from tierce.rules import Terms


class PlainDeals:
    """Deals that are stepped together in a loop."""

    kinds: Final = (RANDOM,)
    """The one kind of policies that can play them."""

    def __init__(self, terms: Terms, lots: Ints, encode: Encoding) -> None:
        """New deals, as many as there are rows of ``lots``, from which each shuffles for itself."""
        self._terms, self._lots, self._encode = terms, lots, encode
        self._dealt = [0] * len(lots)
        self._lucks = [Chance(0)] * len(lots)
        self.turn = np.zeros(len(lots), dtype=np.int64)
        """The seat whose turn it is in each deal."""
        self.masks: NDArray[np.bool_] = np.zeros((len(lots), action_table(terms).size), dtype=np.bool_)
        """Which moves are legal now in each deal."""
        self._moments: list[Moment] = []
        for place in range(len(lots)):
            self._moments.append(self._anew(place))
            self._list(place)

    def step(self, moves: Ints, points: Ints, ended: NDArray[np.bool_]) -> None:
        """Make these legal moves; where a deal ends so, write what it brought, and deal anew."""
        for place, move in enumerate(moves.tolist()):
            after = self._moments[place].after(move, self._lucks[place])
            assert after is not None, "only legal moves are made"
            if after.points is not None:
                points[place], ended[place] = after.points, True
                after = self._anew(place)
            self._moments[place] = after
            self._list(place)

    def choices(self, policies: Ints, lots: Ints) -> Ints:
        """A legal move for each deal, each as likely."""
        return np.array([_any_of(moment, lots) for moment in self._moments], dtype=np.int64)

    def show(self, out: Array) -> None:
        """Write what the seat whose turn it is sees of each deal."""
        for shown, moment in zip(out, self._moments, strict=True):
            shown[:] = moment.seen(moment.turn, self._encode)

    def _anew(self, place: int) -> Moment:
        """The next deal in this place in which somebody can act; the seats deal in turn."""
        while True:
            moment = shuffled(self._terms, self._lots[place], place + self._dealt[place])
            self._dealt[place] += 1
            if moment.points is None:
                self._lucks[place] = Chance(int(self._lots[place, 0]), self._dealt[place])
                return moment

    def _list(self, place: int) -> None:
        moment = self._moments[place]
        self.turn[place] = moment.turn
        self.masks[place] = moment.mask()


def shuffled(terms: Terms, lots: Ints, number: int) -> Moment:
    """The deal with this number, of a shuffled deck, cut where that is done; the seats deal in turn."""
    deck = numbered_deck(terms.deck.packs, terms.deck.jokers)
    order = np.arange(len(deck))
    shuffle(order, lots)
    cut = draw(lots, len(deck)) if terms.deal.cut_joker == "kept" else 0
    dealer, cards = number % terms.players, [deck[card] for card in order]
    state = engine.deal(terms, seats=terms.players, dealer=dealer, order=cards, cut=cut)
    return PlainMoment(state, action_table(terms))


def rollouts(terms: Terms, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Play deals at random from beginning to end, and write what each brought and how many moves it had."""
    for number in range(len(lengths)):
        moment = shuffled(terms, lots, number)
        luck = Chance(int(lots[0]), number)
        while moment.points is None:
            after = moment.after(_any_of(moment, lots), luck)
            assert after is not None, "what is listed is legal"
            moment = after
            lengths[number] += 1
        points[number] = moment.points


def _any_of(moment: Moment, lots: Ints) -> int:
    """Any of the listed moves."""
    legal = [*moment.legal]
    return legal[draw(lots, len(legal))] if len(legal) > 1 else legal[0]
