"""The programs the tests need and no Python package brings: Chromium, PostgreSQL, and strace where there is
Linux.

The tests ask here where they are. Run as a script (`make test` does), it brings the missing ones on Debian
and Ubuntu as root; elsewhere it says how to get them, and fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MACS = "/Applications/Chromium.app/Contents/MacOS/Chromium"


def answers(program: str) -> bool:
    """Whether a program starts: Ubuntu has a chromium-browser that only says where to get one."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def chromium() -> str | None:
    """The path of a Chromium that starts: TIERCE_CHROMIUM where that is set, and no other then."""
    given = os.environ.get("TIERCE_CHROMIUM")
    named = [given] if given else [*filter(None, map(shutil.which, CHROMIUMS)), MACS]
    return next(filter(answers, named), None)


def strace() -> str | None:
    """The path of strace, which shows what a server asked of the system."""
    found = shutil.which("strace")
    return found if found and answers(found) else None


def postgresql() -> Path | None:
    """The folder of PostgreSQL's programs, the newest; Debian has it off the PATH."""
    named = shutil.which("initdb")
    found = [Path(named).parent] if named else []
    found += sorted(Path("/usr/lib/postgresql").glob("[0-9]*/bin"), key=lambda bin: -int(bin.parent.name))
    return next((bin for bin in found if answers(str(bin / "initdb"))), None)


NEEDED: dict[str, tuple[Callable[[], str | Path | None], list[str], str]] = {
    "Chromium": (
        chromium,
        ["chromium", "fonts-dejavu-core"],
        "Debian: apt-get install chromium. Ubuntu: snap install chromium. Fedora: dnf install chromium.\n"
        "  macOS: brew install --cask chromium. Or set TIERCE_CHROMIUM to the path of a Chromium or Chrome.",
    ),
    # The tests start it by themselves, in folders of their own: no server of the system is needed.
    "PostgreSQL": (
        postgresql,
        ["postgresql"],
        "Debian or Ubuntu: apt-get install postgresql. Fedora: dnf install postgresql-server.\n"
        "  macOS: brew install postgresql, and its bin folder on the PATH.",
    ),
}
if sys.platform == "linux":
    NEEDED["strace"] = (
        strace,
        ["strace"],
        "Debian or Ubuntu: apt-get install strace. Fedora: dnf install strace.",
    )


def bring() -> list[str]:
    """Install what is missing if this may be done, and return how to get what then still is."""
    missing = [name for name, (find, _, _) in NEEDED.items() if find() is None]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = [package for name in missing for package in NEEDED[name][1]]
        print("installing", *packages, flush=True)
        for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", "-qq", *command], env=environment, stdout=subprocess.DEVNULL)
    return [f"The tests need {name}.\n  {how}" for name, (find, _, how) in NEEDED.items() if find() is None]


if __name__ == "__main__":
    sys.exit("\n".join(bring()) or None)
