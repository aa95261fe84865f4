"""Rules as data: the table of knobs, a preset's answers, and one answer changed as a house rule."""

from tierce.rules.knobs import KNOBS, Knob, Terms, knobs_of
from tierce.rules.presets import load, preset_names
from tierce.rules.rules import Problem, Rules, RulesError

__all__ = ["KNOBS", "Knob", "Problem", "Rules", "RulesError", "Terms", "knobs_of", "load", "preset_names"]
