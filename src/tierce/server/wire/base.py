"""What every struct of the wire is."""

from __future__ import annotations

import msgspec


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """What all wire structs share: unknown fields are refused."""
