"""The end of a deal where one knocks: both hands side by side, and how the score came about."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tierce.cards import Card, Cards
from tierce.cli.tui.faces import LIFTED, Faces, ink
from tierce.cli.tui.paper import HEAD, QUIET, STRONG, cards_text
from tierce.cli.tui.say import Say
from tierce.game.policies import knock
from tierce.game.scoring import DealResult, Ending, card_points, counts
from tierce.melds.deadwood import arrangement
from tierce.table import Match, View
from tierce.words.sentences import how_it_ended


def showdown(view: View, result: DealResult, match: Match, laid: Cards, say: Say, faces: Faces) -> Text:
    """Who won and how, both hands with melds and deadwood, and the sum. ``laid`` are the cards laid off."""
    text = _lead(view, result, say)
    winners = result.winners(view.terms)
    for seat in sorted(range(view.seats), key=lambda seat: (seat not in winners, seat)):
        text.append("\n")
        text.append_text(_seat(seat, view, result, match, say))
        for name, cards in _rows(seat, view, result, laid, say, faces):
            text.append(f"  {name:<{_margin(say)}}  ", QUIET)
            text.append_text(cards)
            text.append("\n")
    for line in _sum(view, result, say):
        text.append("\n" + line, STRONG)
    return text.append("\n")


def _lead(view: View, result: DealResult, say: Say) -> Text:
    how, winners = how_it_ended(result, view.terms), result.winners(view.terms)
    even = result.went_out is not None and not winners
    who = winners[0] if winners else 0
    lead = say.text("showdown-lead", how="even" if even else how, me=say.is_me(who), name=say.names[who])
    return Text.assemble((say.text("showdown", how=how) + "  ", HEAD), (f"{lead}.\n", STRONG), end="")


def _seat(seat: int, view: View, result: DealResult, match: Match, say: Say) -> Text:
    row = match.rows[-1]
    text = Text(say.names[seat], HEAD if seat in row.winners else STRONG, end="")
    if seat == result.went_out:
        text.append(f"  {say.text('showdown-knocker')}", QUIET)
    if seat in row.winners:
        text.append(f"  +{row.scores[seat]}", HEAD)
    if view.terms.match.kind == "cumulative":
        text.append("  " + say.text("terminal-count-total", points=match.totals[seat]), QUIET)
    return text.append("\n")


def _margin(say: Say) -> int:
    return max(len(say.text(f"showdown-{name}")) for name in ("melds", "laid-off", "thrown", "deadwood"))


def _rows(
    seat: int, view: View, result: DealResult, laid: Cards, say: Say, faces: Faces
) -> Iterator[tuple[str, Text]]:
    """Melds, what was laid off or thrown, and deadwood; after a dead hand the best that the hand came to."""
    left = result.left[seat] or Cards()
    melds = [lies.meld.cards for lies in view.table if lies.owner == seat]
    if result.went_out is None:
        best, left = arrangement(left, knock.points(view.terms))
        melds = [meld.cards for meld in best]
    knocked = seat == result.went_out
    added = laid if knocked else Cards()
    none = Text(say.text("showdown-none"), QUIET)
    shown = Text("   ").join(_meld(cards, added, faces) for cards in melds)
    yield say.text("showdown-melds"), shown if melds else none
    if laid and not knocked and result.went_out is not None:
        yield say.text("showdown-laid-off"), cards_text(laid, faces)
    if knocked and result.how is not Ending.BIG_GIN:
        yield say.text("showdown-thrown"), cards_text(view.pile[-1:], faces)
    yield say.text("showdown-deadwood"), _deadwood(left, view, faces) if left else none


def _meld(cards: tuple[Card, ...], added: Cards, faces: Faces) -> Text:
    """A meld; the cards that the other seat laid off on it are lifted."""
    return Text(" ").join(
        Text(faces.short(card), ink(card, paper=LIFTED) if card in added else ink(card)) for card in cards
    )


def _deadwood(left: Cards, view: View, faces: Faces) -> Text:
    parts = [
        Text.assemble((faces.short(card), ink(card)), (f" {card_points(card, view.terms)}", QUIET))
        for card in left
    ]
    total = knock.points(view.terms).of(left)
    return Text.assemble(Text(" ").join(parts), (f"  = {total}", STRONG))


def _sum(view: View, result: DealResult, say: Say) -> Iterator[str]:
    """The difference of the deadwoods, what is added, and who scores."""
    winners = result.winners(view.terms)
    if result.went_out is None or not winners:
        yield say.text("scored-nothing") + "."
        return
    (winner,) = winners
    told = counts(result, view.terms)[winner]
    sums = sorted(knock.points(view.terms).of(hand or Cards()) for hand in result.left)
    if told is None:
        return
    yield say.text("showdown-difference", more=sums[1], fewer=sums[0], points=sums[1] - sums[0]) + "."
    if told.bonus:
        yield say.text("showdown-bonus", how=how_it_ended(result, view.terms), points=told.bonus) + "."
    if told.factor != 1:
        yield say.text("showdown-doubled") + "."
    yield say.text("scored", me=say.is_me(winner), name=say.names[winner], points=told.score) + "."
