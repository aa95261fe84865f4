"""A person at the table, with eyes and a hand.

It knows cards and what a meld looks like, and no engine: what may be done it reads from the page, and it does
it with a mouse, a finger or the keyboard. Nothing here calls into the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.look import Node, look
from browser.tongue import GIVEN, JOKER, RANKS, Tongue

MOST_TURNS: Final = 60
GAMES: Final = {
    "Rami 51": ("Rami", "Rami 51"),
    "Gin Rummy": ("Gin Rummy", "Gin Rummy"),
    "Oklahoma Gin": ("Gin Rummy", "Oklahoma Gin"),
    "Gin, Hollywood scoring": ("Gin Rummy", "Gin, Hollywood scoring"),
    **{
        way: ("Rami", way)
        for way in (
            "Rami 51 in a circle",
            "Rami 71",
            "Rami 81",
            "Arbaatash, the Lebanese 14",
            "Rami 51, the 1000-game",
        )
    },
}
"""The games of the first page that are ways of another: its name, and theirs."""


@dataclass(frozen=True)
class Held:
    """A card in the hand, as the page shows it."""

    card: str
    chosen: bool
    fits: bool

    @property
    def rank(self) -> str:
        return self.card.partition(" of ")[0]

    @property
    def suit(self) -> str:
        return self.card.partition(" of ")[2]

    @property
    def joker(self) -> bool:
        return self.card == JOKER


class Person:
    """Somebody who plays with a pointer: a mouse, or on a phone a finger."""

    def __init__(self, page: Page, *, taps: bool = False, seed: int = 0, language: str = "en") -> None:
        self.page = page
        self.taps = taps
        self.tongue = Tongue(language)
        self.whim = Random(seed)
        self.root = page.locator("[data-phase]")
        self.bar = page.get_by_role("toolbar", name=self.tongue.text("actions"))
        self.main = self.bar.locator("[data-primary]")
        self.tray = page.get_by_role("group", name=re.compile(f"^{self.tongue.begin('your-hand')}"))
        self.dialog = page.get_by_role("dialog")
        self.which_way = re.compile(re.escape(self.tongue.text("which-way", game=GIVEN).partition(GIVEN)[2]))
        self.done: list[str] = []
        """What it did, as the buttons said it."""

    # -- the hand ------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        if self.taps:
            what.tap()
        else:
            what.click()

    def press_anyway(self, what: Locator) -> None:
        """Press a button that says it can do nothing."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.taps:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def toggle(self, place: int) -> None:
        """Choose the card at this place of the hand, or put it back."""
        self.press(self.tray.get_by_role("button").nth(place))

    def end_turn(self) -> None:
        self.press(self.bar.get_by_role("button", name=self.tongue.text("do-end")))

    def undo(self) -> None:
        self.press(self.bar.get_by_role("button", name=self.tongue.text("undo")))

    def clear(self) -> None:
        self.press(self.bar.get_by_role("button", name=self.tongue.text("clear")))

    def press_main(self) -> None:
        self.press(self.main)

    def pick(self, way: int) -> None:
        """One of the ways that the page asks about."""
        self.press(self.dialog.locator("button.way").nth(way))

    # -- the lobby -----------------------------------------------------------------------------------------

    def open_lobby(self, url: str) -> None:
        self.page.goto(url)
        expect(self.page.get_by_role("button", name=self.tongue.text("open-table"))).to_be_visible()

    def sit_down(
        self, url: str, seats: int = 4, bots: Sequence[str] = (), quick: bool = True, game: str = ""
    ) -> None:
        """Open a table as in the book, and wait for the turn."""
        self.ready_to_deal(url, seats, bots, quick, game)
        self.deal()

    def ready_to_deal(
        self, url: str, seats: int = 4, bots: Sequence[str] = (), quick: bool = True, game: str = ""
    ) -> None:
        """Fill in the form of a new table, all but the house rules."""
        self.open_lobby(url)
        if quick:
            self.watch_at_once()
        if game:
            self.choose_game(*GAMES.get(game, (game,)))
        if self.page.get_by_role("group", name=self.tongue.text("how-many")).count():
            self.choose_seats(seats)
        for seat, name in enumerate(bots, start=2):
            self.choose_answer(
                self.page.get_by_role("combobox", name=self.tongue.text("seat-number", seat=seat)), name
            )

    def watch_at_once(self) -> None:
        """Moves of others at once: one of the settings."""
        self.open_settings()
        speed = self.dialog.get_by_role("combobox", name=self.tongue.text("like-speed"))
        self.choose_answer(speed, self.tongue.text("like-speed-off"))
        self.close_dialog()

    def open_settings(self) -> None:
        self.press(self.page.get_by_role("button", name=self.tongue.text("panel-settings")))

    def close_dialog(self) -> None:
        self.press(self.dialog.get_by_role("button", name=self.tongue.text("close")))

    def drag_nothing(self, url: str) -> None:
        """Dragging off: another of the settings."""
        self.open_lobby(url)
        self.open_settings()
        drag = self.dialog.get_by_role("checkbox", name="Drag cards")
        self.press(drag)
        expect(drag).not_to_be_checked()
        self.close_dialog()

    def choose_game(self, title: str, way: str = "") -> None:
        """A game by its name, and where it is played in several ways, the way."""
        self.press(
            self.page.get_by_role("group", name=self.tongue.text("which-game")).get_by_text(title, exact=True)
        )
        if way:
            self.press(self.page.get_by_role("group", name=self.which_way).get_by_text(way, exact=True))

    def choose_seats(self, seats: int) -> None:
        self.press(
            self.page.get_by_role("group", name=self.tongue.text("how-many")).get_by_text(
                str(seats), exact=True
            )
        )

    def choose_answer(self, control: Locator, answer: str) -> None:
        """An answer of a list: the label takes the focus there, the arrows walk through the answers."""
        options = [text.strip() for text in control.locator("option").all_inner_texts()]
        self.reach(control)
        self.page.keyboard.press("Home")
        for _ in range(options.index(answer)):
            self.page.keyboard.press("ArrowDown")
        expect(control.locator("option:checked")).to_have_text(answer)

    def reach(self, control: Locator) -> None:
        """Put the focus on a list or a field of a form by pressing its label."""
        id = control.get_attribute("id")
        label = self.page.locator(f"label[for={id}]") if id else control.locator("xpath=..")
        if self.taps:
            label.tap(position={"x": 4, "y": 4})
        else:
            label.click(position={"x": 4, "y": 4})
        expect(control).to_be_focused()

    def write(self, field: Locator, text: str) -> None:
        self.press(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")

    def open_rules(self) -> None:
        """The form of the house rules, with all its parts unfolded."""
        self.press(self.page.locator("details.rules > summary"))
        for part in self.page.locator("details.rules details:not([open]) > summary").all()[::-1]:
            self.press(part)

    def answer_rule(self, path: str, answer: str) -> None:
        """Answer a question that takes a number, in its part of the form."""
        if not self.page.locator("details.rules[open]").count():
            self.press(self.page.locator("details.rules > summary"))
        knob = self.page.locator(f"[data-knob='{path}']")
        part = self.page.locator("details.rules details").filter(has=knob)
        if part.get_attribute("open") is None:
            self.press(part.locator("summary"))
        self.write(knob.get_by_role("spinbutton"), answer)

    def answer_at_random(self, knob: Locator) -> None:
        """Another answer to a question of the house-rule form: one from its list, or a number near."""
        lists, numbers = knob.get_by_role("combobox"), knob.get_by_role("spinbutton")
        if lists.count():
            now = lists.locator("option:checked").inner_text()
            answers = [one for one in lists.locator("option").all_inner_texts() if one != now]
            self.choose_answer(lists, self.whim.choice(answers))
        if numbers.count():
            low, high = (int(numbers.get_attribute(edge) or 0) for edge in ("min", "max"))
            number = int(numbers.input_value())
            near = [one for one in range(number - 3, number + 4) if low <= one <= high and one != number]
            self.write(numbers, str(self.whim.choice(near)))

    def house_rules(self, count: int) -> list[str]:
        """Answer some questions of the form otherwise than the book, whatever they are; which, it returns."""
        self.open_rules()
        knobs = self.page.locator("[data-knob]")
        for at in sorted(self.whim.sample(range(knobs.count()), count)):
            self.answer_at_random(knobs.nth(at))
        return self.changed()

    def changed(self) -> list[str]:
        return [knob.get_attribute("data-knob") or "" for knob in self.page.locator(".knob.differs").all()]

    def put_right(self) -> bool:
        """Press 'Deal the cards'; where the rules do not go together, put a named one back as in the book.

        False when there was nothing to put right.
        """
        button = self.page.get_by_role("button", name=self.tongue.text("open-table"))
        with self.page.expect_response("**/api/tables") as answer:
            self.press(button)
        if answer.value.status == 201:
            self.page.wait_for_url("**/t/*")
            return False
        expect(self.page.get_by_role("alert")).to_contain_text("must be put right first")
        named = self.page.locator(".knob.differs:has(.wrong)")
        if not named.count():
            # What is wrong goes together with another answer, most likely of the same group.
            wrong = self.page.locator(".knob:has(.wrong)").first.get_attribute("data-knob") or ""
            named = self.page.locator(f".knob.differs[data-knob^='{wrong.partition('.')[0]}.']")
        knob = named.first if named.count() else self.page.locator(".knob.differs").first
        self.press(knob.get_by_role("button"))
        return True

    def deal(self) -> None:
        self.press(self.page.get_by_role("button", name=self.tongue.text("open-table")))
        self.page.wait_for_url("**/t/*")
        self.wait_for_my_turn()

    # -- the eyes ------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Held]:
        return [self.held(button) for button in look(self.tray).all("button")]

    def held(self, button: Node) -> Held:
        card, *said = self.tongue.items(button.name)
        chosen = any(one.startswith(self.tongue.begin("card-chosen", place=GIVEN)) for one in said)
        return Held(self.tongue.card(card), chosen, self.tongue.text("card-fits") in said)

    def says_to(self, act: str, label: str) -> bool:
        """Whether a button says that it does this: ``meld``, ``lay``, ``swap``."""
        return label.startswith(self.tongue.begin(f"do-{act}"))

    @property
    def label(self) -> str:
        """What the main button says."""
        return self.says.name

    @property
    def says(self) -> Node:
        """The main button. Others may stand before it."""
        return look(self.main).one("button")

    @property
    def buttons(self) -> Node:
        return look(self.bar)

    def can(self, name: str) -> bool:
        return self.buttons.one("button", name).enabled

    @property
    def over(self) -> bool:
        return self.root.get_attribute("data-phase") != "play"

    @property
    def my_turn(self) -> bool:
        return self.root.get_attribute("data-my-turn") is not None

    @property
    def version(self) -> str:
        return self.root.get_attribute("data-version") or ""

    def settled(self) -> None:
        """Until the page has nothing under way."""
        self.page.locator("[data-phase][data-settled]").wait_for()

    def wait_for_my_turn(self) -> bool:
        """Until it is this person's turn; false where the deal ended before."""
        self.page.locator("[data-my-turn], [data-phase=deal_over], [data-phase=match_over]").wait_for()
        return not self.over

    def shown_after(self, version: str) -> None:
        """Until the page shows something newer, and is done with it."""
        self.page.locator(f"[data-phase][data-version]:not([data-version='{version}'])").wait_for()
        self.page.locator("[role=toolbar]:not([data-busy])").wait_for()

    # -- playing -------------------------------------------------------------------------------------------

    def select(self, places: Sequence[int]) -> str:
        """Choose exactly these cards, and read what the main button makes of them."""
        hand = self.hand
        for place, held in enumerate(hand):
            if held.chosen and place not in places:
                self.toggle(place)
        for place in places:
            if not hand[place].chosen:
                self.toggle(place)
        self.settled()
        return self.label

    def play(self, swaps: bool = True) -> bool:
        """Do with the chosen cards what the main button says, if it says anything."""
        says = self.says
        if not says.enabled:
            return False
        before = self.version
        self.go(says.name)
        if self.tongue.is_choice(says.name):
            self.choose_way(swaps)
        else:
            self.done.append(says.name)
        self.shown_after(before)
        if not self.over:
            alert = self.buttons.one("alert").text
            assert not alert, f"the page offered {says.name!r} and then said {alert!r}"
        return True

    def go(self, says: str) -> None:
        """The main button; or, as likely, the landing place on the meld that lights up."""
        landings = self.page.locator(".land")
        if self.says_to("lay", says) and landings.count() == 1 and self.whim.random() < 0.5:
            self.press(landings)
        else:
            self.press_main()

    def choose_way(self, swaps: bool = True) -> None:
        """One of several ways, any."""
        ways = [button.name for button in look(self.dialog).all("button")[1:]]
        assert len(ways) > 1, f"a question with one answer: {ways}"
        way = self.whim.choice(
            [at for at, name in enumerate(ways) if swaps or not self.says_to("swap", name)]
        )
        self.done.append(ways[way])
        self.pick(way)

    def play_turn(self) -> None:
        """Lay everything that can be laid, jokers only where nothing else goes, and end the turn."""
        for swaps in (True, False):
            self.lay_all(swaps)
            if not self.my_turn:
                return
            if self.can(self.tongue.text("do-end")):
                self.leave_turn()
                return
            # A joker was taken that found no place. Back, and the same without swaps.
            while self.can(self.tongue.text("undo")):
                before = self.version
                self.undo()
                self.shown_after(before)
        raise AssertionError(f"nothing to play: {[held.card for held in self.hand]}, {self.label!r}")

    def leave_turn(self) -> None:
        before = self.version
        self.done.append("End turn")
        self.end_turn()
        self.shown_after(before)

    def lay_all(self, swaps: bool) -> None:
        vain: set[tuple[str, ...]] = set()
        while self.my_turn:
            hand = self.hand
            if self.lay_one(hand, swaps, jokers=False) or self.meld_one(hand, vain, jokers=False):
                continue
            if self.can(self.tongue.text("do-end")):
                return
            if self.meld_one(hand, vain, jokers=True) or self.lay_one(hand, swaps, jokers=True):
                continue
            if any(held.chosen for held in self.hand):
                self.clear()
                self.settled()
            if not (self.label == self.tongue.text("do-dead") and self.play()):
                return

    def lay_one(self, hand: list[Held], swaps: bool, *, jokers: bool) -> bool:
        """Lay a card that the page marks as fitting."""
        tried = set()
        for place, held in enumerate(hand):
            if held.fits and held.joker == jokers and held.card not in tried:
                tried.add(held.card)
                says = self.select([place])
                if (swaps or not self.says_to("swap", says)) and self.play(swaps):
                    return True
        return False

    def meld_one(self, hand: list[Held], vain: set[tuple[str, ...]], *, jokers: bool) -> bool:
        for places in melds(hand, jokers=jokers):
            cards = tuple(sorted(hand[place].card for place in places))
            if cards in vain:
                continue
            self.select(places)
            if self.play():
                return True
            vain.add(cards)
        return False

    def play_deal(self) -> Node:
        """Play until the deal is over, and return what the page then shows."""
        for _ in range(MOST_TURNS):
            if not self.wait_for_my_turn():
                return self.result()
            self.play_turn()
        raise AssertionError("the deal does not end")

    def result(self) -> Node:
        return look(self.page.locator("[data-deal-over]"))

    def next_deal(self) -> bool:
        """Deal again; false where the match is over."""
        if self.root.get_attribute("data-phase") == "match_over":
            return False
        self.press(self.bar.get_by_role("button", name=self.tongue.text("do-next")))
        self.page.locator("[data-phase=play]").wait_for()
        return True


class Typist(Person):
    """Somebody who plays by keyboard alone."""

    minds_the_focus = False
    """Whether each move must leave the focus somewhere, whatever came and went on the page."""

    def press(self, what: Locator) -> None:
        self.walk_to(what)
        self.page.keyboard.press("Enter")

    def walk_to(self, what: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(200):
            if what.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {what}")

    def shown_after(self, version: str) -> None:
        super().shown_after(version)
        if self.minds_the_focus:
            expect(self.page.locator(":focus")).to_have_count(1)

    def toggle(self, place: int) -> None:
        for key in ("h", "Home", *["ArrowRight"] * place, "Space"):
            self.page.keyboard.press(key)

    def end_turn(self) -> None:
        self.page.keyboard.press("e")

    def undo(self) -> None:
        self.page.keyboard.press("u")

    def clear(self) -> None:
        self.page.keyboard.press("Escape")

    def go(self, says: str) -> None:
        acts = [act for act in ("meld", "lay", "swap") if self.says_to(act, says)]
        if acts:
            self.page.keyboard.press({"meld": "m", "lay": "l", "swap": "j"}[acts[0]])
        else:
            self.press_main()

    def choose_game(self, title: str, way: str = "") -> None:
        for name, wanted in ((self.tongue.text("which-game"), title), (self.which_way, way)):
            if wanted:
                self.choose_radio(self.page.get_by_role("group", name=name), wanted)

    def choose_radio(self, group: Locator, name: str) -> None:
        self.walk_to(group.locator("input:checked"))
        wanted = group.get_by_role("radio", name=name, exact=True)
        while not wanted.is_checked():
            self.page.keyboard.press("ArrowDown")

    def choose_seats(self, seats: int) -> None:
        group = self.page.get_by_role("group", name=self.tongue.text("how-many"))
        self.walk_to(group.locator("input:checked"))
        wanted = group.get_by_role("radio", name=str(seats))
        for _ in range(10):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {seats} players")

    def reach(self, control: Locator) -> None:
        self.walk_to(control)

    def write(self, field: Locator, text: str) -> None:
        self.walk_to(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")


def melds(hand: Sequence[Held], *, jokers: bool) -> Iterator[tuple[int, ...]]:
    """Places of cards that look like a meld, the likely ones first."""
    natural = [place for place, held in enumerate(hand) if not held.joker]
    wild = [place for place, held in enumerate(hand) if held.joker]
    if not jokers:
        yield from runs(hand, natural)
        yield from sets(hand, natural)
        return
    for count in range(1, len(wild) + 1):
        some = tuple(wild[:count])
        for size in (3, 4, 5):
            for others in combinations(natural, max(size - count, 0)):
                if len(others) + count == size and alike(hand, others, size):
                    yield others + some


def runs(hand: Sequence[Held], natural: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Longest first."""
    found = []
    for suit in sorted({hand[place].suit for place in natural}):
        at = {RANKS.index(hand[place].rank): place for place in natural if hand[place].suit == suit}
        if 0 in at:
            at[len(RANKS)] = at[0]
        for low in at:
            high = low
            while high + 1 in at and not (low == 0 and high + 1 == len(RANKS)):
                high += 1
            found += [tuple(at[rank] for rank in range(low, top + 1)) for top in range(low + 2, high + 1)]
    yield from sorted(set(found), key=len, reverse=True)


def sets(hand: Sequence[Held], natural: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All of a rank; where that does not go, one of each suit."""
    for rank in RANKS:
        its = [place for place in natural if hand[place].rank == rank]
        if len(its) >= 3:
            yield tuple(its)
            each = {hand[place].suit: place for place in its}
            if 3 <= len(each) < len(its):
                yield tuple(each.values())


def alike(hand: Sequence[Held], places: Sequence[int], size: int) -> bool:
    """Whether jokers might make a meld of these: one rank, or near each other in one suit."""
    ranks = [RANKS.index(hand[place].rank) for place in places]
    if len(set(ranks)) <= 1:
        return True
    if len({hand[place].suit for place in places}) > 1 or len(set(ranks)) < len(ranks):
        return False
    high = [rank or len(RANKS) for rank in ranks]
    return min(max(some) - min(some) for some in (ranks, high)) < size
