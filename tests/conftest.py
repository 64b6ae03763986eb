"""How Hypothesis runs: `dev`, the same examples each time; `proof`, many new ones."""

import os

from hypothesis import HealthCheck, settings

collect_ignore = ["conftest.py"]
"""Doctests are not looked for in it: folders have modules of the same name."""


_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "dev",
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "proof", max_examples=300, deadline=None, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
