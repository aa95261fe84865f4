"""The room in which the solver works: one array for a law, its tables first, then the search.

The tables say how one open run grows, a state a row; they are asked of :class:`tierce.melds.growth.Runs`, the
plain solver's own. How all open runs of a suit grow together is found out when it is first asked
(:mod:`tierce.fast.solver.ways`) and stays in the room, so that later hands are solved sooner.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from tierce.fast.laid import ANY_NUMBER, number_of
from tierce.fast.lots import Ints
from tierce.fast.refused import Unsupported
from tierce.melds import MeldLaw
from tierce.melds.growth import HAND, OUT_OF_REACH, WILD, Pure, Runs
from tierce.melds.law import HIGH_ACE
from tierce.melds.told import jokers_alone
from tierce.melds.values import Values
from tierce.melds.ways import UNIT, weighed

# The largest of all, and what fits into the bits of a spot.
MOST_JOKERS: Final = 15
MOST_COPIES: Final = 4
MOST_KEPT: Final = 31
MOST_OPEN: Final = 6
"""More runs of a suit are never open together."""
MOST_STATES: Final = 600
MOST_GROUPS: Final = 1_023
"""Of runs of a suit that are open together."""
MOST_WAYS: Final = 1 << 15
MOST_HERE: Final = 512
"""The ways of a suit at one place."""
MOST_NODES: Final = 1 << 17

# -- the head: answers of the law, and what is counted -------------------------------------------------------

DISTINCT, LAST, MIN_NATURALS, MAX_IN_RUN, MAX_IN_SET, SEEKS = range(6)
"""The law: whether the suits of a set differ, the last place, limits, and whether a pure run is sought."""
GROUPS, WAYS, TABLE_JOKERS, TABLE_COPIES = range(6, 10)
"""How many groups and ways are known, and for how many jokers and copies of a card."""
JOKERS, KEPT, FRESH, LAST_PURE, WHOLE, LIMIT = range(10, 16)
"""The hand: its jokers, how many cards must stay and how many jokers must not, the last place where a pure
run can begin, what all cards could weigh, and by how much melds may fall short of it."""
NODES, WAITING, SLOTS, FROM, NOW, LISTS = range(16, 22)
"""The search: how many spots were reached, how many wait, the slots for those known; then of the step that is
made the spot before it, its place, and in how many suits something can be done."""
POINTS, TOO_MUCH = 22, 23
"""The answer: what the melds count, or -1; and whether there was no room for the search."""
BEGUN: Final = 32
"""The states of runs that begin: by kind, whether pure, whether led, whether at the first place."""
MASKS: Final = 48
"""Of a suit the places where cards are, as bits."""
SIZES: Final = 52
"""The ranks that make a set, those that do with one joker, and those with two, as bits."""

STATES: Final = 64
GROWN, ENDS, LED, NEEDS, STATE = 0, 2, 3, 4, 36
"""Of a state: what it grows to by a natural and by a joker, whether it may end below the ace, whether it must
reach the ace, and the jokers that it needs: by the places that there still are, 3 for more, and the naturals
on the next three."""

GROUP: Final = STATES + STATE * MOST_STATES
"""The states of a group in their order, ten bits each."""
NUMBERS: Final = GROUP + MOST_GROUPS
NUMBER_SLOTS: Final = 2_048
GROWS: Final = NUMBERS + NUMBER_SLOTS
"""Of a group, for each of six manners of beginning, the first of its ways, and how many."""
MANNERS: Final = 6
WAY: Final = GROWS + 2 * MANNERS * MOST_GROUPS
WAY_SIZE: Final = 3
"""A way, what each run does in it, and the runs after it."""

# -- values --------------------------------------------------------------------------------------------------

RUN, WILD_RUN, SET, WILD_SET, MOST, RISING, JOKER, ALONE = 0, 15, 30, 45, 60, 75, 90, 91
"""What cards weigh by place, whether a joker counts nowhere less further on, the most that a joker weighs,
and of melds of jokers alone by their number: the weight, or -1, one of these melds, and its size."""
WEIGHTS: Final = ALONE + 3 * (MOST_JOKERS + 1)

# -- the search ----------------------------------------------------------------------------------------------

WORTH: Final = WAY + WAY_SIZE * MOST_WAYS
"""The weights of this search."""
PLACES: Final = WORTH + WEIGHTS
"""Of a place: the naturals by suit, those that must be laid, how jokers may begin runs, and by suit which
naturals come next, and how many do not."""
HELD, DUE, LEADS, AHEAD, LACKS, PLACE = 0, 1, 2, 3, 7, 11
LOST: Final = PLACES + PLACE * (HIGH_ACE + 1)
"""What stays for sure of each suit when no joker is left, and when one is, by the place where one stands."""
LISTED: Final = LOST + 2 * 64
"""How many ways stand in each list; there is one for each suit in which something can be done."""
HERE: Final = LISTED + 4
GOES_TO, TAKES, ASKS, COSTS, IS, HERE_SIZE = range(6)
"""The ways of a suit at one place, ready to be added to those of the other suits: what each adds to a spot,
the naturals and jokers it takes, the jokers it takes or its runs need later, its cost, and its number."""
PATH: Final = HERE + 4 * HERE_SIZE * MOST_HERE
OPEN: Final = PATH + 16
"""The runs that are open when the melds are told."""
NODE: Final = OPEN + 64
KEY, PARENT, COST, DID, TOOK, NODE_SIZE = range(6)
HEAP: Final = NODE + NODE_SIZE * MOST_NODES
KNOWN: Final = HEAP + MOST_NODES
ROOM: Final = KNOWN + 2 * MOST_NODES


def unsupported(law: MeldLaw) -> tuple[str, ...]:
    """The paths of the knobs whose answers the kernel does not know: runs that go round the corner."""
    found = []
    if law.circular:
        found.append("melds.circular")
    if law.longest_run < 13:
        found.append("melds.run_max")
    return tuple(found)


def room(law: MeldLaw, pure: Pure) -> Ints:
    """A room for this law, and this demand of a pure run.

    Of its ten megabytes only those count that searches have used. Two threads must not work in one room.
    Raises ``Unsupported`` for laws that the kernel does not know.
    """
    if refused := unsupported(law):
        raise Unsupported("the solver", refused)
    found = np.zeros(ROOM, dtype=np.int64)
    found[DISTINCT], found[LAST] = law.set_suits == "distinct", law.highest
    found[MIN_NATURALS], found[SEEKS] = max(1, law.min_naturals), pure != "off"
    found[MAX_IN_RUN] = ANY_NUMBER if law.max_in_run is None else law.max_in_run
    found[MAX_IN_SET] = ANY_NUMBER if law.max_in_set is None else law.max_in_set
    _States(found, law, pure)
    return found


def weights(values: Values, law: MeldLaw) -> Ints:
    """What cards weigh under this law."""
    worth = weighed(values)
    anywhere = law.adjacent and law.in_run == "anywhere"
    rising = [anywhere and rises for rises in worth.rising]
    tables = [worth.run, worth.wild_run, worth.set, worth.wild_set, worth.most, rising]
    found = [int(weight) for table in tables for weight in table]
    alone = jokers_alone(MOST_JOKERS, law, values, None)
    found.append(worth.joker)
    for count in range(MOST_JOKERS + 1):
        points, melds = alone.get(count, (-1, ()))
        found.append(-1 if points < 0 else UNIT * points + count)
        found += [number_of(melds[-1]), len(melds[-1].cards)] if melds else [0, 0]
    return np.array(found, dtype=np.int64)


class _States:
    """The states of open runs, written into a room one by one as they are found."""

    def __init__(self, room: Ints, law: MeldLaw, pure: Pure) -> None:
        self._room, self._law = room, law
        self._runs = Runs(law, pure, borrowing=False)
        self._known: set[int] = set()
        room[BEGUN : BEGUN + 16] = -1
        for kind, seeks, led, first in product((HAND, WILD), (False, True), (False, True), (False, True)):
            begun = self._runs.begun(kind, pure=seeks, led=led, low_ace=first)
            if begun is not None and seeks <= room[SEEKS]:
                room[BEGUN + 8 * (kind == WILD) + 4 * seeks + 2 * led + first] = begun
                self._write(begun, led=led, first=first)

    def _write(self, number: int, *, led: bool, first: bool) -> None:
        """Write a state, and those that it can grow to."""
        if number >= MOST_STATES:
            raise Unsupported("the solver", ("melds.min_naturals", "wild.max_in_run"))
        if number in self._known:
            return
        self._known.add(number)
        runs, at = self._runs, STATES + STATE * number
        self._room[at + ENDS] = runs.may_end(number)
        self._room[at + LED] = led
        for grown, kind in enumerate((HAND, WILD)):
            after = runs.grown(number, kind)
            self._room[at + GROWN + grown] = -1 if after is None else after
            if after is not None:
                self._write(after, led=led, first=first)
        shut = first and self._law.highest == HIGH_ACE > self._law.longest_run
        for left, ahead in product(range(4), range(8)):
            self._room[at + NEEDS + 8 * left + ahead] = self._need(number, ahead, left, left < 3, shut)

    def _need(self, number: int, ahead: int, left: int, near: bool, shut: bool) -> int:
        """The fewest jokers that make the run a meld as far as one can see, to the last place if it is near.

        A run of the low ace is ``shut`` at the high one.
        """
        at_ace = near and not left
        if at_ace and shut:
            return OUT_OF_REACH
        if self._runs.may_end(number, at_ace=at_ace):
            return 0
        if not left:
            return OUT_OF_REACH if near else 0
        best = OUT_OF_REACH
        for kind, spent in ((HAND, 0), (WILD, 1)):
            after = self._runs.grown(number, kind)
            if after is not None and (kind == WILD or ahead & 1):
                best = min(best, spent + self._need(after, ahead >> 1, left - 1, near, shut))
        return best
