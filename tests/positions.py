"""Positions for tests, said shortly: the cards that matter, and the rest of the deal made up to fit.

>>> state = at("6h +", "p2:5hJk=6h7h")
>>> verdict(state, "swap 6h m1"), verdict(state, "lay 6h m1")
('legal', 'bad_run')

Every position goes through the text of a position line, so that it is checked like one from outside. Unless
a test says otherwise: four seats, p1 to act, p4 dealt, everybody has a passport, and no seat is declared
dead by the table itself, which is how the worked examples are read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tierce.cards import Cards, numbered_deck
from tierce.game import DealResult, Ending, Illegal, IllegalAction, State, engine
from tierce.game.actions import Action, parse_actions
from tierce.game.events import Event
from tierce.rules import load
from tierce.table import Match, parse_position, shuffle

LEGAL = "legal"


def at(
    hand: str,
    *table: str,
    others: Sequence[str] = ("+", "+", "+"),
    rules: str = "",
    special: str = "",
    turn: str = "p1",
    dealer: str = "d4",
    phase: str = "play",
) -> State:
    """The state in which p1 holds ``hand`` and the others ``others``.

    A hand that ends in ``+`` is filled with one further card or more, others are whole. ``-`` is an empty
    hand. A meld belongs to p1 unless it begins with another seat (``p2:7h7c7s``). ``rules`` are house rules
    (``swap.use=any+wild.adjacent=no``); the hand size follows from the cards unless it is among them.
    """
    return parse_position(line_of(hand, *table, others=others, rules=rules, special=special, turn=turn,
                                  dealer=dealer, phase=phase))[0]  # fmt: skip


def line_of(
    hand: str,
    *table: str,
    others: Sequence[str] = ("+", "+", "+"),
    rules: str = "",
    special: str = "",
    turn: str = "p1",
    dealer: str = "d4",
    phase: str = "play",
) -> str:
    """The position line of :func:`at`."""
    said = [hand, *others]
    fixed = [Cards.parse(one.replace(" ", "").rstrip("+").replace("-", "")) for one in said]
    open_ = [one.endswith("+") for one in said]
    melds = [one if ":" in one else f"p1:{one}" for one in table]
    label = "penang+idle.auto_dead=no" + ("+" + rules if rules else "")
    terms = load(label).at(len(said))
    used = Cards(card for hand_ in fixed for card in hand_)
    for meld in melds:
        used += Cards.parse("".join(_bare(meld.split(":")[1])))
    marks = [word for word in special.split(",") if word]
    new = {int(word[5:]) - 1 for word in marks if word.startswith("new:p")}
    given = next((int(word[15:]) for word in rules.split("+") if word.startswith("deal.hand_size=")), None)
    size, lengths = _sizes([len(one) for one in fixed], open_, new, len(used), given)
    deck = Cards(numbered_deck(terms.deck.packs, 0))
    # Filler comes from both ends of the deck in turns, so that it seldom makes a meld or fits on one.
    rest = list(deck.without(used))
    half = len(rest) // 2
    spare = [card for pair in zip(rest[:half], reversed(rest[half:]), strict=False) for card in pair]
    hands = []
    for one, length in zip(fixed, lengths, strict=True):
        while len(one) < length:
            one += spare.pop(0)
        hands.append(str(one) or "-")
    if given is None:
        label += f"+deal.hand_size={size}"
    laid = ",".join(f"m{n}:{meld.replace(' ', '')}" for n, meld in enumerate(melds, start=1)) or "-"
    return f"{label} {turn} {phase} {dealer} {'/'.join(hands)} - - {laid} {special or '-'} " + "/".join(
        "0" for _ in said
    )


def _bare(meld: str) -> list[str]:
    """The cards of a meld without what its jokers stand for."""
    cards = []
    for part in meld.replace(" ", "").replace("Jk", " Jk").split(" "):
        said, equals, rest = part.partition("=")
        if equals:
            cards += [said, rest[2:] if rest[1:2] in tuple("cdhs") else rest[1:]]
        else:
            cards.append(said)
    return cards


def _sizes(
    fixed: list[int], open_: list[bool], new: set[int], used: int, given: int | None
) -> tuple[int, list[int]]:
    """A hand size, and how many cards each seat holds, such that all was dealt from it."""
    least = [n + o for n, o in zip(fixed, open_, strict=True)]
    for size in (given,) if given is not None else range(max(3, *least), 28):
        lengths = [size if o and seat in new else least[seat] for seat, o in enumerate(open_)]
        need = size * len(fixed) - used - (sum(lengths) - sum(fixed))
        for _ in range(max(0, need)):
            free = [seat for seat, o in enumerate(open_) if o and lengths[seat] < size]
            if not free:
                break
            lengths[max(free, key=lambda seat: (seat > 0, size - lengths[seat]))] += 1
            need -= 1
        if need == 0 and all(lengths[seat] == size for seat in new):
            return size, lengths
    raise ValueError(f"no hand size fits hands of {fixed} and {used} cards in all")


def verdict(state: State, *lines: str, seat: int | None = None) -> str:
    """What is said to the last of these lines after the others were played: ``legal`` or a reason code."""
    try:
        play(state, *lines, seat=seat)
    except IllegalAction as refused:
        if refused.action not in parse_actions(lines[-1]):
            raise
        return refused.reason.value
    return LEGAL


def refusal(state: State, words: str, seat: int | None = None) -> Illegal:
    """The refusal of these words, which must be refused."""
    try:
        play(state, words, seat=seat)
    except IllegalAction as refused:
        return refused.illegal
    raise AssertionError(f"{words} is legal")


def play(state: State, *lines: str, seat: int | None = None) -> State:
    """The state after these lines, a line being what one seat does in one go."""
    for line in lines:
        for action in parse_actions(line):
            state = engine.apply_step(state, action, seat).state
    return state


def events(state: State, *lines: str) -> list[Event]:
    """Everything that happens on these lines."""
    found: list[Event] = []
    for line in lines:
        for action in parse_actions(line):
            step = engine.apply_step(state, action)
            found += step.events
            state = step.state
    return found


def legal(state: State) -> list[str]:
    """The words of every legal step."""
    return [str(action) for action in engine.steps(state)]


def verbs(state: State) -> set[str]:
    """Which kinds of step are legal."""
    return {action.verb for action in engine.steps(state)}


def readings(state: State, words: str) -> list[str]:
    """The readings that a refusal as ambiguous carries."""
    refused = refusal(state, words)
    assert refused.reason == "ambiguous", refused
    return [str(action) for action in refused.readings]


def hand(state: State, seat: int = 0) -> str:
    """A hand as text."""
    return str(state.hands[seat])


def table(state: State) -> list[str]:
    """The melds on the table as text."""
    return [str(lies.meld) for lies in state.table]


def ended(state: State) -> DealResult:
    """How the deal ended, which it must have."""
    assert state.result is not None
    return state.result


def points(state: State) -> tuple[int | None, ...]:
    """The scores of a deal that is over."""
    return ended(state).points(state.terms)


def said(state: State, words: str) -> Action:
    """The one action of these words, which must be legal."""
    (action,) = parse_actions(words)
    assert engine.check_step(state, action) is None
    return action


def worth(points: int) -> Cards:
    """A hand that counts so many points under the rules of the preset, without jokers and aces."""
    assert points != 1
    tens, rest = divmod(points, 10)
    if rest == 1:
        tens, rest = tens - 1, 11
    courts = [rank + suit for suit in "cdhs" for rank in "KQJT"]
    cards = "".join(courts[n % 16] for n in range(tens)) + {0: "", 11: "9c2c"}.get(rest, f"{rest}c")
    return Cards.parse(cards)


def all_dead(*scores: int | None, missed: tuple[int, ...] = ()) -> DealResult:
    """A deal that nobody closed, with these scores; ``None`` for a seat that is out of the match."""
    return DealResult(
        Ending.ALL_DEAD,
        tuple(None if score is None else worth(score) for score in scores),
        tuple(seat in missed for seat in range(len(scores))),
    )


def closed(winner: int, *scores: int | None) -> DealResult:
    """A deal that ``winner`` closed, the others holding these scores."""
    hands = tuple(None if score is None else worth(score) for score in scores)
    return DealResult(Ending.GAME, hands, (False,) * len(scores), winner)


def match_of(rules: str, seats: int, dealer: int, *results: DealResult) -> Match:
    """The match after these deals; after the first the rules say who deals."""
    book = load(rules)
    match = Match(book, seats)
    for result in results:
        match = match.after(match.next_dealer() if match.rows else dealer, result, match.terms)
    return match


def new_table(rules: str = "penang", seats: int = 4, seed: int = 0, dealer: int = 0) -> State:
    """A deal just dealt from a shuffled deck."""
    terms = load(rules).at(seats)
    deck = numbered_deck(terms.deck.packs, terms.deck.jokers)
    return engine.deal(terms, seats=seats, dealer=dealer, order=shuffle.shuffled(deck, shuffle.seed_of(seed)))


def playout(state: State, seed: int, lazy: float = 0.0) -> Iterator[tuple[State, Action, engine.Step]]:
    """A whole deal played at random: each state, the action, and what it led to.

    ``lazy`` is how often a turn is ended where it may be.
    """
    rng = random.Random(seed)
    while not state.over:
        actions = engine.legal_actions(state)
        last = actions[-1]
        action = last if str(last) == "end" and rng.random() < lazy else rng.choice(actions)
        step = engine.apply(state, action)
        yield state, action, step
        state = step.state
