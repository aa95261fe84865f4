"""The command `tierce`, started as a person or a service starts it, and what is measured of it."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from forking import Forked, tierce
from serving import NO_TLS, PATIENCE, free_port, wait_until

COMMAND = (sys.executable, "-c", "from tierce.cli.main import main; main()")


class Started:
    """A server that runs, and what it prints."""

    def __init__(self, process: Forked | subprocess.Popen[bytes], url: str, printed: Path) -> None:
        self.process, self.url, self._printed = process, url, printed
        self.port = int(url.rpartition(":")[2])

    @property
    def printed(self) -> str:
        return self._printed.read_text(encoding="utf-8")

    def end(self) -> int:
        """Tell it to end; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def started(
    folder: Path,
    *options: str,
    scheme: str = "http",
    trust: ssl.SSLContext = NO_TLS,
    anew: bool = False,
    **environment: str,
) -> Iterator[Started]:
    """A server with a database and settings of its own, on a free port; ``anew``: in a Python that begins."""
    port, printed = free_port(), folder / "printed"
    told = {**os.environ, "HOME": str(folder), "TIERCE_BOT_PAUSE": "0", **environment}
    printed.unlink(missing_ok=True)
    command = [*options, "--no-browser", "--port", str(port)]
    process: Forked | subprocess.Popen[bytes]
    if anew:
        with printed.open("w") as out:
            process = subprocess.Popen([*COMMAND, *command], env=told, stdout=out, stderr=subprocess.STDOUT)
    else:
        process = Forked(printed, told, tierce, *command)
    server = Started(process, f"{scheme}://127.0.0.1:{port}", printed)

    def answers() -> bool:
        assert process.poll() is None, server.printed
        try:
            return httpx.get(f"{server.url}/health", verify=trust).is_success
        except httpx.TransportError:
            return False

    try:
        wait_until(answers)
        yield server
    finally:
        server.end()


Found = dict[str, dict[tuple[str, ...], float]]
LABELS = {"stage", "of", "code", "state", "bot", "le", "version"}


def measures_in(text: bytes | str) -> Found:
    """The samples by name and the values of their labels; only labels of which few are ever made."""
    found: Found = {}
    for family in text_string_to_metric_families(text.decode() if isinstance(text, bytes) else text):
        for sample in family.samples:
            assert set(sample.labels) <= LABELS
            found.setdefault(sample.name, {})[tuple(sample.labels.values())] = sample.value
    return found
