"""Hypothesis profiles: `dev` repeats the same examples, `proof` tries many new ones."""

import os

from hypothesis import HealthCheck, settings

collect_ignore = ["conftest.py"]
"""Excluded from doctests: several folders have a module of this name."""
collect_ignore_glob = ["web/toys/*.py", "web/toys/*/*.py"]
"""Test builds, which have files of the same names and no tests."""


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
