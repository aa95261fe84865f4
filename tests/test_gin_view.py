"""Gin as one line, as one seat knows it, and as a seat's own copy of a record."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gin import gin_at
from gin_atrandom import chosen, seeks_knocks
from positions import LEGAL, new_table, play, verdict
from says import exactly
from tierce.cards import Cards, ParseError
from tierce.game import Ending, Phase, State, engine
from tierce.game.actions import Take
from tierce.game.fold import fold
from tierce.table import (
    Record,
    RecordError,
    Table,
    determinize,
    parse_position,
    position_of,
    project,
    view_of,
)
from tierce.table.lines import Line, masked
from tierce.table.partial import view_from

PRESETS = ("gin", "gin_traditional", "gin_oklahoma", "gin_hollywood", "gin_openspiel", "gin_rlcard")
HOUSES = (
    *PRESETS,
    "gin+deal.upcard=no",
    "gin+deal.starter=dealer",
    "gin+draw.wall=knock+knock.limit=60",
    "gin_openspiel+draw.takes=3+deal.hand_size=4+knock.limit=100",
    "gin_openspiel+score.big_gin=31+deal.hand_size=5",
    "gin_rlcard+knock.layoffs=yes+deal.upcard=yes+draw.wall=declare",
    "gin+knock.layoffs=no+knock.defender=chosen",
)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", HOUSES)
def test_a_deal_as_every_seat_knows_it(rules: str, seed: int) -> None:
    """No peeking: listening gives the view, a world gives it back, and position lines read back."""
    rng = random.Random(f"{rules} {seed}")
    state = new_table(rules, seats=2, seed=seed)
    ears = {seat: view_of(state, seat).state for seat in (None, 0, 1)}
    while True:
        assert parse_position(position_of(state, (3, 4))) == (state, (3, 4))
        for seat, known in ears.items():
            view = view_of(state, seat)
            assert known == view.state
            world = determinize(view, rng)
            assert view_of(world, seat) == view
            assert world.aside == Cards()
            again, _ = parse_position(position_of(view))
            assert again._replace(aside=None) == view.state
            if seat == world.turn and not state.over:
                assert engine.legal_actions(world) == view.legal_actions
        if state.over:
            return
        step = engine.apply(state, seeks_knocks(state, rng))
        for seat in ears:
            for event in step.events:
                ears[seat] = fold(ears[seat], project(event, seat))
        state = step.state


@pytest.mark.parametrize("rules", HOUSES)
def test_a_copy_gives_the_view(rules: str) -> None:
    rng = random.Random(rules)
    table = Table(rules, seats=2, seed=5)
    while not table.over:
        for seat in (None, 0, 1):
            copy = Record.from_text(table.record(seat, full=False).to_text())
            assert view_from(copy) == view_of(table._committed, seat, table.match.totals)
        table.play(seeks_knocks(table.state, rng))
    again = Table.replay(Record.from_text(table.record().to_text()))
    assert (again.state, again.log(), again.match) == (table.state, table.log(), table.match)


# --- The position line --------------------------------------------------------------------------------------

DRAWN = "5c5d5h 9sTsJs As2s3s 9d Kc"
OTHER = "4c4d4h 6c7c8c Ad 2d 5s Qs"


def line(state: State) -> list[str]:
    """The fields of a position that is read back."""
    said = position_of(state)
    assert parse_position(said)[0] == state
    return said.split(" ")


def test_what_is_special_in_gin() -> None:
    offered = gin_at("5c5d5h 9sTsJs As2s3s 9d", "+", phase="offer", upcard="6h", pile="6h")
    assert line(offered)[2:3] + line(offered)[8:] == ["offer", "upcard:6h", "0/0"]
    passed = play(offered, "pass", "pass")
    assert line(passed)[1:3] + line(passed)[8:9] == ["p1", "draw", "upcard:6h,draw"]
    assert line(play(passed, "draw"))[8] == "upcard:6h"
    taken = play(offered, "take")
    assert line(taken)[8] == "known:p1:6h,upcard:6h,lifted:6h"
    knocked = play(gin_at(DRAWN, OTHER, upcard="6h"), "knock Kc")
    assert line(knocked)[2] == "layoff"
    assert line(knocked)[4:6] == ["9d/4c6c7c8cAd2d4d4h5sQs", f"{knocked.pile[0]}Kc"]
    assert line(knocked)[7:9] == ["m1:p1:5c5d5h,m2:p1:As2s3s,m3:p1:9sTsJs", "known:p1:9d,upcard:6h"]
    laid = play(knocked, "lay 5s m1", "lay Qs m3>")
    assert line(laid)[8] == "known:p1:9d,upcard:6h,laid:m1,laid:m3>"
    over = play(laid, "done")
    assert line(over)[7].endswith("m4:p2:4c4d4h,m5:p2:6c7c8c")
    assert line(over)[8] == "known:p1:9d,known:p2:Ad2d,upcard:6h,laid:m1,laid:m3>,knocked"
    again = parse_position(position_of(over))[0].result
    assert again is not None
    assert (again.how, again.went_out, again.points(over.terms)) == (Ending.KNOCK, 0, (0, 31))


def test_takes_and_throwing_back() -> None:
    state = gin_at(
        "5c5d5h 9sTsJs As2s3s Kd", OTHER, phase="draw", pile="Kc", upcard="6h", preset="gin_openspiel",
        takes=4, returns=1, rules="draw.mutual_return=plays_on",
    )  # fmt: skip
    assert line(state)[8] == "upcard:6h,takes:4,returns:1"
    thrown = play(state, "take", "discard Kc")
    assert line(thrown)[8] == "upcard:6h,takes:5,returns:2"


def test_the_wall() -> None:
    wall = gin_at("5c5d5h 9sTsJs As2s3s 9d", OTHER, phase="wall", pile="Kc", left=2, upcard="6h",
                  preset="gin_openspiel")  # fmt: skip
    assert line(wall)[2] == "wall"
    assert line(play(wall, "take"))[8] == "known:p1:Kc,upcard:6h,takes:1,lifted:Kc,knock"
    dead = play(wall, "pass")
    assert line(dead)[1:3] + line(dead)[7:9] == ["p1", "over", "-", "upcard:6h"]
    assert dead.result is not None
    assert dead.result.how is Ending.BLOCKED


def test_gin_and_big_gin_that_are_over() -> None:
    gin = play(gin_at("5c5d5h 9sTsJs As2s3s4s Kc", OTHER, upcard="6h"), "knock Kc")
    big = play(gin_at("5c5d5h 9sTsJs As2s3s4s5s", "+", upcard="6h"), "biggin 5c5d5h As2s3s4s5s 9sTsJs")
    for state, how in ((gin, Ending.GIN), (big, Ending.BIG_GIN)):
        line(state)
        assert state.result is not None
        assert state.result.how is how
    # Without a meld on either side it is a knock all the same.
    plain = play(gin_at("Ac2d4hKs", "3s5d9h", rules="deal.hand_size=3", upcard="6h"), "knock Ks", "done")
    assert line(plain)[7:9] == ["-", "known:p1:Ac2d4h,known:p2:5d9h3s,upcard:6h,knocked"]


def test_a_known_card_is_seen_in_the_hand() -> None:
    state = play(gin_at("5c5d5h 9sTsJs As2s3s 9d", OTHER, phase="draw", pile="Kc", upcard="6h"), "take")
    seen = position_of(view_of(state, 1))
    assert seen.split(" ")[4] == "Kc?10/4c6c7c8cAd2d4d4h5sQs"
    assert seen.split(" ")[6] == f"?{len(state.stock)}"
    assert position_of(parse_position(seen)[0]) == seen
    assert verdict(state, "discard Kc") == "throw_back"
    after = play(state, "discard 9d")
    assert position_of(view_of(after, 1)).split(" ")[4].startswith("Kc?9/")


BEFORE = "gin@1 d deal d2 -/- - - - - 0/0"
OFFER = position_of(gin_at("5c5d5h 9sTsJs As2s3s 9d", OTHER, phase="offer", upcard="6h", pile="6h"))
DRAW = position_of(play(parse_position(OFFER)[0], "pass", "pass"))
PLAY = position_of(play(parse_position(OFFER)[0], "take"))
KNOCKED = position_of(play(gin_at(DRAWN, OTHER, upcard="6h"), "knock Kc", "lay 5s m1"))
OVER = position_of(play(parse_position(KNOCKED)[0], "done"))
WALL = position_of(
    gin_at("5c5d5h 9sTsJs As2s3s 9d", OTHER, phase="wall", pile="Kc", left=2, upcard="6h",
           preset="gin_openspiel")
)  # fmt: skip
DEAD = position_of(play(parse_position(WALL)[0], "pass"))


def test_the_positions_that_are_broken_below_are_sound() -> None:
    for said in (BEFORE, OFFER, DRAW, PLAY, KNOCKED, OVER, WALL, DEAD):
        state, totals = parse_position(said)
        assert position_of(state, totals) == said


@pytest.mark.parametrize(
    ("said", "old", "new", "message"),
    [
        (OFFER, "offer", "renew", "phase: 'renew' is no phase of this game"),
        (OFFER, "offer", "cut", "phase: 'cut' is no phase of this game"),
        (OFFER, " p1 ", " d ", "seat to act: chance acts in the phase deal, and only there"),
        (BEFORE, " d deal", " p1 deal", "seat to act: chance acts in the phase deal, and only there"),
        (BEFORE, "- - - - 0/0", "- 5h - - 0/0", "stock: nothing is drawn before the deal"),
        (BEFORE, "- 0/0", "draw 0/0", "special: nothing is done before the deal"),
        (OFFER, "upcard:6h", "-", "special: a card was turned up"),
        (OFFER, "gin@1", "gin_rlcard@1", "special: no card is turned up in this game"),
        (OFFER, "upcard:6h", "upcard:6x", "special: '6x' is no card; write rank and suit (7h, Ts), "
         "Jk, or ??"),
        (OFFER, "upcard:6h", "upcard:5s", "discard pile: the card that is offered lies there, and no other"),
        (OFFER, "upcard:6h", "upcard:6h,open:p1", "special: 'open:p1' means nothing here"),
        (OFFER, "upcard:6h", "upcard:6h,new:p1", "special: 'new:p1' means nothing here"),
        (OFFER, "upcard:6h", "upcard:6h,out:p1", "special: 'out:p1' means nothing here"),
        (OFFER, "upcard:6h", "upcard:6h,takes:0", "special: 'takes:0' means nothing here"),
        (OFFER, "upcard:6h", "upcard:6h,knocked", "special: knocked is said of a deal that is over"),
        (OFFER, "upcard:6h", "upcard:6h,returns:1", "special: nothing is thrown back in this game"),
        (OFFER, "upcard:6h", "upcard:6h,lifted:6h", "special: 6h was taken and is not in hand"),
        (OFFER, "upcard:6h", "upcard:6h,laid:m1", "special: cards are laid off after a knock, and only then"),
        (OFFER, "upcard:6h", "upcard:6h,knock", "special: a knock is due only for the last discard"),
        (OFFER, "upcard:6h", "upcard:6h,known:p2:9d", "special: p2 is known to hold 9d, which it does not"),
        (OFFER, "9d5h", "5h", "hands: 1 cards of the deck are missing"),
        (OFFER, "offer", "play", "hands: p1 holds 10 cards and should hold 11"),
        (OFFER, "offer", "layoff", "hands: p2 cannot knock with 51"),
        (PLAY, "play", "draw", "hands: p1 holds 11 cards and should hold 10"),
        (PLAY, "lifted:6h", "lifted:5s", "special: 5s was taken and is not in hand"),
        (PLAY, "lifted:6h", "lifted:6h,knock", "special: a knock is due only for the last discard"),
        (PLAY, "lifted:6h", "draw", "special: after the upcard was passed it lies there, and a card must be "
         "drawn"),
        (DRAW, "draw d2", "wall d2", "phase: there is no wall with 31 cards in the stock"),
        (DRAW, "gin@1", "gin@1+draw.last=20+deal.hand_size=10+draw.takes=9", ""),
        (WALL, "wall", "draw", "stock: nothing is drawn from the last 2 cards"),
        (WALL, "+", "", ""),
        (WALL, "upcard:6h", "upcard:6h,takes:51", "special: 50 takes end a deal"),
        (WALL, "upcard:6h", "upcard:6h,returns:2", "special: throwing back twice ends the deal"),
        (DEAD, "upcard:6h", "upcard:6h,knocked", "hands: p2 cannot knock with 51"),
        (KNOCKED, "layoff", "play", "table: melds are shown after a knock, and only then"),
        (KNOCKED, "m1:p1", "m1:p2", "table: the knocker's melds come first"),
        (KNOCKED, "laid:m1", "laid:m2", "special: nothing can be laid off at m2"),
        (KNOCKED, "laid:m1", "laid:m1<", "special: nothing can be laid off at m1<"),
        (KNOCKED, "laid:m1", "laid:m4", "special: nothing can be laid off at m4"),
        (KNOCKED, ",laid:m1", "", "hands: p1 held 11 cards, and 10 were dealt"),
        (KNOCKED, " p2 layoff", " p1 layoff", "table: the melds are those of p2, who knocked"),
        (KNOCKED, "9d/", "?1/", "hands: p1 has knocked, so its hand is seen"),
        (KNOCKED, "gin@1", "gin@1+knock.limit=8", "hands: p1 cannot knock with 9"),
        (KNOCKED, "gin@1", "gin@1+knock.layoffs=no", "phase: nothing can be laid off, so the deal is over"),
        (OVER, "knocked", "-", "special: '-' means nothing here"),
        (OVER, ",knocked", "", "table: melds are shown after a knock, and only then"),
        (OVER, "9d/", "?1/", "hands: p1 has knocked, so its hand is seen"),
    ],
)  # fmt: skip
def test_what_no_deal_can_reach(said: str, old: str, new: str, message: str) -> None:
    broken = said.replace(old, new, 1)
    if not message:
        parse_position(broken)
        return
    assert broken != said
    with pytest.raises(ParseError) as wrong:
        parse_position(broken)
    assert wrong.value.message == message


def test_hands_are_seen_when_a_deal_is_over() -> None:
    for said in (OVER, DEAD):
        fields = said.split(" ")
        first, second = fields[4].split("/")
        hidden = " ".join([*fields[:4], f"{first}/?{len(second) // 2}", *fields[5:]])
        hidden = hidden.replace("known:p2:Ad2d,", "")
        with pytest.raises(ParseError, match="hands: all hands are seen when a deal is over"):
            parse_position(hidden)


# --- A seat's own copy --------------------------------------------------------------------------------------

EXAMPLE = """\
rhh = 1
rules = "gin@1"
seats = ["Aina", "Boris"]

