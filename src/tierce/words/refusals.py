"""Refusals: what is wrong, with the cards and numbers, one next step, and the rule that it rests on.

Every sentence is a message of the catalogue; here its case is found. Where games with a stock have a rule of
their own for the same thing, that rule is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tierce.cards import JOKER, Card, Cards, Rank
from tierce.cards.card import SUITS
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
    Take,
    Touch,
)
from tierce.game.illegal import Illegal
from tierce.game.policies import knock, out
from tierce.game.state import Phase, meld_law
from tierce.melds import Laid, Meld, Reason
from tierce.melds.deadwood import deadwood
from tierce.melds.law import HIGH_ACE, MeldLaw
from tierce.melds.readings import extended, fits, shapes
from tierce.rules import load
from tierce.table import View
from tierce.words import cards as names
from tierce.words.catalogue import Given
from tierce.words.outlines import told_as
from tierce.words.speaker import Speaker

Asked = Literal["play", "undo", "next"]
_DRAWING: Final = {
    "A3.1": "B1.7", "A3.2": "B2.1", "A3.6": "B2.1", "A4.1": "B3.2", "A4.2": "B3.1", "A4.4": "B3.4",
    "A4.5": "B12", "A4.8": "B13", "A6.1": "B5.1", "A6.2": "B5.1", "A6.3": "B5.1", "A6.4": "B13",
    "A7.1": "B6.1", "A7.2": "B6.1", "A8.6": "B10.1", "A8.7": "B10.1", "A9.5": "B11.2",
}  # fmt: skip
"""The rules of games with a stock, by the rules of Penang that they stand for."""
_KNOCKING: Final = {
    "A3.1": "G2.1", "A3.2": "G2.1", "A3.6": "G2.1", "A4.1": "G3.2", "A4.2": "G3.1", "A4.8": "G4.5",
    "A6.1": "G6.1", "A6.2": "G6.1", "A6.3": "G6.1", "A6.4": "G11.1", "A8.6": "G8.1", "A8.7": "G8.1",
    "A9.5": "G10.1", "B2.1": "G2.1",
}  # fmt: skip
"""The rules of gin, by those of Penang and Rami that they stand for."""


class Refusal(NamedTuple):
    """A refusal for people: what is wrong and what to do next, and the rule it rests on."""

    text: str
    rule: str
    """The id of the rule in ``docs/rules/``."""


class Case(NamedTuple):
    """Which case of a reason's message it is, what the message is given, and the rule."""

    rule: str
    why: str = "other"
    more: dict[str, Given] = {}  # noqa: RUF012  read only


