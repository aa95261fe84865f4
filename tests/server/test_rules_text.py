"""The rules of a table in prose: of mine, and of a form that is being filled in."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import msgspec
import pytest

from serving import Seat, Server, get
from tierce import words
from tierce.rules import KNOBS, load
from tierce.server import concealed, create, messages, wire
from tierce.server.prose import rules_text

HOUSE = {"values.ace_in_hand": "25", "swap.use": "new_meld", "deal.hand_size": "12"}


def asked(server: Server, game: str = "penang", **params: str) -> httpx.Response:
    return get(f"{server.url}/api/games/{game}/rules", params=params)


def read(answer: httpx.Response) -> wire.RulesText:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.RulesText)


def refused(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 400, answer.text
    told = msgspec.json.decode(answer.content, type=wire.Refused)
    assert told.code == "refused"
    return {one.where: one.text for one in told.problems}


def paragraphs(text: wire.RulesText) -> dict[str, wire.RulesParagraph]:
    return {one.id: one for section in text.sections for one in section.paragraphs}


def test_the_rules_of_my_table_with_what_differs_marked(server: Server) -> None:
    seat = Seat(server.url, ["greedy"] * 3, HOUSE)
    answer = seat.get(f"/api/tables/{seat.table}/rules")
    text = read(answer)
    assert answer.headers["cache-control"] == "no-store"
    assert (text.title, text.game, text.seats) == ("The rules of Penang Rummy for 4 players", "penang", 4)
    assert [(one.path, one.answer, one.instead, one.paragraph) for one in text.differences] == [
        ("deal.hand_size", "12", "20", "hand"),
        ("swap.use", "must go into a new meld in the same turn", "may be kept", "swap-use"),
        ("values.ace_in_hand", "25", "15", "values"),
    ]
    found = paragraphs(text)
    assert {id for id, one in found.items() if one.changed} == {"hand", "swap-use", "swap-last", "values"}
    assert found["values"].text.endswith("an ace 25, a joker 20.")
    assert found["values"].rules == ["A9.1"]
    assert found["values"].instead == "Penang Rummy as in the book: An ace: 15."
    assert found["turn"].instead is None
    assert read(asked(server, seats="4", **HOUSE)) == text


def test_the_rules_are_for_those_who_sit_there(server: Server) -> None:
    mine, other = Seat(server.url), Seat(server.url)
    path = f"{server.url}/api/tables/{mine.table}/rules"
    assert get(path).status_code == 403
    assert get(path, headers={"cookie": other.cookie}).json()["code"] == "not_invited"
    answer = mine.get("/api/tables/nothere/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


def test_the_rules_of_a_form_that_is_being_filled_in(server: Server) -> None:
    text = read(asked(server, seats="3"))
    assert (text.seats, text.differences) == (3, [])
    assert paragraphs(text)["hand"].text == "With 3 players each is dealt 25 cards."
    assert not any(one.changed for one in paragraphs(text).values())
    text = read(asked(server, seats="5", **{"match.target": "100"}))
    assert [(one.label, one.answer, one.instead) for one in text.differences] == [
        ("Points that end the match", "100", "300")
    ]


def test_every_problem_of_a_form_is_named(server: Server) -> None:
    found = refused(asked(server, seats="9", **{"deck.packs": "9", "deck.pack": "2", "wild.in_run": "no"}))
    assert set(found) == {"seats", "deck.packs", "deck.pack", "wild.in_run"}
    assert "2, 3, 4, 5, 6" in found["seats"]
    assert "from 1 to 4" in found["deck.packs"]
    assert "did you mean deck.packs" in found["deck.pack"]
    found = refused(asked(server, seats="6", **{"deal.hand_size": "40"}))
    assert "6 hands of 40 are 240 cards" in found["deal.hand_size"]
    assert refused(asked(server)).keys() == {"seats"}
    assert "penang" in refused(asked(server, "penag", seats="4"))["game"]
    contradicts = {"match.target": "none", "match.elimination": "yes"}
    assert refused(asked(server, seats="4", **contradicts)).keys() == {"match.deals", "match.elimination"}


@pytest.mark.parametrize("seats", ["", "0", "1", "7", "-2", "4.0", "four", "４", " 4", "4 4"])
def test_numbers_of_seats_that_are_none(server: Server, seats: str) -> None:
    assert refused(asked(server, seats=seats)).keys() == {"seats"}


def test_questions_that_are_too_long(server: Server) -> None:
    answer = asked(server, seats="4", **{"x" * 17_000: "1"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    found = refused(asked(server, seats="4", **{"x" * 200: "1"}))
    assert max(map(len, found)) <= 60


# -- what the text says --------------------------------------------------------------------------------------


BESIDE = {
    "match.last_deal_factor": {"match.deals": "4", "match.target": "none"},
    "score.dry_table": {"score.at_once": "dry_table"},
    "score.rounding": {"score.at_once": "dry_table"},
    "score.at_once_factor": {"score.at_once": "multiply"},
    "score.at_once_joker_factor": {"score.at_once": "multiply"},
    "draw.throw_back": {"draw.take": "free"},
    "draw.mutual_return": {"draw.throw_back": "yes"},
    "knock.upcard_ace": {"knock.limit": "upcard"},
}
"""What must be answered so that a question matters."""
NUMBERS = {
    "deck.packs": "3",
    "deck.jokers": "3",
    "deal.hand_size": "12",
    "values.ace_in_hand": "5",
    "draw.take_from_round": "2",
    "opening.from_round": "2",
}
ASKED = [
    (game, path)
    for game in ("penang", "rami51", "arbaatash", "gin")
    for path in load(game).knobs
    if path != "deal.seats"
]


@pytest.mark.parametrize(("game", "path"), ASKED)
def test_every_house_rule_is_told_first_and_in_its_paragraph(game: str, path: str) -> None:
    book, kind = load(game), KNOBS[path].kind
    seats = 2 if game == "gin" else 4
    answers = [
        NUMBERS.get(path, str(getattr(kind, "low", ""))),
        str(getattr(kind, "high", "")),
        *kind.choices,
    ]
    for answer in answers:
        if answer and kind.text(book.answer(path, seats)) != answer:
            beside = {one: said for one, said in BESIDE.get(path, {}).items() if one in book.knobs}
            text = rules_text(book.with_({**beside, path: answer}), seats)
            (told,) = [one for one in text.differences if one.path == path]
            if told.paragraph is None:
                assert path.startswith(("wild.", "swap.")), path
            else:
                assert paragraphs(text)[told.paragraph].changed
            return
    raise AssertionError(f"{path} has one answer only")


def test_every_rule_that_a_refusal_or_a_result_cites_has_its_paragraph() -> None:
    sources = [
        *Path(words.__file__).parent.glob("*.py"),
        Path(messages.__file__),
        Path(concealed.__file__),
    ]
    told = "".join(source.read_text(encoding="utf-8") for source in sources if source.stem != "rulebook")
    cited = set(re.findall(r"\"([ABCDG]\d+(?:\.\d+)?)\"", told))
    assert {"A6.2", "A8.7", "C4", "B6.5", "B4.1", "B10.7", "C3.10", "D5.2", "G8.2"} <= cited
    games = [(load(name), 4) for name in ("penang", "rami51", "arbaatash", "basic")]
    games += [(load(name), 2) for name in ("gin", "gin_oklahoma")]
    stated = {rule for one in games for told in paragraphs(rules_text(*one)).values() for rule in told.rules}
    assert cited <= stated


def test_seven_and_eight_players_have_their_rules_too() -> None:
    text = rules_text(load("rami51+deal.seats=2-8"), 8)
    assert text.title.endswith("for 8 players")
    (told,) = text.differences
    assert (told.path, told.answer, told.instead) == ("deal.seats", "2 to 8", "2 to 5")


def test_a_table_that_drops_players_tells_of_fewer_too() -> None:
    text = rules_text(load("penang+match.elimination=yes"), 5)
    found = paragraphs(text)
    assert found["hand"].text == "Each player is dealt 20 cards. With 3 players each is dealt 25 cards."
    assert "With 5 players: 3 packs" in found["deck"].text
    assert "6" not in found["hand"].text
    assert [one.path for one in text.differences] == ["match.elimination"]


# -- defaults that follow another answer ---------------------------------------------------------------------


def test_the_form_knows_which_default_follows_another_answer() -> None:
    knobs = {knob.path: knob for knob in create.games()[0].knobs}
    assert knobs["match.dealer"].defaults["4"] == "last_winner"
    by = wire.DefaultsBy("match.kind", {"independent": "worst_loser", "cumulative": "last_winner"})
    assert knobs["match.dealer"].defaults_by == by
    assert {path for path, knob in knobs.items() if knob.defaults_by} == {"match.dealer"}
    for case, answer in by.cases.items():
        rules = load("penang").with_({"match.kind": case})
        assert rules.at(4).match.dealer == rules.default("match.dealer", 4) == answer


def test_a_house_rule_is_one_that_differs_from_what_its_table_would_have() -> None:
    def told(label: str) -> list[tuple[str, str, str]]:
        rules = load(f"penang+{label}")
        return [(one.path, one.value, one.default) for one in messages.changes(rules, 4)]

    kind = ("match.kind", "independent", "cumulative")
    assert told("match.kind=independent") == [kind]
    assert told("match.kind=independent+match.dealer=worst_loser") == [kind]
    dealer = ("match.dealer", "last_winner", "worst_loser")
    assert told("match.kind=independent+match.dealer=last_winner") == [kind, dealer]
    assert told("match.dealer=worst_loser") == [("match.dealer", "worst_loser", "last_winner")]
    text = rules_text(load("penang+match.kind=independent+match.dealer=last_winner"), 4)
    assert paragraphs(text)["dealer"].instead == (
        "Penang Rummy as in the book: Who deals next: who did worst in the last deal."
    )
    assert text.differences[-1].instead == "who did worst in the last deal"
