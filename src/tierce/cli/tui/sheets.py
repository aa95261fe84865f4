"""What the sheets over the table say: score sheet, end of the deal, counts, log. Text only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from rich.style import Style
from rich.text import Text

from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.cards.card import RANKS, SUITS
from tierce.cli.tui.faces import JOKER_INK, PAPER, Faces, ink, rank_text, suit_ink
from tierce.cli.tui.gamesheet import game_sheet
from tierce.cli.tui.holding import holding
from tierce.cli.tui.paper import HEAD, QUIET, STRONG, cards_text
from tierce.cli.tui.say import Say
from tierce.cli.tui.session import Go
from tierce.cli.tui.showdown import showdown
from tierce.game.scoring import Count, DealResult, Ending, Exit, count
from tierce.game.scoring import counts as counted
from tierce.rules import Terms
from tierce.table import Match, View
from tierce.table.match import Row

# -- the score sheet


def score_sheet(match: Match, names: Sequence[str], say: Say) -> Text:
    """The match deal by deal: who dealt (D), who won (*), totals, and where it ends."""
    text = Text(end="")
    if not match.rows:
        text.append(say.text("terminal-sheet-empty") + "\n", QUIET)
    elif match.sheet and match.terms.knocks:
        text.append_text(game_sheet(match, names, say))
    else:
        first = max(len(say.text("terminal-sheet-deal")), len(say.text("terminal-sheet-total"))) + 1
        room = min(14, (72 - first) // len(names))
        heads = [name if len(name) <= room - 3 else name[: room - 4] + "…" for name in names]
        text.append(say.text("terminal-sheet-deal").ljust(first), QUIET)
        text.append("".join(f"{head:>{room - 2}}  " for head in heads) + "\n", HEAD)
        for number, row in enumerate(match.rows, 1):
            text.append(f"{number:>{first - 2}}  ", QUIET)
            for seat in range(match.seats):
                text.append(*_cell(row, seat, room))
            text.append("\n")
        if match.rows and match.rules.answer("match.kind", match.seats) == "cumulative":
            text.append(say.text("terminal-sheet-total").ljust(first), STRONG)
            text.append("".join(f"{total:>{room - 2}}  " for total in match.totals) + "\n", STRONG)
        text.append(say.text("terminal-sheet-signs") + "\n", QUIET)
    text.append("\n")
    text.append_text(match_terms(match, say))
    if match.over:
        text.append("\n" + _match_won(match, say) + "\n", HEAD)
    return text


def _cell(row: Row, seat: int, room: int) -> tuple[str, Style]:
    score = row.scores[seat]
    signs = ("*" if seat in row.winners else " ") + ("D" if seat == row.dealer else " ")
    shown = "-" if score is None else str(score)
    return f"{shown:>{room - 2}}{signs}", STRONG if seat in row.winners else QUIET


def match_terms(match: Match, say: Say) -> Text:
    """How the match is scored and where it ends."""
    terms = match.terms.match
    won = match.terms.highest_wins
    kind = "won" if terms.kind == "cumulative" else "independent-won"
    lines = [say.text(f"terminal-sheet-{kind if won else terms.kind}")]
    if terms.target is not None and terms.kind == "cumulative":
        which = "elimination" if terms.elimination else "games" if len(match.sheet) > 1 else "target"
        lines.append(say.text(f"terminal-sheet-{which}", points=terms.target))
    if terms.deals is not None:
        lines.append(say.text("terminal-sheet-deals", count=terms.deals))
    return Text(" ".join(lines) + "\n", QUIET, end="")


def _match_won(match: Match, say: Say) -> str:
    winners = match.winners
    return say.text(
        "terminal-over-match", me=say.is_me(*winners), names=say.listed(winners), count=len(winners)
    )


# -- the end of a deal


def deal_over(view: View, match: Match, say: Say, faces: Faces, laid_off: Cards) -> Text:
    """How the deal ended, who won it, and every hand with every card counted.

    ``laid_off`` are the cards that were laid off in it.
    """
    result = view.result
    if result is None or not match.rows:
        return Text(end="")
    if view.terms.knocks:
        text = showdown(view, result, match, laid_off, say, faces)
        if match.over:
            text.append("\n" + _match_won(match, say) + "\n", HEAD)
        return text
    row = match.rows[-1]
    said = (_ending(row, say) + " ", QUIET), (deal_winners(match, say) + "\n", HEAD)
    text = Text.assemble(*said, end="")
    for fact in exit_facts(result.exit, view.terms, say):
        text.append(fact + "\n", STRONG)
    settled = result.settlement(view.terms)
    told = counted(result, view.terms)
    sign = -1 if view.terms.highest_wins else 1
    ranking = sorted(
        range(view.seats), key=lambda seat: (row.scores[seat] is None, sign * (row.scores[seat] or 0))
    )
    for seat in ranking:
        text.append("\n")
        text.append_text(_counted(seat, view, match, told[seat], settled[seat], say, faces))
    if view.aside is not None:
        text.append("\n" + say.text("terminal-over-aside", count=view.aside_count) + "\n", QUIET)
        text.append_text(cards_text(view.aside, faces))
        text.append("\n")
    if match.over:
        text.append("\n" + _match_won(match, say) + "\n", HEAD)
    return text


def deal_winners(match: Match, say: Say) -> str:
    """Who won the last finished deal, if anybody."""
    winners = match.rows[-1].winners
    if not winners:
        return ""
    return say.text(
        "terminal-over-won", me=say.is_me(*winners), names=say.listed(winners), count=len(winners)
    )


def _ending(row: Row, say: Say) -> str:
    result = row.result
    if result.how is Ending.GAME and result.went_out is not None:
        seat = result.went_out
        how = "game" if result.exit is None else "out"
        return say.text(f"terminal-over-{how}", me=say.is_me(seat), name=say.names[seat])
    endings = {Ending.ALL_DEAD: "dead", Ending.LAST_SURVIVOR: "survivor", Ending.BLOCKED: "blocked"}
    return say.text(f"terminal-over-{endings[result.how]}")


def exit_facts(leave: Exit | None, terms: Terms, say: Say) -> list[str]:
    """What was special about the way out, where it bears on the score."""
    if leave is None:
        return []
    facts = []
    if leave.scores_at_once(terms):
        facts.append(say.text("exit-rami-sec" if leave.alone else "exit-at-once"))
        if terms.score.at_once == "dry_table" and leave.jokers:
            facts.append(say.text("exit-jokers", count=leave.jokers))
    elif leave.at_once and leave.used_table and not terms.out.at_once_may_use_table:
        facts.append(say.text("exit-used-table"))
    elif leave.at_once and leave.forfeited:
        facts.append(say.text("exit-forfeited"))
    if leave.joker_last:
        facts.append(say.text("exit-joker-last"))
    return facts


def _counted(
    seat: int, view: View, match: Match, told: Count | None, settled: Fraction, say: Say, faces: Faces
) -> Text:
    """One seat: its name and score, and under it each card with what it counts."""
    row = match.rows[-1]
    text = Text(say.names[seat], STRONG, end="")
    if seat in row.winners:
        text.append("  * " + say.text("terminal-count-winner"), HEAD)
    if told is None:
        text.append("  " + say.text("terminal-count-out") + "\n", QUIET)
        return text
    text.append(f"  {row.scores[seat]}", HEAD)
    if view.terms.match.kind == "cumulative":
        text.append("  " + say.text("terminal-count-total", points=match.totals[seat]), QUIET)
    if settled:
        sign = "+" if settled > 0 else ""
        text.append("  " + say.text("terminal-count-settled", amount=f"{sign}{settled}"), QUIET)
    text.append("\n")
    for place, (card, points) in enumerate(told.cards):
        text.append("  " if place == 0 else " ")
        text.append(f"{faces.short(card)}", ink(card))
        text.append(f" {points}", QUIET)
    if not told.cards:
        collects = view.terms.highest_wins and row.scores[seat]
        text.append("  " + say.text("count-collects" if collects else "terminal-count-none"), QUIET)
    text.append(_sum(seat, told, row, view.terms, say) + "\n", QUIET)
    return text


def _sum(seat: int, told: Count, row: Row, terms: Terms, say: Say) -> str:
    """What is done to the sum of the cards until it is the score."""
    steps = []
    if told.doubled:
        steps.append(f"{say.text('terminal-count-doubled')}: {told.total * 2}")
    if told.penalty:
        steps.append(say.text("terminal-count-penalty", points=told.penalty))
    if told.flat is not None:
        flat = "count-flat" if _flat_for_all(row.result, terms) else "terminal-count-unopened"
        steps.append(say.text(flat, points=told.flat))
    if told.factor != 1:
        steps.append(say.text("count-times", times=str(told.factor)))
    if told.bonus:
        steps.append(say.text("count-bonus", points=told.bonus))
    if row.factor != 1 and told.score:
        steps.append(say.text("terminal-count-factor", factor=row.factor))
    total = f"  = {told.total}" if told.cards else ""
    if not steps:
        return total
    if len(steps) > 1 or told.flat is None:
        steps.append(f"= {told.paid or row.scores[seat]}")
    return total + "\n  " + ", ".join(steps)


def _flat_for_all(result: DealResult, terms: Terms) -> bool:
    """Whether the way out, and not an opening that was missed, made the losers count a flat number."""
    leave = result.exit
    if leave is None:
        return False
    if leave.scores_at_once(terms):
        return terms.score.at_once == "flat_100"
    return leave.joker_last and terms.score.joker_finish == "flat_200"


# -- counts


def counts(view: View, say: Say, faces: Faces, kinds: Mapping[int, str] | None = None) -> Text:
    """Cards of everybody, and how many of each card are in sight. ``kinds`` are the kinds of bots."""
    text = Text(end="")
    for seat in range(view.seats):
        text.append(say.names[seat].ljust(16)[:16], STRONG)
        text.append(say.text("terminal-count-cards", count=view.counts[seat]).rjust(9), QUIET)
        text.append(f"  {(kinds or {}).get(seat, ''):<8}", QUIET)
        known = view.known[seat]
        if seat != view.seat and known:
            text.append("  ")
            text.append(say.text("terminal-counts-known", cards=say.cards(known)), HEAD)
        text.append("\n")
    text.append("\n")
    if view.seat is not None and view.terms.knocks:
        text.append(say.text("deadwood-known", points=holding(view).points) + "\n", HEAD)
    elif view.seat is not None:
        points = count(view.hand, view.terms).score
        text.append(say.text("terminal-counts-hand", points=points) + "\n", HEAD)
    if view.terms.draws:
        text.append(say.text("counts-stock", count=len(view.stock)) + "\n\n", QUIET)
    else:
        text.append(say.text("terminal-counts-aside", count=view.aside_count) + "\n\n", QUIET)
    seen = sum((lies.meld.bag for lies in view.table), Cards(view.pile)) + sum(view.go.borrowed, Cards())
    for hand in view.hands:
        seen += Cards(card for card in hand if card is not UNKNOWN)
    packs = view.terms.deck.packs
    where = "terminal-counts-seen-pile" if view.terms.draws else "terminal-counts-seen"
    text.append(say.text(where, packs=packs) + "\n", QUIET)
    text.append("   " + "".join(f"{rank_text(rank):>4}" for rank in RANKS) + "\n", STRONG)
    for suit in SUITS:
        text.append(f" {faces.suit(suit)} ", suit_ink(suit))
        for rank in RANKS:
            have = seen.count(Card.of(rank, suit))
            style = HEAD if have == packs else STRONG if have else QUIET
            text.append(f"{have or '·':>4}", style)
        text.append("\n")
    if not view.terms.deck.jokers:
        return text
    text.append(f" {faces.joker} ", Style.parse(f"bold {JOKER_INK} on {PAPER}"))
    jokers = say.text("terminal-counts-jokers", count=seen.count(JOKER), all=view.terms.deck.jokers)
    text.append("  " + jokers + "\n", STRONG)
    return text


# -- the log


def log_text(gos: Sequence[Go], view: View, say: Say) -> Text:
    """Finished turns, a line each."""
    text = Text(end="")
    for place, go in enumerate(gos):
        text.append("\n" if place else "")
        name, deeds = say.names[go.seat], say.deeds(go.events, view)
        held = view.terms.knocks  # Then every hand keeps its size.
        said = say.text(
            "terminal-turn" if held else "terminal-turn-left", name=name, deeds=deeds, count=go.left
        )
        head, _, rest = said.partition(":")
        text.append(head, STRONG)
        text.append(":" + rest)
    return text
