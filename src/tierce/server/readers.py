"""How each answer to a setting is read. What it may be is said where it is none."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

SCHEMES: Final = ("postgresql", "postgres", "postgresql+psycopg")


def host(said: str) -> str:
    """A name or an address to listen at."""
    if not said or any(c.isspace() or c == "/" for c in said):
        raise ValueError("expected a host name or an address such as 127.0.0.1 or 0.0.0.0")
    return said


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(said: str) -> int:
        if said.isascii() and said.isdigit() and len(said) < 10 and low <= int(said) <= high:
            return int(said)
        raise ValueError(f"expected a whole number from {low} to {high}")

    return read


def seconds(low: float, high: float) -> Callable[[str], float]:
    """Seconds within bounds."""

    def read(said: str) -> float:
        try:
            found = float(said)
        except ValueError:
            found = -1.0
        if low <= found <= high:
            return found
        raise ValueError(f"expected seconds from {low:g} to {high:g}")

    return read


def word(*words: str) -> Callable[[str], str]:
    """One of a few words."""

    def read(said: str) -> str:
        for one in words:
            if said.lower() == one.lower():
                return one
        raise ValueError(f"expected {', '.join(words[:-1])} or {words[-1]}")

    return read


def yes_or_no(said: str) -> bool:
    """Whether it shall be so."""
    if said.lower() in ("true", "yes", "on", "1"):
        return True
    if said.lower() in ("false", "no", "off", "0"):
        return False
    raise ValueError("expected true or false")


def database(said: str) -> Path | str:
    """A file for SQLite, or the URL of a PostgreSQL database."""
    if "://" not in said:
        path = Path(said).expanduser()
        if path.is_dir():
            raise ValueError("expected a file, and this is a folder")
        return path
    parts = urlsplit(said)
    if parts.scheme not in SCHEMES or not parts.path.strip("/"):
        raise ValueError("expected a file, or postgresql://user@host/name")
    return said


def file(said: str) -> Path:
    """A file that is there."""
    path = Path(said).expanduser()
    if not path.is_file():
        raise ValueError("expected a file that is there")
    return path


def address(said: str) -> str:
    """Where people find the server: a scheme and a host, no path."""
    wrong = ValueError("expected an address without a path, such as https://cards.example.org")
    try:
        parts = urlsplit(said)
        parts.port  # noqa: B018 (a port that is no number raises)
    except ValueError:
        raise wrong from None
    plain = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or not plain
        or any(map(str.isspace, said))
    ):
        raise wrong
    return f"{parts.scheme}://{parts.netloc}"


def networks(said: str) -> tuple[str, ...]:
    """Addresses and networks, with commas between."""
    found = tuple(one.strip() for one in said.split(",") if one.strip())
    for one in found:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise ValueError("expected addresses or networks such as 127.0.0.1 or 10.0.0.0/8") from None
    return found
