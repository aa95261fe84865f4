"""Positions of Rami for tests, said shortly: the cards that matter, and the rest of the deal made up to fit.

>>> state = rami_at("6h 9c2d", "p2:5hJk=6h7h")
>>> verdict(state, "swap 6h m1"), verdict(state, "discard 9c")
('legal', 'legal')

Unless a test says otherwise: Rami 51, four seats, p1 to act after its draw, p4 dealt, and everybody has
opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from positions import LEGAL, _bare, play, verdict
from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.game import DealResult, Ending, State, engine
from tierce.game.actions import Renew, parse_actions
from tierce.game.scoring import Exit
from tierce.rules import load
from tierce.table import parse_position

PLAIN = Exit(at_once=False, alone=False, jokers=0, joker_last=False, used_table=False, forfeited=False)
"""Going out in a turn that was not the first laying."""


def rami_at(
    hand: str,
    *table: str,
    others: Sequence[str] = ("+", "+", "+"),
    pile: str = "",
    stock: str = "",
    new: str = "",
    rules: str = "",
    special: str = "",
    turn: str = "p1",
    dealer: str = "",
    phase: str = "play",
    preset: str = "rami51",
) -> State:
    """The state in which p1 holds ``hand`` and the others ``others``.

    A hand that ends in ``+`` is filled with one further card or more that go with nothing, others are whole.
    A meld belongs to p1 unless it begins with another seat (``p2:7h7c7s``). ``pile`` has its top last,
    ``stock`` its next card first; the other cards come after these in the stock, or, where ``stock`` ends in
    a full stop, under the pile. ``new`` names the seats that have not opened. ``rules`` are house rules; the
    hand size follows from the cards unless it is among them.
    """
    return parse_position(
        rami_line(hand, *table, others=others, pile=pile, stock=stock, new=new, rules=rules, special=special,
                  turn=turn, dealer=dealer, phase=phase, preset=preset)
    )[0]  # fmt: skip


def rami_line(
    hand: str,
    *table: str,
    others: Sequence[str] = ("+", "+", "+"),
    pile: str = "",
    stock: str = "",
    new: str = "",
    rules: str = "",
    special: str = "",
    turn: str = "p1",
    dealer: str = "",
    phase: str = "play",
    preset: str = "rami51",
) -> str:
    """The position line of :func:`rami_at`."""
    said = [hand, *others]
    seats = len(said)
    fixed = [_cards(one.rstrip("+")) for one in said]
    open_ = [one.endswith("+") for one in said]
    melds = [one.replace(" ", "") if ":" in one else f"p1:{one.replace(' ', '')}" for one in table]
    given = [Cards.parse("".join(_bare(meld.split(":")[1]))) for meld in melds]
    borrowed = [_cards(word[9:]) for word in special.split(",") if word.startswith("borrowed:")]
    top, whole = _list_of(pile), stock.endswith(".")
    first = _list_of(stock.rstrip("."))
    label = preset + ("+" + rules if rules else "")
    asked = next((int(word[15:]) for word in rules.split("+") if word.startswith("deal.hand_size=")), None)
    terms = load(label if asked is not None else f"{label}+deal.hand_size=3").at(seats)
    usual = load(preset).at(seats).deal.hand_size
    acting = int(turn[1:]) - 1 if phase == "play" and turn != "d" else None
    unopened = {int(one[1:]) - 1 for one in new.split(",") if one}
    laid = sum(map(len, (*given, *borrowed)))
    size, lengths = _sizes(
        [len(one) for one in fixed],
        open_,
        unopened,
        laid,
        acting,
        [asked] if asked else [usual, *range(3, 27)],
    )
    if asked is None and size != usual:
        label += f"+deal.hand_size={size}"
    used = sum((*fixed, *given, *borrowed, Cards(top), Cards(first)), Cards())
    rest = list(Cards(numbered_deck(terms.deck.packs, terms.deck.jokers)).without(used))
    hands = []
    for one, length in zip(fixed, lengths, strict=True):
        while len(one) < length:
            one += _filler(rest, one, melds)
        hands.append(str(one) or "-")
    under, after = (rest, []) if whole else ([], rest)
    words = [f"open:p{seat + 1}" for seat in range(seats) if seat not in unopened]
    words += [word for word in special.split(",") if word]
    return " ".join(
        (
            label,
            turn,
            phase,
            dealer or f"d{seats}",
            "/".join(hands),
            _text([*under, *top]),
            _text([*first, *after]),
            ",".join(f"m{n}:{meld}" for n, meld in enumerate(melds, start=1)) or "-",
            ",".join(words) or "-",
            "/".join("0" for _ in said),
        )
    )


def at_the_pile(
    cards: str, *table: str, pile: str, new: str = "", preset: str = "rami51", **more: Any
) -> State:
    """p1 before its draw, with this discard pile."""
    return rami_at(cards, *table, pile=pile, new=new, preset=preset, phase="draw", **more)


def _cards(text: str) -> Cards:
    return Cards.parse(text.replace(" ", "").replace("-", ""))


def _list_of(text: str) -> list[Card]:
    text = text.replace(" ", "").replace("-", "")
    return [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def _text(cards: Iterable[Card]) -> str:
    return "".join(card.text for card in cards) or "-"


def _sizes(
    fixed: list[int],
    open_: list[bool],
    new: set[int],
    laid: int,
    acting: int | None,
    sizes: Iterable[int],
) -> tuple[int, list[int]]:
    """A hand size, and how many cards each seat holds, such that all was dealt from it.

    Who has drawn and not yet discarded holds one card more; who has not opened has laid nothing.
    """
    for size in sizes:
        most = [size + (seat == acting) for seat in range(len(fixed))]
        lengths = [
            most[seat] if free and seat in new else have + free
            for seat, (have, free) in enumerate(zip(fixed, open_, strict=True))
        ]
        need = size * len(fixed) + (acting is not None) - laid - sum(lengths)
        while need > 0:
            room = [seat for seat, free in enumerate(open_) if free and lengths[seat] < most[seat]]
            if not room:
                break
            lengths[max(room, key=lambda seat: (seat > 0, most[seat] - lengths[seat]))] += 1
            need -= 1
        fits = all(
            length <= most[seat] and (seat not in new or length == most[seat] or laid)
            for seat, length in enumerate(lengths)
        )
        if need == 0 and fits:
            return size, lengths
    raise ValueError(f"no hand size fits hands of {fixed} and {laid} cards laid")


def _filler(rest: list[Card], hand: Cards, melds: list[str]) -> Card:
    """A card that goes with no card of the hand and on no meld, or the next best."""
    table = [Cards.parse("".join(_bare(meld.split(":")[1]))) for meld in melds]
    for tests in ((_apart, _off), (_apart,), (_no_double,), ()):
        for place, card in enumerate(rest):
            if card is not JOKER and all(test(card, hand, table) for test in tests):
                return rest.pop(place)
    return rest.pop(0)


def _apart(card: Card, hand: Cards, _: list[Cards]) -> bool:
    return all(
        other.rank != card.rank and (other.suit is not card.suit or _distance(card, other) > 2)
        for other in hand
        if other is not JOKER
    )


def _no_double(card: Card, hand: Cards, _: list[Cards]) -> bool:
    return sum(other is not JOKER and other.rank == card.rank for other in hand) < 2


def _off(card: Card, _: Cards, table: list[Cards]) -> bool:
    for meld in table:
        naturals = [one for one in meld if one is not JOKER]
        if all(one.rank == card.rank for one in naturals) or all(one.suit is card.suit for one in naturals):
            return False
    return True


def _distance(one: Card, other: Card) -> int:
    apart = abs(int(one.rank) - int(other.rank))
    return min(apart, 13 - apart)


# --- What a turn comes to -----------------------------------------------------------------------------------


def last(state: State) -> str:
    """A discard that ends the turn: the last natural of the hand, announced where one card is left."""
    naturals = [card for card in state.hands[state.turn] if card is not JOKER]
    card = naturals[-1] if naturals else JOKER
    return f"discard {card}" + (" carte" if len(state.hands[state.turn]) == 2 else "")


def turn(state: State, *lines: str) -> str:
    """What is said to the discard that would end the turn after these lines."""
    after = play(state, *lines)
    return verdict(after, last(after))


def guarded(state: State, words: str) -> str:
    """What the guarded door says to these words: ``legal`` or a reason code."""
    (action,) = parse_actions(words)
    refused = engine.check(state, action)
    return LEGAL if refused is None else refused.reason.value


def renewed(state: State, order: Sequence[Card]) -> State:
    """The state after chance has made these cards the new stock."""
    return engine.apply(state, Renew(tuple(order))).state


def priced(*left: str, rules: str = "rami51", new: str = "", **exit: Any) -> tuple[int | None, ...]:
    """The scores when p1 has gone out and p2, p3, ... hold these cards; ``new`` names who has not opened."""
    return gone_out(*left, new=new, **exit).points(load(rules).at(len(left) + 1))[1:]


def gone_out(*left: str, new: str = "", **exit: Any) -> DealResult:
    """A deal that p1 closed."""
    return DealResult(
        Ending.GAME,
        (Cards(), *map(_cards, left)),
        tuple(f"p{seat + 1}" in new.split(",") for seat in range(len(left) + 1)),
        0,
        PLAIN._replace(**exit),
    )
