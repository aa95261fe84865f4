"""Everything that is sent to the seats and to a spectator of a room, step by step, while a deal is played."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from serving import Here, opening_of
from tierce.bots.process import choose_words
from tierce.game.actions import Action, Die, Discard, Draw, EndTurn, Knock, LayOff, Take
from tierce.game.events import Event
from tierce.server import wire
from tierce.server.link import Link
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.store import Store
from tierce.server.why import Refused
from tierce.table import Table, View, project
from tierce.table.lines import Line, dealt_hand
from tierce.table.record import DealRecord

Script = Sequence[tuple[int, str]]
UNDO = "undo"
MOST_STEPS = 250
"""A lively player of Rami can take for ever."""
STRANGER = b"a spectator"


@dataclass
class Transcript:
    """What was played at a table, and what each line was sent after each step of it."""

    table: Table
    script: list[tuple[int, str]] = field(default_factory=list)
    """The seat and its words, for each step."""
    frames: dict[int | None, list[list[str]]] = field(default_factory=lambda: defaultdict(lambda: [[]]))
    """By seat (``None``: the spectator), for each step, beginning with what was sent at first."""
    logged: list[int] = field(default_factory=list)
    """How many events there were after each step."""

    async def hear(self, seat: int | None, data: bytes) -> None:
        """A line was sent this."""
        self.frames[seat][-1].append(data.decode())

    async def next(self) -> None:
        """Let all be sent, and turn to the next step."""
        for _ in range(4):
            await asyncio.sleep(0)
        self.logged.append(self.table.seq)
        for sent in self.frames.values():
            sent.append([])

    def heard(self, seat: int | None, step: int) -> list[Event]:
        """The events up to a step, as a seat heard them."""
        return [project(one.event, seat) for one in self.table.log()[: self.logged[step]]]


async def transcribe(store: Store, table: Table, script: Script | random.Random) -> Transcript:
    """Play a deal at the room of a table: at random, or a script as far as it is legal."""
    told = Transcript(table)
    opening = opening_of(table)
    await store.run(opening.write)
    room = Rooms(Services(store, Here(choose_words), 0, now=lambda: 0.0)).add(opening.loaded())
    lines = [await room.join(token, 0) for token in (*(name.encode() for name in table.names), STRANGER)]
    pumps = [asyncio.create_task(link.pump(partial(told.hear, link.seat))) for link in lines]
    await told.next()
    number = 0
    while not table.over and number < MOST_STEPS:
        if isinstance(script, random.Random):
            said = (table.turn, choice(table.view(table.turn), script, table.draft))
        elif number < len(script):
            said = script[number]
        else:
            break
        if not await step(room, lines[said[0]], said[1], f"{number}"):
            break
        for link in lines[:-1]:
            await tend(room, link, told, number)
        number += 1
        told.script.append(said)
        await told.next()
    room.close()
    await asyncio.gather(*pumps)
    return told


async def tend(room: Room, link: Link, told: Transcript, number: int) -> None:
    """At some steps a person arranges their hand, asks for the best melds of it, and what could be done."""
    assert link.seat is not None
    table = told.table
    if number % 4 == link.seat:
        best = await room.best(link, number)
        left = [wire.Group([card], keep=True) for card in best.left[:9]]
        await told.hear(link.seat, msgspec.json.encode(best))
        await room.arrange(link, f"arrange {number}", table.deal, [*left, *best.groups])
    if number % 25 == link.seat:
        await told.hear(link.seat, msgspec.json.encode(await room.hint(link, number)))


async def step(room: Room, link: Link, words: str, id: str) -> bool:
    """Whether the step could be played."""
    try:
        if words == UNDO:
            await room.undo(link, id, all=True)
        else:
            await room.play(link, id, words)
    except Refused:
        return False
    return True


def choice(view: View, rng: random.Random, draft: Sequence[Action]) -> str:
    """What a lively player does: takes often, lays and lays off, tries and takes back, ends in the end."""
    steps = list(view.steps_up_to(60))
    if draft and (not steps or rng.random() < 0.05):
        return UNDO
    for kind, often in ((Knock, 0.9), (LayOff, 0.7), (Take, 0.3), (EndTurn, 0.5), (Draw, 0.9)):
        there = [one for one in steps if isinstance(one, kind)]
        if there and rng.random() < often:
            return str(rng.choice(there))
    ends = [one for one in steps if isinstance(one, Discard | EndTurn | Die)]
    return str(rng.choice(ends if ends and rng.random() < 0.3 else steps))


def exchanged(table: Table, rng: random.Random) -> tuple[Table, set[int]] | None:
    """The same table as it was dealt, but that two hidden cards have changed places.

    With it the seats that can tell, since a card of their own is another; ``None`` where they are alike.
    """
    record = table.record()
    lines = [
        line for line in record.deals[0].lines if line.actor == "d" and line.words[:4] in ("deal", "stoc")
    ]
    first, second = rng.sample(lines, 2)
    (here, mine), (there, yours) = (swappable(line, rng) for line in (first, second))
    if mine == yours:
        return None
    changed = {first: replaced(first, here, yours), second: replaced(second, there, mine)}
    dealing = tuple(changed.get(line, line) for line in record.deals[0].lines if line.actor == "d")
    deal = DealRecord(record.deals[0].dealer, dealing)
    twin = Table.replay(replace(record, deals=(deal,)), seed=table.seed, id=table.id)
    return twin, {dealt_hand(line)[0] for line in (first, second) if line.words.startswith("deal")}


def swappable(line: Line, rng: random.Random) -> tuple[int, str]:
    """A card of a dealing line: where it stands in the text, and the card."""
    cards = line.words.split()[-1]
    at = 2 * rng.randrange(len(cards) // 2)
    return at, cards[at : at + 2]


def replaced(line: Line, at: int, card: str) -> Line:
    """The line with another card in this place."""
    *head, cards = line.words.split()
    return replace(line, words=" ".join([*head, cards[:at] + card + cards[at + 2 :]]))
