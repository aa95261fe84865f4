"""What a kernel says to rules that it does not know."""

from __future__ import annotations

from tierce.cards.errors import TierceError


class Unsupported(TierceError):
    """A kernel does not know these answers of a rule book; the plain engine does."""

    knobs: tuple[str, ...]
    """The paths of the knobs whose answers it does not know."""

    def __init__(self, kernel: str, knobs: tuple[str, ...]) -> None:
        """The kernel's name, and the knobs it refuses."""
        super().__init__(f"the kernel of {kernel} does not know the answers to {', '.join(knobs)}")
        self.knobs = knobs
