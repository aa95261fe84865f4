"""What the game says to people: one message catalogue, sentences made from it, and the rules in prose."""

from tierce.words.catalogue import Words, WordsError, languages, reviewed

__all__ = ["Words", "WordsError", "languages", "reviewed"]
