"""The plain requests, a module for each thing that is asked for; their words are in ``wire.http``."""
