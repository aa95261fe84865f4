"""What a turn still owes before it may end, and whether it can still be paid.

In the *step* door a person may run up a debt and see it refused at the end of the turn; the *guarded* door
never
lists a step after which the turn cannot be completed. Both look at the same ``Go.owed``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.state import State


def completable(state: State, ways: Callable[[State], Iterator[Event]]) -> bool:
    """Whether the turn can reach a point where nothing is owed.

    ``ways`` gives what the seat could do to pay or to be able to pay, what pays first; positions met twice
    are
    searched once. Freed jokers are paid with jokers from hand, and a swap brings as many as it owes, so who
    holds fewer than owed can never pay.
    """
    hopeless: set[tuple[object, object, object]] = set()

    def search(now: State) -> bool:
        if not now.go.owed:
            return True
        hand = now.hands[now.turn]
        place = (hand, now.table, now.go)
        if hand.jokers < now.go.owed or place in hopeless:
            return False
        if any(search(fold(now, event)) for event in ways(now)):
            return True
        hopeless.add(place)
        return False

    return search(state)
