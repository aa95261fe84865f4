"""Sentences: why something is refused, what a step does, what happened. All of them speak to one seat.

Every sentence is a message of the catalogue; here the case is chosen and the cards, numbers and names are
found that it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from tierce.cards import JOKER, Card, Rank
from tierce.cards.card import SUITS
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.events import DealEnded, Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.game.illegal import Illegal
from tierce.game.scoring import card_points
from tierce.game.state import TableMeld, meld_law
from tierce.melds import Laid, Meld, MeldEnd, Reason
from tierce.melds.law import HIGH_ACE
from tierce.melds.readings import extended, fits, shapes
from tierce.rules import Terms
from tierce.table import View
from tierce.words import cards as names
from tierce.words.catalogue import Given, Words

Asked = Literal["play", "undo", "next"]


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


class Sentences:
    """The sentences of one table, for the eye (``8♥``) or, ``aloud``, for the ear (``8 of hearts``).

    Each is made for the seat whose view is given: "your run" is that seat's.
    """

    def __init__(self, words: Words, seats: Sequence[str], *, aloud: bool = False) -> None:
        """``seats`` are the names of the seats."""
        self.words, self.seats, self.aloud = words, tuple(seats), aloud

    # -- names ---------------------------------------------------------------------------------------------

    def card(self, face: Card) -> str:
        """A card."""
        return names.card(self.words, face, aloud=self.aloud)

    def cards(self, faces: Iterable[Card]) -> str:
        """Cards side by side."""
        return names.cards(self.words, faces, aloud=self.aloud)

    def whose(self, lies: TableMeld, view: View, actor: int | None = None) -> str:
        """A meld by its owner: "your run", "Aina’s set"; "their own run" when it is the actor's."""
        whose = "mine" if lies.owner == view.seat else "own" if lies.owner == actor else "other"
        return self.words.text("meld-of", whose=whose, owner=self.seats[lies.owner], kind=str(lies.meld.kind))

    def meld(self, number: int, view: View) -> str:
        """A meld of the table by its owner and its cards: "Aina’s run 5♥–7♥"."""
        lies = view.table[number - 1]
        whose = self.whose(lies, view)
        id = "meld-here-aloud" if self.aloud else "meld-here"
        if not lies.meld.is_run:
            return self.words.text(id, kind="set", whose=whose, ranks=names.ranks(self.words, lies.meld))
        low, high = lies.meld.face(lies.meld.low), lies.meld.face(lies.meld.high)
        return self.words.text(id, kind="run", whose=whose, **{"from": self.card(low), "to": self.card(high)})

    # -- what a step does ----------------------------------------------------------------------------------

    def label(self, action: Action, view: View) -> str:
        """What an action does, as a button or a list says it: "Lay 8♥ on your run 5♥–7♥"."""
        text = self.words.text
        match action:
            case LayMeld(laid=laid):
                shown = names.row(
                    (names.laid(self.words, one, aloud=self.aloud) for one in laid), aloud=self.aloud
                )
                return text("do-meld", cards=shown, points=worth(action.cards, view.terms))
            case LayOff():
                return self._label_layoff(action, view)
            case Swap(card=card, meld=number, end=end):
                label = text("label-swap", card=self.card(card), meld=self.meld(number, view))
                return label if end is None else self._at_end(label, end, view.table[number - 1].meld)
            case EndTurn():
                return text("do-end")
            case Die():
                return text("do-dead")
        return str(action)

    def _label_layoff(self, action: LayOff, view: View) -> str:
        lies = view.table[action.meld - 1].meld
        law = meld_law(view.terms)
        where = self.meld(action.meld, view)
        ends, _ = fits(action.card, lies, law)
        if action.end is not None and action.card is not JOKER and action.end not in ends:
            side = "low" if action.end is MeldEnd.LOW else "high"
            return self.words.text("label-slide", card=self.card(action.card), meld=where, side=side)
        stands = action.stands_for
        if stands is None and action.card is JOKER and action.end is not None:
            stands = lies.face(lies.low - 1 if action.end is MeldEnd.LOW else lies.high + 1)
        shown = names.laid(self.words, Laid(action.card, stands), aloud=self.aloud)
        label = self.words.text("do-lay", cards=shown, meld=where)
        if action.end is None or len(ends) < 2 or action.card is JOKER:
            return label
        return self._at_end(label, action.end, lies)

    def _at_end(self, label: str, end: MeldEnd, meld: Meld) -> str:
        side = "low" if end is MeldEnd.LOW else "high"
        beside = meld.face(meld.low if end is MeldEnd.LOW else meld.high)
        way = self.words.text("way-beside", side=side, card=self.card(beside))
        return self.words.text("label-side", label=label, way=way)

    # -- what happened -------------------------------------------------------------------------------------

    def narration(self, event: Event, view: View, *, left: int | None = None) -> str:
        """What happened: "Boris lays 10♣ on Aina’s run; 6 cards left".

        ``left`` are the cards that the seat then had, where that is to be said. ``view`` is what the
        listener sees afterwards, at once or later in the same deal.
        """
        text = self.words.text
        if isinstance(event, DealEnded):
            return text("happened-deal-ended", ending=str(event.result.how))
        who: dict[str, Given] = {
            "me": "yes" if event.seat == view.seat else "no",
            "name": self.seats[event.seat],
        }
        match event:
            case Dealt(cards=cards):
                line = text("happened-dealt", **who, count=len(cards))
            case MeldLaid(meld=meld):
                shown = (names.laid(self.words, one, aloud=self.aloud) for one in meld.laid)
                line = text("happened-melded", **who, cards=names.row(shown, aloud=self.aloud))
            case LaidOff(card=card, meld=number, slid=slid):
                lies = self.whose(view.table[number - 1], view, event.seat)
                id = "happened-slid" if slid else "happened-laid-off"
                line = text(id, **who, card=self.card(card), meld=lies)
            case Swapped(card=card, meld=number):
                lies = self.whose(view.table[number - 1], view, event.seat)
                line = text("happened-swapped", **who, card=self.card(card), meld=lies)
            case TurnEnded():
                line = text("happened-turn-ended", **who)
            case Died():
                passport = "yes" if view.opened[event.seat] else "no"
                line = text("happened-died", **who, passport=passport)
            case WentOut():
                line = text("happened-went-out", **who)
            case _:
                raise TypeError(f"nobody said how to tell {event!r}")
        return line if left is None else text("happened-cards-left", line=line, count=left)

    def news(self, events: Sequence[Event], view: View) -> list[str]:
        """Several events of one deal, oldest first, up to ``view``.

        The last act of each turn says how many cards are left.
        """
        left = list(view.counts)
        if view.result is not None:
            left = [len(hand or ()) for hand in view.result.left]
        lines: list[str] = []
        following: int | None = None
        for event in reversed(events):
            tells = isinstance(event, MeldLaid | LaidOff | Swapped) and event.seat != following
            lines.append(self.narration(event, view, left=left[event.seat] if tells else None))
            if isinstance(event, MeldLaid):
                left[event.seat] += len(event.meld.cards)
            elif isinstance(event, LaidOff):
                left[event.seat] += 1
            ends = isinstance(event, TurnEnded | Died | DealEnded | Dealt)
            following = None if ends else event.seat
        return lines[::-1]

    # -- why something is refused --------------------------------------------------------------------------

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
        return Refusal(text[:1].upper() + text[1:], case.rule)

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
                return Case("B6.2")
            case Reason.CARD_NOT_IN_HAND:
                return self._not_held(illegal, view)
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
            case Reason.JOKER_UNUSED:
                return Case("B6.5", "new-meld" if view.terms.swap.use == "new_meld" else "any")

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
        return Case("A8.2", "acted") if isinstance(action, Die) and view.go.acted else Case("A3.2")

    def _not_held(self, illegal: Illegal, view: View) -> Case:
        none = [face for face in illegal.cards if not view.hand.count(face)]
        faces = none or list(illegal.cards[:1])
        have = view.hand.count(faces[0])
        return Case("A3.2", more={"have": have, "cards": self.cards(faces), "count": len(faces)})

    def _ambiguous(self, illegal: Illegal, view: View) -> Case:
        ways = [self.label(reading, view) for reading in illegal.readings]
        ends = illegal.readings and isinstance(illegal.readings[0], LayOff)
        more: dict[str, Given] = {"count": len(ways), "readings": "; ".join(ways)}
        return Case("A6.4" if ends else "A4.8", more=more)

    def _bad_run(self, illegal: Illegal, view: View, action: Action | None) -> Case:
        number = illegal.numbers.get("meld")
        if number is not None:
            return self._not_on_run(illegal.cards[0], view, view.table[number - 1].meld, action)
        laid = action.laid if isinstance(action, LayMeld) else tuple(map(Laid, illegal.cards))
        cards = [one.card for one in laid]
        law = meld_law(view.terms)
        most: dict[str, Given] = {"most": law.longest_run}
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
            return Case("A4.1", "ace", most)
        missing = _missing_between(naturals)
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
            if law.circular or 1 <= place <= HIGH_ACE
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
            return Case("A6.3", "layoff", {"ranks": ranks})
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


