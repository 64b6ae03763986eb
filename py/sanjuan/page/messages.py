"""The messages of the page at a table of San Juan, and the replies.

`tabletop.page` has those of any game, key by key.
"""

from typing import NotRequired, TypeAlias

from sanjuan.knowledge.facts import OptionsFacts
from sanjuan.page.facts import Table
from tabletop.page import messages, replies


class NewOptions(OptionsFacts):
    """The options of a new game."""

    seed: NotRequired[int | None]
    """The seed of the shuffles; null: at random."""


Message: TypeAlias = messages.Message[NewOptions]
"""Every message that the page may send to Python."""

Reply: TypeAlias = replies.Reply[Table]
"""Every reply of Python."""
