"""A record read from a file and replayed; what is wrong is named by line and column of the file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tierce.cards import ParseError, TierceError
from tierce.game.illegal import IllegalAction
from tierce.table import Record, RecordError, Table
from tierce.words import Words
from tierce.words.sentences import Sentences


def read_record(file: Path) -> tuple[Record, str]:
    """The record in a file, and its text. Raises ``ParseError`` with the place."""
    data = file.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        before = data[: wrong.start]
        line = before.count(b"\n") + 1
        column = wrong.start - (before.rfind(b"\n") + 1) + 1
        raise ParseError("this is no UTF-8 text, so no record", line=line, column=column) from None
    return Record.from_text(text), text


def replayed(record: Record, text: str) -> Table:
    """The table at the end of a record. Raises ``ParseError`` with the place where it does not replay."""
    try:
        return Table.replay(record)
    except RecordError as wrong:
        raise placed(wrong, record, text) from None


def placed(wrong: RecordError, record: Record, text: str) -> ParseError:
    """The same error with line and column: those of the action it is about, else of its deal."""
    at = -1
    for _ in range(wrong.deal):
        at = text.find("[[deal]]", at + 1)
    lines = record.deals[wrong.deal - 1].lines
    if wrong.line:
        at = text.find("actions", at)
        for line in lines[: wrong.line]:
            found = text.find(f"{line.actor} {line.words}", at + 1)
            at = found if found >= 0 else at
    elif "result" in wrong.message:
        end = text.find("[[deal]]", at + 1)
        found = text.find("\nresult", at, end if end >= 0 else len(text))
        at = found + 1 if found >= 0 else at
    at = max(at, 0)
    return ParseError(
        _sentence(wrong, record),
        line=text.count("\n", 0, at) + 1,
        column=at - (text.rfind("\n", 0, at) + 1) + 1,
    )


def _sentence(wrong: RecordError, record: Record) -> str:
    """What is wrong; for an action that the rules refuse, the reason as a sentence."""
    deals = record.deals[: wrong.deal]
    if not wrong.line or record.seen_by is not None:
        return wrong.message
    line = deals[-1].lines[wrong.line - 1]
    before = replace(deals[-1], lines=deals[-1].lines[: wrong.line - 1], result=None)
    try:
        table = Table.replay(replace(record, deals=(*deals[:-1], before)))
        table.play(line.said, line.seat)
    except IllegalAction as refused:
        view = table.view(line.seat)
        said = Sentences(Words(), record.seats).refusal(refused.illegal, view, refused.action)
        return f"{line.actor} {line.words}: {said.text} [{refused.reason}, {said.rule}]"
    except TierceError:
        pass
    return wrong.message
