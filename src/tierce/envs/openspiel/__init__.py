"""Games and states with OpenSpiel's manners, on our engine; OpenSpiel itself is not needed.

Gin as OpenSpiel plays it has OpenSpiel's own 241 actions and 644 numbers of observation, so that what was
learnt there goes on here and the other way round. Every other preset has the numbers of the action table, and
those of ``planes-1``.

>>> state = load_game("gin_openspiel").new_initial_state(seed=1)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['take', 'pass']
>>> state.apply_action(54)
>>> state.current_player(), state.observation_tensor().shape
(1, (644,))
"""

from tierce.envs.openspiel.game import Game, GameState, load_game

__all__ = ["Game", "GameState", "load_game"]
