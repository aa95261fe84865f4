"""What the server says on the socket of a table."""

from __future__ import annotations

from typing import Literal

from tierce.rules.knobs import GrammarName
from tierce.server.wire.base import Wire
from tierce.server.wire.cards import (
    Chair,
    Change,
    Deadwood,
    Knocker,
    Meld,
    Opening,
    Phase,
    Result,
    Sheet,
    Step,
)
from tierce.server.wire.events import AnyEvent
from tierce.server.wire.hand import BestMessage, HandMessage, HintMessage
from tierce.server.wire.room import RoomMessage, SaidMessage, UnsaidMessage
from tierce.server.wire.why import Why


class ViewMessage(Wire, tag_field="type", tag="view"):
    """Everything the page shows. ``seq`` is the last event it contains; ``version`` grows with drafts too.

    ``news`` are the events since the client's last known ``seq``, oldest first; for a client that knows none,
    those of the running deal. ``draft`` are the words of the half-played turn (undo takes the last back).
    ``steps`` are the steps legal now, empty when it is another's turn; of new melds at most 600 are listed,
    while ``ask`` knows them all.

    In the phase ``draw`` the seat in turn must draw or take; in ``offer`` and ``wall`` it may take the one
    card that is offered, or pass; in ``layoff`` somebody has knocked, and it may lay off. ``stock`` counts
    the cards to draw from and ``pile`` lists the discards, the last on top; both are null in a game without.
    ``took`` is the discard that was taken and must still be laid, ``borrowed`` the cards taken off melds,
    each group for one new meld. ``opening`` is told on the own turn of a seat that began it unopened.
    ``owed`` are the reason codes of what the turn must still do, in the order in which its end would be
    refused for them. ``carte`` says who announces the last card: the player, the table, nobody; null in a
    game without. ``upcard`` is the card that was turned up after the deal, ``wall`` what is done when the
    stock is at its end without a knock. ``deadwood`` is told of one's own hand where one may knock,
    ``knocker`` after a knock. ``seat`` is null for a spectator.
    """

    seq: int
    version: int
    table: str
    game: str
    title: str
    grammar: GrammarName
    changes: list[Change]
    seat: int | None
    phase: Phase
    turn: int | None
    dealer: int
    deal: int
    direction: Literal["clockwise", "anticlockwise"]
    chairs: list[Chair]
    hand: list[str]
    hand_points: int
    melds: list[Meld]
    aside: int
    stock: int | None
    pile: list[str] | None
    took: str | None
    borrowed: list[list[str]]
    opening: Opening | None
    carte: Literal["manual", "auto", "off"] | None
    upcard: str | None
    wall: Literal["dead", "knock", "declare"] | None
    deadwood: Deadwood | None
    knocker: Knocker | None
    acted: bool
    owed: list[str]
    draft: list[str]
    steps: list[Step]
    result: Result | None
    sheet: Sheet
    news: list[AnyEvent]


class Answer(Wire, tag_field="type", tag="answer"):
    """The answer to an ``ask``.

    Each option is one way to play exactly the chosen cards, as one line of words.
    """

    n: int
    options: list[Step]
    why: Why | None


class Ack(Wire, tag_field="type", tag="ack"):
    """The play, undo or next with this id is done and durable."""

    id: str
    seq: int


class ErrorMessage(Wire, tag_field="type", tag="error"):
    """A message that could not be carried out; nothing changed.

    ``id`` is the one it came with, if it had one.
    """

    id: str | None
    why: Why


ToPage = (
    ViewMessage
    | RoomMessage
    | HandMessage
    | SaidMessage
    | UnsaidMessage
    | Answer
    | BestMessage
    | HintMessage
    | Ack
    | ErrorMessage
)
