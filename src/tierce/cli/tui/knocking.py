"""The main line where melds are held back until somebody knocks."""

from __future__ import annotations

from tierce.cards import Card
from tierce.cli.tui.holding import big_gins, knocks, left_by, points
from tierce.cli.tui.moment import Moment, Prompt, allowed
from tierce.cli.tui.say import Say
from tierce.game import engine
from tierce.game.actions import BigGin, Discard, Knock, Take
from tierce.game.policies import knock
from tierce.game.state import Phase
from tierce.table import View

Offers = list[tuple[str, str]]


def knocking(moment: Moment, say: Say) -> Prompt:
    """The main line of this moment, before the deal is over."""
    view = moment.view
    if not moment.mine:
        return Prompt(said=_waiting(view, say))
    match view.phase:
        case Phase.PLAY:
            return _play(moment, say)
        case Phase.LAYOFF:
            return _layoff(moment, say)
    top = say.cards(view.pile[-1:])
    offers: Offers = [("F", say.text("do-take", card=top))] if allowed(view, Take()) else []
    if view.phase is Phase.DRAW:
        must = say.text("gin-must-draw", card=top) if view.go.must_draw else ""
        return Prompt((("D", say.text("do-draw")), *offers), message=must)
    if view.phase is Phase.OFFER:
        said = say.text("gin-offer", card=top)
        return Prompt((("N", say.text("do-pass")), *offers), message=said)
    dead = view.terms.draw.wall == "declare"
    offers.append(("N", say.text("do-call-dead" if dead else "do-pass")))
    wall = say.text("gin-wall", card=top, wall=view.terms.draw.wall)
    return Prompt(tuple(offers), message=wall if len(offers) > 1 else say.text("gin-wall-pass", card=top))


def _waiting(view: View, say: Say) -> str:
    name = say.names[view.turn]
    if view.phase is Phase.OFFER:
        return say.text("gin-offer-wait", name=name, card=say.cards(view.pile[-1:]))
    if view.phase is Phase.LAYOFF:
        return say.text("gin-layoff-wait", name=name)
    return say.text("terminal-prompt-wait", name=name)


def _play(moment: Moment, say: Say) -> Prompt:
    """Eleven cards in hand: one is thrown, with a knock or without."""
    view, picked = moment.view, moment.picked
    if len(picked) == 1:
        return _throw(view, picked.faces()[0], say)
    if picked:
        return Prompt(said=say.text("discard-one"))
    big = bool(big_gins(view))
    offers: Offers = [("B", say.text("do-big-gin"))] if big else []
    return Prompt(tuple(offers), said="" if big else choose(view, say))


def choose(view: View, say: Say) -> str:
    """What to choose a card for."""
    limit = knock.limit(view.state)
    if not any(isinstance(action, Discard) for action in view.legal_actions):
        return say.text("gin-must-knock", why="wall" if view.go.must_knock else "gin")
    ways = [action for action in view.legal_actions if isinstance(action, Knock | BigGin)]
    left = [points(left_by(way, view), view) for way in ways]
    may = "no" if not left else "yes" if min(left) else "gin"
    return say.text("gin-play", knock=may, limit=limit)


def _throw(view: View, card: Card, say: Say) -> Prompt:
    """What may be done with the one chosen card; gin first, a knock with deadwood after the discard."""
    shown, offers = say.cards([card]), list[tuple[str, str]]()
    refused = engine.check(view.state, Discard(card))
    if refused is None:
        offers.append(("X", say.text("do-discard", card=shown)))
    if ways := knocks(view, card):
        left = points(left_by(ways[0], view), view)
        said = say.text("do-knock-with", card=shown, points=left) if left else say.text("do-gin", card=shown)
        offers.insert(len(offers) if left else 0, ("K", said))
        if len(ways) > 1:
            offers.append(("W", say.text("gin-ways")))
    if offers:
        return Prompt(tuple(offers))
    return Prompt(
        said=choose(view, say), message=say.refusal(refused, view, Discard(card)) if refused else ""
    )


def _layoff(moment: Moment, say: Say) -> Prompt:
    """After the other's knock: lay off, or show."""
    view, done = moment.view, ("N", say.text("do-done"))
    if len(moment.ways) == 1:
        return Prompt((("Enter", say.way(moment.ways[0], view)), done))
    if moment.ways:
        return Prompt((("Enter", say.text("terminal-do-choose", count=len(moment.ways))), done))
    if moment.picked:
        message = say.refusal(moment.illegal, view) if moment.illegal else ""
        return Prompt(said=say.text("terminal-prompt"), message=message)
    fitting = sum(action.verb == "lay" for action in view.legal_actions)
    said = say.text("gin-layoff", count=fitting, name=say.names[1 - view.turn])
    return Prompt((done,), message=said)
