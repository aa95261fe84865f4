"""A PostgreSQL of the tests' own: Debian's programs, a folder of its own, and no port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from programs import postgresql
from serving import wait_until

PASSWORD = "open-sesame"


class PostgreSQL:
    """A server with as many databases as the tests ask for. It refuses root, who becomes somebody else."""

    def __init__(self) -> None:
        programs = postgresql()
        assert programs, "PostgreSQL is needed: make test brings it, or apt-get install postgresql"
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tierce-pg-"))
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            other = pwd.getpwnam("postgres")
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self.who = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> PostgreSQL:
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self._run(
            "initdb", "--pgdata", str(self.folder / "data"), "--username", "tierce", "--pwfile", str(secret),
            "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync",
        )  # fmt: skip
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.process = subprocess.Popen(
            [
                str(self.programs / "postgres"), "-D", str(self.folder / "data"),
                "-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}",
            ],
            cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.who,
        )  # fmt: skip
        wait_until(self.answers)

    def stop(self) -> None:
        """End the server and every connection at once."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(timeout=60)
            self.process = None

    def answers(self) -> bool:
        try:
            self.tell("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str, user: str = "tierce") -> str:
        return f"postgresql://{user}:{PASSWORD}@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"tables{next(self.numbers)}"
        self.tell(f"CREATE DATABASE {name}")
        return self.url(name)

    def tell(self, sql: str, database: str = "postgres") -> list[Any]:
        """Run something beside the server that is tested."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return [] if cursor.description is None else cursor.fetchall()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments], cwd=self.folder, capture_output=True, **self.who
        )
        assert done.returncode == 0, done.stderr.decode()
