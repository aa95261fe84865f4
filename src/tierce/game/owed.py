"""What a turn still owes before it may end, and whether it can still be paid.

In the *step* door a person may run up a debt and see it refused at the end of the turn; the *guarded* door
never lists a step
after which the turn cannot be completed. Both look at the same ``Go.owed``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tierce.game.actions import Action, Die, EndTurn
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.state import State


def completable(
    state: State,
    steps: Callable[[State], Iterator[Action]],
    judge: Callable[[State, Action], Event | Illegal],
) -> bool:
    """Whether the turn can reach a point where nothing is owed, by any steps that the grammar allows.

    Steps that lay a joker are tried first, since they pay; positions met twice are searched once.
    """
    seen: set[tuple[object, object, object]] = set()

    def search(now: State) -> bool:
        if not now.go.owed:
            return True
        place = (now.hands[now.turn], now.table, now.go)
        if place in seen:
            return False
        seen.add(place)
        tries = [step for step in steps(now) if not isinstance(step, EndTurn | Die)]
        tries.sort(key=lambda step: "Jk" not in str(step))
        for step in tries:
            event = judge(now, step)
            if isinstance(event, Event) and search(fold(now, event)):
                return True
        return False

    return search(state)
