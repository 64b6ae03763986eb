"""San Juan for learners, as a PettingZoo environment: `pip install sanjuan[rl]`.

No other module of the package imports this folder. An agent sees its seat's view as
numbers, and answers a question option by option, by building or role.
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sanjuan.rl.environment import ACTIONS, SanJuanEnv
from sanjuan.rl.observations import LAYOUT, SIZE, encode


def env(**options: Any) -> Any:
    """Make a `SanJuanEnv` with these options that checks the order of its calls."""
    return OrderEnforcingWrapper(SanJuanEnv(**options))


__all__ = ["ACTIONS", "LAYOUT", "SIZE", "SanJuanEnv", "encode", "env"]
