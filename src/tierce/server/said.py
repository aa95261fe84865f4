"""What is said at a table. It is not kept: who comes later hears the last of it, a new process nothing."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from typing import Final

from tierce.server import why, wire
from tierce.server.phrases import PHRASES
from tierce.server.why import Refused

MOST_SAID: Final = 50
"""How much of what was said is told to who comes later."""
LONGEST_TEXT: Final = 200


class Said:
    """The last things that were said, each under a number of its own."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._said: deque[tuple[str, wire.SaidMessage]] = deque(maxlen=MOST_SAID)

    def __iter__(self) -> Iterator[wire.SaidMessage]:
        """The oldest first."""
        return (one for _, one in self._said)

    def add(
        self, seat: int, id: str, phrase: str | None, text: str | None, chat: bool
    ) -> wire.SaidMessage | None:
        """A seat says a phrase, or, where there is ``chat``, words of its own; ``None`` if it is said again.

        Raises ``Refused``.
        """
        words = " ".join((text or "").split())
        if phrase is not None and phrase not in PHRASES:
            raise Refused(why.plain("no_phrase"))
        if phrase is None and not chat:
            raise Refused(why.plain("no_chat"))
        if phrase is None and not 0 < len(words) <= LONGEST_TEXT:
            raise Refused(why.plain("malformed", text=f"expected a text of 1 to {LONGEST_TEXT} characters"))
        if any((one.seat, known) == (seat + 1, id) for known, one in self._said):
            return None
        # Numbers go on growing when the server was started again.
        number = max(int(time.time() * 1000), self._said[-1][1].n + 1 if self._said else 0)
        message = wire.SaidMessage(number, seat + 1, phrase, words if phrase is None else None)
        self._said.append((id, message))
        return message

    def remove(self, n: int) -> None:
        """Take away what was said under this number."""
        for one in [one for one in self._said if one[1].n == n]:
            self._said.remove(one)
