"""The rules of games without drawing, such as Penang Rummy."""

from __future__ import annotations

from typing import Final

from tierce.words.outlines.part import Outline, Part

OUTLINE: Final = Outline(
    {
        "goal": (
            Part("goal", "A9.4, A3.2"),
            Part("no-draw", "A3.2, A8.1, A8.3"),
        ),
        "deck": (
            Part("players", "A1.1", ("deal.seats",)),
            Part("deck", "A1.2, A1.3", ("deck.packs", "deck.jokers"), "deck", split=True),
        ),
        "deal": (
            Part("direction", "A1.6", ("deal.direction",)),
            Part("hand", "A1.5", ("deal.hand_size",), "hand", split=True),
            Part("aside", "A1.7", ("deal.aside_shown_after",), "aside"),
            Part("starter", "A3.1", ("deal.starter",)),
        ),
        "turn": (
            Part("turn", "A3.2, A3.3, A3.4"),
            Part("turn-free", "A3.5"),
            Part("turn-stays", "A3.6"),
        ),
        "passport": (
            Part("passport", "A5.1, A5.2, A5.3"),
            Part("passport-must", "A5.4, A5.5", ("idle.voluntary_dead",), "passport-must"),
        ),
        "melds": (
            Part("runs", "A4.1", ("melds.run_max", "melds.circular"), "runs-penang"),
            Part("sets", "A4.2, A4.3", ("melds.set_suits",), "sets-penang"),
        ),
        "jokers": (
            Part("jokers", "A1.4, A4.6, A4.7, A4.10"),
            Part("jokers-said", "A4.8"),
            Part("jokers-naturals", "A4.5", ("melds.min_naturals",), "jokers-naturals"),
            Part("jokers-run", "A4.4", ("wild.max_in_run", "wild.adjacent"), "jokers-many"),
            Part(
                "jokers-place", "A4.6, C3.5", ("wild.in_run",), "jokers-place", unless="wild.max_in_run=0"
            ),
            Part("jokers-set", "A4.4", ("wild.max_in_set",)),
            Part("jokers-fixed", "A4.9", ("wild.rebind",), "jokers-fixed", unless="wild.max_in_run=0"),
        ),
        "layoff": (
            Part("layoff", "A6.1, A6.2, A6.3, A6.4", ("melds.set_suits",)),
            Part(
                "layoff-jokers", "A6.5, B5.2", ("layoff.joker_on_opponent",), "layoff-jokers-penang",
                unless="deck.jokers=0",
            ),
        ),
        "swap": (
            Part("swap", "A7.1, A7.2"),
            Part(
                "swap-set", "A7.2, B6.3, B6.4", ("swap.from_set",), "swap-set-penang",
                unless="wild.max_in_set=0",
            ),
            Part("swap-free", "A7.3, A7.4, A5.3, B6.2", ("swap.same_turn",)),
            Part("swap-use", "A7.5, B6.5, B6.6", ("swap.use",), "swap-use-penang"),
            Part("swap-last", "A7.6, A7.7", ("swap.use",)),
        ),
        "dead": (
            Part("dead", "A8.1, A8.2", ("idle.voluntary_dead", "idle.dead_counts_swaps"), "dead"),
            Part("dead-auto", "A8.4", ("idle.auto_dead",)),
            Part("dead-after", "A8.3"),
        ),
        "end": (
            Part("game", "A8.5, A8.6"),
            Part("last-survivor", "A8.7, A8.8", ("out.last_survivor",), "last-survivor"),
        ),
        "count": (
            Part(
                "values", "A9.1", ("values.court", "values.ace_in_hand", "values.joker_in_hand"),
                "values-penang",
            ),
            Part("score", "A9.2, A9.4"),
            Part("no-passport", "A9.3", ("score.no_passport",), "no-passport"),
        ),
        "match": (
            Part(
                "match", "A9.5, B11.2",
                ("match.kind", "match.target", "match.deals", "match.elimination"), "match-penang",
            ),
            Part("last-deal", "C4", ("match.last_deal_factor",)),
            Part("dealer", "A2.1, A2.2, A2.3, A2.4, A2.5", ("match.dealer",), "dealer-penang"),
            Part("ties", "A9.6, A2.5", ("match.ties",), "ties"),
            Part("settlement", "A9.7", ("match.settlement",)),
        ),
    },
    no_jokers=Part("no-jokers", "A1.2", ("deck.jokers",)),
    needs_jokers=frozenset({"swap"}),
)  # fmt: skip
