"""Whole deals of Rami at the terminal's table, by keys alone, under the books and under rules by lot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bykeys import NAMES, RamiKeys, a_few_turns, drawn, plain, table
from tierce.cli.tui.screens import Sheet
from tierce.game.scoring import Ending, counts
from tierce.rules import load, preset_names
from tierce.table import Record, Table

RAMI = [name for name in preset_names() if load(name).grammar == "draw_meld_discard"]


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)


async def _deal(
    game: str, seed: int, size: tuple[int, int], house_rules: tuple[str, ...], seats: int, save: Path
) -> set[str]:
    """Play one deal; what was done in it. The sheet at its end counts every card, and the record replays."""
    app = table(*house_rules, game=game, seed=seed, seats=seats, save=save, kinds=("greedy",))
    async with app.run_test(size=size) as pilot:
        keys = RamiKeys(app, pilot, seed)
        await keys.deal()
        view, row = app.session.view, app.session.match.rows[-1]
        assert view.result is not None
        assert isinstance(app.screen, Sheet)
        said = plain(app.screen)
        if view.result.how is Ending.BLOCKED:
            assert "nobody wins" in said
        for seat, told in enumerate(counts(view.result, view.terms)):
            assert told is not None
            assert row.scores[seat] == told.score * row.factor
            assert NAMES[seat] in said
            for card, points in told.cards:
                assert f"{app.faces.short(card)} {points}" in said
        await keys.press("s")
        assert str(row.scores[0]) in plain(app.screen)
        await keys.press("escape")
    again = Table.replay(Record.from_text(save.read_text()))
    assert again.match.rows[0].scores == row.scores
    return keys.verbs


def test_deals_by_keys_with_openings_and_cards_of_the_table(tmp_path: Path) -> None:
    done: set[str] = set()
    for seed, size, seats in ((3, (80, 24), 4), (4, (120, 40), 3), (5, (80, 24), 2), (7, (80, 24), 4)):
        done |= asyncio.run(_deal("rami51", seed, size, (), seats, tmp_path / f"{seed}.rhh"))
    assert done >= {"draw", "take", "meld", "lay", "discard"}
    assert done & {"borrow", "swap"}


@pytest.mark.parametrize("game", RAMI)
def test_every_game_with_a_stock_is_played_to_the_end(game: str, tmp_path: Path) -> None:
    done = asyncio.run(_deal(game, 11, (80, 24), (), 3, tmp_path / "match.rhh"))
    assert "discard" in done


@pytest.mark.parametrize(("seed", "seats"), [(5, 3), (8, 2)])
def test_a_deal_of_basic_rummy_in_which_the_winner_collects(seed: int, seats: int) -> None:
    async def play() -> None:
        app = table(game="basic", seed=seed, seats=seats, kinds=("keeper",))
        async with app.run_test(size=(80, 24)) as pilot:
            keys = RamiKeys(app, pilot, seed)
            assert "joker" not in str(app.part("keys").render())
            await keys.deal()
            row, said = app.session.match.rows[-1], plain(app.screen)
            (winner,) = row.winners
            told = counts(row.result, app.session.view.terms)
            assert row.scores[winner] == sum(one.paid for one in told if one is not None) > 0
            assert said.splitlines()[2].startswith(NAMES[winner])
            assert "collects what the others hold" in said
            await keys.press("s")
            assert "The most points win." in plain(app.screen)
            await keys.press("escape", "f1")
            assert "joker" not in plain(app.screen)

    asyncio.run(play())


@pytest.mark.parametrize(
    "seed", [0, 1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 10))]
)
def test_a_deal_by_keys_under_rules_by_lot(seed: int, tmp_path: Path) -> None:
    game = RAMI[seed % len(RAMI)]
    rules = ("out.max_turns=60", *(one for one in drawn(game, seed, 3) if "max_turns" not in one))
    asyncio.run(_deal(game, seed, (80, 24), rules, 3, tmp_path / "match.rhh"))
