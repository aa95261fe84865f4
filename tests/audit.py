"""Whether anything that runs in a server, or builds its page, is known to be unsafe.

PyPI is asked about the locked Python packages and npm's registry about the locked ones of the page. Run as a
script (`make audit` does) it fails where something is found (exit code 1) and where it could not ask (3);
with ``--if-reachable`` not being able to ask is only said.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements/postgres.txt", "requirements/build.txt")
PATIENCE = 300
"""Seconds that one registry is given."""


class Audit(NamedTuple):
    """What one registry said: the dangers it knows, and why it could not be asked about some or all."""

    found: list[str]
    unasked: str | None = None


def python() -> list[str]:
    """The question to PyPI, which has an entry for each version of each package."""
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    options = ["-s", "pypi", "-f", "json", "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
    return [".tools/audit/bin/pip-audit", *options, *locks]


def page() -> list[str]:
    """The question to npm's registry."""
    return [".tools/bin/python", "hatch_build.py", "npm", "audit", "--json", "--omit", "dev"]


def of_python(answer: str) -> Audit:
    """What pip-audit says."""
    try:
        packages: list[dict[str, Any]] = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit([], "PyPI gave no answer")
    found = [
        f"{one['name']} {one['version']}: {danger['id']}{_mended(danger)}"
        for one in packages
        for danger in one.get("vulns", ())
    ]
    skipped = [one for one in packages if "skip_reason" in one]
    unasked = f"PyPI did not answer for {len(skipped)} of {len(packages)} packages" if skipped else None
    return Audit(found, unasked if packages else "PyPI was asked nothing")


def _mended(danger: dict[str, Any]) -> str:
    versions = danger["fix_versions"]
    return f", mended in {', '.join(versions)}" if versions else ""


def of_page(answer: str) -> Audit:
    """What npm says."""
    try:
        dangers: dict[str, dict[str, Any]] = json.loads(answer)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Audit([], "npm's registry gave no answer")
    return Audit([f"{name} {one['range']} ({one['severity']})" for name, one in dangers.items()])


def ask(command: list[str]) -> str:
    """What a program prints; nothing where it does not run or takes too long."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="replace")


def told(audits: list[Audit], if_reachable: bool) -> int:
    """Say what was found; the exit code."""
    for audit in audits:
        for one in audit.found:
            print(f"audit: unsafe: {one}")
        if audit.unasked:
            print(f"audit: not asked: {audit.unasked}")
    if any(audit.found for audit in audits):
        return 1
    if any(audit.unasked for audit in audits):
        return 0 if if_reachable else 3
    print("audit: nothing unsafe is known")
    return 0


if __name__ == "__main__":
    sys.exit(told([of_python(ask(python())), of_page(ask(page()))], "--if-reachable" in sys.argv[1:]))
