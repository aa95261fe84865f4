"""Gin once more, slowly: a second opinion that shares no line with the engine.

Melds by definition and every choice of them come from :mod:`naive_deadwood`; whatever is asked is answered by
trying out all that could be tried. Rule ids in the docstrings are those of docs/rules/gin.md. Seats count
from 0, melds in words (``lay 8h m1>``) from 1. Chance is in the position: the stock lies in the order in
which it will be drawn.

>>> turn = position("5c5d5h9sTsJsAs2s3s6dKc", "4c4d4h6c7c8cKdQh2dAc", phase="play")
>>> verdict(turn, "knock Qc"), verdict(turn, "knock 6d")
('card_not_in_hand', None)
>>> scores(play(turn, "knock Kc 5c5d5h As2s3s 9sTsJs / 6d", "done"))
[17, 0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from naive_deadwood import Held, choices, is_meld
from naive_deadwood import melds as melds_of
from tierce.cards import Card, Suit

GIN: Mapping[str, Any] = {
    "deal.hand_size": 10,
    "deal.starter": "next",
    "deal.extra": 0,
    "deal.starter_first_turn": "full",
    "deal.upcard": True,
    "draw.throw_back": False,
    "draw.mutual_return": "plays_on",
    "draw.takes": None,
    "draw.last": 2,
    "draw.wall": "dead",
    "out.max_turns": 400,
    "knock.limit": 10,
    "knock.upcard_ace": "one",
    "knock.test": "exact",
    "knock.throw_back": False,
    "knock.gin": "may",
    "knock.layoffs": True,
    "knock.layoffs_per_end": None,
    "knock.defender": "best",
    "values.ace_in_hand": 1,
    "values.court": 10,
    "score.gin": 25,
    "score.big_gin": 31,
    "score.undercut": 25,
    "score.tie": "undercut",
    "score.spade_doubles": False,
}
"""What `gin` answers, as far as it matters within a deal."""
SUITS = list(Suit)
Melds = frozenset[Held]


@dataclass(frozen=True)
class Ended:
    """How a deal ended: the facts that its score needs."""

    how: str
    knocker: int | None
    deadwood: tuple[int, int]


@dataclass(frozen=True)
class Position:
    """A deal at one moment, with all that is hidden."""

    knobs: Mapping[str, Any]
    hands: tuple[Held, Held]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    seat: int
    phase: str
    starter: int
    upcard: Card | None
    shown: tuple[Held, ...] = ()
    """The knocker's melds, with what was laid off on them."""
    laid: tuple[tuple[int, str], ...] = ()
    """Where cards were laid off: the meld and the end."""
    lifted: Card | None = None
    """The discard taken in this turn."""
    must_draw: bool = False
    must_knock: bool = False
    takes: int = 0
    returns: int = 0
    ended: Ended | None = None

    @property
    def hand(self) -> Held:
        return self.hands[self.seat]

    def count(self, cards: Iterable[Card]) -> int:
        """What cards count as deadwood (G3.4)."""
        return sum(map(self.worth, cards))

    def worth(self, card: Card) -> int:
        rank = int(card.rank)
        if rank == 1:
            return int(self.knobs["values.ace_in_hand"])
        return int(self.knobs["values.court"]) if rank > 10 else rank


