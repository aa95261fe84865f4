"""A deal that was played, to be looked through step by step."""

from __future__ import annotations

from tierce.rules.knobs import GrammarName
from tierce.server.wire.base import Wire
from tierce.server.wire.cards import Chair, Meld, Phase
from tierce.server.wire.events import AnyEvent


class Frame(Wire):
    """The table after one step of a deal; the first frame is the deal as it was dealt.

    ``turn`` numbers the turns, and is 0 before the first; ``acts`` is the seat whose turn it is then, null
    when the deal is over. ``hands`` are those of all seats as far as the viewer may know them, ``??`` for a
    card that they may not. ``melds`` are those that were laid or have changed; the others lie as they lay.
    ``events`` are what has just happened.
    """

    turn: int
    phase: Phase
    acts: int | None
    chairs: list[Chair]
    hands: list[list[str]]
    melds: list[Meld]
    stock: int | None
    pile: list[str] | None
    events: list[AnyEvent]


class Note(Wire):
    """What one viewer wrote beside a frame, from 0; nobody else is told."""

    frame: int
    text: str


class Replay(Wire):
    """A deal step by step.

    Of a deal that is ``over`` every hand is told, and the page may hide what a seat did not know; of one that
    is being played no more than the viewer's ``seat`` has heard. ``deals`` is how many the match has so far.
    """

    table: str
    game: str
    title: str
    grammar: GrammarName
    deal: int
    deals: int
    over: bool
    seat: int | None
    dealer: int
    date: str | None
    key: str | None
    frames: list[Frame]
    notes: list[Note]


class WhatIf(Wire):
    """Go on from a step of a deal that is over, from 0, at a ``seat`` of it, against bots."""

    step: int
    seat: int
    you: str
