"""What the server says of itself: one line for each thing, in words with values or in JSON.

No line holds a card, a name, a cookie, an invitation or a code. Requests are not logged at all, and of what
went wrong only its kind and its place are told: what an error says may name cards.
"""

from __future__ import annotations

import json
import logging
import traceback
from typing import Final

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Line(logging.Formatter):
    """A log record as one line of ``name=value`` words."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the facts of it."""
        return " ".join(f"{name}={_word(value)}" for name, value in self.facts(record).items())

    def facts(self, record: logging.LogRecord) -> dict[str, object]:
        """What is told of a record."""
        found: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            # Of others' messages the first line: what follows may quote an error.
            "event": record.getMessage().strip().partition("\n")[0],
        }
        found |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0]:
            found["wrong"] = record.exc_info[0].__name__
            found["place"] = place(record.exc_info[1])
        return found


class JsonLine(Line):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The same facts."""
        return json.dumps(self.facts(record), ensure_ascii=False, default=str)


FORMATS: Final = {"text": Line, "json": JsonLine}


def logs(level: str, form: str = "text") -> None:
    """Send the logs to standard error; others' only from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tierce").setLevel(level.upper())


def place(wrong: BaseException | None) -> str:
    """Where it went wrong: the last line of ours that it came through, else the last."""
    frames = traceback.extract_tb(wrong.__traceback__) if wrong else []
    ours = [frame for frame in frames if "tierce" in frame.filename]
    for frame in reversed(ours or frames):
        return f"{frame.filename.rpartition('tierce/')[2]}:{frame.lineno} {frame.name}"
    return "?"


def _word(value: object) -> str:
    text = str(value)
    plain = text and text.isprintable() and not any(c in ' "=' for c in text)
    return text if plain else json.dumps(text, ensure_ascii=False)
