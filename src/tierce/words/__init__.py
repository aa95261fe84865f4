"""What the game says to people: one message catalogue, sentences made from it, and the rules in prose."""

from tierce.words.catalogue import Words, WordsError, drafts, languages

__all__ = ["Words", "WordsError", "drafts", "languages"]
