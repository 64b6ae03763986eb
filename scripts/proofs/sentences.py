"""Count the decisions whose reason is a sentence, and check some of the sentences.

Policy players play the games, of all sets of options in turn. A look back searches some
of the decisions. A decision counts if its best answer leads another one shown by 4
points of winning chance or more; it has a sentence if one of these two answers has one.

To check a sentence, `hard` plays both answers on for all seats, in worlds that the
sentence does not come from. It is true if the event that it claims is as frequent as it
says. The file of the results holds a line for each game; the command resumes it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import sanjuan
from arena.command import add_processes, at_least
from arena.crew import spread
from sanjuan.ai.advisor import ADVISOR
from sanjuan.ai.reasons import WORLDS, claims, play_on
from sanjuan.ai.why.claims import Claim, mean
from sanjuan.ai.why.facts import SENTENCES
from sanjuan.ai.why.rollouts import Rollouts
from sanjuan.knowledge.view import view
from sanjuan.rules.state import State
from tabletop.advice.accuracy import LEAST
from tabletop.advice.review.findings import Candidate, Decision
from tabletop.advice.review.look_back import ITERATIONS, LookBack
from tabletop.base.rng import PLAYERS, Chance, stream
from tabletop.bots.search.budget import Budget
from tabletop.rules.question import Answer
from toolchain.steps import BUILD, fail

FILE: Final = BUILD / "sentences" / "found.jsonl"
GAP: Final = LEAST["inaccuracy"]
NEEDED: Final = 0.95
"""The share of these decisions that must have a sentence."""
TRUE: Final = 0.9
"""The share of the checked sentences that must be true."""
STRONG: Final = "hard"
CARDS: Final = {"keeps", "gives_up"}
"""The sentences about cards kept, which every answer that keeps some has."""
OPTIONS: Final = [
    sanjuan.Options(seats, edition, expansion)
    for seats, edition, expansion in product(
        (2, 3, 4), ("first", "second"), (False, True)
    )
]


# ---------------------------------------------------------------- one game


def played(deal: int) -> sanjuan.Game:
    """A game of policy players; in every second one they often err."""
    game = sanjuan.Game(*OPTIONS[deal % len(OPTIONS)], seed=deal)
    player = sanjuan.player("easy" if deal % 2 else "medium")
    while game.question:
        seen = game.view(game.question.seat)
        game.answer(player.choose(seen, stream(deal, PLAYERS[game.ply])))
    return game


def searched(every: int, checks: int, deal: int) -> dict[str, Any]:
    """The findings of a game, as its line in the file."""
    game = played(deal)
    look_back = LookBack(game, ADVISOR, ITERATIONS)
    plies = [before.ply for before, _ in game.replay()][deal % every :: every]
    found = [one for one in map(look_back.search, plies) if behind(one)]
    told = [one for one in found if has_sentence(one)]
    return {
        "deal": deal,
        "decisions": len(plies),
        "stages": Counter(one.stage for one in found),
        "told": Counter(one.stage for one in told),
        "best": sum(sentences(one.candidates[0]) for one in found),
        "checks": [*islice(checked(game, found, Random(deal)), checks)],
    }


def behind(decision: Decision) -> list[Candidate]:
    """The answers shown that are clearly behind the best."""
    best, *others = decision.candidates
    seat = decision.seat
    return [o for o in others if round(best.chances[seat] - o.chances[seat], 2) >= GAP]


def has_sentence(decision: Decision) -> bool:
    """Whether the best answer, or the first one behind, has a sentence."""
    return any(map(sentences, (decision.candidates[0], behind(decision)[0])))


def sentences(candidate: Candidate) -> bool:
    """Whether one of the reasons is a sentence that speaks for or against the answer.

    Cards speak for it if the one kept is built more often than the one given up.
    """
    ids = {one["id"] for one in candidate.reasons}
    kept, given_up = (_built(candidate, id) for id in ("keeps", "gives_up"))
    return bool(ids & SENTENCES - CARDS) or kept > given_up


def _built(candidate: Candidate, id: str) -> int:
    found = [one["args"]["built"] for one in candidate.reasons if one["id"] == id]
    return cast(int, found[0]) if found else 0


# ---------------------------------------------------------------- checks


def checked(
    game: sanjuan.Game, found: Sequence[Decision], rng: Random
) -> Iterator[list[Any]]:
    """Checks of the first sentence of some decisions: its id, two means, the truth."""
    states = {before.ply: before.copy() for before, _ in game.replay()}
    for one in rng.sample(found, len(found)):
        before = states[one.ply]
        answers = [candidate.answer for candidate in one.candidates]
        seen = before.view(one.seat)
        search = ADVISOR.search(seen, stream(game.seed, one.ply), Budget(1))
        best = claims(search.question, play_on(search, answers, WORLDS))[0]
        if best:
            dealt = [search.worlds.deal() for _ in range(WORLDS)]
            yield check(best[0], one.seat, dealt, answers, rng)


def check(
    claim: Claim,
    seat: int,
    worlds: Sequence[State],
    answers: Sequence[Answer],
    rng: Chance,
) -> list[Any]:
    """The means of a claim's event after both answers, and whether it holds."""
    decide = strong(rng)
    sides = (Rollouts(worlds, seat, answer, decide) for answer in answers[:2])
    means = [mean(side.at(claim.look), claim.event) for side in sides]
    return [claim.told["id"], *means, claim.holds(*means)]