class Refusals(Speaker):
    """Says why something is refused."""

    def refusal(
        self, illegal: Illegal, view: View, action: Action | None = None, *, asked: Asked = "play"
    ) -> Refusal:
        """Why the action was refused, what to do next, and the rule id.

        ``asked`` says what was wanted when it was no action: to take a step back, or the next deal.
        """
        case = self._case(illegal, view, action, asked)
        given: dict[str, Given] = {"cards": self.cards(illegal.cards), "count": len(illegal.cards)}
        given |= {"why": case.why, **illegal.numbers, **case.more}
        if "meld" in illegal.numbers:
            given["number"] = illegal.numbers["meld"]
            if 1 <= illegal.numbers["meld"] <= len(view.table):
                given["meld"] = self.meld(illegal.numbers["meld"], view)
        text = self.words.text(f"reason-{illegal.reason.replace('_', '-')}", **given)
        rules = _KNOCKING if view.terms.knocks else _DRAWING if view.terms.draws else {}
        rule = told_as(rules.get(case.rule, case.rule), load(view.terms.rules))
        return Refusal(self.words.opened(text), rule)

    def _case(self, illegal: Illegal, view: View, action: Action | None, asked: Asked) -> Case:
        match illegal.reason:
            case Reason.TURN:
                return self._not_my_turn(view)
            case Reason.PHASE:
                return self._wrong_phase(view, action, asked)
            case Reason.NO_ACTION:
                return Case("A3.3", "passport" if _unopened(view) else "later")
            case Reason.HAS_MOVES:
                return _still_moves(view)
            case Reason.NEED_PASSPORT:
                return Case("A5.2")
            case Reason.NOT_OPENED:
                return Case("B6.2", _unopened_why(view))
            case Reason.A_CARTE:
                return Case("B2.5")
            case Reason.CARD_NOT_IN_HAND:
                return self._not_held(illegal, view, action)
            case Reason.NO_SUCH_MELD:
                return Case("A6.1")
            case Reason.FULL:
                return _full(illegal, view)
            case Reason.BAD_RUN:
                return self._bad_run(illegal, view, action)
            case Reason.BAD_SET:
                return self._bad_set(illegal, view)
            case Reason.DUP_SUIT:
                return self._suit_twice(illegal)
            case Reason.ALL_JOKERS:
                return Case("A4.5")
            case Reason.TOO_MANY_JOKERS:
                return _too_many_jokers(illegal, view, action)
            case Reason.NOT_BURNT:
                return Case("C3.5", more={"copies": view.terms.deck.packs})
            case Reason.JOKER_OPP_RUN:
                return Case("B5.2", view.terms.layoff.joker_on_opponent)
            case Reason.AMBIGUOUS:
                return self._ambiguous(illegal, view)
            case Reason.JOKER_BRELAN:
                kinds = {"never": ("never", "B6.4"), "square_both": ("both", "B6.4")}
                why, rule = kinds.get(view.terms.swap.from_set, ("square", "B6.3"))
                return Case(rule, why)
            case Reason.JOKER_MISMATCH:
                return self._mismatch(illegal, view)
            case Reason.TAKE_JOKER:
                return Case("B7.5", "joker" if JOKER in illegal.cards else "meld")
            case Reason.REMAINDER:
                return _remainder(illegal, view)
            case Reason.TAKE_USE:
                return self._borrowed_badly(view, action)
            case Reason.JOKER_UNUSED:
                return Case("B6.5", "new-meld" if view.terms.swap.use == "new_meld" else "any")
            case Reason.DISCARD_UNUSED:
                return Case("B2.2")
            case Reason.OPEN_POINTS:
                return _open_points(illegal, view)
            case Reason.OPEN_PURE:
                return Case("B4.2", view.terms.opening.pure_run)
            case Reason.KEEP_CARD:
                return Case("C3.14", "forfeited") if out.may_not_leave(view.state) else Case("B5.4", "last")
            case Reason.JOKER_FINISH:
                return Case("B10.6")
            case Reason.THROW_BACK:
                return _thrown_back(view, action)
            case Reason.NEW_MELDS:
                return Case("D2.5")
            case Reason.UPCARD_PASSED:
                return Case("G1.4")
            case Reason.MUST_KNOCK:
                return _must_knock(view, action)
            case Reason.DEADWOOD:
                return _deadwood(illegal, view, action)
            case Reason.NOT_MELDED:
                return Case("G5.3")

    def _not_my_turn(self, view: View) -> Case:
        if view.seat is None:
            return Case("A3.1", "watching", {"name": ""})
        why = "out" if view.out[view.seat] else "dead" if view.dead[view.seat] else "other"
        rule = {"out": "B11.2", "dead": "A8.3"}.get(why, "A3.1")
        return Case(rule, why, {"name": self.seats[view.turn] if view.turn >= 0 else ""})

    def _wrong_phase(self, view: View, action: Action | None, asked: Asked) -> Case:
        if asked == "next":
            return Case("A9.5", "match-over") if view.over else Case("A8.7", "running")
        if asked == "undo" and not view.over:
            return Case("A3.6", "nothing-to-undo")
        if view.over:
            return Case("A8.6", "over")
        if view.terms.knocks:
            return _not_now_in_gin(view, action)
        if view.terms.draws:
            return _not_now(view, action)
        return Case("A8.2", "acted") if isinstance(action, Die) and view.go.acted else Case("A3.2")

    def _not_held(self, illegal: Illegal, view: View, action: Action | None) -> Case:
        if "meld" in illegal.numbers:
            return Case("B7.1", "meld", {"have": 0})
        none = [face for face in illegal.cards if not view.hand.count(face)]
        if isinstance(action, Knock) and not none and not Cards(action.cards).without(view.hand):
            return Case("G4.2", "left-out", {"have": 1})
        faces = none or list(illegal.cards[:1])
        have = view.hand.count(faces[0])
        return Case("A3.2", more={"have": have, "cards": self.cards(faces), "count": len(faces)})

    def _ambiguous(self, illegal: Illegal, view: View) -> Case:
        ways = [self._way(reading, view) for reading in illegal.readings]
        more: dict[str, Given] = {"count": len(ways), "readings": self.words.joined(ways, "parts")}
        first = illegal.readings[0] if illegal.readings else None
        if isinstance(first, Knock):
            return Case("G4.5", "knock", more)
        return Case("A6.4" if isinstance(first, LayOff) else "A4.8", "laid", more)

    def _way(self, reading: Action, view: View) -> str:
        if isinstance(reading, Knock):
            return self.melds(reading.melds)
        return self.label(reading, view)

    def _bad_run(self, illegal: Illegal, view: View, action: Action | None) -> Case:
        number = illegal.numbers.get("meld")
        if number is not None:
            return self._not_on_run(illegal.cards[0], view, view.table[number - 1].meld, action)
        laid = action.laid if isinstance(action, LayMeld) else tuple(map(Laid, illegal.cards))
        cards = [one.card for one in laid]
        law = meld_law(view.terms)
        most: dict[str, Given] = {"most": law.longest_run, "jokers": view.terms.deck.jokers}
        naturals = [card for card in cards if card is not JOKER]
        if len(cards) < 3:
            return Case("A4.1", "short", most)
        if len({card.suit for card in naturals}) > 1:
            return Case("A4.1", "suits", most)
        if isinstance(found := shapes(laid, law), list):
            apart = law._replace(adjacent=True)
            why = "ends" if all(apart.jokers(meld) is Reason.BAD_RUN for meld in found) else "beside"
            return Case("A4.4", why, most)
        twice = [card for card in dict.fromkeys(naturals) if naturals.count(card) > 1]
        if twice:
            return Case("A4.1", "twice", most | {"fits": self.cards(twice)})
        if len(cards) > law.longest_run:
            return Case("A4.1", "long", most)
        if isinstance(shapes(laid, law._replace(circular=True)), list):
            return Case("A4.1", "ace" if law.aces == "both" else "ace-low", most)
        missing = _missing_between(naturals, law)
        if len(missing) > len(cards) - len(naturals):
            return Case("A4.1", "gap", most | {"fits": self.cards(missing)})
        return Case("A4.1", "run", most)

    def _not_on_run(self, card: Card, view: View, meld: Meld, action: Action | None) -> Case:
        law = meld_law(view.terms)
        ends, _ = fits(card, meld, law)
        said = action if isinstance(action, LayOff) else LayOff(card, 0)
        takes = [
            meld.face(place)
            for place in (meld.low - 1, meld.high + 1)
            if law.circular or 1 <= place <= law.highest
        ]
        fitting: dict[str, Given] = {"fits": self.words.listed(map(self.card, dict.fromkeys(takes)), "or")}
        if said.stands_for is not None and said.stands_for not in takes:
            shown = names.laid(self.words, Laid(card, said.stands_for), aloud=self.aloud)
            return Case("A6.2", "layoff", fitting | {"cards": shown})
        if ends and said.end is not None and said.end not in ends:
            return Case("A6.2", "layoff-end")
        if ends:
            grown = [extended(meld, card, end, law) for end in ends if said.end in (None, end)]
            if not all(law.jokers(one) is Reason.BAD_RUN for one in grown):
                return Case("A6.2", "layoff-after")
            apart = law._replace(adjacent=True)
            beside = any(apart.jokers(one) is None for one in grown)
            return Case("A4.4", "layoff-beside" if beside else "layoff-ends")
        if any(lies is JOKER and meld.stands_for(slot) is card for slot, lies in enumerate(meld.cards)):
            return Case("A7.2", "seat")
        return Case("A6.2", "layoff", fitting)

    def _bad_set(self, illegal: Illegal, view: View) -> Case:
        number = illegal.numbers.get("meld")
        if number is not None:
            ranks = names.ranks(self.words, view.table[number - 1].meld)
            return Case("A6.3", "layoff", {"ranks": ranks, "jokers": view.terms.deck.jokers})
        if len(illegal.cards) < 3:
            return Case("A4.2", "short")
        return Case("A4.2", "many" if view.terms.melds.set_suits == "distinct" else "set")

    def _suit_twice(self, illegal: Illegal) -> Case:
        if "meld" in illegal.numbers:
            return Case("A4.2", "layoff")
        twice = [
            card
            for card in dict.fromkeys(illegal.cards)
            if illegal.cards.count(card) > 1 and card is not JOKER
        ]
        return Case("A4.2", "set", {"fits": self.cards(twice)})

    def _borrowed_badly(self, view: View, action: Action | None) -> Case:
        if isinstance(action, Borrow):
            return Case("B7.7", "off", {"cards": self.laid(action.laid)})
        if not isinstance(action, LayMeld):
            return Case("B7.3", "unused")
        lent = sum(view.go.borrowed, Cards())
        rest = Cards(action.cards) - (Cards(action.cards) & lent)
        alone = len(rest) <= min(rest.jokers, view.go.owed)
        return Case("B7.3", "hand" if alone else "together", {"cards": self.cards(lent)})

    def _mismatch(self, illegal: Illegal, view: View) -> Case:
        meld = view.table[illegal.numbers["meld"] - 1].meld
        if not meld.jokers:
            return Case("A7.2", "none")
        if illegal.cards[0] is JOKER:
            return Case("A7.1", "joker")
        if meld.is_run:
            stands = [meld.face(meld.low + slot) for slot, lies in enumerate(meld.cards) if lies is JOKER]
            fitting = self.words.listed(map(self.card, dict.fromkeys(stands)), "or")
            return Case("A7.2", "run", {"fits": fitting})
        if view.terms.swap.from_set == "rank":
            return Case("A7.2", "set", {"ranks": names.ranks(self.words, meld)})
        there = {card.suit for card in meld.cards if card is not JOKER}
        free = [Card.of(Rank(meld.low), suit) for suit in SUITS if suit not in there]
        return Case("B6.4", "square", {"fits": self.words.listed(map(self.card, free), "or")})


