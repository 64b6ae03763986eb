"""Saves given to the page, good and bad, and late replies."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from web.form import start_button
from web.person import Person
from web.prepared import Save, asking, table, text

SEEDED = 11
NOT_A_SAVE = "This is not a saved game. Choose a file that the game has saved."
DAMAGED = "This save is damaged: its field “{}” is missing or unreadable."


def cut(save: Save) -> str:
    return text(save)[:-30]


def without_answers(save: Save) -> str:
    del save["game"]["answers"]
    return text(save)


def other_answer(save: Save) -> str:
    """The save with another, equally good role taken first."""
    (first,) = save["game"]["answers"][0]
    save["game"]["answers"][0] = [(first + 1) % 5]
    return text(save)


def other_digest(save: Save) -> str:
    save["game"]["digest"] = "sha256:" + 64 * "0"
    return text(save)


def newer_table(save: Save) -> str:
    return text({**save, "version": 2})


def newer_game(save: Save) -> str:
    save["game"]["version"] = 7
    return text(save)


def foreign(save: Save) -> str:
    return text({"game": "Puerto Rico", "turn": 3})


def no_json(save: Save) -> str:
    return "Dear diary, today I built a chapel."


BAD = {
    cut: DAMAGED.format("digest"),
    without_answers: DAMAGED.format("answers"),
    other_answer: "This save has been altered",
    other_digest: "This save has been altered",
    newer_table: "This save has a newer format (2); this game reads formats up to 1.",
    newer_game: "This save has a newer format (7); this game reads formats up to 1.",
    foreign: NOT_A_SAVE,
    no_json: NOT_A_SAVE,
}


@pytest.mark.first
def test_a_good_save_is_gone_on_with(person: Person) -> None:
    game = asking("pay")
    person.give(text(table(game)))
    assert person.look().stage == "pay"
    person.decide(person.seen[-1])
    person.look()
    record = json.loads(person.save())
    assert record["game"]["answers"][: game.ply] == game.save()["answers"]
    assert [player["name"] for player in record["players"]] == ["Ada", "Ben"]


def test_the_players_of_a_mere_game_are_called_by_their_seats(
    beginner: Person,
) -> None:
    game, words = asking("role", seats=4), beginner.words
    beginner.give(json.dumps(game.save()))
    beginner.look()
    for seat in (2, 3, 4):
        name = f"Open {words(f'seat-{seat}')}’s city"
        rival = beginner.page.get_by_role("button", name=name)
        expect(rival).to_have_count(1)
    beginner.take("Prospector")
    showing, thinking = [
        words(f"status-{does}", name=words("seat-2"))
        for does in ("showing", "thinking")
    ]
    waiting = re.compile(f"{re.escape(showing)}|{re.escape(thinking)}")
    expect(beginner.page.locator(".ask .instruction")).to_have_text(waiting)


def test_people_without_names_are_called_by_their_seats(person: Person) -> None:
    save = table(asking("keep"), "person", "person")
    for player in save["players"]:
        player["name"] = ""
    person.give(text(save))
    called = person.words("seat-1")
    assert person.look().device_for == called
    person.decide(person.seen[-1])
    assert person.look().asked == called


def test_a_bad_save_gets_a_sentence_and_the_game_goes_on(person: Person) -> None:
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    before = person.look()
    for spoil, sentence in BAD.items():
        person.menu()
        person.give(spoil(table(asking("pay"))))
        alert = person.page.get_by_role("alert")
        expect(alert).to_contain_text(sentence)
        alert.get_by_role("button").click()
        expect(alert).to_be_empty()
        assert person.look() == before
    person.decide(before)
    assert person.look() != before


@pytest.mark.first
def test_a_bad_save_gets_a_sentence_on_the_start_screen(person: Person) -> None:
    person.give(no_json({}))
    expect(person.page.get_by_role("alert")).to_contain_text(BAD[no_json])
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    assert person.look().stage


def test_a_bad_save_does_not_end_the_showing_of_moves(beginner: Person) -> None:
    beginner.set_sail("Person", *["Computer, easy"] * 3, seed=SEEDED)
    first = beginner.look()
    beginner.take("Prospector")
    skip = beginner.page.get_by_role("button", name=beginner.words("skip"))
    skip.wait_for()
    beginner.menu()
    beginner.give(no_json({}))
    alert = beginner.page.get_by_role("alert")
    expect(alert).to_contain_text(NOT_A_SAVE)
    alert.get_by_role("button").click()
    skip.click()
    assert beginner.look().log != first.log


GONE = """() => {
  Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone"));
}"""


def test_a_file_that_cannot_be_read_gets_a_sentence(person: Person) -> None:
    person.page.evaluate(GONE)
    person.give("")
    told = person.words("error-unreadable-file")
    expect(person.page.get_by_role("alert")).to_contain_text(told)
    expect(start_button(person.page)).to_be_enabled()


SLOW_TO_LOAD = """
window.Worker = class extends Worker {
  postMessage(wish) {
    if (wish.type !== "load") super.postMessage(wish);
  }
};
"""
"""The worker never loads a save."""


def test_another_game_can_begin_while_a_save_is_being_loaded(
    page: Page, site: str
) -> None:
    page.add_init_script(SLOW_TO_LOAD)
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    person.look()
    person.menu()
    person.give(text(table(asking("pay"))))
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.leave()
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    assert person.look().stage


REFUSED_LATE = """
window.Worker = class extends Worker {
  postMessage(wish) {
    const error = { id: "not_over", args: {} };
    const data = { type: "error", id: wish.id - 1, error };
    const message = new MessageEvent("message", { data });
    if (wish.type === "answer") queueMicrotask(() => this.dispatchEvent(message));
    super.postMessage(wish);
  }
};
"""
"""The worker refuses the request before an answer once the answer is sent."""


def test_an_error_that_comes_late_does_not_end_the_wait_for_a_reply(
    page: Page, site: str
) -> None:
    page.add_init_script(REFUSED_LATE)
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    person.take("Prospector")
    assert person.look().stage
    expect(page.get_by_role("alert")).to_be_empty()
