"""``python -m tierce.arena greedy keeper keeper keeper --deals 100 --seed 1``: mirrored deals, printed."""

from __future__ import annotations

import argparse

from tierce.arena.mirrored import mirrored
from tierce.bots import KINDS, kinds_of
from tierce.rules import load


def main() -> None:
    """Read the line-up and print what mirrored deals say about it."""
    parser = argparse.ArgumentParser(prog="python -m tierce.arena", description=__doc__)
    parser.add_argument("lineup", nargs="+", choices=list(KINDS), help="who sits at the table")
    parser.add_argument("--deals", type=int, default=100, help="how many deals, each in every rotation")
    parser.add_argument("--seed", type=int, default=1, help="the first deal's seed; the others follow")
    parser.add_argument("--rules", default="penang", help="a preset, perhaps with house rules")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    told = parser.parse_args()
    known = kinds_of(load(told.rules).grammar)
    if strangers := [kind for kind in told.lineup if kind not in known]:
        parser.error(f"{strangers[0]} does not know {told.rules}; {', '.join(known)} do")
    deals = range(told.seed, told.seed + told.deals)
    print(mirrored(told.lineup, deals, rules=told.rules, workers=told.workers))


if __name__ == "__main__":
    main()
