"""The environment: the agent to act, its legal actions and its rewards."""

from random import Random
from typing import Any, Final, TypeAlias, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from sanjuan.game import Game
from sanjuan.rl.observations import MOST, SIZE, encode
from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import NAMES
from sanjuan.rules.options import check_options
from sanjuan.rules.questions import Question
from tabletop.base.errors import IllegalAnswer, OptionError, QueryError, StaleAnswer
from tabletop.base.rng import check_seed
from tabletop.base.validation import typed, whole
from tabletop.rules.scoring import shares

Seen: TypeAlias = dict[str, Any]
Last: TypeAlias = tuple[Seen | None, float, bool, bool, Seen]

DONE: Final = "done"
LADEN: Final = "{} with a good"
ACTIONS: Final = (
    DONE,
    *stages.ROLES,
    *(building.id for building in CLASSES),
    *(LADEN.format(b.id) for b in CLASSES if b.good or b.sells_for),
)
"""The meaning of each action: take an option of that name, or take no more.

At stages where goods matter, a building with a good has an action of its own.
"""
INDEX: Final = {name: action for action, name in enumerate(ACTIONS)}


class SanJuanEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """A game of San Juan between agents `player_0`, `player_1` …

    An observation has `observation`, `SIZE` numbers in the order of `LAYOUT`, and
    `action_mask`, a 1 for each legal one of `ACTIONS`. An answer of several options
    takes several actions, in any order; a choice with one possibility is made without
    an agent. Only the end has rewards: 1 for the winner, and -1 divided among the
    losers; a tie shares the win. Raises OptionError as `Game` does, IllegalAnswer for a
    masked action, which changes nothing, and StaleAnswer before `reset`. It draws
    nothing, so `render_mode` is None.
    """

    metadata: Final = {"name": "sanjuan_v0", "render_modes": []}
    render_mode = None

    def __init__(
        self,
        seats: int = 2,
        edition: str = "first",
        expansion: bool = False,
        choose_four: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None:
            raise OptionError(
                "bad_value", {"key": "render_mode", "value": typed(render_mode, str)}
            )
        self.options = check_options(seats, edition, expansion, choose_four)
        count = self.options.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self._game: Game | None = None
        self._seeds = Random()
        self._spaces = {agent: _spaces() for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The current game; raises StaleAnswer before the first `reset`."""
        if self._game is None:
            raise StaleAnswer("no_game")
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    def observation_space(self, agent: str) -> Space[Seen]:
        """The space of an agent's observations."""
        return self._spaces[self._checked(agent)][0]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of actions, one for each of `ACTIONS`."""
        return self._spaces[self._checked(agent)][1]

    def _checked(self, agent: str) -> str:
        """The agent, if its name exists; else raises QueryError."""
        if agent not in self.possible_agents:
            raise QueryError("no_such_seat", {"seat": agent})
        return agent

    def reset(self, seed: int | None = None, options: Seen | None = None) -> None:
        """Deal by a seed, 0 to 2**53 - 1; None takes one that follows from the last."""
        dealt = self._seeds.randrange(2**32) if seed is None else check_seed(seed)
        self.game = Game(**self.options._asdict(), seed=dealt)
        if seed is not None:
            self._seeds = Random(dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in self.agents}
        self._picked: list[int] = []
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """The view of an agent; no action is legal unless the agent must answer."""
        seat = self.possible_agents.index(self._checked(agent))
        question = self.game.question
        mask = np.zeros(len(ACTIONS), dtype=np.int8)
        picked: list[int] = []
        if question is not None and question.seat == seat:
            picked = self._picked
            mask[[*self._choices(question)]] = 1
        seen = encode(self.game.view(seat), picked)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take one option, or no more; an agent whose game is over takes None."""
        question = self.game.question
        if question is None:
            self._was_dead_step(action)
            return
        choices, chosen = self._choices(question), whole(action)
        if chosen is None or chosen not in choices:
            raise IllegalAnswer(
                "not_offered", {"stage": question.name, "option": action}
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._take(choices[chosen])
        self._go_on()
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> Last:
        """Observation, reward, both ends and infos of the agent to act."""
        assert self.game
        return cast(Last, super().last(observe))

    def render(self) -> None:
        """Draw nothing."""

    def _choices(self, question: Question) -> dict[int, int | None]:
        """The legal actions, each with the option that it takes; None takes no more."""
        picked, found = self._picked, dict[int, int | None]()
        if len(picked) >= question.low:
            found[INDEX[DONE]] = None
        if len(picked) < question.high:
            for option in question.options:
                if option not in picked:
                    found.setdefault(_action(question, option), option)
        return found

    def _take(self, option: int | None) -> None:
        if option is None:
            self.game.answer(self._picked)
            self._picked = []
        else:
            self._picked.append(option)

    def _go_on(self) -> None:
        """Make choices with one possibility, up to the next real choice or the end."""
        while (question := self.game.question) is not None:
            choices = self._choices(question)
            self.agent_selection = self.possible_agents[question.seat]
            if len(choices) > 1:
                return
            self._take(*choices.values())
        self._end()

    def _end(self) -> None:
        seats = len(self.agents)
        won_by = shares(self.game.winners(), seats)
        parts = zip(self.agents, self.game.scores(), won_by, strict=True)
        for agent, score, won in parts:
            self.rewards[agent] = (won * seats - 1) / (seats - 1)
            self.terminations[agent] = True
            self.infos[agent] = {"points": score.total}


def _spaces() -> tuple[Space[Seen], Space[Any]]:
    mask = Box(0, 1, (len(ACTIONS),), np.int8)
    seen = Dict({"observation": Box(0, MOST, (SIZE,)), "action_mask": mask})
    return seen, Discrete(len(ACTIONS))


def _action(question: Question, option: int) -> int:
    """The action that takes that option."""
    if question.stage == stages.ROLE:
        return INDEX[stages.ROLES[option]]
    name = NAMES[option]
    return INDEX[LADEN.format(name) if option in question.laden else name]
