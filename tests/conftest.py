"""What every test shares: how hard hypothesis tries."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

# No test has kernels compiled in the background, beside which its neighbours would be slow.
os.environ["TIERCE_WARM"] = "no"

# The default run tries the same examples every time, so that it fails only for those who broke something;
# `make slow` looks for new ones, and many more. No deadlines: the machine may be busy.
settings.register_profile("default", derandomize=True, deadline=None, print_blob=True)
settings.register_profile(
    "slow",
    max_examples=2_000,
    stateful_step_count=200,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# `make mutants` runs the tests thousands of times, and wants to know whether they fail, not the smallest way.
settings.register_profile(
    "mutants",
    max_examples=15,
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
