"""Random games with random options, everything looked at between two answers."""

from itertools import islice
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

from invariants import all_cards, cards, facts, permuted, viewers, whole
from random_play import keen, play
from sanjuan import Game, determinize
from sanjuan.stages import NAMES
from sanjuan.view import view
from strategies import options, scarce_games, seeds


class Tables(RuleBasedStateMachine):
    """A game, a twin that gets equal answers, and what may happen to them."""

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
    def cards_are_conserved(self) -> None:
        assert cards(whole(self.game)) == all_cards(whole(self.game))

    @invariant()
    def the_twin_is_equal(self) -> None:
        assert facts(whole(self.game)) == facts(whole(self.twin))

    @invariant()
    def views_do_not_leak(self) -> None:
        rng = Random(self.game.ply)
        for viewer in viewers(self.game):
            seen = self.game.view(viewer)
            other = permuted(whole(self.game), viewer, rng)
            assert view(other, viewer, self.game.ply) == seen
            assert view(determinize(seen, rng), viewer, self.game.ply) == seen

    @invariant()
    def only_real_choices_are_asked(self) -> None:
        """More than one set of kinds can be chosen, or the game is over (R20)."""
        question = self.game.question
        assert (question is None) == self.game.over
        assert question is None or len(list(islice(question, 2))) == 2

    @invariant()
    def cities_are_sound(self) -> None:
        for seat in whole(self.game).seats:
            laden = [card for card in seat.laden() if card not in seat.buildings]
            assert not laden
            assert len(seat.goods) == len(seat.buildings)

    @invariant()
    def the_stage_has_a_name(self) -> None:
        question = self.game.question
        assert question is None or question.name in NAMES


Tables.TestCase.settings = settings(stateful_step_count=30)
TestTables = Tables.TestCase