[[deal]]
dealer = 2
actions = [
  "d deal p1 TcJcAd7h9hThJh2sJsKs",
  "d deal p2 Ac4c5c6c2d3d5dTd5hTs",
  "d turn 4h",
  "p1 take 4h",
  "p1 discard Tc",
  "p2 take Tc",
  "p2 knock 6c 5c5d5h TcTdTs / Ac4c2d3d   # ten: the most that may be kept",
  "p1 lay Th m2",
  "p1 done",
]
result = [0, 23]
"""


def test_the_example_of_the_notation() -> None:
    table = Table.replay(Record.from_text(EXAMPLE))
    assert table.result is not None
    assert (table.result.how, table.result.went_out) == (Ending.KNOCK, 1)
    assert [str(left) for left in table.result.left] == ["Ad4h7h9h2sKs", "Ac4c2d3d"]
    assert table.match.totals == (0, 23)
    assert table.state.upcard is not None
    assert [str(one.line) for one in table.log() if one.deal == 1 and one.line][-3:] == [
        "p2 knock 6c 5c5d5h TcTdTs / Ac4c2d3d",
        "p1 lay Th m2",
        "p1 done",
    ]


@pytest.mark.parametrize(
    "said", ["p2 knock 6c", "p2 knock 6c TsTcTd 5h5d5c / 3d2d4cAc", "p2 knock 6c TsTcTd 5h5d5c"]
)
def test_a_knock_may_be_said_loosely(said: str) -> None:
    text = EXAMPLE.replace("p2 knock 6c 5c5d5h TcTdTs / Ac4c2d3d", said)
    table = Table.replay(Record.from_text(text))
    (line_,) = (one for one in table.record().deals[0].lines if one.words.startswith("knock"))
    assert str(line_) == "p2 knock 6c 5c5d5h TcTdTs / Ac4c2d3d"


@pytest.mark.parametrize(
    ("said", "instead", "message"),
    [
        ("[0, 23]", "[23, 0]", "deal 1: the result is given as (23, 0), and the actions lead to (0, 23)"),
        ("d turn 4h", "d turn 5h", "deal 1: 5h dealt more often than the deck has"),
        ('  "d turn 4h",\n', "", "deal 1: no card was turned up"),
        ("p1 take 4h", "p1 draw 4h", "deal 1, action 4: p1 draw 4h: draw: phase"),
        ("p1 take 4h", "p1 take 4d", "deal 1, action 4: p1 take 4d stands where p1 take 4h happens "
         "by itself"),
        ("discard Tc", "discard 4h", "deal 1, action 5: p1 discard 4h: discard 4h: throw_back"),
        ("/ Ac4c2d3d", "/ Ac4c2d", "deal 1, action 7: p2 knock 6c 5c5d5h TcTdTs / Ac4c2d # ten: the most "
         "that may be kept: knock 6c 5c5d5h TcTdTs / Ac4c2d: card_not_in_hand"),
        ("TcTdTs / Ac4c2d3d", "/ Ac4c2d3dTcTdTs", "deal 1, action 7: p2 knock 6c 5c5d5h / Ac4c2d3dTcTdTs # "
         "ten: the most that may be kept: knock 6c 5c5d5h / Ac4cTc2d3dTdTs: deadwood"),
        ("p1 lay Th", "p2 lay Th", "deal 1, action 8: p2 lay Th m2: lay Th m2: turn"),
        ('"p1 done",', '"p1 done", "p1 done",', "deal 1, action 10: p1 done: done: phase"),
        ('"p1 done",', '"p1 done JcJhJs",', "deal 1, action 9: p1 done JcJhJs: done JcJhJs: phase"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_replay(said: str, instead: str, message: str) -> None:
    text = EXAMPLE.replace(said, instead, 1)
    assert text != EXAMPLE
    with pytest.raises(RecordError, match=exactly(message)):
        Table.replay(Record.from_text(text))


def copy(seat: int | None, lines: int) -> Record:
    """The copy of a seat after so many lines of the example."""
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    told = tuple(filter(None, (masked(line, seat) for line in deal.lines[:lines])))
    return replace(record, deals=(replace(deal, lines=told, result=None),), seen_by=seat)


def test_a_copy_of_a_running_deal() -> None:
    text = copy(0, 6).to_text()
    assert '"d deal p2 ????????????????????",\n  "d turn 4h",\n  "p1 take 4h",\n' in text
    view = view_from(Record.from_text(text))
    assert (view.phase, view.turn, view.seat) == (Phase.PLAY, 1, 0)
    assert view.hands[1] == Cards.parse("Tc") + Cards.unknown(10)
    assert view_from(copy(None, 6)).hands == (Cards.parse("4h") + Cards.unknown(9), view.hands[1])


@pytest.mark.parametrize(
    ("seat", "lines", "added", "message"),
    [
        (0, 6, "p2 knock 6c", "deal 1, action 7: p2 knock 6c: knock 6c: phase"),
        (0, 6, "p2 knock 6c TcTdTs / Ac2c", "deal 1, action 7: p2 knock 6c TcTdTs / Ac2c: knock 6c TcTdTs / "
         "Ac2c: phase"),
        (0, 6, "p2 biggin 5c5d5h 6c6d6h 9cTcJcQcKc", "deal 1, action 7: p2 biggin 5c5d5h 6c6d6h 9cTcJcQcKc: "
         "the deal is over, so its hands were shown and belong in the record"),
        (0, 6, "p2 discard Tc", "deal 1, action 7: p2 discard Tc: discard Tc: throw_back"),
        (1, 7, "p1 lay Th m1", "deal 1, action 8: p1 lay Th m1: lay Th m1: bad_set"),
        (1, 7, "p1 done", "deal 1, action 8: p1 done: done: card_not_in_hand"),
        (0, 3, "p2 take 4h", "deal 1, action 4: p2 take 4h: it is not the turn of p2"),
        (0, 3, "p1 draw 5d", "deal 1, action 4: p1 draw 5d: draw: phase"),
    ],
)  # fmt: skip
def test_lines_that_cannot_follow(seat: int, lines: int, added: str, message: str) -> None:
    record = copy(seat, lines)
    (deal,) = record.deals
    broken = replace(record, deals=(replace(deal, lines=(*deal.lines, Line.parse(added))),))
    with pytest.raises(RecordError, match=exactly(message)):
        view_from(broken)


def test_a_deal_that_is_over_belongs_whole_in_the_record() -> None:
    record = copy(0, 7)
    (deal,) = record.deals
    lines = (*deal.lines, Line.parse("p1 lay Th m2"), Line.parse("p1 done"))
    with pytest.raises(RecordError, match="the deal is over, so its hands were shown"):
        view_from(replace(record, deals=(replace(deal, lines=lines),)))


def test_what_the_other_took_at_the_wall_is_believed() -> None:
    wall = parse_position(WALL)[0]
    other = view_of(wall, 1)
    assert other.legal_actions == ()
    taken = view_of(play(wall, "take"), 1)
    assert (taken.phase, taken.go.must_knock) == (Phase.PLAY, True)
    # A world in which it could not knock is no contradiction: it may then throw what it likes.
    worlds = [determinize(taken, random.Random(seed)) for seed in range(20)]
    assert {verdict(world, str(engine.legal_actions(world)[0])) for world in worlds} == {LEGAL}


def test_a_take_at_the_wall_in_a_copy() -> None:
    """Whether it knocks with that card is not for the others to see, so the copy believes it."""
    rng = random.Random(1)
    table = Table("gin_openspiel+draw.last=20+knock.limit=25", seats=2, seed=0)
    while table.state.phase is not Phase.WALL:
        table.play(chosen(table.state, rng, "wall"))
    taker = table.turn
    step = engine.apply(table.state, Take())
    record = table.record(1 - taker, full=False)
    (deal,) = record.deals
    line_ = Line.parse(f"p{taker + 1} take {table.state.top}")
    told = replace(record, deals=(replace(deal, lines=(*deal.lines, line_)),))
    assert view_from(told) == view_of(step.state, 1 - taker)
    assert step.state.go.must_knock
