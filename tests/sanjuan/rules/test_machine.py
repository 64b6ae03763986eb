"""Random games with random options, checked between any two answers."""

from random import Random
from typing import Any

from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from proofs.invariants import complaints, facts, whole
from random_play import keen, play
from sanjuan import Game
from sanjuan.rules.stages import NAMES
from strategies import options, scarce_games, seeds


class Tables(RuleBasedStateMachine):
    """A game, a twin that gets equal answers, and the operations on them."""

    @initialize(chosen=options)
    def sit_down(self, chosen: dict[str, Any]) -> None:
        self.game = Game(**chosen)
        self.twin = self.game.copy()

    @initialize(game=scarce_games())
    def sit_down_with_hardly_a_card(self, game: Game) -> None:
        self.game, self.twin = game, game.copy()

    @precondition(lambda self: self.game.question)
    @rule(seed=seeds)
    def answer(self, seed: int) -> None:
        question = self.game.question
        assert question is not None
        note(repr(question))
        answer = keen(question, Random(seed))
        self.game.answer(answer, seat=question.seat, ply=self.game.ply)
        self.twin.answer(reversed(answer))

    @rule(seed=seeds, plies=st.integers(1, 40))
    def play_on(self, seed: int, plies: int) -> None:
        play(self.game, plies, seed)
        play(self.twin, plies, seed)

    @precondition(lambda self: self.game.ply)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        asked = [seat for seat in range(4) if self.game.can_undo(seat)]
        seat = data.draw(st.sampled_from(asked))
        self.game.undo(seat)
        assert self.game.question is not None
        assert self.game.question.seat == seat
        self.twin = self.game.copy()

    @rule()
    def load(self) -> None:
        self.game = Game.load(self.game.save())

    @invariant()
    def nothing_is_to_complain_of(self) -> None:
        assert list(complaints(whole(self.game), Random(self.game.ply))) == []

    @invariant()
    def the_twin_is_equal(self) -> None:
        assert facts(whole(self.game)) == facts(whole(self.twin))

    @invariant()
    def the_stage_has_a_name(self) -> None:
        question = self.game.question
        assert question is None or question.name in NAMES


Tables.TestCase.settings = settings(stateful_step_count=30)
TestTables = Tables.TestCase
