"""What San Juan asks: options are cards, or at `role` the roles."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import NAMES
from tabletop import questions
from tabletop.questions import Answer


class Question(questions.Question):
    """Choose between `low` and `high` of `options`.

    Options are physical card ids; at `role` they are 0 to 4. `source` says for what:
    the card being built, or the building or limit that asks. `laden` are the options
    with a good on them, where others have none.
    """

    __slots__ = ("laden",)

    def __init__(
        self,
        seat: int,
        stage: int,
        options: Answer,
        low: int,
        high: int,
        source: int | str | None = None,
        laden: Answer = (),
    ) -> None:
        # Written out, since a call of the base's takes a part of every decision's time.
        self.seat = seat
        self.stage = stage
        self.options = options
        self.low = low
        self.high = high
        self.source = source
        self.laden = laden

    @property
    def name(self) -> stages.StageName:
        """The stage's name."""
        return stages.NAMES[self.stage]

    @property
    def secret(self) -> bool:
        """Whether the options follow from cards that only the seat asked may see."""
        return self.stage in stages.SECRET

    def kinds(self) -> list[str]:
        """The options' names in their order: building ids, at `role` the role names."""
        if self.stage == stages.ROLE:
            return [stages.ROLES[option] for option in self.options]
        return [NAMES[option] for option in self.options]

    def kind(self, option: int) -> int:
        """By role or by building, one with a good on it being another kind."""
        if self.stage == stages.ROLE:
            return option
        return 2 * KIND[option] + (option in self.laden)
