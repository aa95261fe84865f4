"""The main line: what the keys will do now with the chosen cards, or why they can do nothing."""

from __future__ import annotations

from tierce.cards import Cards
from tierce.cli.tui.knocking import knocking
from tierce.cli.tui.moment import Moment, Prompt, allowed
from tierce.cli.tui.say import Say
from tierce.game import engine
from tierce.game.actions import Die, Discard, EndTurn, Take, Touch
from tierce.game.state import Phase
from tierce.game.turns.drawing import may_lay
from tierce.table import View


def prompt(moment: Moment, say: Say) -> Prompt:
    """The main line of this moment."""
    view = moment.view
    if view.over:
        done = say.text("terminal-do-leave" if moment.match_over else "terminal-do-next")
        return Prompt((("Enter", done),), message=say.text("terminal-deal-is-over"))
    if view.terms.knocks:
        return knocking(moment, say)
    if not moment.mine:
        if view.seat is not None and view.dead[view.seat]:
            return Prompt(said=say.text("terminal-prompt-dead"))
        return Prompt(said=say.text("terminal-prompt-wait", name=say.names[view.turn]))
    if view.phase is Phase.DRAW:
        return _drawing(view, say)
    if moment.borrowing:
        return Prompt(said=say.text("terminal-borrow-where"))
    offers: list[tuple[str, str]] = []
    if len(moment.ways) == 1:
        offers.append(("Enter", say.way(moment.ways[0], view)))
    elif moment.ways:
        offers.append(("Enter", say.text("terminal-do-choose", count=len(moment.ways))))
    return _ending(moment, offers, say) if view.terms.draws else _shedding(moment, offers, say)


def last_words(view: View) -> set[str]:
    """Which of ``end`` and ``dead`` may be said now."""
    return {action.verb for action in allowed(view, EndTurn(), Die())}


def must_say_carte(view: View) -> bool:
    """Whether the next discard leaves one card, and the table wants that said (B8.1)."""
    return view.terms.draws and view.terms.out.carte == "manual" and len(view.hand) == 2


def _drawing(view: View, say: Say) -> Prompt:
    empty = not view.stock
    offers = [("D", say.text("do-draw-empty" if empty else "do-draw"))]
    if allowed(view, Take()):
        offers.append(("F", say.text("do-take", card=say.cards(view.pile[-1:]))))
    if allowed(view, Touch()):
        offers.append(("Y", say.text("do-touch")))
    return Prompt(tuple(offers))


def _ending(moment: Moment, offers: list[tuple[str, str]], say: Say) -> Prompt:
    """A turn that ends with a discard: of one chosen card."""
    view, picked = moment.view, moment.picked
    if not picked:
        said = "choose-cards-or-discard" if may_lay(view.state) else "choose-discard"
        return Prompt(said=say.text(said))
    if not offers and picked in sum(view.go.borrowed, Cards()):
        return Prompt(said=say.text("choose-with-loan"))
    why = moment.illegal
    if len(picked) == 1:
        (card,) = picked
        told = moment.carte and must_say_carte(view)
        refused = engine.check_step(view.state, Discard(card, told))
        if refused is None:
            label = "do-discard-carte" if told else "do-discard"
            offers.append(("X", say.text(label, card=say.cards([card]))))
            if not must_say_carte(view) or told:
                return Prompt(tuple(offers))
            offers.append(("K", say.text("carte")))
            return Prompt(tuple(offers), message=say.text("carte-unsaid"))
        why = refused
    if offers:
        return Prompt(tuple(offers))
    message = say.refusal(why, view) if why is not None else ""
    return Prompt(said=say.text("terminal-prompt"), message=message)


def _shedding(moment: Moment, offers: list[tuple[str, str]], say: Say) -> Prompt:
    """A turn that ends by saying so."""
    view = moment.view
    if offers:
        return Prompt(tuple(offers))
    last = last_words(view)
    if moment.picked:
        said = say.text("terminal-prompt-or-end" if "end" in last else "terminal-prompt")
        return Prompt(said=said, message=say.refusal(moment.illegal, view) if moment.illegal else "")
    for word in ("dead", "end"):
        if word in last:
            return Prompt((("E", say.text(f"terminal-do-{word}")),))
    new = "" if view.seat is not None and view.opened[view.seat] else say.text("terminal-hand-new")
    return Prompt(said=say.text("terminal-prompt"), message=new)
