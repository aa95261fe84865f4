"""Whole matches played at random, every moment of them told to a listener, every step checked.

Seats play in different ways: any legal action at either door, as little as they must, as much as they can, or
after long runs. In between they say what is no action at all, or what is refused, they speak loosely, they
ask out of turn, and they take steps back. Rule books are drawn without hypothesis, so that ten thousand deals
need no database and the same number gives the same deals.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from branches import PENANG as PENANG_BRANCHES
from branches import Begun, Branches, Ended, Happened, Misread, Moment, Refused, Said
from tierce import IllegalAction, ParseError, Reason, Record, Rules, RulesError, Table, engine, load
from tierce.bots import Greedy
from tierce.cards import FACES, JOKER, Card, Cards, numbered_deck
from tierce.game import Illegal, State
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Renew, Swap, parse_actions
from tierce.game.events import Died, Discarded, Event, Knocked, Passed, TurnEnded
from tierce.game.fold import fold
from tierce.game.policies.pile import renewable
from tierce.game.state import Phase, meld_law, new_deal
from tierce.melds import Laid, MeldEnd
from tierce.rules.answers import Answer, Choice, Kind, Number, YesNo
from tierce.table import shuffle

PENANG: Final = load("penang")
STYLES: Final = ("any", "any", "steps", "lazy", "greedy", "runs")
"""How seats play; one of these for each seat of a match."""
JUNK: Final = 0.5
"""How often a seat says something else before it plays."""
BACK: Final = 0.05
"""How often a step is taken back."""
CHECKED_EVERY: Final = 50


@dataclass(frozen=True)
class Game:
    """What is played at random: rule books, how seats play, what they say besides, and what is counted."""

    branches: Branches
    book: Callable[[random.Random], tuple[Rules, int, str]]
    """Rules of the book, seats, and how they play if all play alike."""
    house: Callable[[random.Random], tuple[Rules, int, str]]
    """The same with house rules."""
    styles: tuple[str, ...]
    """How seats play; one of these for each seat of a match."""
    choose: Callable[[Watched, random.Random, str], Action | None]
    """An action in this style, or ``None`` where the turn owes what it cannot pay."""
    junk: Callable[[Watched, random.Random], str]
    """Words that may mean anything, and are mostly refused."""
    most_book: int
    """The most deals of a match that are played, by the book and under house rules."""
    most_house: int


# --- Rule books ---------------------------------------------------------------------------------------------

_LONG: Final = "deal.hand_size=40+wild.max_in_set=0+wild.max_in_run=3+deck.jokers=8"
_DISTINCT: Final = "melds.set_suits=distinct"
_TIGHT: Final = (
    "layoff.joker_on_opponent=none+wild.max_in_set=1+wild.max_in_run=1+idle.dead_counts_swaps=no+" + _DISTINCT
)
_DOUBLE: Final = "score.no_passport=double"
_SHORT: Final = "deal.hand_size=3+deck.packs=1+deck.jokers=1+values.ace_in_hand=10+match.target=none"
CORNERS: Final = (
    # Each reaches what a random rule book seldom does. Runs of fourteen, jokers at both aces:
    (_LONG, 2, 2, "runs"),
    (f"{_LONG}+match.target=none+match.deals=4", 2, 2, "runs"),
    (f"{_LONG}+wild.rebind=slide", 2, 2, "runs"),
    (f"{_LONG}+wild.rebind=slide", 2, 2, ""),
    (f"{_LONG}+wild.rebind=slide", 2, 2, ""),
    (f"{_LONG}+melds.run_max=13", 2, 2, "runs"),
    ("deal.hand_size=24+deck.packs=1+wild.max_in_set=0+deck.jokers=6", 2, 2, "runs"),
    ("deal.hand_size=24+wild.rebind=slide+wild.max_in_set=0+wild.max_in_run=2", 2, 3, ""),
    # The habit of eight jokers, and of twelve:
    ("deal.hand_size=9+deck.jokers=8", 2, 4, ""),
    ("deal.hand_size=9+deck.jokers=12", 5, 6, ""),
    # Nothing aside, and whole sets:
    ("deal.hand_size=26+deck.packs=1+deck.jokers=0", 2, 2, ""),
    ("deck.packs=1+deck.jokers=1+deal.hand_size=12+wild.max_in_run=0", 2, 4, "greedy"),
    # Jokers that may go hardly anywhere, so that a swap leads nowhere:
    (f"deal.hand_size=6+deck.packs=1+deck.jokers=12+{_TIGHT}", 3, 5, "lazy"),
    (f"deal.hand_size=6+deck.packs=1+deck.jokers=12+{_TIGHT}+idle.auto_dead=no", 3, 5, "lazy"),
    (f"deal.hand_size=9+deck.jokers=12+{_TIGHT}", 2, 4, ""),
    # Squares:
    ("deal.hand_size=9+deck.packs=1+deck.jokers=6+swap.from_set=square_both+" + _DISTINCT, 2, 4, ""),
    ("deal.hand_size=14+deck.packs=1+deck.jokers=8+swap.from_set=square+wild.max_in_set=1", 2, 4, ""),
    ("deal.hand_size=20+deck.packs=1+deck.jokers=8+swap.from_set=square_both+wild.max_in_set=1+wild.max_in_run=0",
     2, 3, "any"),
    ("deal.hand_size=20+deck.packs=1+deck.jokers=4+swap.from_set=square_both+swap.use=any+" + _DISTINCT,
     2, 2, ""),
    # Where jokers may lie:
    ("deal.hand_size=9+deck.packs=1+deck.jokers=14+wild.in_run=burnt", 2, 4, ""),
    ("deal.hand_size=9+deck.packs=1+deck.jokers=14+wild.in_run=ends+wild.max_in_set=1", 2, 4, ""),
    ("deal.hand_size=9+deck.packs=1+deck.jokers=14+wild.adjacent=no+layoff.joker_on_opponent=none", 2, 4, ""),
    ("deal.hand_size=9+deck.packs=1+deck.jokers=14+melds.min_naturals=0+swap.use=new_meld", 2, 4, ""),
    ("deal.hand_size=9+deck.packs=1+deck.jokers=14+melds.min_naturals=2+swap.use=any", 2, 4, ""),
    # Ties, who deals, and deals that nobody can open:
    (f"{_SHORT}+match.deals=1+match.ties=extra_deal+match.settlement=winner_takes_difference", 2, 4, ""),
    (f"{_SHORT}+match.deals=4+match.kind=independent+match.settlement=difference", 2, 5, ""),
    (f"{_SHORT}+match.deals=2+match.kind=independent+match.ties=extra_deal", 2, 3, ""),
    (f"{_SHORT}+match.deals=4+match.dealer=worst_loser+match.settlement=winner_takes_difference", 3, 6, ""),
    (f"{_SHORT}+match.deals=4+match.dealer=next", 3, 6, ""),
    ("deal.hand_size=4+deck.packs=1+idle.auto_dead=no+out.last_survivor=ends+" + _DOUBLE, 2, 5, ""),
    # Seats that drop out, and a heavy last deal:
    ("deal.hand_size=5+match.elimination=yes+match.target=50+score.no_passport=plus_50", 3, 6, ""),
    ("deal.hand_size=6+match.target=none+match.deals=2+match.last_deal_factor=1000", 2, 6, ""),
)  # fmt: skip
"""House rules beside random ones, with the fewest and the most seats, and a style if all play alike."""


def corner(rng: random.Random) -> tuple[Rules, int, str]:
    """One of the chosen house rules, seats, and how they play."""
    changed, low, high, style = rng.choice(CORNERS)
    return load(f"penang+{changed}"), rng.randint(low, high), style


def by_the_book(rng: random.Random) -> tuple[Rules, int, str]:
    """Penang as it stands."""
    return PENANG, rng.randint(2, 6), ""


def any_house(rng: random.Random) -> tuple[Rules, int, str]:
    """Chosen house rules, or any."""
    return corner(rng) if rng.random() < 0.4 else (*house_rules(rng), "")


def house_rules(rng: random.Random, most_cards: int = 11) -> tuple[Rules, int]:
    """Penang with any of its knobs turned, small hands, few jokers in them, and seats."""
    seats = rng.randint(2, 6)
    changes: dict[str, object] = {}
    for path, knob in PENANG.knobs.items():
        if path != "deal.seats" and rng.random() < 0.3:
            changes[path] = answer(rng, knob.kind)
    if "match.target" in changes:
        changes["match.target"] = rng.choice((None, 50, 60, 100, 200, 10_000))
    if changes.get("match.target", 300) is None or rng.random() < 0.3:
        changes["match.deals"] = rng.randint(1, 4)
    packs = int(str(changes.get("deck.packs", 2)))
    size = min(rng.randint(3, most_cards), 52 * packs // seats)
    changes |= {"deck.packs": packs, "deal.hand_size": size}
    jokers = int(str(changes.get("deck.jokers", 6)))
    changes["deck.jokers"] = min(jokers, 3 * 52 * packs // size)  # About three in a hand.
    while True:
        try:
            rules = PENANG.with_(changes)
            for players in range(2, seats + 1):
                rules.at(players)
            return rules, seats
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)


def answer(rng: random.Random, kind: Kind) -> Answer:
    if isinstance(kind, YesNo):
        return rng.random() < 0.5
    if isinstance(kind, Choice):
        return rng.choice(kind.choices)
    if not isinstance(kind, Number):
        raise TypeError(f"{kind} is answered by the table")
    words: list[Answer] = [word for word in (kind.word,) if word is not None]
    words += [None] * (kind.absent is not None)
    numbers = list(kind.only) or list(range(kind.low, kind.high + 1))
    return rng.choice(words) if words and rng.random() < 0.25 else rng.choice(numbers)


def heard(
    state: State,
    actions: tuple[Action, ...],
    seat: int | None = None,
    turn: tuple[Event, ...] = (),
    renewed: Callable[[State], tuple[Card, ...]] = renewable,
) -> tuple[list[Moment], list[tuple[Event, ...]], State]:
    """The moments of one saying, the events of each of its actions, and the state after it.

    A refusal is the only moment of a saying that is refused. ``renewed`` gives the order of a new stock.
    """
    before, moments, done = state, list[Moment](), list[tuple[Event, ...]]()
    for place, action in enumerate(actions):
        illegal = engine.check_step(state, action, seat)
        if illegal is not None:
            return [Refused(state, action, illegal, seat, turn, place)], [], before
        step = engine.apply_step(state, action, seat)
        events = step.events
        while step.state.phase is Phase.RENEW:
            step = engine.apply(step.state, Renew(renewed(step.state)))
            events += step.events
        for event in events:
            after = fold(state, event)
            moments.append(Happened(state, event, after, turn))
            turn = () if ends_turn(state, event) else (*turn, event)
            state = after
        assert state == step.state
        done.append(events)
    moments.append(Said(before, actions, tuple(event for events in done for event in events)))
    return moments, done, state


def ends_turn(state: State, event: Event) -> bool:
    """Whether the turn is over by this event; a discard is the end of it only where melds stay in hand."""
    thrown = state.terms.knocks and isinstance(event, Discarded)
    return thrown or isinstance(event, TurnEnded | Died | Passed | Knocked)


# --- A match ------------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """A table that checks what is played at it and tells every moment."""

    table: Table
    tell: Callable[[Moment], None]
    game: Game
    turn: list[tuple[Event, ...]] = field(default_factory=list)
    """What the draft of the running turn has led to, step by step."""
    settled: tuple[Event, ...] = ()
    """What happened in the running turn before that, and cannot be taken back."""
    steps: int = 0
    dealt: State = field(init=False)

    def __post_init__(self) -> None:
        self.begin()

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def so_far(self) -> tuple[Event, ...]:
        return (*self.settled, *(event for step in self.turn for event in step))

    def next_deal(self) -> None:
        self.table.next_deal()
        self.begin()

    def begin(self) -> None:
        """Tell of the deal that the table has just dealt."""
        table = self.table
        log = [one.event for one in table.log() if one.deal == table.deal]
        rows = table.match.rows[: table.deal - 1]
        match = type(table.match)(table.rules, table.seats, rows)
        terms = match.terms
        key = shuffle.deal_key(
            shuffle.deal_seed(table.seed, table.deal),
            table=table.id,
            deal=table.deal,
            rules_digest=table.rules.digest,
        )
        order = shuffle.shuffled(numbered_deck(terms.deck.packs, terms.deck.jokers), key)
        state = new_deal(terms, seats=table.seats, dealer=self.state.dealer, out=match.out)
        self.turn, self.settled = [], ()
        moments: list[Moment] = []
        for event in log:
            dealing = state.phase in (Phase.CUT, Phase.DEAL)
            after = fold(state, event)
            moments.append(Happened(state, event, after))
            state = after
            if dealing:
                self.dealt = state
        assert state == self.state
        self.tell(Begun(match, tuple(order), tuple(log), state))
        for moment in moments:
            self.tell(moment)
        self.check()
        self._over()

    def say(self, words: str, seat: int | None = None) -> bool:
        """Say these words at the table, which must do what the engine does: whether they were accepted."""
        before, state, turn = self.state, self.state, self.so_far
        try:
            actions = parse_actions(words)
        except ParseError:
            self._must_refuse(words, seat, before)
            self.tell(Misread(words))
            return False
        moments, done, state = heard(state, actions, seat, turn, self.table._renewed)
        last = moments[-1]
        if isinstance(last, Refused):
            refused = self._must_refuse(words, seat, before)
            # Words that go on after a turn has ended meet the next turn, even where the deal is over.
            assert refused == last.illegal or (last.before.over and refused == Illegal(Reason.TURN))
            self.tell(last)
            return False
        self.table.play(words, seat)
        assert self.state == state
        self.turn += done
        committed = not self.table.draft
        if committed:
            ended = any(ends_turn(before, event) for step in done for event in step)
            self.settled, self.turn = (() if ended else self.so_far), []
        for moment in moments:
            self.tell(moment)
        self.steps += 1
        if self.steps % CHECKED_EVERY == 0:
            self.check()
        if committed:
            self._over()
        return True

    def undo(self, *, all: bool = False) -> None:
        """Take back the last step of the running turn, or all of it."""
        back = len(self.turn) if all else 1
        drafted = self.table._draft
        want = drafted[-back - 1].state if len(drafted) > back else self.table._committed
        self.table.undo(all=all)
        del self.turn[-back:]
        assert self.state == want

    def _must_refuse(self, words: str, seat: int | None, before: State) -> Illegal | None:
        """The table's refusal, after which everything must be as it was."""
        seq, drafted = self.table.seq, self.table.draft
        found: Illegal | None = None
        try:
            self.table.play(words, seat)
        except IllegalAction as refused:
            found = refused.illegal
        except ParseError:
            pass
        else:
            raise AssertionError(f"{words} was refused by the engine and accepted by the table")
        assert (self.state, self.table.seq, self.table.draft) == (before, seq, drafted)
        return found

    def _over(self) -> None:
        if self.table.over:
            self.check()
            events = tuple(one.event for one in self.table.log() if one.deal == self.table.deal)
            turns = sum(isinstance(event, TurnEnded) for event in events)
            terms = self.state.terms
            assert turns <= (terms.out.max_turns if terms.draws else terms.players * terms.deal.hand_size)
            self.tell(Ended(self.table.match, self.dealt, self.state, events))

    def check(self) -> None:
        """Every card is in one place, and every meld is lawful."""
        state = self.state
        assert state.aside is not None
        law = meld_law(state.terms)
        cards = sum((*state.hands, *state.go.borrowed, Cards(state.stock), Cards(state.pile)), state.aside)
        for lies in state.table:
            cards += lies.meld.bag
            assert law.shape(lies.meld) is None
            assert law.jokers(lies.meld) is None
            opened = state.opened[lies.owner] or state.terms.knocks
            assert opened or (state.terms.draws and lies.owner == state.turn)
            for slot, card in enumerate(lies.meld.cards if lies.meld.is_run else ()):
                assert card is JOKER or lies.meld.stands_for(slot) is card
        assert cards == Cards(numbered_deck(state.terms.deck.packs, state.terms.deck.jokers))
        assert state.over or state.turn in state.alive


