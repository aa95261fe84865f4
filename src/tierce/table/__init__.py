"""The users' floor: a table with its match, what each seat may know, records and the shuffle."""

from tierce.table.match import Match
from tierce.table.partial import view_from
from tierce.table.position import parse_position, position_of
from tierce.table.record import Record, RecordError
from tierce.table.sample import determinize
from tierce.table.table import Logged, Table
from tierce.table.view import View, project, view_of

__all__ = [
    "Logged",
    "Match",
    "Record",
    "RecordError",
    "Table",
    "View",
    "determinize",
    "parse_position",
    "position_of",
    "project",
    "view_from",
    "view_of",
]
