"""My statistics of a game: how I have played, and how the cards have fallen, beside what was to be expected.

A hand of n cards from a deck of N with J jokers holds n J / N of them on average; how far that may be off is
the hypergeometric law's. Its strength is what its best melds leave in hand, compared with all hands that were
dealt in the same deals: where the deal is fair, every place among them is as likely for everybody.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from tierce.server import wire
from tierce.server.played import Deal, Dealt, Story

Whose = Literal["me", "people", "bots"]
WHOSE: Final[tuple[Whose, ...]] = ("me", "people", "bots")
SURE: Final = 1.96
"""So many standard deviations to both sides hold 95 of 100."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match in which I sit: what was played there, and who sits where."""

    story: Story
    seats: tuple[Whose, ...]

    @property
    def me(self) -> int:
        """My seat."""
        return self.seats.index("me")


def games(matches: Iterable[Match]) -> list[wire.GameStatistics]:
    """The statistics of each game of which a deal is over, those first of which I have played most."""
    by_game: dict[str, list[Match]] = {}
    for match in matches:
        by_game.setdefault(match.story.rules.name, []).append(match)
    found = [game(played) for played in by_game.values() if any(_mine(played))]
    return sorted(found, key=lambda one: (-one.deals, one.game))


def game(matches: Sequence[Match]) -> wire.GameStatistics:
    """The statistics of one game, of which I have played a deal at least."""
    rules = matches[0].story.rules
    mine = list(_mine(matches))
    scores = [score for _, score, _ in mine]
    ended = Counter(deal.ending for deal, _, _ in mine)
    won = Counter(deal.ending for deal, _, wins in mine if wins)
    return wire.GameStatistics(
        game=rules.name,
        title=rules.title,
        highest=rules.at(len(matches[0].seats)).highest_wins,
        matches=sum(bool(match.story.winners) for match in matches),
        matches_won=sum(match.me in match.story.winners for match in matches),
        deals=len(mine),
        won=won.total(),
        points=fmean(scores),
        spread=stdev(scores) if len(scores) > 1 else None,
        endings=[wire.Ended(ending, deals, won[ending]) for ending, deals in ended.most_common()],
        luck=list(luck(matches)),
    )


def _mine(matches: Iterable[Match]) -> Iterator[tuple[Deal, int, bool]]:
    """The deals that I was in, each with my score and whether I won it."""
    for match in matches:
        for deal in match.story.deals:
            score = deal.scores[match.me]
            if score is not None:
                yield deal, score, match.me in deal.winners


def luck(matches: Sequence[Match]) -> Iterator[wire.Luck]:
    """How the cards have fallen to me, to the other people, and to the bots, as far as there were any."""
    hands = [
        (whose, deal, dealt)
        for match in matches
        for deal in match.story.deals
        for whose, dealt in zip(match.seats, deal.dealt, strict=True)
        if dealt is not None
    ]
    ranks = _ranks([(dealt.cards, dealt.left) for _, _, dealt in hands])
    for whose in WHOSE:
        theirs = [
            (deal, dealt, rank) for (one, deal, dealt), rank in zip(hands, ranks, strict=True) if one == whose
        ]
        if theirs:
            yield _luck(whose, theirs)


def _luck(whose: Whose, hands: Sequence[tuple[Deal, Dealt, float]]) -> wire.Luck:
    expected = sum(_expected(deal, dealt) for deal, dealt, _ in hands)
    off = SURE * sqrt(sum(_variance(deal, dealt) for deal, dealt, _ in hands))
    # Of evenly spread places between 0 and 100 the standard deviation is 100 / sqrt(12).
    wide = SURE * 100 / sqrt(12 * len(hands))
    return wire.Luck(
        whose=whose,
        hands=len(hands),
        jokers=sum(dealt.jokers for _, dealt, _ in hands),
        expected=expected,
        low=max(0.0, expected - off),
        high=expected + off,
        strength=fmean(rank for _, _, rank in hands),
        strength_low=max(0.0, 50 - wide),
        strength_high=min(100.0, 50 + wide),
    )


def _expected(deal: Deal, dealt: Dealt) -> float:
    return dealt.cards * deal.jokers / deal.deck


def _variance(deal: Deal, dealt: Dealt) -> float:
    share = deal.jokers / deal.deck
    return dealt.cards * share * (1 - share) * (deal.deck - dealt.cards) / (deal.deck - 1)


def _ranks(hands: Sequence[tuple[int, int]]) -> list[float]:
    """For each hand the share, in percent, of the hands of its size that leave more, equal ones by half."""
    sizes: dict[int, list[int]] = {}
    for cards, left in hands:
        sizes.setdefault(cards, []).append(left)
    for lefts in sizes.values():
        lefts.sort()
    found = []
    for cards, left in hands:
        lefts = sizes[cards]
        fewer, no_more = bisect_left(lefts, left), bisect_right(lefts, left)
        found.append(100 * (len(lefts) - (fewer + no_more) / 2) / len(lefts))
    return found
