"""Tables of Rami for tests: one that is set up by its lines, and one whose seats play at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tierce.game import engine
from tierce.game.actions import Action, Discard, Draw, LayMeld, Take, Touch
from tierce.game.state import Phase
from tierce.rules import load
from tierce.table import Record, Table
from tierce.table.lines import Line
from tierce.table.record import DealRecord

QUICK = "deal.hand_size=7+opening.points=15+opening.pure_run=off"
"""Hands so small, and openings so cheap, that much is laid and a deal is short."""

BOOKS = (
    ("rami51+" + QUICK, 2),
    ("rami51+" + QUICK + "+deck.jokers=12+wild.max_in_set=2+borrow.joker=yes", 3),
    ("rami51+" + QUICK + "+swap.use=any+swap.from_set=square_both+deck.jokers=10", 3),
    ("rami51_circular+" + QUICK, 4),
    ("rami71+deal.hand_size=9+opening.points=20+deal.upcard=yes+deal.starter=next", 3),
    ("rami51+deal.hand_size=8+opening.kind=none+draw.take=free+out.discard=optional", 3),
    ("arbaatash+" + QUICK + "+opening.points_from_discard=same+deck.jokers=16", 3),
    ("arbaatash+deal.hand_size=9+opening.points=15+deal.upcard=yes+draw.touch=no_exit_this_deal", 4),
    ("rami51+" + QUICK + "+deal.cut_joker=kept+deck.jokers=16+borrow.split=yes", 2),
    ("rami51+deck.packs=1+deal.hand_size=9+opening.points=20+draw.renewals=1", 4),
    ("rami51+deck.packs=1+deal.hand_size=12+opening.points=20+draw.renew_keeps_top=no", 4),
    ("rami51+deck.packs=1+deck.jokers=0+deal.hand_size=9+opening.points=20+draw.renewals=0", 5),
    ("rami51+" + QUICK + "+out.carte=manual", 2),
    ("rami51+" + QUICK + "+out.carte=off+score.winner_bonus=-20", 2),
    ("thousand+" + QUICK + "+out.carte=auto", 2),
    ("basic+deal.hand_size=8", 6),
    ("basic+deal.hand_size=8+draw.renew=taken+out.new_melds=1", 6),
)  # fmt: skip
"""Rule books and seats: each preset but one, and knobs that change what a seat may see."""


def dealt(rules: str, *lines: str, dealer: int = 2, seed: int = 5, seats: int = 2) -> Table:
    """A table with the hands, stock and acts of these lines."""
    deal = DealRecord(dealer - 1, tuple(map(Line.parse, lines)))
    names = tuple(f"p{seat + 1}" for seat in range(seats))
    return Table.replay(Record(load(rules), names, (deal,)), seed=seed)


def lines_of(table: Table, first: int = 0) -> list[str]:
    """The lines of the running deal, from this one on."""
    return [str(line) for line in table.record().deals[-1].lines[first:]]


def moments(table: Table, rng: random.Random) -> Iterator[None]:
    """Every moment at which something was committed, while the seats play one deal at random."""
    yield
    while not table.over:
        seq = table.seq
        table.play(_choose(table, rng))
        if table.seq > seq:
            yield


def _choose(table: Table, rng: random.Random) -> Action:
    state = table.state
    if state.phase is Phase.DRAW:
        acts = engine.legal_actions(state)
        if Touch() in acts and rng.random() < 0.2:
            return Touch()
        return Take() if Take() in acts and rng.random() < 0.9 else Draw()
    acts = engine.legal_actions(state)
    discards = [one for one in acts if isinstance(one, Discard)]
    others = [one for one in acts if not isinstance(one, Discard)]
    melds = [one for one in others if isinstance(one, LayMeld)]
    if others and (not discards or rng.random() < 0.85):
        return rng.choice(melds if melds and rng.random() < 0.5 else others)
    return rng.choice(discards)
