"""What a person finds on the page: read from its accessible tree, as a screen reader would read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Locator

LINE = re.compile(
    r"^(?P<role>[a-z/]+)"
    r'(?: (?P<name>"(?:[^"\\]|\\.)*"|/.*/))?'
    r"(?P<flags>(?: \[[^]]*\])*)"
    r"(?::(?: (?P<text>.*))?)?$"
)


ISOLATES = re.compile("[\u2066-\u2069]")
"""Invisible marks round what is set into a sentence that runs from right to left."""


@dataclass
class Node:
    """One thing on the page: its role, its name, what is said of it, what is in it."""

    role: str
    name: str = ""
    flags: frozenset[str] = frozenset()
    text: str = ""
    inside: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for one in self.inside:
            yield from one.walk()

    def all(self, role: str, name: str = "") -> list[Node]:
        """Everything in it with this role and a name that begins so."""
        return [one for one in self.walk() if one.role == role and one.name.startswith(name)]

    def one(self, role: str, name: str = "") -> Node:
        found = self.all(role, name)
        assert found, f"there is no {role} {name!r} on the page"
        return found[0]

    @property
    def words(self) -> str:
        """All its text, in the order of the page."""
        return " ".join(
            filter(None, (one.text or (one.name if one is not self else "") for one in self.walk()))
        )

    @property
    def enabled(self) -> bool:
        return "disabled" not in self.flags

    @property
    def pressed(self) -> bool:
        return "pressed" in self.flags


def look(at: Locator) -> Node:
    """What is there now."""
    return parsed(ISOLATES.sub("", at.aria_snapshot()))


def parsed(snapshot: str) -> Node:
    """An accessible tree from its text: one line a node, what is in it two spaces further in."""
    root = Node("page")
    stack: list[tuple[int, Node]] = [(-1, root)]
    for line in snapshot.splitlines():
        if not line.strip():
            continue
        depth = len(line) - len(line.lstrip())
        node = _node(line.strip().removeprefix("- "))
        while stack[-1][0] >= depth:
            stack.pop()
        stack[-1][1].inside.append(node)
        stack.append((depth, node))
    return root


def _node(said: str) -> Node:
    text = ""
    if said.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'(?::(?: (.*))?)?$", said)
        assert end, said
        said, text = end[1].replace("''", "'"), end[2] or ""
    found = LINE.match(said)
    assert found, said
    name = found["name"] or ""
    if name.startswith('"'):
        name = name[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return Node(
        role=found["role"],
        name=name,
        flags=frozenset(re.findall(r"\[([^]]*)\]", found["flags"] or "")),
        text=_plain(text or found["text"] or ""),
    )


def _plain(text: str) -> str:
    quoted = len(text) > 1 and text[0] == text[-1] == '"'
    return text[1:-1].replace('\\"', '"') if quoted else text
