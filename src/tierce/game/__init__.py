"""One deal: actions, events, the immutable state, and the engine that lists, checks and applies."""

from tierce.game import engine
from tierce.game.actions import (
    Action,
    Borrow,
    Cut,
    Deal,
    Die,
    Discard,
    Draw,
    EndTurn,
    LayMeld,
    LayOff,
    Renew,
    Swap,
    Take,
    Touch,
)
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.scoring import Count, DealResult, Ending, Exit
from tierce.game.state import CHANCE, Phase, State, TableMeld

__all__ = [
    "CHANCE",
    "Action",
    "Borrow",
    "Count",
    "Cut",
    "Deal",
    "DealResult",
    "Die",
    "Discard",
    "Draw",
    "EndTurn",
    "Ending",
    "Exit",
    "Illegal",
    "IllegalAction",
    "LayMeld",
    "LayOff",
    "Phase",
    "Renew",
    "State",
    "Swap",
    "TableMeld",
    "Take",
    "Touch",
    "engine",
]
