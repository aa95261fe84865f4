"""Where in the house this machine is found: its addresses, and a QR code of one for the terminal."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
from collections.abc import Iterable
from typing import Final, TextIO

import ifaddr
import segno

FAR: Final = ("203.0.113.1", 9)
"""An address for documentation, at which nobody is: the way to it is the way out of the house."""
UNLIKELY: Final = (
    "br-", "cni", "docker", "lxc", "podman", "ppp", "tailscale", "tap", "tun", "utun", "vbox", "veth",
    "vethernet", "virbr", "virtualbox", "vmnet", "vmware", "wg", "zt",
)  # fmt: skip
"""How adapters are named that lead to machines inside this one, or out of the house by a tunnel."""
WHITE_ON_BLACK: Final = "\x1b[97;40m"
PLAIN: Final = "\x1b[0m"


def addresses() -> list[str]:
    """The addresses of this machine that others in the house may reach, the likeliest first."""
    return likeliest_first(ifaddr.get_adapters(), _leading_out())


def likeliest_first(adapters: Iterable[ifaddr.Adapter], leading_out: str | None) -> list[str]:
    """The addresses of these adapters; loopback is none of the house.

    Likely is an adapter of the house (no tunnel, no machine inside this one), then the address that leads out
    of it, then one that is private.
    """
    found: list[tuple[tuple[bool, bool, bool], str]] = []
    for adapter in adapters:
        names = (adapter.name.lower(), adapter.nice_name.lower())
        for one in adapter.ips:
            if not isinstance(one.ip, str):
                continue  # IPv6: no address that one would type into a telephone
            address = ipaddress.IPv4Address(one.ip)
            if address.is_loopback or address.is_link_local or address.is_unspecified:
                continue
            aside = one.network_prefix >= 31 or any(name.startswith(UNLIKELY) for name in names)
            found.append(((aside, one.ip != leading_out, not address.is_private), one.ip))
    return list(dict.fromkeys(address for _, address in sorted(found, key=lambda each: each[0])))


def _leading_out() -> str | None:
    """The address from which this machine would speak to the world; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR)
        except OSError:
            return None
        return str(asking.getsockname()[0])


def square(text: str, out: TextIO) -> str:
    """A QR code of the text for this terminal, dark on light whatever the terminal's own colours are.

    In half blocks where they can be written, else in spaces of two colours; nothing where there are neither.
    """
    code = segno.make(text, error="m", micro=False)
    drawn = io.StringIO()
    if not _can_write(out, "\u2580\u2584\u2588"):
        if colours(out):
            code.terminal(drawn, border=2)
        return drawn.getvalue()
    code.terminal(drawn, border=2, compact=True)
    if not colours(out):
        return drawn.getvalue()
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in drawn.getvalue().splitlines())


def colours(out: TextIO) -> bool:
    """Whether this is a terminal that understands colours."""
    return out.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