def strong(rng: Chance) -> Any:
    """A function that answers as the strong player, by what each seat may know."""
    player = sanjuan.player(STRONG)

    def decide(state: State) -> Answer:
        assert state.question is not None
        return player.choose(view(state, state.question.seat), rng)

    return decide


# ---------------------------------------------------------------- all of them


def known(path: Path) -> list[dict[str, Any]]:
    """The lines of the file."""
    return [*map(json.loads, path.read_text().splitlines())] if path.exists() else []


def report(found: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Print the table and the checks; return the shares told and true."""
    stages, told = (
        sum((Counter(one[key]) for one in found), Counter())
        for key in ("stages", "told")
    )
    print("| question | decisions | with a sentence |\n|---|--:|--:|")
    for stage, count in stages.most_common():
        print(f"| {stage} | {count} | {told[stage]} |")
    checks = [each for one in found for each in one["checks"]]
    for id, one, other, holds in checks:
        print(f"{id}: {one:.2f} against {other:.2f}{'' if holds else ', NOT TRUE'}")
    share, true = told.total() / stages.total(), sum(each[3] for each in checks)
    print(f"decisions searched: {sum(one['decisions'] for one in found)}")
    print(f"with a sentence: {told.total()} of {stages.total()}, {100 * share:.1f} %")
    print(f"best answers with one: {sum(one['best'] for one in found)}")
    print(f"true: {true} of {len(checks)} sentences")
    return share, true / max(1, len(checks))


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--games", type=at_least(1), default=40, help="games (40)")
    made.add_argument("--every", type=at_least(1), default=10, help="decision (10th)")
    made.add_argument("--checks", type=at_least(0), default=4, help="of a game (4)")
    made.add_argument("--file", type=Path, default=FILE, help="of the results")
    add_processes(made)
    return made


def main(arguments: list[str] | None = None) -> None:
    """Search the games that the file lacks, and report on all."""
    told = parser().parse_args(arguments)
    told.file.parent.mkdir(parents=True, exist_ok=True)
    found = [one for one in known(told.file) if one["deal"] < told.games]
    left = [d for d in range(told.games) if d not in {one["deal"] for one in found}]
    work = partial(searched, told.every, told.checks)
    for one in spread(work, left, told.processes):
        found.append(one)
        with told.file.open("a") as file:
            file.write(json.dumps(one) + "\n")
    share, true = report(found)
    if share < NEEDED or true < TRUE:
        fail("Too few sentences, or too few true ones.")


if __name__ == "__main__":
    main()
