"""One deal: actions, events, the immutable state, and the engine that lists, checks and applies."""

from tierce.game.actions import Action, Deal, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import CHANCE, Phase, State, TableMeld

__all__ = [
    "CHANCE",
    "Action",
    "Deal",
    "DealResult",
    "Die",
    "EndTurn",
    "Ending",
    "Illegal",
    "IllegalAction",
    "LayMeld",
    "LayOff",
    "Phase",
    "State",
    "Swap",
    "TableMeld",
]
