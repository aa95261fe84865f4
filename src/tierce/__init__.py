"""tierce: Penang Rummy and its relatives, from the rules to the table.

A name is loaded when it is first asked for: the command's help needs none of them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
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
else:

    def __getattr__(name: str) -> object:
        """A name of ``__all__``, from the lowest floor that offers it."""
        from importlib import import_module

        for floor in ("cards", "melds", "rules", "game", "table") if name in __all__ else ():
            module = import_module(f"tierce.{floor}")
            if name in module.__all__:
                return globals().setdefault(name, getattr(module, name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        """What is offered."""
        return list(__all__)


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
