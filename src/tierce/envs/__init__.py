"""Environments for research: deals as learners meet them, with numbered actions and arrays to look at.

* :mod:`tierce.envs.aec`        PettingZoo's turn-based environments, one for every preset
* :mod:`tierce.envs.gym`        Gymnasium's: one seat learns, bots sit at the others
* :mod:`tierce.envs.batch`      thousands of deals side by side
* :mod:`tierce.envs.openspiel`  games and states with OpenSpiel's manners

They come with ``pip install 'tierce[rl]'``. What a learner is shown is made from a `View`, which holds
nothing that its seat may not know.
"""