def play_deal(watched: Watched, rng: random.Random, styles: tuple[str, ...]) -> None:
    """Play the running deal to its end, and then try to play on."""
    try:
        while not watched.table.over:
            if rng.random() < JUNK:
                other = rng.randrange(watched.table.seats) if rng.random() < 0.15 else None
                watched.say(watched.game.junk(watched, rng), other)
                continue
            if watched.turn and rng.random() < BACK:
                watched.undo(all=rng.random() < 0.3)
                continue
            action = watched.game.choose(watched, rng, styles[watched.table.turn])
            if action is None:
                watched.undo(all=True)  # A debt that cannot be paid any more.
                styles = tuple("any" if style == "steps" else style for style in styles)
            else:
                assert watched.say(str(action)), f"{action} was listed"
        watched.say(f"meld {_some(rng, watched, 3)}")
        watched.say("end")
    except Exception as fault:
        raise AssertionError(f"at {watched.table.position}: {fault!r}") from fault


def play_match(
    game: Game,
    rules: Rules,
    seats: int,
    seed: int,
    tell: Callable[[Moment], None],
    most: int,
    style: str = "",
) -> int:
    """Play up to ``most`` deals of a match; how many there were."""
    rng = random.Random(seed)
    watched = Watched(Table(rules, seats=seats, seed=seed), tell, game)
    for deals in range(1, most + 1):
        play_deal(watched, rng, tuple(style or rng.choice(game.styles) for _ in range(seats)))
        if watched.table.match.over or deals == most:
            break
        watched.next_deal()
    if seed % 10 == 0:
        check_record(watched.table)
    return deals


