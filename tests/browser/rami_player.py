"""A person at a table of Rami: what may be done is read from the page, what is worth it thought of here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import combinations
from typing import Final

from playwright.sync_api import Page

from browser.look import look
from browser.player import Held, Person, Typist, runs
from browser.tongue import JOKER, RANKS, SUITS, english

HIGH: Final = len(RANKS)
MOST_PLANS: Final = 150

OPENED_WITH_JOKER: Final = "an opening with a joker"
BORROWED: Final = "a borrowed card"
SWAPPED: Final = "a swapped joker"


@dataclass(frozen=True)
class Plan:
    """Cards of the hand, by their places, that look like a meld."""

    places: tuple[int, ...]
    points: int
    pure: bool
    """A run without a joker."""


@dataclass(frozen=True)
class Lying:
    """A meld on the table: its cards, and what each counts as."""

    number: int
    run: bool
    slots: tuple[tuple[str, str | None], ...]

    def spare(self) -> list[str]:
        """Cards that may leave it, so that three remain."""
        if len(self.slots) < 4:
            return []
        there = (self.slots[0], self.slots[-1]) if self.run else self.slots
        return [card for card, _ in there if card != JOKER]

    def frees(self) -> list[str]:
        """The cards for which it gives its joker."""
        if self.run:
            return [stands for card, stands in self.slots if card == JOKER and stands]
        naturals = [card for card, _ in self.slots if card != JOKER]
        if len(self.slots) != 4 or len(naturals) != 3:
            return []
        rank = naturals[0].partition(" of ")[0]
        return [one for suit in SUITS.values() if (one := f"{rank} of {suit}") not in naturals]


class TableReader(HTMLParser):
    """The melds among what the page shows."""

    def __init__(self) -> None:
        super().__init__()
        self.melds: list[tuple[int, bool, list[tuple[str, str | None]]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if number := said.get("data-meld"):
            self.melds.append((int(number), said.get("data-kind") == "run", []))
        elif card := said.get("data-slot"):
            self.melds[-1][2].append((named(card), named(said.get("data-stands-for") or "") or None))

    @property
    def lying(self) -> list[Lying]:
        return [Lying(number, run, tuple(slots)) for number, run, slots in self.melds]


class RamiPerson(Person):
    """Somebody who plays Rami with a pointer.

    The hand of such a person are the cards of the tray, then those that the page has set apart because this
    turn must lay them.
    """

    def __init__(self, page: Page, *, taps: bool = False, seed: int = 0, language: str = "en") -> None:
        super().__init__(page, taps=taps, seed=seed, language=language)
        self.slots = page.get_by_role("group", name=self.tongue.text("slots"))
        self.pinned = page.locator("[data-slot-kind=pinned]")
        self.borrowing = page.locator("[data-borrow]")
        self.refused: list[str] = []
        """What the page said when a discard was refused."""
        self.hasty = False
        """Whether it once begins an opening that it cannot complete."""

    # -- the hand ------------------------------------------------------------------------------------------

    def toggle(self, place: int) -> None:
        tray = self.tray.get_by_role("button").count()
        if place < tray:
            super().toggle(place)
        else:
            self.press(self.pinned.nth(place - tray))

    def draw(self) -> None:
        self.press(self.whim.choice([self.main, self.page.locator("[data-draw]")]))

    def take(self) -> None:
        self.press(self.page.locator(self.whim.choice(["[data-take-button]", "[data-take]"])))

    def throw(self) -> None:
        """Press the discard, also where it looks as if it would do nothing: then it says why."""
        self.settled()
        self.press_anyway(self.page.locator("[data-discard]"))

    def look_for_a_loan(self) -> None:
        self.press(self.borrowing)

    def press_meld(self, number: int) -> None:
        self.press(self.page.locator(f"[data-meld='{number}'] .land.borrow"))

    def announce(self) -> None:
        self.press(self.page.locator("[data-carte] button"))

    def start_again(self) -> None:
        """Take everything back that can be."""
        again = self.page.locator("[data-undo-all]:not([aria-disabled=true])")
        if again.count():
            before = self.version
            self.done.append("Start again")
            self.press(again)
            self.shown_after(before)

    # -- the eyes ------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Held]:
        held = super().hand
        if not self.pinned.count():
            return held
        lent = self.tongue.begin("slot-borrowed")
        apart = (one for one in look(self.slots).all("button") if lent not in one.name)
        return held + [
            Held(self.tongue.card(one.name.partition(": ")[0]), one.pressed, False) for one in apart
        ]

    @property
    def drawing(self) -> bool:
        return self.root.get_attribute("data-drawing") is not None

    @property
    def table(self) -> list[Lying]:
        reader = TableReader()
        reader.feed(self.page.locator(".felt").inner_html())
        return reader.lying

    @property
    def need(self) -> int | None:
        """How many points the opening still must reach; none when it stands, or was there before."""
        meter = self.page.locator("[data-opening]:not(.stands)")
        if not meter.count():
            return None
        return int((meter.get_attribute("data-opening") or "").partition("/")[2])

    @property
    def alert(self) -> str:
        return self.bar.get_by_role("alert").inner_text()

    def log(self) -> list[str]:
        """What the page says has happened in this deal, in order."""
        shown = self.page.locator("aside [data-log]")
        if not shown.first.is_visible():
            self.press(
                self.page.get_by_role("navigation").get_by_role("button", name=self.tongue.text("panel-log"))
            )
            shown = self.dialog.locator("[data-log]")
        lists = {one.get_attribute("data-log"): one.locator("li").all_inner_texts() for one in shown.all()}
        return lists.get("earlier", [])[::-1] + lists["recent"]

    def deeds(self) -> set[str]:
        """Which of the rare things this person did in this deal, as the page's log says."""
        found, turn = set(), list[str]()
        for line in self.log():
            if not line.startswith("You "):
                turn = []
                continue
            turn.append(line)
            if line.startswith("You borrow "):
                found.add(BORROWED)
            if line.startswith("You put ") and "take the joker" in line:
                found.add(SWAPPED)
            if "you have opened" in line and any("You meld" in one and "★" in one for one in turn):
                found.add(OPENED_WITH_JOKER)
        return found

    # -- playing -------------------------------------------------------------------------------------------

    def play_turn(self) -> None:
        """A turn with all that comes to mind; where that cannot be finished, again with less."""
        for boldness in (2, 1, 0):
            self.begin(bold=boldness > 1)
            if self.my_turn and boldness and self.label != self.tongue.text("choose-discard"):
                self.lay(bold=boldness > 1)
            if not self.my_turn or self.leave():
                return
            self.start_again()
        raise AssertionError(f"no end of this turn: {[one.card for one in self.hand]}, {self.refused[-1:]}")

    def begin(self, *, bold: bool) -> None:
        """Take the top discard where it is of use, else draw."""
        if not self.drawing:
            return
        before = self.version
        if bold and self.page.locator("[data-take-button].ready").count() and self.wants_top():
            self.done.append("Take")
            self.take()
        else:
            self.done.append("Draw")
            self.draw()
        self.shown_after(before)

    def wants_top(self) -> bool:
        top = Held(named(self.page.locator("[data-top]").get_attribute("data-top") or ""), False, False)
        hand, need = self.hand, self.need
        if need is not None:
            return any(len(hand) in one.places for one in opening([*hand, top], need))
        return bool(with_the_last([*hand, top])) or any(top.card in meld.frees() for meld in self.table)

    def lay(self, *, bold: bool) -> None:
        """Open if that is possible, and then all the rest."""
        if (need := self.need) is not None:
            hand = self.hand
            some = opening(hand, need) or (plans(hand)[:1] if self.hasty and not self.refused else [])
            for cards in [[hand[place].card for place in one.places] for one in some]:
                if not self.meld(cards):
                    return
            if self.need is not None:
                return
        vain: set[object] = set()
        while self.my_turn and (
            self.pay()
            or (bold and self.swap_one(vain))
            or self.meld_one_of(plans(self.hand, jokers=False), vain)
            or (bold and self.borrow_one(vain))
            or self.lay_one_off(vain)
            or self.meld_one_of(plans(self.hand), vain)
        ):
            pass

    def choose(self, cards: Sequence[str]) -> str:
        """Choose cards by what they are, the last of equal ones, and read the main button."""
        hand, places = self.hand, list[int]()
        for card in cards:
            its = [at for at, held in enumerate(hand) if held.card == card and at not in places]
            places.append(its[-1])
        return self.select(places)

    def meld(self, cards: Sequence[str]) -> bool:
        self.choose(cards)
        return self.do("meld")

    def do(self, act: str) -> bool:
        """Do this with the chosen cards if the page offers it; of several ways the one of most points."""
        label, before = self.label, self.version
        if self.tongue.is_choice(label):
            self.press_main()
            ways = [button.name for button in look(self.dialog).all("button")[1:]]
            fit = [at for at, name in enumerate(ways) if self.says_to(act, name)]
            if not fit:
                self.close_dialog()
                return False
            way = max(fit, key=lambda at: int((re.findall(r"\((\d+)\)$", ways[at]) or [0])[0]))
            self.done.append(ways[way])
            self.pick(way)
        elif self.says_to(act, label):
            self.done.append(label)
            self.go(label)
        else:
            return False
        self.shown_after(before)
        if not self.over:
            assert not self.alert, f"the page offered {self.done[-1]!r} and then said {self.alert!r}"
        return True

    def pay(self) -> bool:
        """Lay a card that the page has set apart."""
        if not self.pinned.count():
            return False
        hand = self.hand
        owed = range(len(hand) - self.pinned.count(), len(hand))
        for one in plans(hand):
            if any(place in owed for place in one.places) and len(one.places) < len(hand):
                self.select(one.places)
                if self.do("meld"):
                    return True
        for place in owed:
            self.select([place])
            if self.do("lay") or self.do("swap"):
                return True
        return False

    def meld_one_of(self, some: Sequence[Plan], vain: set[object]) -> bool:
        hand = self.hand
        for one in some:
            cards = tuple(hand[place].card for place in one.places)
            if len(cards) < len(hand) and cards not in vain:
                vain.add(cards)
                if self.meld(cards):
                    return True
        return False

    def lay_one_off(self, vain: set[object]) -> bool:
        """Lay a card that the page marks as fitting on the table; a joker only when few are left."""
        hand = self.hand
        for held in hand:
            if held.fits and held.card not in vain and (not held.joker or len(hand) < 4):
                vain.add(held.card)
                self.choose([held.card])
                if self.do("lay"):
                    vain.discard(held.card)
                    return True
        return False

    def swap_one(self, vain: set[object]) -> bool:
        """Win a joker that can be laid again at once."""
        hand = self.hand
        won = Held(JOKER, False, False)
        for meld in self.table:
            for card in meld.frees():
                at = next((place for place, held in enumerate(hand) if held.card == card), None)
                if at is None or (SWAPPED, card) in vain:
                    continue
                rest = [*hand[:at], *hand[at + 1 :], won]
                uses = [one for one in with_the_last(rest) if len(one.places) < len(rest)]
                vain.add((SWAPPED, card))
                self.select([at])
                if uses and self.do("swap"):
                    return self.meld([rest[place].card for place in uses[0].places])
        return False

    def borrow_one(self, vain: set[object]) -> bool:
        """Borrow a card of the table for which there are others in the hand."""
        if self.borrowing.get_attribute("aria-disabled") == "true":
            return False
        hand = self.hand
        for meld in self.table:
            for card in meld.spare():
                lent = Held(card, False, False)
                uses = [one for one in with_the_last([*hand, lent]) if len(one.places) <= len(hand)]
                if uses and (meld.number, card) not in vain:
                    vain.add((meld.number, card))
                    if self.borrow(meld.number, card):
                        if self.meld([hand[place].card for place in uses[0].places if place < len(hand)]):
                            return True
                        self.take_back()
        return False

    def borrow(self, number: int, card: str) -> bool:
        """Borrow this one card from this meld, if the page says that it can be."""
        before = self.version
        if any(held.chosen for held in self.hand):
            self.clear()
        self.look_for_a_loan()
        if not self.page.locator(f"[data-meld='{number}'] .land.borrow").count():
            self.look_for_a_loan()
            return False
        self.press_meld(number)
        if self.dialog.count():
            ways = [button.name for button in look(self.dialog).all("button")[1:]]
            this = self.tongue.begin("do-borrow", cards=self.tongue.spoken(card))
            way = next((at for at, name in enumerate(ways) if name.startswith(this)), None)
            if way is None:
                self.close_dialog()
                self.clear()
                return False
            self.pick(way)
        self.shown_after(before)
        self.done.append(f"Borrow {card}")
        lent = f"{self.tongue.spoken(card)}: {self.tongue.begin('slot-borrowed')}"
        if any(one.name.startswith(lent) for one in look(self.slots).all("button")):
            return True
        self.take_back()
        return False

    def take_back(self) -> None:
        before = self.version
        self.done.append("Undo")
        self.undo()
        self.shown_after(before)

    def leave(self) -> bool:
        """Discard what is of least use, and say "carte" where that is wanted; false where it is refused."""
        tray = self.tray.get_by_role("button").count()
        if not tray:
            return False
        place = least(self.hand[:tray], opened=self.need is None)
        self.select([place])
        if self.page.locator("[data-carte=unsaid]").count():
            self.announce()
            self.page.locator("[data-carte=said]").wait_for()
            self.done.append("Carte")
        before = self.version
        self.throw()
        self.page.locator("[role=toolbar]:not([data-busy])").wait_for()
        if not self.over and (said := self.alert):
            self.refused.append(said)
            return False
        self.shown_after(before)
        self.done.append("Discard")
        return True


