"""The terminal: the ``tierce`` command, and a card table drawn with text."""
