"""Each is answered in their own language, whoever else is at the table."""

from __future__ import annotations

import pytest

from serving import Server
from tierce.server import tongue
from tierce.words import Words, languages
from tierce.words.catalogue import nearest
from visiting import Browser, Line

HOSTILE = ["xx", "", "../../en", "fr" * 500, "%00", "en\u202efr", "🂡", "*;q=nan,;q=,,"]


def said(browser: Browser, language: str) -> str:
    """The title of the first part of the rules of Penang."""
    answer = browser.get("/api/games/penang/rules?seats=4", **{"accept-language": language})
    text: str = answer.json()["sections"][0]["title"]
    return text


def refusal(line: Line) -> str:
    """What is said to who plays what cannot be played."""
    told = line.say("play", words="end")
    assert told["type"] == "error", told
    text: str = told["why"]["text"]
    return text


@pytest.mark.parametrize("language", languages())
def test_a_request_is_answered_in_the_language_that_it_asks_for(server: Server, language: str) -> None:
    visitor = Browser(server)
    text = Words(language).text("rules-section-goal")
    assert said(visitor, language) == text
    assert said(visitor, f"{language}-XX, en;q=0.1") == text
    assert said(visitor, f"en;q=0.1, xx, {language};q=0.9") == text


def test_two_at_one_table_are_refused_each_in_their_own_language(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open(None)
    boris.sit(table, invite, 2, "Boris")
    with aina.line(table, "fr") as hers, boris.line(table, "da") as his:
        texts = [refusal(hers), refusal(his), refusal(hers)]
    french, danish = (Words(language).text("reason-not-started") for language in ("fr", "da"))
    assert texts == [french, danish, french]


@pytest.mark.parametrize("language", HOSTILE, ids=ascii)
def test_what_is_no_language_is_answered_in_english(server: Server, language: str) -> None:
    english = Words("en").text("reason-not-started")
    aina = Browser(server)
    assert said(aina, language.encode("ascii", "ignore").decode()) == Words("en").text("rules-section-goal")
    table, _ = aina.open(None)
    with aina.line(table, language) as line:
        assert refusal(line) == english
    assert nearest(tongue.wishes(language[: tongue.LONGEST])) == "en"