def check_record(table: Table) -> None:
    """Whether the record of the match reads back and replays to the same table."""
    record = table.record()
    assert Record.from_text(record.to_text()) == record
    again = Table.replay(record)
    assert (again.state, again.match, again.log()) == (table.state, table.match, table.log())


def play_many(game: Game, first: int, deals: int) -> Counter[str]:
    """Play so many deals, half of them under the rules of the book; how often each branch was taken.

    Matches are numbered from ``first``, and a number gives the same match again.
    """
    counts: Counter[str] = Counter()
    listen(game, first, deals, lambda moment: game.branches.tally(moment, counts))
    return counts


def listen(
    game: Game, first: int, deals: int, tell: Callable[[Moment], None], share_by_the_book: float = 0.5
) -> None:
    """The same, told to any listener, with this share of deals under the rules of the book."""
    book = int(deals * share_by_the_book)
    left = {"book": book, "house": deals - book}
    seed = first
    while any(left.values()):
        rng = random.Random(f"rules {seed}")
        kind = max(left, key=lambda one: left[one])
        rules, seats, style = game.book(rng) if kind == "book" else game.house(rng)
        most = game.most_book if kind == "book" else game.most_house
        try:
            left[kind] -= play_match(game, rules, seats, seed, tell, min(most, left[kind]), style)
        except Exception as fault:
            raise AssertionError(f"match {seed} of {seats} seats under {rules.label}: {fault}") from fault
        seed += 1