class RamiTypist(Typist, RamiPerson):
    """The same by keyboard alone."""

    def toggle(self, place: int) -> None:
        tray = self.tray.get_by_role("button").count()
        if place < tray:
            super().toggle(place)
        else:
            self.press(self.pinned.nth(place - tray))

    def draw(self) -> None:
        self.page.keyboard.press("d")

    def take(self) -> None:
        self.page.keyboard.press("f")

    def throw(self) -> None:
        self.page.keyboard.press("x")

    def look_for_a_loan(self) -> None:
        self.page.keyboard.press("b")

    def press_meld(self, number: int) -> None:
        """To the table, along its melds, and Enter."""
        self.page.keyboard.press("t")
        meld = self.page.locator(f"[data-meld='{number}'] .whole:focus")
        for key in ["ArrowLeft"] * 30 + ["ArrowRight"] * 30:
            if meld.count():
                break
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")

    def announce(self) -> None:
        self.page.keyboard.press("k")


def named(card: str) -> str:
    """``7h`` as it is spoken; a rank alone is of no suit, so it is nothing here."""
    if card == "Jk":
        return JOKER
    return english(*card) if len(card) == 2 else ""


# -- what makes a meld -------------------------------------------------------------------------------------


def plans(hand: Sequence[Held], *, jokers: bool = True) -> list[Plan]:
    """What looks like a meld, with at most one joker, those of most points first."""
    natural = [place for place, held in enumerate(hand) if not held.joker]
    found = [Plan(places, run_points(hand, places), pure=True) for places in runs(hand, natural)]
    found += [Plan(places, set_points(hand, places), pure=False) for places in alike(hand, natural, (3, 4))]
    for joker in [place for place, held in enumerate(hand) if held.joker][-1:] if jokers else []:
        for places in alike(hand, natural, (2, 3)):
            found.append(Plan((*places, joker), set_points(hand, (*places, joker)), pure=False))
        for places, points in gapped(hand, natural):
            found.append(Plan((*places, joker), points, pure=False))
    return sorted(found, key=lambda one: -one.points)[:MOST_PLANS]


