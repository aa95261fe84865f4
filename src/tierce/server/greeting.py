"""What the terminal shows when the server has started: where the table is, here and on phones."""

from __future__ import annotations

from typing import Final, TextIO

from tierce.server import lan
from tierce.server.settings import EVERYWHERE, Settings

BOLD: Final = "\x1b[1m"
OWN: Final = (
    "For your own network only: over plain http whoever is in it can read along. Do not use it in a café or\n"
    "a hotel. docs/deploy.md says how to have TLS, at home too."
)


def here(settings: Settings) -> str:
    """Where a browser on this machine finds the table."""
    if settings.tls_certificate and settings.address:
        return f"{settings.address}/"  # the certificate is for that name
    everywhere = settings.alone or settings.host in EVERYWHERE
    return f"{settings.url('localhost' if everywhere else settings.host)}/"


def place(settings: Settings) -> str:
    """Where it listens, and where others find it."""
    shown = f"; others find it at {settings.shown_address}" if settings.shown_address else ""
    return f"It listens at {settings.host}, port {settings.port}{shown}."


def greeting(settings: Settings, database: str, out: TextIO) -> str:
    """All that is said at the start; for phones too, when they may come."""
    others = (
        "" if settings.lan or not settings.shown_address else f", for others at {settings.shown_address}/"
    )
    told = f"tierce is at {here(settings)}{others} (Ctrl-C ends it; tables are kept in {database})"
    return f"{told}\n{for_phones(settings, out)}" if settings.lan else told


def for_phones(settings: Settings, out: TextIO) -> str:
    """The address that phones must open, big and as a QR code, and what helps when they cannot."""
    address = settings.shown_address
    if address is None:
        return "\nThis machine is in no network now. Connect it, and start again."
    shown = f"{BOLD}{address}{lan.PLAIN}" if lan.colours(out) else address
    lines = ["", "Phones and computers in the same network open", "", f"    {shown}", ""]
    lines += [f"  {line}" for line in lan.square(address, out).splitlines()]
    others = [settings.url(other) for other in lan.addresses()]
    others = [] if settings.host not in EVERYWHERE else [one for one in others if one != address]
    if others:
        lines += ["", f"This machine is in other networks too: {', '.join(others)}"]
    lines += ["", f"If it does not open there, let port {settings.port} through this machine's firewall."]
    return "\n".join(lines if settings.tls_certificate else [*lines, OWN])
