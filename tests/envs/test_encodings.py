"""Encodings: what they tell, and that they tell no more than a seat may know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from envs.presets import QUICK, at_random
from positions import at
from tierce import Card, determinize, load, view_of
from tierce.envs.aec import env
from tierce.envs.encodings import ENCODINGS, encoding
from tierce.envs.moments import PlainMoment


@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_exchanged_hidden_cards_give_the_same_bytes(preset: str, seats: int, name: str) -> None:
    """In every world that a seat cannot rule out it sees the very same array and mask."""
    made = env(preset, seats=seats, encode=name)
    made.reset(seed=11)
    rng, told = random.Random(11), 0
    for _ in at_random(made, rng, 12 if made.terms.opens else 40):
        for agent in made.possible_agents:
            world = determinize(made.view(agent), rng)
            told += world.hands != made.moment.state.hands
            other = made.copy()
            other._enter(PlainMoment(world, other.table))
            for key, array in made.observe(agent).items():
                assert array.tobytes() == other.observe(agent)[key].tobytes(), (agent, key)
    assert told


@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_every_number_has_its_name_and_place(preset: str, seats: int, name: str) -> None:
    made = env(preset, seats=seats, encode=name)
    encode = encoding(name, made.terms)
    made.reset(seed=12)
    space = made.observation_space("seat_1")["observation"]
    assert space.shape == (len(encode.rows) * 53 + len(encode.scalars),) == (encode.size,)
    assert len(set(encode.rows)) == len(encode.rows)
    assert len(set(encode.scalars)) == len(encode.scalars)
    for _ in at_random(made, random.Random(12), 40):
        seen = made.observe(made.agent_selection)["observation"]
        assert space.contains(seen)
        view = made.view(made.agent_selection)
        told = dict(zip(encode.scalars, seen[len(encode.rows) * 53 :].tolist(), strict=True))
        assert told["seat whose turn it is"] == 0
        assert told["seat 0: cards in hand"] == len(view.hand) == seen[:53].sum()
        assert told[f"phase is {view.phase}"] == 1
        assert told["cards in stock"] == len(view.stock)


def test_what_the_rows_of_planes_tell() -> None:
    state = at("6h2c +", "p2:5hJk=6h7h", "3cJk=3Jk=3")
    encode = encoding("planes-1", state.terms)
    view = view_of(state, 0)
    told = encode(view)[: len(encode.rows) * 53].reshape(-1, 53)
    row = {name: told[at] for at, name in enumerate(encode.rows)}
    assert list(row["own hand"]) == list(view.hand.counts[:53])
    assert _faces(row["meld 1: its cards"]) == {"5h": 1, "7h": 1, "Jk": 1}
    assert _faces(row["meld 1: wilds"]) == {"6h": 1}
    assert _faces(row["meld 2: its cards"]) == {"3c": 1, "Jk": 2}
    assert _faces(row["meld 2: wilds"]) == {"3c": 2, "3d": 2, "3h": 2, "3s": 2}
    assert not row["meld 3: its cards"].any()


def test_what_the_rows_of_compact_tell() -> None:
    state = at("6h2c +", "p2:5hJk=6h7h", "3c3dJk=3", "AsKsQs")
    encode = encoding("compact-1", state.terms)
    told = encode(view_of(state, 0))[: len(encode.rows) * 53].reshape(-1, 53)
    row = {name: told[at] for at, name in enumerate(encode.rows)}
    assert _faces(row["cards in melds"]) == dict.fromkeys(["5h", "7h", "3c", "3d", "Qs", "Ks", "As"], 1) | {
        "Jk": 2
    }
    assert _faces(row["cards that wilds on the table stand for"]) == dict.fromkeys(
        ["3c", "3d", "3h", "3s", "6h"], 1
    )
    assert set(_faces(row["cards that fit a meld"])) == {"4h", "8h", "3c", "3d", "3h", "3s", "Js", "2s"}


def _faces(row: np.ndarray[tuple[int], np.dtype[np.int16]]) -> dict[str, int]:
    from tierce.cards import FACES

    return {FACES[at].text: int(row[at]) for at in row.nonzero()[0]}


def test_known_cards_stand_by_the_seat_around_the_table() -> None:
    """A joker that another won lies in the row of that seat, counted from the one that looks."""
    state = at("6h2c +", "p2:5hJk=6h7h")
    known = state._replace(known=(*state.known[:2], state.known[2] + Card.parse("Jk"), state.known[3]))
    known = known._replace(hands=(*state.hands[:2], state.hands[2] + Card.parse("Jk"), state.hands[3]))
    encode = encoding("planes-1", state.terms)
    for seat, row in ((0, 2), (1, 1), (3, 3)):
        assert encode(view_of(known, seat))[row * 53 + 52] == 1


def test_a_spectator_has_no_seat() -> None:
    state = at("6h2c +")
    with pytest.raises(ValueError, match="spectator"):
        encoding("planes-1", state.terms)(view_of(state, None))


def test_an_encoding_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="'pixels' is no encoding; there are planes-1, compact-1"):
        encoding("pixels", load("gin").at(2))
