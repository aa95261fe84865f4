"""The solver as a kernel: the best melds in a hand, and the opening of so many points.

The twin of :mod:`tierce.melds.arrange` for naturals and jokers from hand: as many points, and as many cards,
where several choices of melds are best perhaps another one. It knows every answer of
:class:`~tierce.melds.MeldLaw` but runs that go round the corner (``melds.circular``). What the table offers,
cards borrowed and jokers that may stand only for burnt cards are the plain solver's.

For those who hold cards: :func:`arrange` and :func:`opening`, with the signatures of the plain ones. For
kernels all is whole numbers:

* :func:`room` makes, for a law and a demand of a pure run, the array in which the solver works. It is made
  once, costs some milliseconds, and is no other thread's. From hand to hand it learns what makes later ones
  faster; no answer depends on that.
* :func:`weights` makes of :class:`~tierce.melds.Values` the array of what cards weigh.
* :func:`best` ``(room, worth, hand, must, need, keep, fresh, out, at)`` writes the best melds into ``out``
  from place ``at`` on, as the numbers of :mod:`tierce.fast.laid`, and gives how many they are; -1 where there
  are none that do what is asked. ``hand`` and ``must`` are 53 counts by face, the joker last. The melds count
  at least ``need`` points, hold all of ``must`` and at least ``fresh`` jokers, and leave at least ``keep``
  cards; one of them is pure if the room asks for that. Then ``room[POINTS]`` is what they count. Where a hand
  is too large (more than 15 jokers or four copies of a card, or a search that fills the room),
  ``room[TOO_MUCH]`` is 1 and the answer -1. ``out`` needs room for :data:`MOST_MELDS`.

An opening of Rami is ``best(room(law, "new"), weights(Values.by_place(...), law), hand, nothing, 51, 1, 0,
out, 0)``; the best arrangement by points in hand ``best(room(law, "off"), ..., 0, 0, 0, out, 0)``.
"""

from tierce.fast.solver.arranged import arrange, counts, opening
from tierce.fast.solver.kernels import MOST_MELDS, best
from tierce.fast.solver.rooms import POINTS, TOO_MUCH, room, unsupported, weights

__all__ = [
    "MOST_MELDS",
    "POINTS",
    "TOO_MUCH",
    "arrange",
    "best",
    "counts",
    "opening",
    "room",
    "unsupported",
    "weights",
]
