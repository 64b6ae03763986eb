"""The questions of San Juan: options are cards or, at `role`, roles."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import NAMES
from tabletop.rules import question
from tabletop.rules.question import Answer


class Question(question.Question):
    """A question to one seat, which takes between `low` and `high` of its `options`.

    Options are numbers of physical cards; at `role` they are roles, 0 to 4. `source` is
    the card in work, or the id of the building or limit that asks. `laden` are the
    options with a good on them, if others have none. `answer in question` says whether
    an answer is legal; iteration yields one answer for each choice of kinds.
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
        # Not by the base's __init__: that call would slow every decision.
        self.seat = seat
        self.stage = stage
        self.options = options
        self.low = low
        self.high = high
        self.source = source
        self.laden = laden

    @property
    def name(self) -> stages.StageName:
        """The name of the stage, such as `role` or `build`."""
        return stages.NAMES[self.stage]

    @property
    def secret(self) -> bool:
        """Whether the options depend on cards that only this seat may see."""
        return self.stage in stages.SECRET

    def kinds(self) -> list[str]:
        """The names of the options in order: of roles at `role`, else of buildings."""
        if self.stage == stages.ROLE:
            return [stages.ROLES[option] for option in self.options]
        return [NAMES[option] for option in self.options]

    def kind(self, option: int) -> int:
        """The kind of an option: its role or building, apart if a good lies on it."""
        if self.stage == stages.ROLE:
            return option
        return 2 * KIND[option] + (option in self.laden)

    def alike(self) -> bool:
        """Whether all options are of one kind."""
        options = self.options
        first = KIND[options[0]]
        if first != KIND[options[-1]] or len(self.laden) not in (0, len(options)):
            return False
        return all(KIND[option] == first for option in options)