def _unopened(view: View) -> bool:
    return view.seat is not None and not view.opened[view.seat]


def _still_moves(view: View) -> Case:
    if _unopened(view):
        return Case("A5.5", "passport")
    verbs = {step.verb for step in view.steps_up_to(1)}
    return Case("A8.1", next((verb for verb in ("lay", "meld") if verb in verbs), "swap"))


def _unopened_why(view: View) -> str:
    if not view.terms.draws:
        return "passport"
    return "same-turn" if view.go.opened else "opening"


def _not_now(view: View, action: Action | None) -> Case:
    """Why a step has no place at this moment of a game with a stock."""
    terms, seat = view.terms, view.turn
    have: dict[str, Given] = {"have": view.turns[seat] if seat >= 0 else 0}
    if view.phase is Phase.RENEW:
        return Case("B9.1", "renewing")
    if view.phase is Phase.DRAW:
        if not isinstance(action, Take):
            return Case("C3.14" if isinstance(action, Touch) else "B2.1", "draw")
        if not view.pile:
            return Case("B2.2", "pile")
        if view.turns[seat] < terms.draw.take_from_round:
            return Case("B2.8", "take-round", have | {"need": terms.draw.take_from_round})
        return Case("B2.7", "take-joker")
    if isinstance(action, EndTurn | Die):
        return Case("B2.6", "discard")
    first = sum(view.turns) == 1 and terms.deal.starter_first_turn == "discard_only"
    if first:
        return Case("B1.6", "first-turn")
    if isinstance(action, Draw | Take | Touch):
        return Case("B2.1", "drawn")
    return Case("B2.8", "round", have | {"need": terms.opening.from_round})


