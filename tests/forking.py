"""Processes forked from one that has imported whatever a server needs: each of them begins at once."""

from __future__ import annotations

import atexit
import io
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any

from tierce.cli.main import main

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(
    [
        "tierce.cli.main",
        "tierce.server.run",
        # What a server imports only when it opens its database and listens.
        "alembic.command",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)


class Forked:
    """A function that runs in a process of its own, to be asked and told what a ``subprocess.Popen`` is."""

    def __init__(
        self,
        output: os.PathLike[str] | str,
        environment: Mapping[str, str],
        run: Callable[..., object],
        *arguments: object,
    ) -> None:
        """Run it with just this environment; what it prints is written after what is in ``output``."""
        told = (str(output), dict(environment), run, arguments)
        self._process = processes.Process(target=_run, args=told)
        self._process.start()
        self.pid = self._process.pid or 0
        # Where a test failed and left it, the tests' own process would wait for it.
        atexit.register(self._process.kill)

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        assert code is not None, "it does not end"
        return code


def tierce(*arguments: str) -> None:
    """The command of this name."""
    main([*arguments])


def _run(
    output: str, environment: dict[str, str], run: Callable[..., object], arguments: tuple[Any, ...]
) -> None:
    told = os.open(output, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(told, stream)
    os.close(told)
    for text in (sys.stdout, sys.stderr):
        assert isinstance(text, io.TextIOWrapper)
        text.reconfigure(encoding="utf-8")
    os.environ.clear()
    os.environ.update(environment)
    run(*arguments)