def worth(cards: Iterable[Card], terms: Terms) -> int:
    """What cards would count if they stayed in hand: the points that laying them saves."""
    return sum(card_points(card, terms) for card in cards)


def _unopened(view: View) -> bool:
    return view.seat is not None and not view.opened[view.seat]


def _still_moves(view: View) -> Case:
    if _unopened(view):
        return Case("A5.5", "passport")
    verbs = {step.verb for step in view.steps_up_to(1)}
    return Case("A8.1", next((verb for verb in ("lay", "meld") if verb in verbs), "swap"))


def _full(illegal: Illegal, view: View) -> Case:
    law = meld_law(view.terms)
    if view.table[illegal.numbers["meld"] - 1].meld.is_run:
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


def _missing_between(naturals: Sequence[Card]) -> list[Card]:
    """The cards that lie between these of one suit, the ace taken where fewer are missing."""
    suit = naturals[0].suit
    best: list[int] | None = None
    for ace in (1, HIGH_ACE):
        places = {ace if card.rank is Rank.ACE else int(card.rank) for card in naturals}
        gaps = [place for place in range(min(places), max(places)) if place not in places]
        if best is None or len(gaps) < len(best):
            best = gaps
    return [Card.of((place - 1) % 13 + 1, suit) for place in best or []]
