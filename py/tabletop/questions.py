"""The address of `tabletop.rules.question` in version 0.2.0; frozen players use it."""

from tabletop.rules.question import Answer, Question

__all__ = ["Answer", "Question"]
