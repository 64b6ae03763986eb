"""The number of the rule in docs/rules.md behind each question and refusal."""

from typing import Final

ASKED: Final[dict[str, str]] = {
    "start_hand": "R6",
    "role": "R21",
    "library": "R59",
    "build": "R99",
    "cover": "R41",
    "market": "R25",
    "pay": "R99",
    "produce": "R43",
    "sell": "R48",
    "keep": "R49",
    "discard": "R7",
    "mine": "R57",
    "office": "R74",
    "chapel": "R101",
    "bank": "R84",
}
"""By question: the rule behind it."""

ASKED_BY: Final[dict[str, str]] = {"archive": "R50", "guarded": "R75"}
"""By source of a question, or by hand limit: the rule, if it differs from `ASKED`."""

REFUSED: Final[dict[str, str]] = {
    "not_held": "R99",
    "already_built": "R17",
    "no_crane": "R29",
    "never_covered": "R31",
    "same_building": "R32",
    "too_dear": "R99",
    "not_building": "R2",
    "in_work": "R99",
    "no_plant": "R43",
    "full": "R43",
    "no_good": "R48",
    "to_be_covered": "R34",
}
"""By reason of a refusal: the rule behind it."""

REFUSED_AT: Final[dict[str, str]] = {
    "cover.too_dear": "R15",
    "market.no_good": "R25",
}
"""By question and reason: the rule, if it differs from that in `REFUSED`."""
