"""tierce: Penang Rummy and its relatives, from the rules to the table."""

from tierce.cards import Card, Cards, ParseError, Rank, Suit, TierceError
from tierce.game import Action, DealResult, Ending, Illegal, IllegalAction, State, engine
from tierce.melds import Meld, MeldKind, Reason
from tierce.rules import Rules, RulesError, load, preset_names
from tierce.table import (
    Match,
    Record,
    RecordError,
    Table,
    View,
    determinize,
    parse_position,
    position_of,
    project,
    view_from,
    view_of,
)

__all__ = [
    "Action",
    "Card",
    "Cards",
    "DealResult",
    "Ending",
    "Illegal",
    "IllegalAction",
    "Match",
    "Meld",
    "MeldKind",
    "ParseError",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "State",
    "Suit",
    "Table",
    "TierceError",
    "View",
    "determinize",
    "engine",
    "load",
    "parse_position",
    "position_of",
    "preset_names",
    "project",
    "view_from",
    "view_of",
]