# --- What seats say -----------------------------------------------------------------------------------------


def choose(watched: Watched, rng: random.Random, style: str) -> Action | None:
    """An action of Penang in this style, or ``None`` where the turn owes what it cannot pay."""
    state = watched.state
    if style == "steps":
        listed = engine.steps(state)
        return rng.choice(listed) if listed else None
    if state.go.owed and not engine.legal_actions(state):
        return None
    if style == "greedy":
        return Greedy(0).choose(watched.table.view(watched.table.turn))
    listed = engine.legal_actions(state)
    if style == "lazy":
        ends = [one for one in listed if isinstance(one, EndTurn | Die)]
        small = [one for one in listed if len(one.cards) < 4]
        return rng.choice(ends or small or listed)
    if style == "runs":
        return max(listed, key=lambda one: _long(state, one) + rng.random())
    return rng.choice(listed)


def _long(state: State, action: Action) -> float:
    """How well an action serves a seat that wants long runs with jokers for their aces."""
    if isinstance(action, LayMeld):
        stated = [one.stands_for for one in action.laid if one.card is JOKER]
        naturals = [one.card for one in action.laid if one.card is not JOKER]
        if len({card.suit for card in naturals}) > 1 or not all(isinstance(one, Card) for one in stated):
            return -5.0
        ends = sum(isinstance(one, Card) and one.rank == 1 for one in stated)
        return len(naturals) + 6.0 * ends - 3 * sum(card.rank == 1 for card in naturals)
    if isinstance(action, LayOff | Swap):
        meld = state.table[action.meld - 1].meld
        if meld.suit is None:
            return -4.0
        if isinstance(action, Swap):
            return -2.0 if len(meld.cards) < 14 else 20.0
        place = meld.low - 1 if action.end is MeldEnd.LOW else meld.high + 1
        if place in (1, 14):
            return 18.0 if action.card is JOKER else -3.0
        return len(meld.cards) + (0.0 if action.card is JOKER else 1.0)
    return 0.0


