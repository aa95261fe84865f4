"""History and statistics are what a plain recount of the records gives."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from statistics import fmean, stdev

import msgspec
import pytest

from serving import Seat, Server, get, post
from tierce import Cards, Table, load
from tierce.bots import make
from tierce.server import wire
from tierce.server.played import Dealt, Shelf, Story, story_of
from tierce.server.statistics import Match, Whose, game, games, luck

LABELS = {"penang": "penang+deal.hand_size=12", "rami51": "rami51+out.max_turns=60", "gin": "gin"}


def played(label: str, seed: int, deals: int, seats: int) -> Table:
    """A match of bots, as far as so many deals."""
    table = Table(load(label), seats=seats, seed=seed)
    bots = [make("greedy", seat) for seat in range(seats)]
    while True:
        while not table.over:
            table.play(bots[table.turn].choose(table.view(table.turn)))
        if table.deal == deals or table.match.over:
            return table
        table.next_deal()


def seats_of(table: Table, me: int) -> tuple[Whose, ...]:
    rest: list[Whose] = ["people", "bots", "bots"]
    return tuple([*rest[:me], "me", *rest[me:]][: table.seats])


@pytest.mark.parametrize("name", LABELS)
def test_the_statistics_are_those_of_a_plain_recount(name: str) -> None:
    seats = 2 if name == "gin" else 4
    tables = [played(LABELS[name], seed, 2, seats) for seed in range(3)]
    matches = [Match(story_of(table), seats_of(table, number % 2)) for number, table in enumerate(tables)]
    (told,) = games(matches)
    assert told == game(matches)

    scores, wins, jokers = [], 0, dict.fromkeys(("me", "people", "bots"), 0)
    hands = dict.fromkeys(jokers, 0)
    for table, match in zip(tables, matches, strict=True):
        for row, deal in zip(table.match.rows, tomllib.loads(table.record().to_text())["deal"], strict=True):
            scores.append(deal["result"][match.me])
            wins += match.me in row.winners
            for line in deal["actions"]:
                actor, verb, *rest = line.split(" ")
                if (actor, verb) == ("d", "deal"):
                    whose = match.seats[int(rest[0][1:]) - 1]
                    jokers[whose] += Cards.parse(rest[1]).jokers
                    hands[whose] += 1
    assert (told.deals, told.won) == (len(scores), wins)
    assert told.points == pytest.approx(fmean(scores))
    assert told.spread == pytest.approx(stdev(scores))
    assert sum(one.deals for one in told.endings) == len(scores)
    assert sum(one.won for one in told.endings) == wins
    assert {one.whose: one.jokers for one in told.luck} == {one: n for one, n in jokers.items() if hands[one]}
    assert {one.whose: one.hands for one in told.luck} == {one: n for one, n in hands.items() if n}
    # All hands together lie in the middle of all hands.
    assert sum(one.strength * one.hands for one in told.luck) / sum(hands.values()) == pytest.approx(50)


def test_so_many_jokers_are_to_be_expected() -> None:
    """20 of 110 cards, 6 of which are jokers: 120 / 110 on average."""
    table = played("penang", 1, 1, 4)
    (me, bots) = luck([Match(story_of(table), ("me", "bots", "bots", "bots"))])
    assert me.expected == pytest.approx(120 / 110)
    assert bots.expected == pytest.approx(360 / 110)
    assert me.low == 0
    assert me.high == pytest.approx(120 / 110 + 1.96 * (20 * 6 / 110 * 104 / 110 * 90 / 109) ** 0.5)


def test_of_all_that_is_dealt_nineteen_of_twenty_lie_within_the_band() -> None:
    """Were the band too narrow or too wide, or the deal unfair, fewer or more would."""
    story = [story_of(played("gin", seed, 1, 2)) for seed in range(120)]
    inside = 0
    for start in range(0, 120, 6):
        for one in luck([Match(each, ("me", "bots")) for each in story[start : start + 6]]):
            inside += one.strength_low <= one.strength <= one.strength_high
    assert 34 <= inside <= 40


def test_a_hand_is_as_strong_as_little_is_left_of_it() -> None:
    story = story_of(played("gin", 1, 1, 2))
    (deal,) = story.deals
    made = Story(story.rules, (replace(deal, dealt=(Dealt(10, 0, 5), Dealt(10, 0, 60))),), (0, 0))
    (me, bots) = luck([Match(made, ("me", "bots"))])
    assert (me.strength, bots.strength) == (75, 25)
    assert (me.jokers, me.expected, me.high) == (0, 0, 0)


def test_what_was_worked_out_is_kept_until_another_deal_is_over() -> None:
    shelf, story = Shelf(), story_of(played("gin", 1, 1, 2))
    assert shelf.find("t", 1) is None
    shelf.put("t", story)
    assert shelf.find("t", 1) is story
    assert shelf.find("t", 2) is None


# -- over the wire -------------------------------------------------------------------------------------------


def mine(seat: Seat) -> wire.Played:
    return msgspec.json.decode(seat.get("/api/me").content, type=wire.Played)


def test_i_am_told_of_my_matches(server: Server) -> None:
    seat = Seat(server.url, ["greedy", "greedy"], {"deal.hand_size": "12"})
    before = mine(seat)
    assert [one.table for one in before.matches] == [seat.table]
    # Bots are quick: who has no move is dead, and the deal may be over by now.
    assert len(before.games) == len(before.matches[0].deals)
    with seat.page() as page:
        view = page.play_deal()
        told = mine(seat)
        assert page.say("next")["type"] == "ack"
    (match,) = told.matches
    assert (match.names[0], match.seat, match.over, match.winners) == ("Aina", 1, False, [])
    (deal,) = match.deals
    assert deal.ending == view["result"]["ending"]
    assert deal.scores == [one["score"] for one in view["result"]["counts"]]
    assert match.totals == view["sheet"]["totals"]
    (found,) = told.games
    assert (found.game, found.deals, found.matches, found.spread) == ("penang", 1, 0, None)
    assert found.points == deal.scores[0]
    assert [one.whose for one in found.luck] == ["me", "bots"]
    assert "people" not in {one.whose for one in mine(seat).games[0].luck}


def test_a_stranger_has_played_nothing(server: Server) -> None:
    assert get(f"{server.url}/api/me").json() == {"matches": [], "games": []}


def test_a_lesson_is_told_and_not_counted(server: Server) -> None:
    opened = post(f"{server.url}/api/tables", json={"game": "penang", "you": "Aina", "lesson": True})
    seat = Seat(server.url, ["greedy"])
    seat.table, seat.cookie = opened.json()["table"], opened.headers["set-cookie"].split(";")[0]
    with seat.page() as page:
        page.play_deal()
    (match,) = mine(seat).matches
    assert (match.purpose, len(match.deals)) == ("lesson", 1)
    assert mine(seat).games == []
