"""Refusals as the wire tells them: a code, the cards and numbers, and the sentence from the catalogue."""

from __future__ import annotations

import logging

from tierce.cards import ParseError, TierceError
from tierce.game import Action, Illegal
from tierce.server import messages, wire
from tierce.server.tongue import words
from tierce.table import View
from tierce.words.sentences import Asked, Sentences

log = logging.getLogger(__name__)


class Refused(TierceError):
    """A message that is not carried out; nothing has changed."""

    def __init__(self, why: wire.Why) -> None:
        """Why not, as it is told to the page."""
        super().__init__(why.code)
        self.why = why


def illegal(
    found: Illegal, view: View, names: tuple[str, ...], action: Action | None = None, *, asked: Asked = "play"
) -> wire.Why:
    """Why the rules refuse it, for the seat of this view."""
    code = found.reason.value
    text, rule = code, None
    try:
        text, rule = Sentences(words(), names).refusal(found, view, action, asked=asked)
    except Exception as wrong:  # a sentence that cannot be made must not hide the refusal
        log.error("no_sentence", extra={"code": code, "wrong": type(wrong).__name__})
    return wire.Why(
        code=code,
        text=text,
        cards=messages.texts(found.cards),
        numbers=dict(found.numbers),
        rule=rule,
        readings=[messages.step((one,), str(one), view) for one in found.readings],
    )


def unread(wrong: ParseError) -> wire.Why:
    """Why words could not be read."""
    return plain("malformed", text=wrong.message, column=wrong.column)


def plain(code: str, **args: str | int) -> wire.Why:
    """A refusal of the server itself: the message ``reason-<code>``."""
    numbers = {name: value for name, value in args.items() if isinstance(value, int)}
    return wire.Why(code, words().text(f"reason-{code.replace('_', '-')}", **args), numbers=numbers)
