"""What a page can make of what it is sent: the cards that a frame names, and the table that the news tell."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tierce.game.events import (
    Dealt,
    Drew,
    Event,
    Knocked,
    MeldLaid,
    Penalised,
    Renewed,
    Shown,
    Stocked,
)
from tierce.server import wire

CARD = re.compile(r"(?<![=A-Za-z0-9])((?:Jk(?:=[A-Z0-9][cdhs]?)?|[A2-9TJQK][cdhs])+)(?![A-Za-z])")
ONE = re.compile(r"Jk=[A-Z0-9][cdhs]?|Jk|[A2-9TJQK][cdhs]")
SENTENCES = ("that", "where", "which")
SIGNS = str.maketrans("♣♦♥♠", "cdhs")


def named(text: str) -> Iterator[str]:
    """Every card that a text names, but for what a joker stands for."""
    for found in CARD.findall(text.translate(SIGNS).replace("10", "T")):
        yield from (one for one in ONE.findall(found) if not one.startswith("Jk="))


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a message with the field that it is in."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from strings(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one, key)


def told(frame: str) -> set[str]:
    """The natural cards that a frame names anywhere but in sentences.

    A sentence may name cards that would fit ("It takes 9♥"), which is no news: the table says so.
    """
    found: set[str] = set()
    for field, text in strings(json.loads(frame)):
        if field not in ("stands_for", "table", "id", "text", *SENTENCES):
            found |= set(named(text))
    return found - {"Jk"}


Slots = list[wire.Slot]


def heard(melds: list[Slots], event: wire.AnyEvent) -> None:
    """Bring melds up to date with an event, knowing nothing but the wire."""
    match event:
        case wire.Dealt():
            melds.clear()
        case wire.Melded(slots=slots, meld=number):
            assert number == len(melds) + 1
            melds.append(list(slots))
        case wire.LaidOff(card=card, stands_for=stands_for, meld=number, end=end, slid=slid):
            slots, slot = melds[number - 1], wire.Slot(card, stands_for)
            if slid:
                slots[[one.stands_for for one in slots].index(card)] = slot
                slot = wire.Slot("Jk", beyond(slots, end))
            if end == "<":
                slots.insert(0, slot)
            else:
                slots.append(slot)
                if end is None:
                    slots.sort(key=lambda one: ("cdhs".find(one.card[1]), one.card == "Jk"))
                    slots.sort(key=lambda one: one.card == "Jk")
        case wire.Swapped(card=card, meld=number):
            slots = melds[number - 1]
            exact = [i for i, one in enumerate(slots) if one.stands_for == card]
            loose = [i for i, one in enumerate(slots) if one.stands_for == card[0]]
            slots[(exact or loose)[0]] = wire.Slot(card)
            if loose:
                slots.sort(key=lambda one: ("cdhs".find(one.card[1]), one.card == "Jk"))
                slots.sort(key=lambda one: one.card == "Jk")

        case wire.Borrowed(meld=number, slots=places):
            melds[number - 1] = [one for place, one in enumerate(melds[number - 1]) if place not in places]


def beyond(slots: Slots, end: str | None) -> str:
    """The card that would come next at this end of a run."""
    edge, step = (slots[0], -1) if end == "<" else (slots[-1], 1)
    face = edge.stands_for or edge.card
    return "A23456789TJQK"[("A23456789TJQK".index(face[0]) + step) % 13] + face[1]


class Ears:
    """A listener who knows nothing but the wire: stock, pile, and how many cards each seat holds."""

    def __init__(self) -> None:
        self.stock = 0
        self.pile: list[str] = []
        self.hands: Counter[int] = Counter()
        self.melds: list[list[wire.Slot]] = []

    def hear(self, event: wire.AnyEvent, stock: int) -> None:
        """``stock`` is what lies there when all hands are dealt."""
        heard(self.melds, event)
        match event:
            case wire.Cut(seat=seat, card=card):
                self.hands.clear()
                self.hands[seat] = int(card == "Jk")
            case wire.Dealt(seat=seat, count=count):
                self.stock, self.pile = stock, []
                self.hands[seat] += count
            case wire.DealEnded():
                self.hands.clear()
            case wire.TurnedUp(card=card):
                self.pile = [card]
            case wire.Drew(seat=seat):
                self.stock -= 1
                self.hands[seat] += 1
            case wire.Took(seat=seat, card=card):
                assert self.pile.pop() == card
                self.hands[seat] += 1
            case wire.Renewed(count=count):
                assert (self.stock, count) == (0, len(self.pile) - 1)
                self.stock, self.pile = count, self.pile[-1:]
            case wire.Melded(seat=seat, slots=slots):
                self.hands[seat] -= len(slots)
            case wire.Borrowed(seat=seat, cards=cards):
                self.hands[seat] += len(cards)  # until they are in the new meld
            case wire.LaidOff(seat=seat):
                self.hands[seat] -= 1
            case wire.Discarded(seat=seat, card=card):
                self.pile.append(card)
                self.hands[seat] -= 1
            case wire.Penalised(seat=seat, count=count, cards=drawn):
                assert drawn is None or len(drawn) == count
                self.stock -= count
                self.hands[seat] += count


def learnt(event: Event, seat: int | None) -> set[str]:
    """The natural cards that an event shows to a seat, or (``None``) to a spectator."""
    match event:
        case Dealt() | Drew() | Penalised() if event.seat != seat:
            return set()
        case Stocked() | Renewed():
            return set()
        case MeldLaid(meld=meld):
            return {card.text for card in meld.cards}
        case Knocked(melds=melds, left=left) | Shown(melds=melds, left=left):
            shown = {card.text for card in left} | {card.text for meld in melds for card in meld.cards}
            return shown | {card.text for card in filter(None, [getattr(event, "card", None)])}
    card = getattr(event, "card", None)
    return {one.text for one in ([card] if card else getattr(event, "cards", ()))}
