"""Whole deals at the terminal's table, played by keys alone from what the screen offers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bykeys import NAMES, Keys, a_few_turns, drawn, plain, table
from tierce.cli.tui.screens import Sheet
from tierce.game.scoring import counts
from tierce.table import Record, Table


@pytest.mark.parametrize(
    ("seed", "size", "house_rules", "seats"),
    [
        (1, (80, 24), (), 4),
        (2, (120, 40), (), 3),
        (3, (80, 24), (), 6),
        (4, (120, 40), ("melds.circular=yes", "swap.use=any", "values.joker_in_hand=doubles_hand"), 4),
        (5, (80, 24), ("swap.from_set=square", "idle.auto_dead=no", "score.no_passport=double"), 5),
        (6, (80, 24), ("wild.rebind=slide", "idle.voluntary_dead=yes", "match.kind=independent"), 2),
    ],
)
def test_a_deal_by_keys_alone(
    seed: int,
    size: tuple[int, int],
    house_rules: tuple[str, ...],
    seats: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)
    asyncio.run(_deal(seed, size, house_rules, seats, tmp_path / "match.rhh"))


@pytest.mark.parametrize("seed", [14, 16, 17])
def test_a_deal_by_keys_alone_under_rules_by_lot(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)
    rules = ("deal.hand_size=13", *drawn("penang", seed, 3))
    asyncio.run(_deal(seed, (80, 24), rules, 3, tmp_path / "match.rhh"))


async def _deal(
    seed: int, size: tuple[int, int], house_rules: tuple[str, ...], seats: int, save: Path
) -> None:
    app = table(*house_rules, seed=seed, seats=seats, save=save)
    async with app.run_test(size=size) as pilot:
        keys = Keys(app, pilot, seed)
        await keys.deal()
        view, row = app.session.view, app.session.match.rows[-1]
        assert isinstance(app.screen, Sheet)
        said = plain(app.screen)
        if view.terms.deal.aside_shown_after:
            assert "set aside" in said
        assert view.result is not None
        for seat, told in enumerate(counts(view.result, view.terms)):
            assert told is not None
            assert row.scores[seat] == told.score * row.factor
            assert NAMES[seat] in said
            for card, points in told.cards:
                assert f"{app.faces.short(card)} {points}" in said
        await keys.press("s")
        assert str(row.scores[0]) in plain(app.screen)
        await keys.press("escape", "enter")
        if not app.session.match.over:
            await keys.my_turn()
            assert app.session.deal == 2
    again = Table.replay(Record.from_text(save.read_text()))
    assert again.match.rows[0].scores == row.scores