def junk(watched: Watched, rng: random.Random) -> str:
    """Words that may mean anything, and are mostly refused."""
    if watched.state.hands[watched.state.turn].jokers > 1 and rng.random() < 0.25:
        return _wild(watched, rng)
    return rng.choice(_JUNK)(watched, rng)


def _some(rng: random.Random, watched: Watched, count: int) -> str:
    """So many cards from the hand in turn, fewer where it has not so many."""
    hand = list(watched.state.hands[watched.state.turn])
    return "".join(card.text for card in rng.sample(hand, min(count, len(hand)))) or "Jk"


def _number(rng: random.Random, watched: Watched) -> str:
    laid = len(watched.state.table)
    return f"m{rng.randint(1, laid) if laid and rng.random() < 0.95 else laid + 1}"


def _end(rng: random.Random) -> str:
    return rng.choice(("", "", "<", ">"))


def _meld(watched: Watched, rng: random.Random) -> str:
    return f"meld {_some(rng, watched, rng.randint(3, 4))}"


def _two_alike(watched: Watched, rng: random.Random) -> str:
    """Two cards of a rank with a third card, or without."""
    hand = list(watched.state.hands[watched.state.turn])
    first = rng.choice(hand)
    alike = [card for card in hand if card is not JOKER and first is not JOKER and card.rank == first.rank]
    others = rng.sample(hand, min(len(hand), rng.choice((0, 1))))
    return "meld " + ("".join(card.text for card in [*alike[:2], *others]) or "JkJkJk")