def with_the_last(hand: Sequence[Held]) -> list[Plan]:
    """The melds that the last card has a part in."""
    return [one for one in plans(hand) if len(hand) - 1 in one.places]


def alike(hand: Sequence[Held], natural: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """So many of one rank, each of another suit."""
    for rank in RANKS:
        each = {hand[place].suit: place for place in natural if hand[place].rank == rank}
        for size in sizes:
            yield from combinations(each.values(), size)


def gapped(hand: Sequence[Held], natural: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Two to four of a suit that one more card makes a run of, and the points of that run."""
    for suit in SUITS.values():
        at = {RANKS.index(hand[place].rank): place for place in natural if hand[place].suit == suit}
        if 0 in at:
            at[HIGH] = at[0]
        for positions in (range(low, low + long) for low in at for long in (3, 4, 5)):
            there = [at[one] for one in positions if one in at]
            if len(there) == len(positions) - 1 and positions[-1] <= HIGH:
                yield tuple(there), sum(map(worth, positions))


def worth(position: int) -> int:
    """What a card counts at this position of a run; the ace above the king is the last."""
    return 11 if position == HIGH else min(position + 1, 10)


def run_points(hand: Sequence[Held], places: Sequence[int]) -> int:
    ranks = [RANKS.index(hand[place].rank) for place in places]
    high = 0 in ranks and len(RANKS) - 1 in ranks and len(ranks) < len(RANKS)
    return sum(worth(HIGH if high and rank == 0 else rank) for rank in ranks)


def set_points(hand: Sequence[Held], places: Sequence[int]) -> int:
    rank = RANKS.index(hand[places[0]].rank)
    return len(places) * worth(rank or HIGH)


def opening(hand: Sequence[Held], need: int) -> list[Plan]:
    """Melds side by side, one a pure run, of at least so many points; the most that there are."""
    some = plans(hand)
    best: list[Plan] = []

    def extend(chosen: list[Plan], used: frozenset[int], start: int) -> None:
        nonlocal best
        points = sum(one.points for one in chosen)
        if points >= need and any(one.pure for one in chosen) and points > sum(one.points for one in best):
            best = list(chosen)
        for at in range(start, len(some)):
            one = some[at]
            if used.isdisjoint(one.places) and len(used) + len(one.places) < len(hand):
                extend([*chosen, one], used.union(one.places), at + 1)

    extend([], frozenset(), 0)
    return best


def least(hand: Sequence[Held], *, opened: bool) -> int:
    """The place of the card that is of least use: in no meld, of few neighbours; low before the opening."""
    melded = {place for one in plans(hand, jokers=False) for place in one.places}

    def use(place: int) -> tuple[bool, bool, int, int]:
        one = hand[place]
        if one.joker:
            return True, True, 0, 0
        rank = RANKS.index(one.rank)
        near = 0
        for other in (held for at, held in enumerate(hand) if at != place and not held.joker):
            far = abs(RANKS.index(other.rank) - rank)
            beside = 0 < min(far, len(RANKS) - far) < 3 and other.suit == one.suit
            near += beside or (far == 0 and other.suit != one.suit)
        return False, place in melded, near, -worth(rank) if opened else worth(rank or HIGH)

    return min(range(len(hand)), key=use)
