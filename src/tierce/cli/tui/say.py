"""Sentences of the table: what an action will do, what happened, why not."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.game import choices
from tierce.game.actions import Action, LayMeld, LayOff, Swap
from tierce.game.events import (
    Borrowed,
    DealEnded,
    Died,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    MeldLaid,
    Passed,
    Penalised,
    Renewed,
    Shown,
    Swapped,
    Took,
    Touched,
    TurnEnded,
    WentOut,
)
from tierce.game.illegal import Illegal
from tierce.game.policies import knock
from tierce.game.state import State
from tierce.melds import Laid, Meld, MeldEnd
from tierce.table import View
from tierce.words import Words
from tierce.words import cards as card_words
from tierce.words.sentences import Asked, Sentences
from tierce.words.speaker import gain

LETTERS = str.maketrans("♣♦♥♠", "cdhs")


class Say:
    """The words of one table: its names, and who is reading."""

    def __init__(
        self, words: Words, names: Sequence[str], me: int | None = None, *, letters: bool = False
    ) -> None:
        """``me`` is the seat that reads; ``letters`` writes suits as letters."""
        self.words, self.names, self.me, self.letters = words, tuple(names), me, letters
        self.sentences = Sentences(words, names)

    def text(self, id: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return self.plain(self.words.text(id, **args))

    def plain(self, said: str) -> str:
        """A sentence without suit signs, where they are not wanted."""
        return said.translate(LETTERS) if self.letters else said

    def listed(self, seats: Sequence[int]) -> str:
        """The names of several seats."""
        return self.words.listed(self.names[seat] for seat in seats)

    def is_me(self, *seats: int) -> str:
        """``yes`` when that is the reader alone, for the catalogue."""
        return "yes" if seats == (self.me,) else "no"

    def cards(self, cards: Sequence[Card] | Cards) -> str:
        """Several cards."""
        return self.plain(card_words.cards(self.words, cards))

    def laid(self, laid: Sequence[Laid]) -> str:
        """Cards as they are laid, jokers with what they stand for."""
        return self.plain(card_words.row(self.words, (card_words.laid(self.words, one) for one in laid)))

    def refusal(
        self, illegal: Illegal, view: View, action: Action | None = None, *, asked: Asked = "play"
    ) -> str:
        """Why not, and what to do next."""
        return self.plain(self.sentences.refusal(illegal, view, action, asked=asked).text)

    # -- what an action will do

    def way(self, way: choices.Way, view: View) -> str:
        """What playing this way does, as a command."""
        first = way[0]
        if isinstance(first, LayMeld):
            return self.text("terminal-do-meld", cards=self.laid(first.laid), points=gain(first, view))
        if isinstance(first, LayOff):
            return self._layoffs([step for step in way if isinstance(step, LayOff)], view)
        if isinstance(first, Swap):
            here = self._on(first.meld, view)
            card = self.cards([first.card])
            if first.end is not None:
                return self.text("terminal-do-swap-end", card=card, end=_end(first.end), **here)
            return self.text("terminal-do-swap", card=card, **here)
        return self.text("terminal-do-end" if first.verb == "end" else "terminal-do-dead")

    def option(self, way: choices.Way, view: View) -> str:
        """The same for a list of several ways: kinds and ends are always said."""
        first = way[0]
        if isinstance(first, LayMeld):
            kind = "set" if _is_set(first) else "run"
            return self.text(f"terminal-way-{kind}", cards=self.laid(first.laid), points=gain(first, view))
        return self.way(way, view)

    def _layoffs(self, steps: Sequence[LayOff], view: View) -> str:
        number = steps[0].meld
        meld = view.table[number - 1].meld
        here = self._on(number, view)
        ends = {step.end for step in steps}
        lows = [step for step in steps if step.end is MeldEnd.LOW]
        cards = [step.card for step in [*reversed(lows), *(s for s in steps if s.end is not MeldEnd.LOW)]]
        said = self.cards(cards)
        if meld.is_run and JOKER in cards:
            return self.text("terminal-do-lay-joker", cards=said, **{"as": self.landing(steps, meld)}, **here)
        if meld.is_run and len(ends) == 1:
            (end,) = ends
            return self.text("terminal-do-lay-end", cards=said, end=_end(end), **here)
        return self.text("terminal-do-lay", cards=said, **here)

    def landing(self, steps: Sequence[LayOff], meld: Meld) -> str:
        """The places of a run that these lay-offs fill."""
        low, high = meld.low, meld.high
        places = []
        for step in steps:
            low, high = (low - 1, high) if step.end is MeldEnd.LOW else (low, high + 1)
            places.append(low if step.end is MeldEnd.LOW else high)
        return self.cards([meld.face(place) for place in sorted(places)])

    def _on(self, number: int, view: View) -> dict[str, str | int]:
        return {"number": str(number), "meld": self.plain(self.sentences.meld(number, view))}

    # -- what happened

    def deeds(self, events: Sequence[Event], after: View | State) -> str:
        """The events of one turn in one line; lay-offs on one meld are said together.

        ``after`` is the table then, or later in the same deal.
        """
        said: list[str] = []
        run: list[LaidOff] = []

        def flush() -> None:
            if run:
                cards = self.cards([event.card for event in run])
                said.append(self.text("terminal-deed-lay", cards=cards, number=str(run[0].meld)))
                run.clear()

        for event in events:
            if isinstance(event, LaidOff):
                if run and run[0].meld != event.meld:
                    flush()
                run.append(event)
                continue
            flush()
            if not isinstance(event, TurnEnded | DealEnded) or not said:
                said += filter(None, [self._deed(event, after)])
        flush()
        return self.words.joined(said)

    def _deed(self, event: Event, after: View | State) -> str | None:
        match event:
            case Drew(card=card):
                shown = "hidden" if card is UNKNOWN else self.cards([card])
                return self.text("terminal-deed-draw", card=shown)
            case Took(card=card):
                return self.text("terminal-deed-take", card=self.cards([card]))
            case Touched():
                return self.text("terminal-deed-touch")
            case Renewed():
                return self.text("terminal-deed-renewed")
            case MeldLaid(meld=meld):
                return self.text("terminal-deed-meld", cards=self.laid(meld.laid))
            case Swapped(card=card, meld=number):
                return self.text("terminal-deed-swap", card=self.cards([card]), number=str(number))
            case Borrowed(cards=cards, meld=number):
                return self.text("terminal-deed-borrow", cards=self.cards(cards), number=str(number))
            case Discarded(card=card, carte=carte):
                told = "yes" if carte else "no"
                return self.text("terminal-deed-discard", card=self.cards([card]), carte=told)
            case Penalised(cards=cards):
                return self.text("terminal-deed-penalty", count=len(cards))
            case Died(seat=seat):
                passport = "yes" if after.opened[seat] else "no"
                return self.text("terminal-deed-dead", passport=passport)
            case Passed():
                return self.text("terminal-deed-pass")
            case Knocked(card=None):
                return self.text("terminal-deed-big-gin")
            case Knocked(left=left) | Shown(left=left):
                points = knock.points(after.terms).of(left)
                if isinstance(event, Shown):
                    return self.text("terminal-deed-shown", points=points)
                return self.text("terminal-deed-knock" if left else "terminal-deed-gin", points=points)
            case DealEnded() if after.terms.knocks:
                return self._called_dead(after)
            case WentOut():
                return self.text("terminal-deed-leave" if after.terms.draws else "terminal-deed-out")
            case TurnEnded():
                return self.text("terminal-deed-end")
        return None

    def _called_dead(self, after: View | State) -> str:
        """What a seat did by which a deal ended without a knock: it passed, or took one discard too many."""
        draw = after.terms.draw
        if len(after.stock) > draw.last:
            return self.text("terminal-deed-take", card=self.cards(after.pile[-1:]))
        return self.text("terminal-deed-pass" if draw.wall == "knock" else "terminal-deed-dead-hand")


def melds_of(events: Sequence[Event], count: int) -> set[int]:
    """The numbers of the melds that these last events touched; ``count`` melds lie there after them."""
    made = sum(isinstance(event, MeldLaid) for event in events)
    new = set(range(count - made + 1, count + 1))
    return new | {event.meld for event in events if isinstance(event, LaidOff | Swapped | Borrowed)}


def _end(end: MeldEnd | None) -> str:
    return "low" if end is MeldEnd.LOW else "high"


def _is_set(action: LayMeld) -> bool:
    stated = [one.stands_for for one in action.laid if one.stands_for is not None]
    ranks = {one.card.rank for one in action.laid if one.card is not JOKER}
    return len(ranks) <= 1 and not any(isinstance(one, Card) for one in stated)


def on_meld(action: Action) -> int | None:
    """The number of the meld that an action plays on."""
    return action.meld if isinstance(action, LayOff | Swap) else None