def _not_now_in_gin(view: View, action: Action | None) -> Case:
    """Why a step has no place at this moment of a game with a knock."""
    match view.phase:
        case Phase.OFFER:
            return Case("G1.3", "offer")
        case Phase.DRAW:
            if view.go.must_draw:
                return Case("G1.4", "must-draw")
            return Case("G2.1", "pile" if isinstance(action, Take) else "draw")
        case Phase.WALL:
            wall = view.terms.draw.wall
            return Case("G7.3" if wall == "declare" else "G7.2", f"wall-{wall}")
        case Phase.LAYOFF:
            return _not_after_the_knock(view, action)
    match action:
        case Draw() | Take() | Pass():
            return Case("G2.1", "drawn-held")
        case BigGin() if view.terms.score.big_gin is None:
            return Case("G5.3", "no-big-gin")
        case Knock() | BigGin():
            return Case("G11.3", "first-turn")
        case Discard():
            return Case("G2.1", "no-carte")
    return Case("G3.3", "held")


def _not_after_the_knock(view: View, action: Action | None) -> Case:
    terms = view.terms.knock
    if isinstance(action, LayOff):
        return Case("G5.2", "gin-layoff") if terms.layoffs else Case("G6.5", "no-layoff")
    if isinstance(action, Done):
        return Case("G6.4", "best-melds" if terms.defender == "best" else "own-melds")
    return Case("G6.1", "showing")


