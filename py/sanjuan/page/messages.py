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


class NewMessage(messages.NewMessage[NewOptions]):
    """Begin a game."""


class TableReply(replies.TableReply[Table]):
    """The table as it is now."""


class ReplayReply(replies.ReplayReply[Table]):
    """The table as it was at a moment."""


class PuzzleReply(replies.PuzzleReply[Table]):
    """The table of a puzzle."""


Message: TypeAlias = NewMessage | messages.CommonMessage
"""Every message that the page may send to Python."""

Reply: TypeAlias = TableReply | ReplayReply | PuzzleReply | replies.CommonReply
"""Every reply of Python."""
