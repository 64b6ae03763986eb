"""The address of `tabletop.base.tasks` in version 0.2.0, whose docs showed it."""

from tabletop.base.tasks import Thinking

__all__ = ["Thinking"]