def _near(watched: Watched, rng: random.Random) -> str:
    """A card of the hand that nearly goes with two others: the same suit, or round the corner."""
    hand = list(watched.state.hands[watched.state.turn])
    suit = rng.choice("cdhs")
    cards = sorted({card.text for card in hand if card.text[1] == suit})
    ends = [text for text in cards if text[0] in "QKA23"]
    return "meld " + ("".join(rng.choice((cards[:4], ends, ends))) or "3h4h")


def _jokers(watched: Watched, rng: random.Random) -> str:
    """All jokers of the hand, perhaps with a card."""
    count = watched.state.hands[watched.state.turn].jokers
    return f"meld {'Jk' * max(1, count)}{rng.choice(('', _some(rng, watched, 1)))}"


def _wild(watched: Watched, rng: random.Random) -> str:
    """A card with jokers of the hand that say what they are: a set, or a run up from it or around it."""
    hand = watched.state.hands[watched.state.turn]
    naturals = [card for card in hand if card is not JOKER]
    if not naturals or not hand.jokers:
        return _jokers(watched, rng)
    card, count = rng.choice(naturals), max(2, min(hand.jokers, rng.randint(2, 3)))
    if rng.random() < 0.25:
        return f"meld {card}" + f"Jk={card.rank}" * count
    if rng.random() < 0.1:
        return "meld " + f"Jk={card.rank}" * max(3, hand.jokers)
    first = max(1, int(card.rank) - rng.randint(0, count))
    places = [Card.of((first + n - 1) % 13 + 1, card.suit) for n in range(count + 1)]
    return "meld " + "".join(face.text if face in hand else f"Jk={face}" for face in places)


def _lay(watched: Watched, rng: random.Random) -> str:
    return f"lay {_some(rng, watched, 1)} {_number(rng, watched)}{_end(rng)}"


def _swap(watched: Watched, rng: random.Random) -> str:
    return f"swap {_some(rng, watched, 1)} {_number(rng, watched)}"


def _at_joker(watched: Watched, rng: random.Random) -> str:
    """A card for a place that a joker holds, laid off or swapped, whether it is held or not."""
    hand = watched.state.hands[watched.state.turn]
    found = [
        (face, number)
        for number, lies in enumerate(watched.state.table, start=1)
        for slot, card in enumerate(lies.meld.cards)
        if card is JOKER
        for face in (
            [lies.meld.face(lies.meld.low + slot)]
            if lies.meld.is_run
            else [card for card in FACES[lies.meld.low - 1 : 52 : 13] if card in hand]
        )
    ]
    found = [one for one in found if one[0] in hand] or found
    if not found:
        return _swap(watched, rng)
    face, number = rng.choice(found)
    return f"{rng.choice(('lay', 'swap', 'swap'))} {face} m{number}{rng.choice(('', '', '<', '>'))}"


