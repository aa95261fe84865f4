"""Where settings are said: on the command line, by the environment, in a file."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

PREFIX: Final = "TIERCE_"
FILES: Final = ("database", "tls_certificate", "tls_key")
"""What names a file: in a file of settings it is looked for beside that file."""


class Said(NamedTuple):
    """One thing that was said: in which words of which source, of which setting, and what."""

    where: str
    name: str
    value: str

    @property
    def shown(self) -> str:
        """Where it was said, and what, unless that may hold a password."""
        secret = "://" in self.value and any(sign in self.value for sign in "@?")
        return self.where if secret else f"{self.where}={self.value}"


class Unread(Exception):
    """A source that cannot be read at all."""


def told(values: Mapping[str, object]) -> Iterator[Said]:
    """What the command line says; ``None`` is nothing."""
    for name, value in values.items():
        if value is not None:
            yield Said(f"--{name}", name, _text(value))


def environment(environ: Mapping[str, str], names: Collection[str]) -> Iterator[Said]:
    """What the environment says of these settings, or nearly of these; an empty variable is nothing."""
    for variable, value in environ.items():
        name = variable.removeprefix(PREFIX).lower()
        if value and variable.startswith(PREFIX) and difflib.get_close_matches(name, names, cutoff=0.75):
            yield Said(variable, name, value)


def file_of(environ: Mapping[str, str]) -> Path | None:
    """The file that the environment names, or the usual one among the user's settings if it is there."""
    if environ.get(f"{PREFIX}CONFIG"):
        return Path(environ[f"{PREFIX}CONFIG"]).expanduser()
    home = environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    usual = Path(home) / "tierce" / "tierce.toml"
    return usual if usual.is_file() else None


def toml(file: Path) -> Iterator[Said]:
    """What a file says. Raises ``Unread`` where it cannot be read."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Unread(f"{file}: {wrong.strerror}") from None
    except ValueError as wrong:
        raise Unread(f"{file}: {wrong}") from None
    for name, value in content.items():
        said = _text(value)
        if name in FILES and "://" not in said:
            said = str(file.parent / Path(said).expanduser())
        yield Said(f"{file}: {name}", name, said)


def _text(value: object) -> str:
    """A value as one would write it into a variable of the environment."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(_text, value))
    return str(value)