def _thrown_back(view: View, action: Action | None) -> Case:
    if isinstance(action, Knock):
        return Case("G4.4", "knock")
    return Case("G2.2" if view.terms.knocks else "D2.4", "discard")


def _must_knock(view: View, action: Action | None) -> Case:
    if isinstance(action, Knock):
        return Case("G5.4", "less")
    return Case("G7.2", "wall") if view.go.must_knock else Case("G5.4", "gin")


def _deadwood(illegal: Illegal, view: View, action: Action | None) -> Case:
    if not isinstance(action, Knock):
        return Case("G7.2", "wall", {"have": 0})
    if action.melds and not isinstance(engine.judge(view.state, Knock(action.card)), Illegal):
        return Case("G4.1", "melds")
    if _by_the_test(illegal, view, action):
        return Case("G12.6", "test")
    why = "knock" if illegal.numbers["need"] else "gin"
    by_upcard = view.terms.knock.limit == "upcard"
    return Case({"knock": "G9.1", "gin": "G9.2"}[why] if by_upcard else "G4.1", why)


def _by_the_test(illegal: Illegal, view: View, action: Knock) -> bool:
    """Whether little enough would be left, and only the test of the first melds refuses the knock (G12.6)."""
    if view.terms.knock.test == "exact" or Cards(illegal.cards) != knock.tested(view.state):
        return False
    return deadwood(view.hand - action.card, knock.points(view.terms)) <= illegal.numbers["need"]


def _remainder(illegal: Illegal, view: View) -> Case:
    left = illegal.numbers["have"]
    if left < 3:
        return Case("B7.1", "few")
    return Case("B7.4", "middle" if view.table[illegal.numbers["meld"] - 1].meld.is_run else "other")


def _open_points(illegal: Illegal, view: View) -> Case:
    terms = view.terms
    more: dict[str, Given] = {"missing": illegal.numbers["need"] - illegal.numbers["have"]}
    if terms.opening.kind == "none":
        return Case("B2.4", "any", more)
    if view.opened[view.turn] and not view.go.opened:
        return Case("C3.8", "always", more)
    if view.go.from_pile and terms.opening.points_from_discard != "same":
        return Case("C3.7", "discard", more)
    if terms.out.at_once_needs != "points_and_run":
        return Case("B10.8", "dry", more)
    return Case("B4.1", "opening", more)


def _full(illegal: Illegal, view: View) -> Case:
    law = meld_law(view.terms)
    meld = view.table[illegal.numbers["meld"] - 1].meld
    if view.terms.knocks and not law.is_full(meld):
        return Case("G6.5", "end", {"most": view.terms.knock.layoffs_per_end or 0})
    if meld.is_run:
        return Case("A4.1", "run", {"most": law.longest_run})
    return Case("A4.2", "set", {"most": law.largest_set or 0})


def _too_many_jokers(illegal: Illegal, view: View, action: Action | None) -> Case:
    if "meld" in illegal.numbers:
        run = view.table[illegal.numbers["meld"] - 1].meld.is_run
    else:
        laid = action.laid if isinstance(action, LayMeld) else tuple(map(Laid, illegal.cards))
        found = shapes(laid, meld_law(view.terms))
        run = isinstance(found, list) and found[0].is_run
    most = view.terms.wild.max_in_run if run else view.terms.wild.max_in_set
    return Case("A4.4", more={"kind": "run" if run else "set", "most": most or 0})


def _missing_between(naturals: Sequence[Card], law: MeldLaw) -> list[Card]:
    """The cards that lie between these of one suit, the ace taken where fewer are missing."""
    suit = naturals[0].suit
    best: list[int] | None = None
    for ace in (1, HIGH_ACE) if law.aces == "both" else (1,):
        places = {ace if card.rank is Rank.ACE else int(card.rank) for card in naturals}
        gaps = [place for place in range(min(places), max(places)) if place not in places]
        if best is None or len(gaps) < len(best):
            best = gaps
    return [Card.of((place - 1) % 13 + 1, suit) for place in best or []]