def _at_run(watched: Watched, rng: random.Random) -> str:
    """Several cards in one saying, some of which go on a meld."""
    hand = watched.state.hands[watched.state.turn]
    ways = []
    for number, lies in enumerate(watched.state.table, start=1):
        meld = lies.meld
        if meld.suit is None:
            fit = [card for card in hand if card is JOKER or card.rank == meld.low]
            if fit:
                ways.append(("".join(card.text for card in fit[:2]), f"m{number}{_end(rng)}"))
            continue
        if meld.high < 14 and meld.face(meld.high + 1) in hand:
            beyond = meld.face(meld.high + 2)
            ways.append((f"{meld.face(meld.high + 1)}{beyond}", f"m{number}{rng.choice(('', '>'))}"))
        if meld.low > 1 and meld.face(meld.low - 1) in hand:
            beyond = meld.face(meld.low - 2)
            ways.append((f"{beyond}{meld.face(meld.low - 1)}", f"m{number}<"))
    if not ways:
        return _lay(watched, rng)
    cards, where = rng.choice(ways)
    return f"lay {cards} {where}"


def _loose(watched: Watched, rng: random.Random) -> str:
    """A legal step said with less, or in another order."""
    steps = [one for one in engine.steps(watched.state) if not isinstance(one, EndTurn | Die)]
    if not steps:
        return "end"
    action = rng.choice(steps)
    if isinstance(action, LayMeld):
        laid = list(action.laid)
        if rng.random() < 0.5:
            rng.shuffle(laid)
        keep = rng.choice((0.0, 0.5, 1.0, 1.0))
        return "meld " + "".join(str(one if rng.random() < keep else Laid(one.card)) for one in laid)
    if isinstance(action, LayOff | Swap):
        end = rng.choice(("", "", "<", ">")) if isinstance(action, LayOff) else ""
        return f"{action.verb} {action.card} m{action.meld}{end}"
    return str(action)


def _long_meld(watched: Watched, rng: random.Random) -> str:
    """The longest run of the hand, as it lies or in any order."""
    melds = [one for one in engine.steps(watched.state) if isinstance(one, LayMeld)]
    if not melds:
        return "end"
    most = max(len(one.laid) for one in melds)
    laid = list(rng.choice([one for one in melds if len(one.laid) >= min(most, 13)]).laid)
    if rng.random() < 0.7:
        rng.shuffle(laid)
    return "meld " + "".join(map(str, laid))


def _at_ace(watched: Watched, rng: random.Random) -> str:
    """An ace for a run that has room for it at both ends, or jokers there."""
    hand = watched.state.hands[watched.state.turn]
    found = [
        (lies.meld.face(1), number)
        for number, lies in enumerate(watched.state.table, start=1)
        if lies.meld.suit is not None and len(lies.meld.cards) >= 12 and lies.meld.face(1) in hand
    ]
    if not found:
        return _at_joker(watched, rng)
    ace, number = rng.choice(found)
    meld = watched.state.table[number - 1].meld
    verb = "swap" if meld.cards[0] is meld.cards[-1] is JOKER else rng.choice(("lay", "swap"))
    return f"{verb} {ace} m{number}{_end(rng)}"


def _aside(watched: Watched, rng: random.Random) -> str:
    """A card that the seat does not hold."""
    aside = list(watched.state.aside or watched.state.stock)
    cards = [rng.choice(aside or list(FACES[:53])).text for _ in range(rng.choice((1, 3)))]
    return f"meld {''.join(cards)}" if len(cards) == 3 else f"lay {cards[0]} {_number(rng, watched)}"


def _anything(watched: Watched, rng: random.Random) -> str:
    cards = "".join(rng.choice(FACES[:53]).text for _ in range(rng.randint(1, 6)))
    return rng.choice((f"meld {cards}", f"lay {cards} m{rng.randint(1, 6)}{_end(rng)}"))


_JUNK: Final[tuple[Callable[[Watched, random.Random], str], ...]] = (
    _meld, _two_alike, _near, _jokers, _wild, _lay, _lay, _swap, _at_joker, _at_joker, _at_run,
    _at_run, _at_ace, _at_ace, _loose, _loose, _long_meld, _long_meld, _aside, _anything,
    lambda watched, rng: "end",
    lambda watched, rng: "end",
    lambda watched, rng: "dead",
    lambda watched, rng: "dead",
    lambda watched, rng: rng.choice(("draw", "discard Kh", "pass", "meld", "lay 7h", "swap Jk=2h m1", "")),
)  # fmt: skip


PENANG_GAME: Final = Game(
    branches=PENANG_BRANCHES,
    book=by_the_book,
    house=any_house,
    styles=STYLES,
    choose=choose,
    junk=junk,
    most_book=12,
    most_house=3,
)
