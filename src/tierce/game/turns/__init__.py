"""The shapes of a turn: one grammar a module."""