def cards(text: str) -> list[Card]:
    return [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def position(
    mine: str,
    yours: str,
    *,
    stock: str = "",
    pile: str = "",
    phase: str = "draw",
    knobs: Mapping[str, Any] = GIN,
    **more: Any,
) -> Position:
    """A position in which the first seat acts."""
    hands = (frozenset(cards(mine)), frozenset(cards(yours)))
    told: dict[str, Any] = {"seat": 0, "starter": 0, "upcard": None} | more
    return Position(knobs, hands, tuple(cards(stock)), tuple(cards(pile)), phase=phase, **told)


def deal(order: Iterable[Card], dealer: int, knobs: Mapping[str, Any]) -> Position:
    """One card at a time, the dealer last, then the extra card and the upcard (G1.2, G1.5)."""
    left = list(order)
    hands: list[list[Card]] = [[], []]
    for _ in range(knobs["deal.hand_size"]):
        hands[1 - dealer].append(left.pop(0))
        hands[dealer].append(left.pop(0))
    starter = dealer if knobs["deal.starter"] == "dealer" else 1 - dealer
    if knobs["deal.extra"]:
        hands[starter].append(left.pop(0))
    up = left.pop(0) if knobs["deal.upcard"] else None
    phase = "play" if knobs["deal.extra"] else "offer" if up else "draw"
    pile = (up,) if up else ()
    return Position(
        knobs, (frozenset(hands[0]), frozenset(hands[1])), tuple(left), pile, starter, phase, starter, up
    )


# --- What the rules ask ------------------------------------------------------------------------------------


def limit(now: Position) -> int:
    """The most deadwood that a knocker may keep (G4.1, G9.1, G9.2)."""
    asked = now.knobs["knock.limit"]
    if asked != "upcard":
        return int(asked)
    if now.upcard is None or (int(now.upcard.rank) == 1 and now.knobs["knock.upcard_ace"] == "gin_only"):
        return 0
    return now.worth(now.upcard)


def rest(hand: Held, melds: Iterable[Held]) -> Held:
    return hand.difference(*melds)


def least(now: Position, hand: Held) -> int:
    return min(now.count(rest(hand, melds)) for melds in choices(hand))


def first_discard(now: Position) -> bool:
    """Whether this is a first turn that is only for a discard (G11.3)."""
    knobs = now.knobs
    if not knobs["deal.extra"] or knobs["deal.starter_first_turn"] == "full":
        return False
    size, pile = knobs["deal.hand_size"], 1 if now.upcard else 0
    untouched = 52 - 2 * size - 1 - pile
    return len(now.stock) == untouched and len(now.pile) == pile and now.lifted is None


def barred(now: Position) -> Card | None:
    """The card that may not be thrown with a knock (G4.4)."""
    return None if now.knobs["knock.throw_back"] else now.lifted


def can_keep(now: Position, most: int) -> bool:
    """Whether some card may be thrown so that at most this deadwood is left (G4.1, G4.4)."""
    if first_left(now) > most:
        return False
    return any(least(now, now.hand - {card}) <= most for card in now.hand if card != barred(now))


def must_be_gin(now: Position) -> bool:
    """Whether the seat can have gin where it must (G5.4, G11.5)."""
    return now.knobs["knock.gin"] == "must" and can_keep(now, 0)


def first_left(now: Position) -> int:
    """The deadwood of the first melds without its dearest card, where that is asked (G12.6)."""
    if now.knobs["knock.test"] == "exact":
        return 0
    left = after_first_melds(now)
    return now.count(left) - max(map(now.worth, left), default=0)


def after_first_melds(now: Position) -> Held:
    """What the first melds of the hand leave, the dearest card still among it (G12.6)."""
    found = [one for one in melds_of(now.hand) if len(one) < 6]
    return now.hand - dearest(now, sorted(found, key=lambda one: turn_of(one, now.hand)))


def turn_of(meld: Held, hand: Held) -> tuple[int, ...]:
    """When that test looks at a meld.

    First, by rank, four of a rank, then three of these without the diamond and without the club. Then
    by rank all other sets. Then runs of five, four and three, of spades, hearts, diamonds and clubs, from
    the ace up.
    """
    suits = {card.suit for card in meld}
    rank = min(int(card.rank) for card in meld)
    if len(suits) == 1:
        return 2, -len(meld), "shdc".index(min(suits)), rank
    others = {card.suit for card in hand if int(card.rank) == rank} - suits
    if len(suits) == 4:
        return 0, rank, 0
    other = "".join(others)
    return {"d": (0, rank, 1), "c": (0, rank, 2)}.get(other, (1, rank, int(other == "s")))


def dearest(now: Position, found: Sequence[Held]) -> Held:
    """The cards of the first choice of these melds that counts most."""
    best: Held = frozenset()
    for at, meld in enumerate(found):
        more = dearest(now, [one for one in found[at + 1 :] if not one & meld])
        if now.count(meld | more) > now.count(best):
            best = meld | more
    return best


def knocks(now: Position) -> Iterator[tuple[Card, Melds]]:
    """Every thrown card with every choice of melds that leaves few enough (G4.1, G4.2)."""
    if first_discard(now) or first_left(now) > limit(now):
        return
    gin = must_be_gin(now)
    for card in now.hand:
        if card == barred(now):
            continue
        for melds in choices(now.hand - {card}):
            left = now.count(rest(now.hand - {card}, melds))
            if left <= (0 if gin else limit(now)):
                yield card, melds


def big_gins(now: Position) -> Iterator[Melds]:
    """Every way to meld all cards (G5.3)."""
    if now.knobs["score.big_gin"] is not None and not first_discard(now):
        yield from (melds for melds in choices(now.hand) if not rest(now.hand, melds))


def has_to_knock(now: Position) -> bool:
    """Whether the seat may not discard (G5.4, G7.2)."""
    can = any(True for _ in knocks(now)) or any(True for _ in big_gins(now))
    return can and not first_discard(now) and (now.must_knock or must_be_gin(now))


def reaches(now: Position) -> bool:
    """Whether the last discard would allow a knock (G7.2)."""
    top = now.pile[-1]
    return can_keep(with_hand(now, now.hand | {top}, lifted=top, pile=now.pile[:-1]), limit(now))


def may_lay_off(now: Position) -> bool:
    """Lay-offs are not for gin (G5.2), nor everywhere (G6.5)."""
    return now.phase == "layoff" and bool(now.knobs["knock.layoffs"]) and bool(now.hands[1 - now.seat])


def ends(now: Position, card: Card) -> Iterator[tuple[int, str]]:
    """The melds on which a card fits and where: ``""`` on a set (G6.1)."""
    for at, meld in enumerate(now.shown):
        if is_meld(meld | {card}) and card not in meld:
            run = len({one.suit for one in meld}) == 1
            yield at, ("" if not run else "<" if card.rank < min(one.rank for one in meld) else ">")


def end_is_open(now: Position, place: tuple[int, str]) -> bool:
    most = now.knobs["knock.layoffs_per_end"]
    return most is None or place[1] == "" or now.laid.count(place) < most


# --- Words -------------------------------------------------------------------------------------------------


def in_order(held: Iterable[Card]) -> str:
    """Cards as they lie in a hand: suit by suit."""
    return "".join(str(card) for card in sorted(held, key=lambda card: (SUITS.index(card.suit), card.rank)))


def written(melds: Iterable[Held]) -> str:
    """Melds in words: sets by rank, then runs by suit."""

    def place(meld: Held) -> tuple[int, int, int]:
        low = min(int(card.rank) for card in meld)
        (first, *others) = {card.suit for card in meld}
        return (0, low, 0) if others else (1, SUITS.index(first), low)

    return " ".join(map(in_order, sorted(melds, key=place)))


def knock_words(now: Position, card: Card, melds: Melds) -> str:
    left = rest(now.hand - {card}, melds)
    return " ".join(filter(None, (f"knock {card}", written(melds), "/", in_order(left) or "-")))


def actions(now: Position) -> set[str]:
    """Every legal act in words."""
    if now.phase == "offer":
        return {"take", "pass"}
    if now.phase == "draw":
        return {"draw"} if now.must_draw or not now.pile else {"draw", "take"}
    if now.phase == "wall":
        return {"pass"} | ({"take"} if now.knobs["draw.wall"] == "declare" or reaches(now) else set())
    if now.phase == "play":
        found = {knock_words(now, card, melds) for card, melds in knocks(now)}
        found |= {f"biggin {written(melds)}" for melds in big_gins(now)}
        if not has_to_knock(now):
            kept = None if now.knobs["draw.throw_back"] else now.lifted
            found |= {f"discard {card}" for card in now.hand if card != kept}
        return found
    if now.phase == "layoff":
        found = set()
        if may_lay_off(now):
            places = [(card, place) for card in now.hand for place in ends(now, card)]
            found = {
                f"lay {card} m{at + 1}{end}" for card, (at, end) in places if end_is_open(now, (at, end))
            }
        if now.knobs["knock.defender"] == "best":
            return found | {"done"}
        return found | {f"done {written(melds) or '-'}" for melds in choices(now.hand)}
    return set()


# --- Verdicts ----------------------------------------------------------------------------------------------


def verdict(now: Position, words: str) -> str | None:
    """Why these words are refused, or nothing (G11.6)."""
    verb, *args = words.split(" ")
    if now.phase not in PHASES[verb]:
        return "phase"
    return VERDICTS[verb](now, args)


def _discard(now: Position, args: list[str]) -> str | None:
    card = Card.parse(args[0])
    if card not in now.hand:
        return "card_not_in_hand"
    if has_to_knock(now):
        return "must_knock"
    return "throw_back" if card == now.lifted and not now.knobs["draw.throw_back"] else None


def _take(now: Position, _: list[str]) -> str | None:
    if not now.pile:
        return "phase"
    if now.phase == "draw" and now.must_draw:
        return "upcard_passed"
    if now.phase == "wall" and now.knobs["draw.wall"] == "knock" and not reaches(now):
        return "deadwood"
    return None


def wrong_shape(melds: Iterable[list[Card]]) -> str | None:
    """What is wrong with the first of these that is no meld."""
    for meld in melds:
        if not is_meld(set(meld)) or len(set(meld)) != len(meld):
            return "bad_set" if len({card.rank for card in meld}) == 1 else "bad_run"
    return None


def read(words: list[str]) -> list[list[Card]]:
    return [] if words == ["-"] else list(map(cards, words))


def missing(hand: Held, *said: list[Card]) -> bool:
    """Whether these cards are not all in the hand, each once."""
    asked = [card for one in said for card in one]
    return len(set(asked)) != len(asked) or not hand.issuperset(asked)


def _knock(now: Position, args: list[str]) -> str | None:
    said, _, left = " ".join(args).partition(" /")
    first, *words = said.split(" ")
    card, melds = Card.parse(first), read(words)
    if first_discard(now):
        return "phase"
    if missing(now.hand, [card], *melds):
        return "card_not_in_hand"
    if card == barred(now):
        return "throw_back"
    hand = now.hand - {card}
    if not left and not melds:
        return _least_knock(now, hand)
    if wrong := wrong_shape(melds):
        return wrong
    stays = rest(hand, map(frozenset, melds))
    if left and set(cards(left.strip().replace("-", ""))) != stays:
        return "card_not_in_hand"
    if max(now.count(stays), first_left(now)) > limit(now):
        return "deadwood"
    return "must_knock" if stays and must_be_gin(now) else None


def best(now: Position, hand: Held) -> list[Melds]:
    """The choices of melds that leave least."""
    fewest = least(now, hand)
    return [melds for melds in choices(hand) if now.count(rest(hand, melds)) == fewest]


def _least_knock(now: Position, hand: Held) -> str | None:
    """A knock said without its melds (G4.5)."""
    if max(least(now, hand), first_left(now)) > limit(now):
        return "deadwood"
    if least(now, hand) and must_be_gin(now):
        return "must_knock"
    return "ambiguous" if len(best(now, hand)) > 1 else None


def _big_gin(now: Position, args: list[str]) -> str | None:
    if now.knobs["score.big_gin"] is None or first_discard(now):
        return "phase"
    melds = read(args)
    if missing(now.hand, *melds):
        return "card_not_in_hand"
    return wrong_shape(melds) or ("not_melded" if rest(now.hand, map(frozenset, melds)) else None)


def _lay(now: Position, args: list[str]) -> str | None:
    if not may_lay_off(now):
        return "phase"
    card, place = Card.parse(args[0]), args[1].rstrip("<>")
    at, end = int(place[1:]) - 1, args[1][len(place) :]
    if card not in now.hand:
        return "card_not_in_hand"
    if at >= len(now.shown):
        return "no_such_meld"
    run = len({one.suit for one in now.shown[at]}) == 1
    fits = [where for number, where in ends(now, card) if number == at]
    if not fits or (run and end and end != fits[0]):
        return _misfit(card, now.shown[at], run=run)
    return None if end_is_open(now, (at, fits[0])) else "full"


def _misfit(card: Card, meld: Held, *, run: bool) -> str:
    """What is said of a card that does not fit: a run of a whole suit is full."""
    if run:
        return "full" if len(meld) == 13 else "bad_run"
    return "bad_set"


def _done(now: Position, args: list[str]) -> str | None:
    if bool(args) is not (now.knobs["knock.defender"] == "chosen"):
        return "phase"
    melds = read(args)
    return "card_not_in_hand" if missing(now.hand, *melds) else wrong_shape(melds)


def _nothing(now: Position, args: list[str]) -> str | None:
    """No reason to refuse what its phase allows."""
    return None


PHASES = {
    "take": ("offer", "draw", "wall"),
    "pass": ("offer", "wall"),
    "draw": ("draw",),
    "discard": ("play",),
    "knock": ("play",),
    "biggin": ("play",),
    "lay": ("layoff",),
    "done": ("layoff",),
}
VERDICTS: Mapping[str, Callable[[Position, list[str]], str | None]] = {
    "take": _take,
    "pass": _nothing,
    "draw": _nothing,
    "discard": _discard,
    "knock": _knock,
    "biggin": _big_gin,
    "lay": _lay,
    "done": _done,
}


# --- What acts come to -------------------------------------------------------------------------------------


def play(now: Position, *words: str) -> Position:
    """The position after these acts, which must be legal."""
    for one in words:
        assert verdict(now, one) is None, (one, verdict(now, one))
        now = act(now, one)
    return now


def with_hand(now: Position, hand: Held, **more: Any) -> Position:
    hands = (hand, now.hands[1]) if now.seat == 0 else (now.hands[0], hand)
    return replace(now, hands=hands, **more)


def next_turn(now: Position, **more: Any) -> Position:
    told: dict[str, Any] = {"seat": 1 - now.seat, "lifted": None, "must_draw": False, "must_knock": False}
    return replace(now, **(told | more))


def act(now: Position, words: str) -> Position:
    verb, *args = words.split(" ")
    if verb == "draw":
        return with_hand(now, now.hand | {now.stock[0]}, stock=now.stock[1:], phase="play", must_draw=False)
    if verb == "take":
        return _taken(now)
    if verb == "pass":
        if now.phase == "wall":
            return over(now, "blocked", None)
        second = now.seat != now.starter
        return next_turn(now, phase="draw" if second else "offer", must_draw=second)
    if verb == "discard":
        return _discarded(now, Card.parse(args[0]))
    if verb == "knock":
        said, _, left = " ".join(args).partition(" /")
        first, *melds = said.split(" ")
        card = Card.parse(first)
        shown = list(map(frozenset, read(melds)))
        if not left and not melds:
            shown = list(best(now, now.hand - {card})[0])
        after = with_hand(now, now.hand - {card}, pile=(*now.pile, card))
        return _knocked(after, shown)
    if verb == "biggin":
        return _knocked(now, list(map(frozenset, read(args))))
    if verb == "lay":
        return _laid_off(now, args)
    melds_shown = list(map(frozenset, read(args))) if args else list(best(now, now.hand)[0])
    return _shown(now, melds_shown)


def _taken(now: Position) -> Position:
    top, most = now.pile[-1], now.knobs["draw.takes"]
    counted = now.phase == "draw" or (now.phase == "wall" and now.knobs["draw.wall"] == "declare")
    if counted and most is not None and now.takes + 1 >= most:
        return over(now, "blocked", None)
    return with_hand(
        now,
        now.hand | {top},
        pile=now.pile[:-1],
        phase="play",
        lifted=top,
        must_draw=False,
        must_knock=now.phase == "wall" and now.knobs["draw.wall"] == "knock",
        takes=now.takes + (now.phase != "offer"),
    )


def turns(now: Position) -> int:
    """How many turns are over but for that of the offer: a card drawn or taken each, or the first (G7.4)."""
    extra = int(now.knobs["deal.extra"])
    stocked = 52 - 2 * int(now.knobs["deal.hand_size"]) - extra - (now.upcard is not None)
    return extra + stocked - len(now.stock) + now.takes


def _discarded(now: Position, card: Card) -> Position:
    returns = now.returns + 1 if card == now.lifted else 0
    at_the_end = len(now.stock) <= now.knobs["draw.last"]
    after = with_hand(now, now.hand - {card}, pile=(*now.pile, card), returns=returns)
    if returns == 2 and now.knobs["draw.mutual_return"] == "ends":
        return over(after, "blocked", None)
    if turns(after) >= now.knobs["out.max_turns"]:
        return over(after, "blocked", None)
    if at_the_end and now.knobs["draw.wall"] == "dead":
        return over(after, "blocked", None)
    return next_turn(after, phase="wall" if at_the_end else "draw")


def _knocked(now: Position, melds: list[Held]) -> Position:
    """The melds are shown; the defender acts, if it has anything to decide (G5.2, G6.1)."""
    in_words = [frozenset(cards(word)) for word in written(melds).split()]
    after = with_hand(now, rest(now.hand, melds), shown=tuple(in_words))
    after = next_turn(after, phase="layoff")
    if after.knobs["knock.defender"] == "best" and not may_lay_off(after):
        return _shown(after, list(best(after, after.hand)[0]))
    return after


def _laid_off(now: Position, args: list[str]) -> Position:
    card, at = Card.parse(args[0]), int(args[1].strip("m<>")) - 1
    end = next(where for number, where in ends(now, card) if number == at)
    shown = tuple(meld | {card} if number == at else meld for number, meld in enumerate(now.shown))
    return with_hand(now, now.hand - {card}, shown=shown, laid=(*now.laid, (at, end)))


def _shown(now: Position, melds: list[Held]) -> Position:
    knocker = 1 - now.seat
    after = with_hand(now, rest(now.hand, melds))
    if after.hands[knocker]:
        return over(after, "knock", knocker)
    threw = sum(map(len, now.shown)) == now.knobs["deal.hand_size"]
    return over(after, "gin" if threw else "big_gin", knocker)


def over(now: Position, how: str, knocker: int | None) -> Position:
    mine, yours = map(now.count, now.hands)
    return ended(now, Ended(how, knocker, (mine, yours)))


def ended(now: Position, facts: Ended) -> Position:
    """Of a deal that is over only how it ended matters."""
    nothing = Position(now.knobs, (frozenset(), frozenset()), (), (), 0, "over", now.starter, now.upcard)
    return replace(nothing, ended=facts)


def scores(now: Position) -> list[int]:
    """What each seat wins (G8, G9.3)."""
    points = [0, 0]
    if now.ended is None or now.ended.knocker is None:
        return points
    knobs, knocker = now.knobs, now.ended.knocker
    gap = now.ended.deadwood[1 - knocker] - now.ended.deadwood[knocker]
    if now.ended.how != "knock":
        points[knocker] = gap + (knobs["score.gin"] if now.ended.how == "gin" else knobs["score.big_gin"])
    elif gap > 0:
        points[knocker] = gap
    elif gap < 0 or knobs["score.tie"] == "undercut":
        points[1 - knocker] = knobs["score.undercut"] - gap
    if knobs["score.spade_doubles"] and now.upcard is not None and now.upcard.suit is Suit.SPADES:
        points = [2 * one for one in points]
    return points


# --- Perft -------------------------------------------------------------------------------------------------


def divide(now: Position, depth: int) -> dict[str, int]:
    return {words: perft(play(now, words), depth - 1) for words in actions(now)}


def perft(now: Position, depth: int) -> int:
    """How many sequences of legal acts of this length there are."""
    return 1 if depth == 0 else sum(divide(now, depth).values())
