"""Starting the server: settings, the database, a port, the browser; and stopping it."""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import NoReturn

import uvicorn

from tierce.server import greeting
from tierce.server.app import create_app
from tierce.server.database import Database
from tierce.server.logs import logs
from tierce.server.migrations import EMPTY, HEAD, is_known, revision_of
from tierce.server.settings import Settings, SettingsError
from tierce.server.store import Store, StoreError

STOP_WITHIN = 2
"""Seconds that requests and lines are given when the server stops."""


def serve(
    host: str | None = None,
    port: int | None = None,
    database: Path | str | None = None,
    open_browser: bool = False,
    *,
    lan: bool | None = None,
    config: Path | None = None,
    check: bool = False,
) -> None:
    """Run the server until Ctrl-C or SIGTERM.

    What is ``None`` comes from the environment (``TIERCE_HOST``, ...) or the file of settings (``config``).
    Where it cannot start, it says why on standard error and exits with code 2: bad settings, a database that
    cannot be opened, a port that is taken (then it names a free one). ``check`` only looks whether it could.
    """
    try:
        settings = Settings.read(file=config, host=host, port=port, database=database, lan=lan)
        store = Store(settings.database, synchronous=settings.synchronous)
        listening = _listening(settings)
    except (SettingsError, StoreError) as wrong:
        _give_up(wrong)
    try:
        if check:
            print(f"{greeting.place(settings)}\n{look(settings)}")
            return
        store.open()
    except StoreError as wrong:
        _give_up(wrong)
    finally:
        if not store.server:
            listening.close()
    logs(settings.log, settings.log_format)
    print(greeting.greeting(settings, store.shown, sys.stdout), flush=True)
    server = uvicorn.Server(configuration(settings, store))
    collect_seldom()
    if open_browser:
        threading.Timer(0.3, webbrowser.open, (greeting.here(settings),)).start()
    # Once it has closed everything, uvicorn raises the signal again: what is left must still be tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        store.close()


def configuration(settings: Settings, store: Store) -> uvicorn.Config:
    """How the server is run. No request is logged, so no cookie and no table's address is."""
    return uvicorn.Config(
        create_app(settings, store=store),
        ws="websockets-sansio",
        ws_max_size=256 * 1024,
        ws_per_message_deflate=True,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        ssl_certfile=settings.tls_certificate,
        ssl_keyfile=settings.tls_key,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def collect_seldom() -> None:
    """Let Python look for garbage in cycles less often, and never in what is there from the start.

    To look through everything stops all tables for a good part of a second when there are many, and nearly
    everything here is free of cycles and goes by itself.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def look(settings: Settings) -> str:
    """What is found at the place of the database, which is left as it is. Raises ``StoreError``."""
    database = Database(settings.database)
    if database.missing:
        return f"The tables will be kept in {database.shown}, which is not there yet."
    with database.begin() as connection:
        found = revision_of(connection)
    if not is_known(found):
        raise database.unusable(
            f"a newer version of tierce made it (schema {found}; this version reads {HEAD})"
        )
    if found == EMPTY:
        return f"The tables will be kept in {database.shown}, which is empty."
    newer = "" if found == HEAD else f", and will be brought to {HEAD}"
    return f"The tables are in {database.shown}; their schema is {found}{newer}."


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address. Raises ``OSError`` when it is taken or not ours."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(2048)
    except OSError:
        found.close()
        raise
    found.set_inheritable(False)
    return found


def free_port(host: str, near: int) -> int | None:
    """The first free port after ``near``."""
    for port in range(near + 1, min(near + 100, 65536)):
        try:
            listen(host, port).close()
        except OSError:
            continue
        return port
    return None


def _listening(settings: Settings) -> socket.socket:
    """A socket where the settings say. Raises ``SettingsError``, with a free port where that one is taken."""
    try:
        return listen(settings.host, settings.port)
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            place = f"{settings.host}, port {settings.port}"
            text = f"tierce cannot listen at {place}: {wrong.strerror or wrong}"
            raise SettingsError([text]) from None
    told = [f"Port {settings.port} is taken: is tierce running already at {greeting.here(settings)} ?"]
    other = free_port(settings.host, settings.port)
    if other:
        command = "tierce --lan" if settings.lan else "tierce"
        told.append(f"Port {other} is free: {command} --port {other}")
    raise SettingsError(told)


def _give_up(wrong: Exception) -> NoReturn:
    print(wrong, file=sys.stderr)
    raise SystemExit(2)
