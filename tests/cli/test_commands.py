"""The commands of the terminal: what they print, and what they say to bad input."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

import tierce
from tierce.bots import make
from tierce.cli import play
from tierce.cli.housefile import rules_of
from tierce.cli.main import main
from tierce.rules import load

NAMES = ("Aina", "Boris", "Chen", "Dora")


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.fixture(scope="module")
def match() -> tierce.Table:
    """Two deals and a piece of the third."""
    table = tierce.Table("penang", seats=4, seed=5, names=NAMES)
    bots = [make("greedy", seat) for seat in range(4)]
    for _ in range(2):
        while not table.over:
            table.play(bots[table.turn].choose(table.view(table.turn)))
        table.next_deal()
    for _ in range(9):
        table.play(bots[table.turn].choose(table.view(table.turn)))
    return table


@pytest.fixture
def record(match: tierce.Table, tmp_path: Path) -> Path:
    file = tmp_path / "match.rhh"
    file.write_text(match.record().to_text(), encoding="utf-8")
    return file


# -- help and version


@pytest.mark.parametrize("command", [(), *((name,) for name in main.commands)])
def test_help_shows_examples(command: tuple[str, ...]) -> None:
    for flag in ("--help", "-h"):
        said = run(*command, flag)
        assert said.exit_code == 0
        examples = said.output.split("Options:")[0].split("\n", 2)[2]
        assert "\n  tierce" in examples
        assert "\\b" not in examples


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from tierce.cli.main import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "heavy = {'textual', 'rich', 'litestar', 'sqlalchemy', 'uvicorn', 'fluent'} & set(sys.modules)\n"
        "heavy |= {'tierce.rules', 'tierce.game', 'tierce.words'} & set(sys.modules)\n"
        "sys.exit(f'imported {heavy}' if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_version() -> None:
    assert run("--version").output == f"tierce {version('tierce')}\n"


# -- serving


def test_tierce_alone_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []

    def serve(**told: object) -> None:
        started.append({name: value for name, value in told.items() if value is not None})

    monkeypatch.setattr("tierce.server.run.serve", serve)
    assert run().exit_code == 0
    assert run("--port", "8080", "--host", "0.0.0.0", "--no-browser").exit_code == 0
    assert run("--lan").exit_code == 0
    assert run("serve", "--lan", "--database", "/tmp/a.db", "--config", __file__, "--check").exit_code == 0
    assert started == [
        {"open_browser": True},
        {"host": "0.0.0.0", "port": 8080, "open_browser": False},
        {"lan": True, "open_browser": True},
        {
            "lan": True, "database": "/tmp/a.db", "config": Path(__file__), "check": True,
            "open_browser": True,
        },
    ]  # fmt: skip


@pytest.mark.parametrize("option", ["--port=8080", "--lan", "--no-browser"])
def test_options_of_the_server_are_not_swallowed_by_other_commands(option: str) -> None:
    said = run(option, "rules", "penang")
    assert said.exit_code == 2
    assert option.partition("=")[0] in said.output
    assert "before `rules`" in said.output


@pytest.mark.parametrize(
    "args",
    [
        ("--port", "0"), ("--port", "many"), ("serve", "--port", "70000"), ("sing",), ("--check",),
        ("serve", "--config", "/there/is/none.toml"),
    ],
)  # fmt: skip
def test_bad_server_options(args: tuple[str, ...]) -> None:
    said = run(*args)
    assert said.exit_code == 2
    assert "Error" in said.output


# -- rules


def test_rules_of_the_book_have_no_marks() -> None:
    said = run("rules", "penang")
    assert said.exit_code == 0
    assert said.output.startswith("Rules of Penang Rummy\n")
    assert not [line for line in said.output.splitlines() if line.startswith("*")]
    assert not [line for line in said.output.splitlines() if line != line.rstrip()]
    assert "\x1b" not in said.output


def test_house_rules_are_marked_with_the_own_answer_of_the_game() -> None:
    said = run("rules", "penang", "--rule", "deal.hand_size=12", "-r", "melds.circular=yes", "--seats", "4")
    assert said.exit_code == 0
    marked = [line for line in said.output.splitlines() if line.startswith("* ")]
    assert "12 (instead of" in marked[0]
    assert len([line for line in marked if "instead of" in line]) == 2
    assert len(marked) >= 5  # both in the list and in their paragraphs, and what the mark means
    text = " ".join(said.output.split())
    assert "Penang Rummy as in the book: Cards in a hand: 20" in text


def test_a_label_with_house_rules_is_a_game_too() -> None:
    assert "12 (instead of" in run("rules", "penang+deal.hand_size=12").output


def test_an_unknown_preset_names_the_valid_ones() -> None:
    said = run("rules", "pennang")
    assert said.exit_code == 2
    assert "penang" in said.output.replace("pennang", "")


def test_every_problem_of_the_house_rules_is_said() -> None:
    said = run(
        "rules", "penang", "-r", "nonsense", "-r", "deal.hand=3", "-r", "deal.hand_size=99",
        "-r", "swap.from_set=maybe", "-r", "wild.adjacent=no", "-r", "wild.adjacent=yes",
    )  # fmt: skip
    assert said.exit_code == 2
    for part in (
        "nonsense: is no house rule: write KNOB=ANSWER",
        "deal.hand: no such knob",
        "deal.hand_size: '99' is no answer here: a whole number from 3 to 40",
        "one of rank, square, square_both, never",
        "wild.adjacent: is answered twice",
    ):
        assert part in said.output


def test_rules_that_do_not_fit_the_seats() -> None:
    said = run("play", "penang", "--seats", "6", "--rule", "deal.hand_size=30")
    assert said.exit_code == 2
    assert "6 hands of 30 are 180 cards, and the deck has 165" in said.output


# -- house rules in a file


def house(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "text",
    [
        "[opening]\npoints = 71\n[draw]\ntake_joker = false\n",
        'opening.points = 71\ndraw.take_joker = "no"\n',
        '"opening.points" = "71"\n"draw.take_joker" = false\n',
    ],
)
def test_house_rules_from_a_file(tmp_path: Path, text: str) -> None:
    said = run("rules", "rami51", "--rules", house(tmp_path, text))
    assert said.exit_code == 0, said.output
    assert "* Points to open: 71 (instead of 51)" in said.output
    assert len([line for line in said.output.splitlines() if "instead of" in line]) == 2


def test_an_answer_by_cases_is_a_table(tmp_path: Path) -> None:
    file = house(tmp_path, "[deal]\nhand_size = { 3 = 14, else = 13 }\n")
    assert rules_of("rami51", (), None, file).at(3).deal.hand_size == 14
    assert rules_of("rami51", (), None, file).at(4).deal.hand_size == 13


def test_what_is_said_outright_counts_more_than_the_file(tmp_path: Path) -> None:
    file = house(tmp_path, "opening.points = 71\nborrow.split = 7\n")
    rules = rules_of("rami51", ("opening.points=81", "borrow.split=yes"), 4, file)
    assert rules.at(4).opening.points == 81
    assert rules.at(4).borrow.split


def test_everything_wrong_in_a_file_is_said_with_its_knob_and_the_file(tmp_path: Path) -> None:
    file = house(
        tmp_path,
        'opening.pionts = 71\ngame = "rami"\n"score.unopened" = 50\nidle.auto_dead = true\n'
        "[draw]\ntouch = 'often'\nrenewals = [1]\n[score]\nunopened = 60\n",
    )
    said = run("play", "rami51", "--rules", file, "--rule", "opening.points=999", "--rule", "deck=2")
    assert said.exit_code == 2
    for part in (
        f"{file}: opening.pionts: no such knob; did you mean opening.points",
        f"{file}: game: no such knob",
        f"{file}: score.unopened: is answered twice",
        f"{file}: idle.auto_dead: Rami 51 does not ask this",
        f"{file}: draw.touch: 'often' is no answer here: one of ignored",
        f"{file}: draw.renewals: [1] is no answer here",
        "opening.points: '999' is no answer here",
        "deck: no such knob",
    ):
        assert part in said.output
    assert f"{file}: opening.points:" not in said.output


def test_contradictions_are_said_all_together(tmp_path: Path) -> None:
    file = house(tmp_path, "match.target = 500\nborrow.kind = 'off'\nborrow.split = true\n")
    said = run("rules", "thousand", "--rules", file)
    assert said.exit_code == 2
    assert "match.last_deal_factor" in said.output or f"{file}: match.target" in said.output
    assert "borrow.split: nothing may be borrowed here" in said.output


@pytest.mark.parametrize("data", [b"opening.points =", b"\xff\xfe", b"[opening]\n[opening]\n"])
def test_a_file_that_is_no_toml(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(data)
    said = run("rules", "rami51", "--rules", file)
    assert said.exit_code == 2
    assert f"{file}: this is no TOML" in said.output
    assert run("rules", "rami51", "--rules", tmp_path / "none.toml").exit_code == 2


# -- the games


def test_the_games_are_listed() -> None:
    said = run("games")
    assert said.exit_code == 0
    for name in tierce.preset_names():
        assert f"\n  {name} " in said.output
    assert "51 points and a pure run" in said.output
    assert "tierce play GAME" in said.output


@pytest.mark.parametrize(("language", "part"), [("fr", "brouillon"), ("es", "borrador"), ("da", "kladde")])
def test_the_rules_in_drafts_of_other_languages(language: str, part: str) -> None:
    said = run("rules", "rami51", "--language", language)
    assert said.exit_code == 0
    assert part in said.output.lower() or language == "da"
    assert said.output != run("rules", "rami51").output
    assert run("rules", "rami51", "--language", "xx").exit_code == 2


# -- playing


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("--bots", "clever"), "the kinds are random, greedy, keeper"),
        (("--bots", "greedy,greedy,keeper", "--seats", "3"), "are more than 3 seats"),
        (("--bots", ""), "is no kind of bot"),
        (("--seats", "9"), "2<=x<=8"),
        (("--seats", "two"), "not a valid integer"),
        (("--name", ""), "1 to 24"),
        (("--name", "A\x1b[31mina"), "1 to 24"),
        (("--name", "x" * 25), "1 to 24"),
        (("--seed", "-1"), "x>=0"),
        (("--pause", "99"), "0<=x<=10"),
        (("--save", "/nowhere/at/all.rhh"), "There is no folder"),
        (("--rule", "deal.seats=2-3", "--seats", "4"), "for 2 to 3 seats, not 4"),
        (("--bots", "expert"), "'expert' does not know this game; the kinds are random, greedy, keeper."),
    ],
)
def test_bad_options_of_play(args: tuple[str, ...], part: str) -> None:
    said = run("play", "penang", *args)
    assert said.exit_code == 2
    assert part in said.output
    assert "Traceback" not in said.output


def test_a_record_is_not_overwritten(record: Path) -> None:
    before = record.read_bytes()
    said = run("play", "penang", "--save", record)
    assert said.exit_code == 2
    assert "exists already" in said.output
    assert record.read_bytes() == before


def test_play_needs_a_terminal(tmp_path: Path) -> None:
    said = run("play", "penang", "--save", tmp_path / "new.rhh")
    assert said.exit_code == 1
    assert "needs a terminal" in said.output
    assert not (tmp_path / "new.rhh").exists()


def test_who_sits_where() -> None:
    rami, gin = load("rami51"), load("gin")
    assert play.kinds_of("keeper", None, rami) == ["keeper"] * 3
    assert play.kinds_of("keeper", None, gin) == ["keeper"]
    assert play.kinds_of("expert", None, gin) == ["expert"]
    assert play.kinds_of("keeper", None, rami.with_({"deal.seats": "5-6"})) == ["keeper"] * 4
    assert play.kinds_of("greedy,keeper", None, rami) == ["greedy", "keeper"]
    assert play.kinds_of("greedy, keeper", 5, rami) == ["greedy", "keeper", "greedy", "keeper"]
    assert play.names_of("boris", 3, "You") == ["boris", "Aina", "Chen"]
    assert len(set(play.names_of(None, 8, "You"))) == 8


# -- records


def test_check_says_what_the_match_came_to(record: Path, match: tierce.Table) -> None:
    said = run("replay", record, "--check")
    assert said.exit_code == 0, said.output
    assert "Penang Rummy, 4 seats, 3 deals" in said.output
    for number, row in enumerate(match.match.rows, 1):
        scores = ", ".join(f"{name} {score}" for name, score in zip(NAMES, row.scores, strict=True))
        assert f"Deal {number}: {scores}" in said.output
    assert f"Deal 3 is running: {NAMES[match.turn]} is to play." in said.output
    assert "replays without a fault" in said.output


def test_the_copy_of_one_seat_is_checked_as_far_as_it_goes(match: tierce.Table, tmp_path: Path) -> None:
    for seat in (None, 0, 3):
        file = tmp_path / "mine.rhh"
        file.write_text(match.record(seat, full=False).to_text())
        said = run("replay", file, "--check")
        assert said.exit_code == 0, said.output
        assert "Deal 3 is running" in said.output
        assert "copy of one seat" in said.output


def spoiled(record: Path, old: str, new: str) -> tuple[int, int]:
    """Change the first occurrence; where it stands, as line and column."""
    text = record.read_text()
    at = text.index(old)
    record.write_text(text.replace(old, new, 1))
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


@pytest.mark.parametrize(
    ("old", "new", "column", "part"),
    [
        ("p1 meld", "p1 milt", 3, "'milt' is no action; expected draw, take"),
        ("p1 end", "p1 dead", 0, "You have laid a card in this turn"),
        ("p1 end", "p9 end", 0, "the seats are p1 to p4"),
        ("p1 end", "end", 0, "expected an actor"),
        ("p1 end", "p1 lay 2c m88", 0, "p1 lay 2c m88:"),
        ("p1 end", "p1 lay 2x m1", 7, "'2x' is no card"),
        ("p1 end", "p2 end", 0, "is playing now"),
        ("d deal p1 ", "d deal p1 7", 10, "cards are two characters each"),
    ],
)
def test_what_is_wrong_in_a_record_is_said_with_its_place(
    record: Path, old: str, new: str, column: int, part: str
) -> None:
    line, start = spoiled(record, old, new)
    said = run("replay", record, "--check")
    assert said.exit_code == 1, said.output
    assert f"line {line}, column {start + column}: " in said.output
    assert part in said.output


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("rhh = 1", "rhh = 2", "expected rhh = 1"),
        ("rhh = 1", "rhh = = 1", "line 1"),
        ("penang@1", "whist@1", "no such preset"),
        ("penang@1", "penang@9", "has version 1"),
        ("dealer = ", "dealer = 9 # ", "expected a seat from 1 to 4"),
        ("result = [", "result = [1", "the actions lead to"),
        ("digest = ", "digets = ", "unknown key 'digets'"),
        ('"Aina", ', '"Aina", "Aina", ', "a hand"),
    ],
)
def test_a_broken_record_names_its_line(record: Path, old: str, new: str, part: str) -> None:
    line, _ = spoiled(record, old, new)
    said = run("replay", record, "--check")
    assert said.exit_code == 1
    assert "line " in said.output
    if "Aina" not in old:
        assert f"line {line}, column " in said.output
        assert part in said.output


def test_files_that_are_no_records(tmp_path: Path) -> None:
    assert run("replay", tmp_path / "none.rhh").exit_code == 2
    assert run("replay", tmp_path).exit_code == 2
    for data in (b"", b"\xff\xfe\x00", b"hello", b"[[deal]]\n", b"\x00" * 100):
        file = tmp_path / "junk.rhh"
        file.write_bytes(data)
        said = run("replay", file, "--check")
        assert said.exit_code == 1
        assert "line 1, column " in said.output


def test_replay_needs_a_terminal(record: Path) -> None:
    said = run("replay", record)
    assert said.exit_code == 1
    assert "--check" in said.output


# -- records of Rami


@pytest.fixture(scope="module")
def rami() -> tierce.Table:
    """One deal and a piece of the second, in which a card was taken and not yet laid."""
    table = tierce.Table("rami51+out.max_turns=60", seats=3, seed=5, names=NAMES[:3])
    bots = [make("greedy", seat) for seat in range(3)]
    while not table.over:
        table.play(bots[table.turn].choose(table.view(table.turn)))
    table.next_deal()
    for _ in range(11):
        table.play(bots[table.turn].choose(table.view(table.turn)))
    return table


def test_check_of_a_record_of_rami(rami: tierce.Table, tmp_path: Path) -> None:
    file = tmp_path / "rami.rhh"
    file.write_text(rami.record().to_text())
    said = run("replay", file, "--check")
    assert said.exit_code == 0, said.output
    assert "Rami 51, 3 seats, 2 deals" in said.output
    row = rami.match.rows[0]
    for name, score in zip(NAMES, row.scores, strict=False):
        assert f"{name} {score}" in said.output
    assert "went out" in said.output or "blocked" in said.output
    for seat in (None, 0, 2):
        file.write_text(rami.record(seat, full=False).to_text())
        assert "copy of one seat" in run("replay", file, "--check").output


def test_what_is_wrong_in_a_record_of_rami_is_said_with_its_rule(rami: tierce.Table, tmp_path: Path) -> None:
    file = tmp_path / "rami.rhh"
    text = rami.record().to_text()
    old = next(line for line in text.splitlines() if " draw " in line)
    words = old.split('"')[1]
    file.write_text(text.replace(old, f'{old}\n  "{words}",', 1))  # drawn twice in one turn
    said = run("replay", file, "--check")
    assert said.exit_code == 1
    assert f"line {text[: text.index(old)].count(chr(10)) + 2}, column " in said.output
    assert "You have your card for this turn" in said.output
    assert "[phase, B2.1]" in said.output


# -- kernels


def test_warm_says_what_it_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    from tierce.fast import warmth

    monkeypatch.setattr(warmth, "KERNELS", {"quick": "warmed"})
    monkeypatch.setattr(warmth, "import_module", lambda name: SimpleNamespace(warm=lambda: None))
    said = run("warm")
    assert said.exit_code == 0
    assert re.match(r"  quick +\d+\.\d s\nThe kernels are compiled", said.output)


def test_warm_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.cli.warm.find_spec", lambda name: None)
    said = run("warm")
    assert said.exit_code == 1
    assert said.output == "Error: nothing compiles here; pip install 'tierce[fast]' brings what does\n"
