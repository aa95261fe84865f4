"""What the people of a table are helped with: the best melds of a hand, and what could be done now.

It is thought where the bots think, of the same view, and asked twice of one position it is thought once. A
hint is what the steady bot would do in this seat's place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from tierce.cards import Cards
from tierce.game import engine
from tierce.game.actions import Action, Discard, LayMeld
from tierce.game.illegal import Illegal
from tierce.game.policies import opening
from tierce.melds import Reason
from tierce.server import messages, why, wire
from tierce.server.hands import Hand
from tierce.server.opponents import Best, BotFailed, Opponents
from tierce.server.play import Play
from tierce.server.shapes import there
from tierce.server.tongue import words
from tierce.server.why import Refused
from tierce.table import View
from tierce.words.hints import Hints

T = TypeVar("T")
ADVISER: Final = "keeper"


class Advice:
    """What the seats of one table have asked for."""

    def __init__(self, opponents: Opponents) -> None:
        """Nobody has asked yet."""
        self._opponents = opponents
        self._asked: dict[object, tuple[object, asyncio.Future[Any]]] = {}

    async def best(self, seat: int, n: int, play: Play, lies: Hand) -> wire.BestMessage:
        """The best melds of a hand beside the groups that are kept. Raises ``Refused``."""
        view = play.table.view(seat)
        groups = lies.in_deal(play.table.deal).groups
        kept = [cards for group, cards in zip(groups, there(groups, view.hand), strict=True) if group.keep]
        free = view.hand - Cards(card for cards in kept for card in cards)
        melds, left = await self._melds(seat, play, view, free)
        found = [wire.Group(messages.texts(cards), keep=True) for cards in kept if cards]
        found += [wire.Group(messages.texts(meld.cards)) for meld in melds]
        return wire.BestMessage(n, found, messages.texts(left))

    async def hint(self, seat: int, n: int, play: Play) -> wire.HintMessage:
        """What this seat could do now. Raises ``Refused``."""
        view, names = play.table.view(seat), play.table.names
        if view.over or view.turn != seat:
            reason = Reason.PHASE if view.over else Reason.TURN
            raise Refused(why.illegal(Illegal(reason), view, names))
        seed, half_played = play.bot_seed(seat, "hint"), bool(play.table.draft)
        hints = Hints(words(), names)
        try:
            said = await self._once(
                (seat, "hint"), _moment(play), lambda: self._opponents.choose(ADVISER, view, seed)
            )
        except Refused:
            if not half_played:
                raise
            # A bot finds no way to end this turn: it would not have come here.
            return wire.HintMessage(n, *hints.back(), None, None)
        action = Action.parse(said)
        opens = await self._opens(seat, play, view) if isinstance(action, LayMeld | Discard) else 0
        step = messages.step((action,), said, view)
        return wire.HintMessage(n, *hints.hint(action, view, opens), step, None)

    async def _opens(self, seat: int, play: Play, view: View) -> int:
        """The points with which this seat can open in this turn; 0 where it needs none, or cannot."""
        need = opening.lacking(view.state, seat)
        if not need:
            return 0
        melds, _ = await self._melds(seat, play, view, view.hand)
        points = view.go.points + sum(messages.meld_points(meld, view.terms) for meld in melds)
        may = all(engine.check_step(view.state, LayMeld.of(meld)) is None for meld in melds[:1])
        return points if may and points >= need else 0

    async def _melds(self, seat: int, play: Play, view: View, hand: Cards) -> Best:
        moment = (_moment(play), hand)
        return await self._once((seat, "best"), moment, lambda: self._opponents.best(view, hand))

    async def _once(self, what: object, moment: object, ask: Callable[[], Awaitable[T]]) -> T:
        """The answer to this question of this moment; it is asked again only where it failed."""
        known = self._asked.get(what)
        if known is None or known[0] != moment or _failed(known[1]):
            known = self._asked[what] = moment, asyncio.ensure_future(ask())
        try:
            answer: T = await asyncio.shield(known[1])
        except BotFailed:
            raise Refused(why.plain("no_answer")) from None
        return answer


def _moment(play: Play) -> object:
    return play.table.deal, play.table.seq, play.table.draft


def _failed(answer: asyncio.Future[Any]) -> bool:
    return answer.done() and (answer.cancelled() or answer.exception() is not None)
