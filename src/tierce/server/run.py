"""Starting the server: settings, the database, a port, the browser."""

from __future__ import annotations

import errno
import json
import logging
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from tierce.server.app import create_app
from tierce.server.settings import Settings, SettingsError
from tierce.server.store import Store, StoreError

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
LOCAL: Final = ("127.0.0.1", "::1", "localhost")


def serve(
    host: str | None = None,
    port: int | None = None,
    database: Path | str | None = None,
    open_browser: bool = False,
) -> None:
    """Run the server until Ctrl-C. What is ``None`` comes from the environment (``TIERCE_HOST``, ...).

    Where it cannot start, it says why on standard error and exits with code 2: bad settings, a database that
    cannot be opened, a port that is taken (then it names a free one).
    """
    try:
        settings = Settings.from_environment(host=host, port=port, database=database)
        listening = listen(settings.host, settings.port)
    except SettingsError as wrong:
        _give_up(str(wrong))
    except OSError as wrong:
        _give_up(_cannot_listen(settings, wrong))
    store = Store(settings.database, synchronous=settings.synchronous)
    try:
        store.open()
    except StoreError as wrong:
        listening.close()
        _give_up(str(wrong))
    logs(settings.log)
    shown = "localhost" if settings.host in (*LOCAL, "0.0.0.0", "::") else settings.host
    url = f"http://{shown}:{settings.port}/"
    print(f"tierce is at {url} (Ctrl-C ends it; tables are kept in {settings.database})", flush=True)
    config = uvicorn.Config(
        create_app(settings, store=store),
        ws="websockets-sansio",
        ws_max_size=256 * 1024,
        ws_per_message_deflate=True,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    if open_browser:
        threading.Timer(0.3, webbrowser.open, (url,)).start()
    # Once it has closed everything, uvicorn raises the signal again: what is left must still be tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        store.close()


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


def _cannot_listen(settings: Settings, wrong: OSError) -> str:
    if wrong.errno != errno.EADDRINUSE:
        return f"tierce cannot listen at {settings.host}, port {settings.port}: {wrong.strerror or wrong}"
    text = f"Port {settings.port} is taken: is tierce running already at http://localhost:{settings.port}/ ?"
    other = free_port(settings.host, settings.port)
    return text + (f"\nPort {other} is free: tierce --port {other}" if other else "")


def _give_up(text: str) -> None:
    print(text, file=sys.stderr)
    raise SystemExit(2)


class Line(logging.Formatter):
    """A log record as one line of ``name=value`` words."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the facts of it."""
        words = {"time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"), "level": record.levelname.lower()}
        words["event"] = record.getMessage()
        words |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        line = " ".join(f"{name}={_word(value)}" for name, value in words.items())
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


def logs(level: str) -> None:
    """Send the logs to standard error. No request is logged, so no cookie and no table's address is."""
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tierce").setLevel(level.upper())


def _word(value: object) -> str:
    text = str(value)
    return text if text.isprintable() and not set(text) & set(' "=') else json.dumps(text, ensure_ascii=False)
