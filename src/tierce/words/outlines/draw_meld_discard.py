"""The rules of games with a stock and a discard pile, such as Rami 51."""

from __future__ import annotations

from typing import Final

from tierce.words.outlines.part import Outline, Part

_NO_JOKERS: Final = "deck.jokers=0"
_POINTS: Final = "opening.kind=points"
_FREE: Final = "opening.kind=free"
_BORROWING: Final = "borrow.kind=single"
_DRY: Final = "score.at_once=dry_table"

OUTLINE: Final = Outline(
    {
        "goal": (Part("rami-goal", "B10.1, B10.2, B11.1", ("score.pays",)),),
        "deck": (
            Part("players", "B1.1", ("deal.seats",)),
            Part("deck", "B1.2, C3.2", ("deck.packs", "deck.jokers"), split=True),
        ),
        "deal": (
            Part("rami-cut", "B1.4, C3.3", ("deal.cut_joker",), "rami-cut", unless=_NO_JOKERS),
            Part("direction", "B1.5, B1.7, C3.3", ("deal.direction",)),
            Part(
                "rami-hand", "B1.5, C3.1, D1.2", ("deal.hand_size", "deal.extra"), "rami-hand", split=True
            ),
            Part("rami-stock", "B1.5, B1.6, D1.3", ("deal.upcard",), "rami-stock"),
            Part(
                "rami-starter", "B1.6, C3.1, C3.3",
                ("deal.starter", "deal.starter_first_turn", "deal.extra"),
                "rami-starter",
            ),
        ),
        "turn": (
            Part("rami-turn", "B2.1, B2.6"),
            Part("rami-take", "B2.2, B2.3, B2.4, D2.2", ("draw.take",), "rami-take"),
            Part("rami-throw-back", "D2.4", ("draw.throw_back",), unless="draw.take=must_lay"),
            Part("rami-take-round", "B2.8", ("draw.take_from_round",), "rami-rounds"),
            Part("rami-take-joker", "B2.7", ("draw.take_joker",), "rami-take-joker", unless=_NO_JOKERS),
            Part("rami-touch", "C3.14", ("draw.touch",), "rami-touch"),
        ),
        "melds": (
            Part(
                "runs", "B3.2, B3.3, C1, C3.17, D3.2",
                ("melds.aces", "melds.run_max", "melds.circular"), "rami-runs",
            ),
            Part("sets", "B3.1", ("melds.set_suits",)),
            Part("rami-melds", "B3.6, B5.3"),
            Part("rami-new-melds", "D2.5", ("out.new_melds",)),
        ),
        "jokers": (
            Part("rami-jokers", "B3.5", ("melds.set_suits",)),
            Part("jokers-said", "B13"),
            Part("jokers-naturals", "B12", ("melds.min_naturals",), "jokers-naturals"),
            Part("jokers-run", "B3.4", ("wild.max_in_run", "wild.adjacent"), "rami-jokers"),
            Part(
                "jokers-place", "B3.4, C3.5", ("wild.in_run",), "jokers-place", unless="wild.max_in_run=0"
            ),
            Part(
                "rami-burnt", "C3.5, C3.6", ("wild.burnt_counts_discards",), "rami-burnt",
                when="wild.in_run=burnt",
            ),
            Part("jokers-set", "B3.4", ("wild.max_in_set",)),
            Part("jokers-fixed", "B3.5", ("wild.rebind",), unless="wild.max_in_run=0"),
        ),
        "opening": (
            Part("rami-opening", "B4.1, B4.3, D2.3", ("opening.kind", "opening.points")),
            Part("rami-pure", "B4.1, B4.2", ("opening.pure_run",), "rami-pure", when=_POINTS),
            Part(
                "rami-worth", "B4.5, B4.6, C3.4",
                ("values.court", "values.ace_in_meld", "opening.joker_counts"), "rami-worth", when=_POINTS,
            ),
            Part("rami-opening-table", "B4.4, B4.7, B4.8", ("borrow.kind",), when=_POINTS),
            Part(
                "rami-opening-discard", "C3.7, C3.8",
                ("opening.points_from_discard", "opening.discard_points_always"), "rami-opening-discard",
                when=_POINTS,
            ),
            Part("rami-opening-round", "B2.8", ("opening.from_round",), "rami-rounds"),
            Part("rami-after", "B4.9", unless=_FREE),
        ),
        "layoff": (
            Part("rami-layoff", "B4.4, B5.1", unless=_FREE),
            Part("layoff", "B5.1, B13, D2.3", ("melds.set_suits",)),
            Part(
                "layoff-jokers", "B5.2", ("layoff.joker_on_opponent",), "rami-layoff-jokers",
                unless=_NO_JOKERS,
            ),
        ),
        "free": (
            Part("rami-swap", "B6.1, B6.2"),
            Part(
                "swap-set", "B6.3, B6.4", ("swap.from_set",), "rami-swap-set", unless="wild.max_in_set=0"
            ),
            Part("rami-swap-turn", "B6.2", ("swap.same_turn",), "rami-swap-turn", unless=_FREE),
            Part("swap-use", "B6.5, B6.6", ("swap.use",), "rami-swap-use"),
        ),
        "borrow": (
            Part("rami-borrow", "B7.1, B7.2, B7.3, B7.7, B5.3", ("borrow.kind",), "rami-borrow"),
            Part("rami-borrow-split", "B7.4", ("borrow.split",), when=_BORROWING),
            Part(
                "rami-borrow-joker", "B7.5, B7.6", ("borrow.joker", "borrow.from_joker_meld"),
                when=_BORROWING, unless=_NO_JOKERS,
            ),
        ),
        "carte": (
            Part("rami-carte", "B8.1, B8.2, B8.3", ("out.carte",), "rami-carte"),
            Part("rami-a-carte", "B2.5, D2.2", ("draw.take_with_one",)),
        ),
        "stock": (
            Part("rami-renew", "B9.1, B9.2, D4.1", ("draw.renew", "draw.renewals"), "rami-renew"),
            Part("rami-renew-top", "B9.1", ("draw.renew_keeps_top",), unless="draw.renewals=0"),
            Part("rami-blocked", "B9.2, D4.4", ("score.pays",), "rami-blocked"),
            Part("rami-max-turns", "B9.3", ("out.max_turns",)),
        ),
        "out": (
            Part("rami-out", "B10.1, B5.4, C3.13, D5.1", ("out.discard",), "rami-out"),
            Part("rami-at-once", "B10.4, B10.7, C3.9, D5.4"),
            Part(
                "rami-at-once-needs", "B10.8", ("out.at_once_needs",), "rami-at-once-needs", when=_POINTS
            ),
            Part("rami-at-once-table", "B10.9, C3.9", ("out.at_once_may_use_table",)),
            Part(
                "rami-joker-finish", "B10.6", ("score.joker_finish",), "rami-joker-finish",
                unless=_NO_JOKERS,
            ),
        ),
        "count": (
            Part(
                "values", "B10.2, B10.10, C3.4, C3.16",
                ("values.court", "values.ace_in_hand", "values.joker_in_hand"), "rami-values",
            ),
            Part("rami-score", "B10.2, B10.10, D5.2", ("score.pays", "score.winner_bonus")),
            Part("rami-unopened", "B10.3", ("score.unopened",), unless=_FREE),
            Part(
                "rami-multiply", "B10.4, B10.5, D5.4",
                ("score.at_once", "score.at_once_factor", "score.at_once_joker_factor"), "rami-multiply",
                when="score.at_once=multiply",
            ),
            Part(
                "rami-flat", "C1", ("score.at_once",), "rami-multiply", when="score.at_once=flat_100"
            ),
            Part(
                "rami-dry", "C3.9, C3.10, C3.12", ("score.at_once", "score.dry_table"), "rami-dry", when=_DRY
            ),
            Part("rami-rounding", "C3.11", ("score.rounding",), when=_DRY),
        ),
        "match": (
            Part(
                "match", "B11.1, B11.2",
                ("match.kind", "match.target", "match.deals", "match.elimination"), "rami-match",
            ),
            Part("last-deal", "C4", ("match.last_deal_factor",), "rami-last-deal"),
            Part("dealer", "B1.3, A2.5", ("match.dealer",)),
            Part("ties", "B11.3", ("match.ties",), "ties"),
            Part("settlement", "A9.7", ("match.settlement",)),
        ),
    },
    no_jokers=Part("no-jokers", "B1.2", ("deck.jokers",)),
    needs_jokers=frozenset({"free"}),
)  # fmt: skip
