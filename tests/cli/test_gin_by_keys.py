"""Matches of gin at the terminal's table, by keys alone: what is played, shown, and written on the sheet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bykeys import NAMES, GinKeys, a_few_turns, drawn, plain, table
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.screens import Sheet
from tierce.game.scoring import Ending
from tierce.rules import load, preset_names
from tierce.rules.knobs import CONCEALED
from tierce.table import Record, Table

GIN = [name for name in preset_names() if load(name).grammar == CONCEALED]


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)


def _told(app: PlayApp) -> None:
    """The end of a deal is told with all that the score came from."""
    view, row = app.session.view, app.session.match.rows[-1]
    assert isinstance(app.screen, Sheet)
    said = plain(app.screen)
    result = row.result
    assert view.result == result
    for seat, hand in enumerate(result.left):
        assert NAMES[seat] in said
        for card in hand or ():
            assert app.faces.short(card) in said
    for lies in view.table:
        assert " ".join(map(app.faces.short, lies.meld.cards)) in said
    if laid := app.session.laid_off:
        assert f"Laid off  {app.faces.shorts(tuple(laid))}" in said
    if not row.winners:
        assert "Nobody" in said or "nobody" in said
        return
    (winner,) = row.winners
    assert f"+{row.scores[winner]}" in said
    undercut = result.how is Ending.KNOCK and winner != result.went_out
    assert ("undercut" in said) == undercut


async def _match(
    game: str,
    seed: int,
    size: tuple[int, int],
    house_rules: tuple[str, ...],
    save: Path,
    kind: str = "greedy",
) -> set[str]:
    """Play a match to its end; what was done in it. Sheets and record agree with the table."""
    app = table(*house_rules, game=game, seats=2, seed=seed, save=save, kinds=("keeper",))
    async with app.run_test(size=size) as pilot:
        keys = GinKeys(app, pilot, seed, kind)
        match = None
        while match is None or not match.over:
            if match is not None:
                await keys.press("enter")
            await keys.deal()
            _told(app)
            match = app.session.match
        assert "The match is over" in plain(app.screen)
        await keys.press("s")
        sheet = plain(app.screen)
        await keys.press("escape")
    for column in match.sheet:
        for entry in column.entries:
            assert str(entry.points) in sheet
        for tally in column.tallies:
            for number in tally:
                assert str(number) in sheet
            assert str(tally.total) in sheet
    again = Table.replay(Record.from_text(save.read_text()))
    assert again.match == match
    return keys.verbs


def test_a_match_with_hollywood_scoring(tmp_path: Path) -> None:
    save = tmp_path / "hollywood.rhh"
    done = asyncio.run(_match("gin_hollywood", 2, (80, 24), ("match.target=50",), save, "expert"))
    assert done >= {"pass", "draw", "take", "discard", "knock", "lay", "done"}
    match = Table.replay(Record.from_text(save.read_text())).match
    assert len(match.sheet) == 3
    assert all(column.closed for column in match.sheet)
    assert sum(match.finals) > sum(match.totals)


@pytest.mark.parametrize(
    ("game", "seed", "size"),
    [
        ("gin", 2, (120, 40)),
        ("gin_traditional", 3, (80, 24)),
        ("gin_oklahoma", 4, (80, 24)),
        ("gin_openspiel", 5, (60, 20)),
        ("gin_rlcard", 6, (120, 40)),
    ],
)
def test_short_matches_in_every_way_to_play_gin(
    game: str, seed: int, size: tuple[int, int], tmp_path: Path
) -> None:
    asyncio.run(_match(game, seed, size, ("match.target=50",), tmp_path / "match.rhh"))


def test_every_way_to_play_gin_is_among_them() -> None:
    assert set(GIN) == {
        "gin",
        "gin_hollywood",
        "gin_oklahoma",
        "gin_openspiel",
        "gin_rlcard",
        "gin_traditional",
    }


@pytest.mark.parametrize("seed", range(4))
def test_deals_by_keys_under_rules_by_lot(seed: int, tmp_path: Path) -> None:
    rules = [one for one in drawn(GIN[seed], seed, 2) if not one.startswith("match.")]
    asyncio.run(_match(GIN[seed], seed, (80, 24), (*rules, "match.deals=2"), tmp_path / "match.rhh"))
