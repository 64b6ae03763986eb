"""Redeals the cards of a game that a viewer may not know.

The questions and events of the other seats follow the new cards too, so a table that
leaked any of them would look different.
"""

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from proofs.invariants import hidden_places, permuted, whole
from sanjuan import Game, Question
from sanjuan.rules.stages import ROLE
from sanjuan.rules.state import State
from tabletop.rules.event import Entry, Secret

Dealt: TypeAlias = Mapping[int, int]
"""By card: the one that lies where it lay."""


def redealt(game: Game, viewer: int | None, rng: Random) -> Game:
    """The game with all that the viewer (None: any viewer) may not know redealt."""
    other, state = game.copy(), permuted(whole(game), viewer, rng)
    dealt = _dealt(whole(game), state, viewer)
    state.card = dealt.get(state.card, state.card)
    state.question = state.question and _asked(state.question, dealt)
    other._state = state
    other._entries = [_seen(entry, viewer, dealt) for entry in game._entries]
    return other


def _dealt(before: State, after: State, viewer: int | None) -> Dealt:
    old, new = (
        [places[index] for places, index in hidden_places(state, viewer)]
        for state in (before, after)
    )
    return dict(zip(old, new, strict=True))


def _asked(question: Question, dealt: Dealt) -> Question:
    """The same question about the new cards."""
    if question.stage == ROLE:
        return question
    source = question.source
    return Question(
        question.seat,
        question.stage,
        tuple(dealt.get(card, card) for card in question.options),
        question.low,
        question.high,
        dealt.get(source, source) if isinstance(source, int) else source,
        tuple(dealt.get(card, card) for card in question.laden),
    )


def _seen(entry: Entry, viewer: int | None, dealt: Dealt) -> Entry:
    """The events, with the new cards wherever the viewer saw none."""
    note = entry.note
    if note.seat == viewer:
        return entry
    secrets = {
        name: Secret(tuple(dealt.get(card, card) for card in cards), seen)
        for name, (cards, seen) in note.secrets.items()
    }
    return entry._replace(note=note._replace(secrets=secrets))
