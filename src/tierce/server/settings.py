"""What a server can be told: on the command line, by the environment, or in a file; the first counts most."""

from __future__ import annotations

import difflib
import ipaddress
import os
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tierce.cards import TierceError
from tierce.server import lan, readers, sources

LEVELS: Final = ("debug", "info", "warning", "error")
EVERYWHERE: Final = ("0.0.0.0", "::")


class SettingsError(TierceError):
    """Settings that cannot be used; every one that is wrong, where it was said and what it may be."""

    def __init__(self, problems: list[str]) -> None:
        """All of them at once."""
        super().__init__("\n".join(problems))
        self.problems = problems


def default_database() -> Path:
    """``tierce.db`` in the user's data folder (``$XDG_DATA_HOME/tierce``, ``~/.local/share/tierce``)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tierce" / "tierce.db"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server can be told.

    Each field is a key of the file, and read from ``TIERCE_`` and its name in capitals.
    """

    host: str = "127.0.0.1"
    """The address to listen at; ``0.0.0.0`` for the whole network."""
    port: int = 8000
    lan: bool = False
    """Whether phones in the same house may come in: it listens at ``0.0.0.0`` and says where it is found."""
    address: str = ""
    """Where people find it, where that is not where it listens: ``https://cards.example.org``."""
    proxy: tuple[str, ...] = ()
    """The proxies that are believed when they say from where, and how, a request came to them."""
    tls_certificate: Path | None = None
    tls_key: Path | None = None
    """Both, and it speaks TLS itself."""
    database: Path | str = field(default_factory=default_database, repr=False)
    """The SQLite file with all tables, or the URL of a PostgreSQL database, which may hold a password."""
    prune_days: int = 0
    """Tables that nobody touched for so many days are deleted; 0: never."""
    bot_pause: float = 0.7
    """Seconds before each turn of a bot, so that people can follow."""
    bot_workers: int = 1
    """Processes that think for the bots."""
    bot_timeout: float = 20.0
    """Seconds after which a bot's turn is played for it."""
    metrics: str = "local"
    """Who may read ``/metrics``: nobody (off), this machine (local) or everyone."""
    log: str = "warning"
    """How much is logged: debug, info, warning or error."""
    log_format: str = "text"
    """How: lines of ``name=value`` (text), or of JSON."""
    synchronous: str = "FULL"
    """How SQLite writes. ``OFF`` loses acknowledged turns when the power fails; it exists for the test that
    proves so."""

    @classmethod
    def read(
        cls, environ: Mapping[str, str] = os.environ, *, file: Path | None = None, **told: object
    ) -> Settings:
        """What is ``told`` and not ``None``, else what the environment says, else what the file says.

        The file is this one, or ``TIERCE_CONFIG``, or the usual one where it is there. Raises
        ``SettingsError`` with all that is wrong.
        """
        said = [*sources.told(told), *sources.environment(environ, READERS)]
        problems: list[str] = []
        file = file or sources.file_of(environ)
        try:
            said += sources.toml(file) if file else ()
        except sources.Unread as wrong:
            problems.append(str(wrong))
        found: dict[str, Any] = {}
        for one in said:
            if one.name in found:
                continue
            try:
                found[one.name] = _read(one.name, one.value)
            except ValueError as wrong:
                found[one.name] = None
                problems.append(f"{one.shown}: {wrong}")
        if found.get("lan"):
            found.setdefault("host", EVERYWHERE[0])
        settings = cls() if problems else cls(**found)
        problems += settings.contradictions()
        if problems:
            raise SettingsError(problems)
        return settings

    def contradictions(self) -> list[str]:
        """What cannot be meant together."""
        found = []
        if self.lan and self.alone:
            found.append(
                f"lan and host={self.host}: one is for the house and the other for this machine alone"
            )
        if (self.tls_certificate is None) != (self.tls_key is None):
            found.append("tls_certificate and tls_key: expected both or none")
        elif self.tls_certificate is not None:
            try:
                trial = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                trial.load_cert_chain(self.tls_certificate, self.tls_key, password="")
            except OSError as wrong:
                text = "expected a certificate and its key in PEM, the key without a password"
                found.append(f"tls_certificate and tls_key: {text} ({wrong.strerror or wrong})")
        return found

    @property
    def alone(self) -> bool:
        """Whether it listens to this machine alone."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def shown_address(self) -> str | None:
        """Where others find it, ``None`` when it listens to this machine alone or is in no network."""
        if self.address or self.alone:
            return self.address or None
        if self.host not in EVERYWHERE:
            return self.url(self.host)
        return next(map(self.url, lan.addresses()), None)

    def url(self, host: str) -> str:
        """Its address, under this name of its machine."""
        scheme, usual = ("https", 443) if self.tls_certificate else ("http", 80)
        named = f"[{host}]" if ":" in host else host
        return f"{scheme}://{named}" if self.port == usual else f"{scheme}://{named}:{self.port}"


def _read(name: str, value: str) -> Any:
    if name in READERS:
        return READERS[name](value)
    near = difflib.get_close_matches(name, READERS, n=1)
    raise ValueError("there is no such setting" + (f"; is {near[0]} meant?" if near else ""))


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "host": readers.host,
    "port": readers.number(1, 65535),
    "lan": readers.yes_or_no,
    "address": readers.address,
    "proxy": readers.networks,
    "tls_certificate": readers.file,
    "tls_key": readers.file,
    "database": readers.database,
    "prune_days": readers.number(0, 36500),
    "bot_pause": readers.seconds(0, 60),
    "bot_workers": readers.number(1, 64),
    "bot_timeout": readers.seconds(0.1, 600),
    "metrics": readers.word("off", "local", "everyone"),
    "log": readers.word(*LEVELS),
    "log_format": readers.word("text", "json"),
    "synchronous": readers.word("FULL", "OFF"),
}
