"""The questions of Puerto Rico, and the meaning of their options."""

from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import IDS, PLACE_NAMES
from puerto_rico.rules.codes import COPIES, HOLDS, POST, SMALL_WHARF, WHARF
from puerto_rico.rules.option_facts import PAYMENTS, told
from puerto_rico.rules.pieces import GOODS
from puerto_rico.rules.stages import COPIED
from tabletop.base.english import Told
from tabletop.rules import question
from tabletop.rules.facts import Form


class Question(question.Question):
    """A question to one seat, which takes between `low` and `high` of its `options`.

    Options are numbers: of roles at `role`, of goods at `sell`, `warehouse`,
    `give_good`, `well` and `royal_supplier`, of doubloons at `deposit`, of buildings at
    `build`, `draft` and where a building asks whether to use it. At `sell` a good is 8
    more if it goes to a trading post. At `black_market` 0 is a colonist, 1 a barrel and
    2 a point. At `give_colonist`, `sell_land` and `hunting_lodge` an option is 16 times
    a place, plus 0 without a colonist, 1 with one, 2 with a noble. At `load` it is 10
    times the good, plus the hold of the ship, which is 9 for a wharf; 99 is a small
    wharf. At other stages it is 16 times the kind of a tile, a role, a place or a good,
    plus a number from 0 on. `told` has the same as facts.
    """

    __slots__ = ()

    @property
    def name(self) -> stages.StageName:
        """The name of the stage, such as `role` or `build`."""
        return stages.NAMES[self.stage]

    @property
    def form(self) -> Form:
        """The form of an answer: one option, yes or no, or a number of options."""
        if self.stage in stages.CONSENTS and self.high == 1:
            return "consent"
        return "one" if self.low == self.high == 1 else "some"

    def kind(self, option: int) -> int:
        """The number of an option's kind: copies of a thing are the same choice."""
        return option // COPIES if self.stage in COPIED else option

    def kinds(self) -> list[str]:
        """The names of the options in order."""
        return [self._named(option) for option in self.options]

    def told(self) -> list[Told]:
        """The options as facts, in their order."""
        return [told(self.stage, option) for option in self.options]

    def _named(self, option: int) -> str:
        stage = self.stage
        if stage in (stages.ROLE, stages.LAND_NOBLE):
            return stages.ROLES[option]
        if stage == stages.COLONIST:
            return stages.ROLES[option // COPIES]
        if stage in COPIED:
            return PLACE_NAMES[option // COPIES]
        if stage in stages.OCCUPIED:
            return PLACE_NAMES[option // COPIES] + _OCCUPANTS[option % COPIES]
        if stage == stages.LOAD:
            return _loading(option)
        if stage == stages.SELL and option >= POST:
            return f"{GOODS[option - POST]}_post"
        if stage == stages.DEPOSIT:
            return str(option)
        return _NAMES.get(stage, IDS)[option]


_OCCUPANTS: Final = ("", "_colonist", "_noble")


def _loading(option: int) -> str:
    if option == SMALL_WHARF:
        return "small_wharf"
    good, hold = divmod(option, HOLDS)
    return f"{GOODS[good]}_{'wharf' if hold == WHARF else hold}"


_NAMES: Final[dict[int, tuple[str, ...]]] = {
    stages.SELL: GOODS,
    stages.WAREHOUSE: GOODS,
    stages.GIVE_GOOD: GOODS,
    stages.ROYAL_SUPPLIER: GOODS,
    stages.WELL: GOODS,
    stages.BLACK_MARKET: PAYMENTS,
}
"""By stage: the names of its options; elsewhere these are buildings."""
