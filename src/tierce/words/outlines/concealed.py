"""The rules of games in which melds stay in hand until somebody knocks, such as gin."""

from __future__ import annotations

from typing import Final

from tierce.words.outlines.part import Outline, Part

_TURNED_UP: Final = "deal.upcard=yes"
_ADDED_UP: Final = "match.kind=cumulative"

OUTLINE: Final = Outline(
    {
        "goal": (Part("gin-goal", "G3.3, G8.1, G10.1"),),
        "deck": (
            Part("players", "G1.1", ("deal.seats",)),
            Part("gin-deck", "G1.1"),
        ),
        "deal": (
            Part("gin-hand", "G1.2, G1.5", ("deal.hand_size", "deal.extra")),
            Part("gin-stock", "G1.2, G1.5", ("deal.upcard",)),
            Part(
                "gin-starter", "G1.3, G1.5, G11.2, G11.3", ("deal.starter", "deal.starter_first_turn")
            ),
            Part("gin-offer", "G1.3, G1.4", ("deal.upcard",), when=_TURNED_UP, unless="deal.extra=1"),
        ),
        "turn": (
            Part("gin-turn", "G2.1, G2.3"),
            Part("gin-throw-back", "G2.2, G12.1", ("draw.throw_back",), "gin-throw-back"),
            Part(
                "gin-mutual", "G2.4, G12.1", ("draw.mutual_return",), when="draw.throw_back=yes"
            ),
            Part("gin-takes", "G2.5, G12.2", ("draw.takes",)),
        ),
        "melds": (
            Part("runs", "G3.2"),
            Part("sets", "G3.1"),
            Part("gin-melds", "G3.3"),
            Part("gin-deadwood", "G3.4, G3.5", ("values.court", "values.ace_in_hand")),
        ),
        "knock": (
            Part("gin-knock", "G4.1, G4.2, G4.5, G9.1", ("knock.limit",)),
            Part(
                "gin-upcard", "G9.1, G9.2", ("knock.upcard_ace",), "gin-upcard", when="knock.limit=upcard"
            ),
            Part("gin-test", "G4.1, G12.6", ("knock.test",)),
            Part("gin-knock-throw", "G4.4, G12.8", ("knock.throw_back",), "gin-knock-throw"),
            Part("gin-gin", "G4.3, G5.1, G5.4", ("knock.gin",)),
            Part("gin-big", "G5.3", ("score.big_gin",), "gin-big"),
        ),
        "showing": (
            Part("gin-layoff", "G5.2, G6.1, G6.2, G6.3, G6.5, G11.1", ("knock.layoffs",)),
            Part(
                "gin-layoff-ends", "G6.5, G12.5", ("knock.layoffs_per_end",), when="knock.layoffs=yes"
            ),
            Part("gin-defender", "G6.4", ("knock.defender",)),
        ),
        "wall": (
            Part("gin-wall", "G7.1, G7.2, G7.3", ("draw.last", "draw.wall"), "gin-wall"),
            Part("gin-max-turns", "G7.4, G12.12", ("out.max_turns",)),
            Part("gin-dead", "G7.1, G11.7"),
        ),
        "count": (
            Part("gin-score", "G8.1"),
            Part("gin-undercut", "G8.2, G8.3, G8.6", ("score.undercut", "score.tie"), "gin-undercut"),
            Part("gin-bonus", "G8.4", ("score.gin",), "gin-bonus"),
            Part("gin-big-bonus", "G8.5", ("score.big_gin",), unless="score.big_gin=none"),
            Part("gin-spades", "G9.3", ("score.spade_doubles",), "gin-spades", when=_TURNED_UP),
        ),
        "match": (
            Part("gin-match", "G10.1, G10.8", ("match.kind", "match.target", "match.deals")),
            Part("gin-game-bonus", "G10.2", ("match.game_bonus",), when=_ADDED_UP),
            Part("gin-box", "G10.3, G9.5", ("match.box", "match.extra_boxes"), "gin-box", when=_ADDED_UP),
            Part("gin-shutout", "G10.4", ("match.shutout",), "gin-shutout", when=_ADDED_UP),
            Part("gin-columns", "G10.6", ("match.columns",), when=_ADDED_UP),
            Part(
                "gin-hollywood", "G10.6, G10.7, G10.8", why="gin-hollywood", when="match.columns=3",
                unless="match.kind=independent",
            ),
            Part("gin-dealer", "G10.5", ("match.dealer",), "gin-dealer"),
            Part("gin-ties", "A9.6", ("match.ties",)),
        ),
    },
    no_jokers=Part("gin-deck", "G1.1"),
    needs_jokers=frozenset(),
)  # fmt: skip
