"""What a server can be told, by whom, and what it says to what cannot be."""

from __future__ import annotations

import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tierce.server.settings import READERS, Settings, SettingsError


@pytest.fixture(autouse=True)
def no_settings_of_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))


def problems(environ: dict[str, str], file: Path | None = None, **told: Any) -> list[str]:
    with pytest.raises(SettingsError) as wrong:
        Settings.read(environ, file=file, **told)
    return wrong.value.problems


def written(folder: Path, text: str) -> Path:
    file = folder / "tierce.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_setting_can_be_read() -> None:
    assert [one.name for one in fields(Settings)] == list(READERS)


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "::1"\nport = 9000\nbot_pause = 0\nbot_workers = 2\n')
    environ = {"TIERCE_PORT": "9001", "TIERCE_BOT_WORKERS": "3", "TIERCE_DATABASE": ""}
    found = Settings.read(environ, file=file, port=9002, host=None)
    assert found == Settings(host="::1", port=9002, bot_pause=0, bot_workers=3)
    assert Settings.read({}) == Settings()


def test_what_counts_less_is_not_asked_whether_it_can_be(tmp_path: Path) -> None:
    assert Settings.read({"TIERCE_PORT": "eighty"}, file=written(tmp_path, "port = 0"), port=80).port == 80


def test_where_the_file_is(tmp_path: Path) -> None:
    assert Settings.read({"TIERCE_CONFIG": str(written(tmp_path, "port = 81"))}).port == 81
    usual = tmp_path / ".config" / "tierce"
    usual.mkdir(parents=True)
    written(usual, "port = 82")
    assert Settings.read({}).port == 82
    assert Settings.read({"XDG_CONFIG_HOME": str(tmp_path)}).port == 8000
    (tmp_path / "tierce").mkdir()
    written(tmp_path / "tierce", "port = 83")
    assert Settings.read({"XDG_CONFIG_HOME": str(tmp_path)}).port == 83


