"""What is told to those who run a server is so: names of settings and measures, the unit, the container."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path

from starting import measures_in
from test_docs import PAGES, ROOT
from tierce.server.app import create_app
from tierce.server.metrics import Metrics
from tierce.server.settings import READERS, Settings

SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
DEPLOY = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
FOR_TESTS = {"synchronous"}
OTHERS = {"config", "page", "chromium", "warm"}
"""Variables that are no settings: of the file with the settings, the build, the tests, the kernels."""


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    table = re.search(r"(?:^\|.*\n)+", text.partition(f"\n## {heading}\n")[2], re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[0].splitlines()[2:]]


def test_the_settings_that_are_told_are_those_there_are() -> None:
    told = {
        name: row[1] for row in rows(SERVER, "What it can be told") for name in re.findall(r"\w+", row[0])
    }
    assert set(told) == set(READERS) - FOR_TESTS
    usual = Settings(database=Path("~/.local/share/tierce/tierce.db"))
    for one in fields(Settings):
        value = getattr(usual, one.name)
        if one.name in told and value not in ("", (), None):
            shown = str(value).lower() if isinstance(value, bool) else str(value).removesuffix(".0")
            assert told[one.name] == f"`{shown}`", one.name


def test_every_variable_that_is_told_is_read() -> None:
    told = set()
    for page in (*PAGES, *(ROOT / "deploy").iterdir(), ROOT / "Containerfile"):
        told |= set(re.findall(r"TIERCE_([A-Z_]+)", page.read_text(encoding="utf-8")))
    assert "PORT" in told
    assert {name.lower() for name in told} - {*READERS, *OTHERS} == set()


def test_files_of_settings_that_are_shown_can_be_used() -> None:
    shown = re.findall(r"```toml\n(.*?)```", SERVER + DEPLOY, re.DOTALL)
    assert len(shown) >= 3
    for text in shown:
        for name, value in tomllib.loads(text).items():
            if not name.startswith("tls_"):
                READERS[name](", ".join(value) if isinstance(value, list) else str(value))


def test_the_requests_that_are_told_are_those_there_are(tmp_path: Path) -> None:
    app = create_app(Settings(database=tmp_path / "tierce.db"))
    made = set()
    for route in app.routes:
        if route.path.startswith(("/api", "/health", "/metrics")):
            path = re.sub(r":\w+}", "}", route.path_format)
            methods = {str(method) for method in route.methods} or {"WEBSOCKET"}
            made |= {f"`{method} {path}`" for method in methods - {"OPTIONS", "HEAD"}}
    assert sorted(row[0] for row in rows(SERVER, "What goes over the wire")) == sorted(made)


def test_the_measures_that_are_told_are_those_there_are() -> None:
    text = Metrics().text({}, 0, 0, 0).decode()
    made = set(re.findall(r"^# TYPE (tierce_\w+)", text, re.MULTILINE))
    made = {name for name in made if not name.endswith("_created")}
    assert measures_in(text)
    told = re.findall(r"`(tierce_\w+)(?:\{\w+\})?`", DEPLOY)
    assert sorted(told) == sorted(made)


def test_the_unit(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "tierce.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert command == "/opt/tierce/bin/tierce"
    assert "python3 -m venv /opt/tierce" in DEPLOY
    verify = shutil.which("systemd-analyze")
    if verify is not None:  # it asks whether the program is there
        unit = tmp_path / "tierce.service"
        unit.write_text(text.replace(command, "/bin/true"))
        done = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_container() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (\S+)", text, re.MULTILINE):
        assert source.startswith("dist/") or (ROOT / source).exists()
    (health,) = re.findall(r"^HEALTHCHECK .*\\\n  CMD (\[.*\])$", text, re.MULTILINE)
    python, option, code = json.loads(health)
    assert (python, option) == ("python", "-c")
    compile(code, "HEALTHCHECK", "exec")
    assert 'ENTRYPOINT ["tierce", "serve", "--no-browser"]' in text