def test_what_a_file_can_say(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        lan = true
        address = "https://Cards.example.org/"
        proxy = ["127.0.0.1", "10.0.0.0/8"]
        database = "tables.db"
        bot_timeout = 7.5
        log_format = "JSON"
        """,
    )
    found = Settings.read({}, file=file)
    assert found == Settings(
        host="0.0.0.0", lan=True, address="https://Cards.example.org", proxy=("127.0.0.1", "10.0.0.0/8"),
        database=tmp_path / "tables.db", bot_timeout=7.5, log_format="json",
    )  # fmt: skip
    assert Settings.read({}, file=written(tmp_path, 'database = "~/t.db"')).database == tmp_path / "t.db"


def test_everything_wrong_is_said_at_once_with_its_place(tmp_path: Path) -> None:
    file = written(tmp_path, 'prot = 8000\nmetrics = ["all"]\nlan = "maybe"\n[more]\nx = 1\n')
    environ = {"TIERCE_BOT_PAUSE": "-1", "TIERCE_HOTS": "a", "TIERCE_PAGE": "keep", "HOST": "a"}
    assert problems(environ, file, port=0) == [
        "--port=0: expected a whole number from 1 to 65535",
        "TIERCE_BOT_PAUSE=-1: expected seconds from 0 to 60",
        "TIERCE_HOTS=a: there is no such setting; is host meant?",
        f"{file}: prot=8000: there is no such setting; is port meant?",
        f"{file}: metrics=all: expected off, local or everyone",
        f"{file}: lan=maybe: expected true or false",
        f"{file}: more={{'x': 1}}: there is no such setting",
    ]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (told,) = problems({}, written(tmp_path, "port = \n"))
    assert told.startswith(f"{tmp_path}/tierce.toml: ")
    assert "line 1" in told
    (told,) = problems({"TIERCE_CONFIG": str(tmp_path / "none.toml")})
    assert told == f"{tmp_path}/none.toml: No such file or directory"
    (tmp_path / "tierce.toml").write_bytes(b"\xff")
    assert "can't decode" in problems({}, tmp_path / "tierce.toml")[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("HOST", "http://x"), ("PORT", "0"), ("PORT", "65536"), ("PORT", "8000.0"), ("PORT", "１"),
        ("LAN", "2"), ("ADDRESS", "cards.example.org"), ("ADDRESS", "https://a/b"), ("ADDRESS", "ftp://a"),
        ("ADDRESS", "https://a:b"), ("ADDRESS", "https://[a"), ("ADDRESS", "http://"),
        ("PROXY", "*"), ("PROXY", "127.0.0.1, here"), ("TLS_KEY", "/there/is/none"),
        ("DATABASE", "/"), ("PRUNE_DAYS", "-1"), ("PRUNE_DAYS", "0.5"),
        ("BOT_PAUSE", "nan"), ("BOT_PAUSE", "61"), ("BOT_WORKERS", "0"), ("BOT_TIMEOUT", "0"),
        ("METRICS", "yes"), ("LOG", "x"), ("LOG_FORMAT", "xml"), ("SYNCHRONOUS", "NORMAL"),
    ],
)  # fmt: skip
def test_settings_that_cannot_be(name: str, said: str) -> None:
    (told,) = problems({f"TIERCE_{name}": said})
    assert told.startswith(f"TIERCE_{name}={said}: expected")


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    good = "postgresql://aina:s3cret@localhost/tierce"
    settings = Settings.read({"TIERCE_DATABASE": good})
    assert settings.database == good
    assert "s3cret" not in repr(settings)
    wrong = "mysql://aina:s3cret@localhost/tierce"
    file = written(tmp_path, f'databse = "{good}"')
    said = problems({"TIERCE_DATABASE": wrong}, file) + problems({}, database="postgresql://a:s3cret@here")
    said += problems({"TIERCE_ADDRESS": "https://aina:s3cret@cards.example.org"})
    assert said == [
        "TIERCE_DATABASE: expected a file, or postgresql://user@host/name",
        f"{file}: databse: there is no such setting; is database meant?",
        "--database: expected a file, or postgresql://user@host/name",
        "TIERCE_ADDRESS: expected an address without a path, such as https://cards.example.org",
    ]


def test_the_default_database_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Settings().database == Path("/data/tierce/tierce.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert Settings().database == Path.home() / ".local/share/tierce/tierce.db"


def test_what_cannot_be_meant_together() -> None:
    assert problems({"TIERCE_HOST": "127.0.0.1"}, lan=True) == [
        "lan and host=127.0.0.1: one is for the house and the other for this machine alone"
    ]
    assert problems({"TIERCE_TLS_KEY": __file__}) == ["tls_certificate and tls_key: expected both or none"]
    assert Settings.read({}, lan=True).host == "0.0.0.0"
    assert Settings.read({}, lan=True, host="192.168.1.5").host == "192.168.1.5"


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    return make_certificate(tmp_path)


def make_certificate(folder: Path, *more: str) -> tuple[Path, Path]:
    """A certificate for this machine alone, and its key."""
    made, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
         "-out", str(made), "-keyout", str(key), *(more or ("-nodes",))],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


def test_a_certificate_is_tried(certificate: tuple[Path, Path], tmp_path: Path) -> None:
    made, key = certificate
    said = {"TIERCE_TLS_CERTIFICATE": str(made), "TIERCE_TLS_KEY": str(key)}
    assert Settings.read(said).url("192.168.1.5") == "https://192.168.1.5:8000"
    wrong = (
        "tls_certificate and tls_key: expected a certificate and its key in PEM, the key without a password"
    )
    assert problems({**said, "TIERCE_TLS_KEY": __file__})[0].startswith(wrong)
    (tmp_path / "locked").mkdir()
    made, key = make_certificate(tmp_path / "locked", "-passout", "pass:s3cret")
    assert problems({}, tls_certificate=made, tls_key=key)[0].startswith(wrong)


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ({}, None),
        ({"host": "localhost"}, None),
        ({"host": "127.0.0.2"}, None),
        ({"host": "::1", "address": "https://cards.example.org"}, "https://cards.example.org"),
        ({"host": "192.168.1.5"}, "http://192.168.1.5:8000"),
        ({"host": "fd00::5", "port": 80}, "http://[fd00::5]"),
        ({"host": "0.0.0.0"}, "http://10.0.0.7:8000"),
        ({"lan": True, "port": 8001}, "http://10.0.0.7:8001"),
        ({"lan": True, "address": "http://laptop.local:8000"}, "http://laptop.local:8000"),
    ],
)
def test_where_others_find_it(
    told: dict[str, Any], shown: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tierce.server.lan.addresses", lambda: ["10.0.0.7", "172.17.0.1"])
    assert Settings.read({}, **told).shown_address == shown


def test_out_of_every_network_nobody_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.server.lan.addresses", list)
    assert Settings.read({}, lan=True).shown_address is None
