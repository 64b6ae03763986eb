"""The game as an element of a host page: its news, its methods and its errors."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from web.around import Around
from web.emptied import ADORNED
from web.form import start_button
from web.prepared import last_decision, over, table
from web.words import Words

GAME: Final = 'players="you,easy" seed="5"'
BEGINS: Final = f"{GAME} autostart"

# ------------------------------------------------------------ news


@pytest.mark.first
def test_a_game_is_told_from_its_beginning(around: Around) -> None:
    around.show(BEGINS)
    around.asked()
    load, start, turn = around.heard("load", "start", "turn")
    assert load["version"] == around.value("version") != ""
    assert [one["kind"] for one in start["players"]] == ["person", "easy"]
    assert (start["seed"], start["ply"], start["options"]["seats"]) == (5, 0, 2)
    assert (turn["seat"], turn["kind"]) == (0, "person")
    assert around.value("turn.seat") == 0
    assert (around.value("state"), around.value("loaded")) == ("playing", True)
    around.framed().locator("[data-choice]").first.click()
    around.page.wait_for_function("heard.some(({ type }) => type === 'move')")
    assert around.heard("move")[0]["points"] == [1, 1]


@pytest.mark.first
def test_the_end_is_told_with_points_and_winners(around: Around) -> None:
    game = last_decision()
    around.show(GAME)
    assert around.attempt("load", table(game))["done"]["ply"] == game.ply
    assert not around.heard("end")
    around.attempt("load", table(over()))
    (end,) = around.heard("end")
    assert end["points"] == [score.total for score in over().scores()]
    assert end["winners"] == list(over().winners())
    assert (around.value("state"), around.value("turn")) == ("over", None)


@pytest.mark.first
def test_what_is_told_holds_no_card(around: Around) -> None:
    around.show(BEGINS)
    around.asked()
    around.attempt("hint")
    told = around.page.evaluate("JSON.stringify(heard)")
    for secret in ("hand", 'options":[', "answers", "save", "cards"):
        assert secret not in told


# ------------------------------------------------------------ methods


@pytest.mark.first
def test_a_page_can_begin_take_back_and_begin_again(around: Around) -> None:
    around.show(GAME)
    begun = around.attempt("start", {"seed": 9, "edition": "second"})["done"]
    assert (begun["seed"], begun["options"]["edition"]) == (9, "second")
    around.asked()
    around.framed().locator("[data-choice]").first.click()
    around.framed().locator("[data-ply]:not([data-ply='0'])").wait_for()
    around.asked()
    assert around.attempt("undo")["done"]["ply"] == 0
    again = around.attempt("restart")["done"]
    assert again["options"] == begun["options"]
    assert (again["id"], again["seed"]) != (begun["id"], begun["seed"])


@pytest.mark.first
def test_a_save_given_out_can_be_given_back(around: Around) -> None:
    around.show(BEGINS)
    around.asked()
    save = around.attempt("save")["done"]
    around.attempt("start", {"seed": 6})
    assert around.attempt("load", save)["done"]["id"] == save["id"]


@pytest.mark.first
@pytest.mark.parametrize(
    ("asked", "id"),
    [
        (("start", {"seed": "seven"}), "bad_wish"),
        (("start", {"players": "you"}), "bad_wish"),
        (("undo",), "not_now"),
        (("load", "{}"), "not_a_save"),
        (("load", "x" * 1_000_001), "too_large"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(
    around: Around, asked: tuple[Any, ...], id: str
) -> None:
    around.show(BEGINS)
    around.asked()
    before = around.attempt("save")["done"]
    came = around.attempt(*asked)
    assert came["id"] == id
    assert len(came["message"]) > 15
    assert around.attempt("save")["done"] == before


EACH: Final = """async () => {
  const one = document.createElement("san-juan-table");
  const asked = ["start", "restart", "undo", "hint", "save", "load"];
  const fails = (wish) => wish.then(() => "done", ({ id }) => id);
  const outside = await Promise.all(asked.map((method) => fails(one[method]("{}"))));
  document.body.append(one);
  const early = asked.map((method) => fails(one[method]("{}")));
  one.remove();
  return [...outside, ...(await Promise.all(early))];
}"""


@pytest.mark.first
def test_a_table_that_is_not_on_the_page_refuses_everything(around: Around) -> None:
    around.show()
    assert around.page.evaluate(EACH) == ["gone"] * 12


@pytest.mark.first
def test_what_needs_a_game_is_refused_before_there_is_one(around: Around) -> None:
    around.show(GAME)
    came = {each: around.attempt(each)["id"] for each in ("undo", "hint", "restart")}
    assert came == {"undo": "not_now", "hint": "not_now", "restart": "not_now"}
    assert around.attempt("save")["id"] == "no_game"
    around.attempt("start")
    assert not around.heard("error")


@pytest.mark.first
def test_a_hint_is_shown_on_request(around: Around) -> None:
    around.show(BEGINS)
    around.asked()
    assert around.attempt("hint") == {"done": None}
    expect(around.framed().locator(".advice")).to_be_visible()
    assert [one["ply"] for one in around.heard("hint")] == [0]


# ------------------------------------------------------------ looks


@pytest.mark.first
def test_language_and_light_follow_the_page_around(around: Around) -> None:
    around.show(f'{GAME} theme="dark"', before='<html lang="de-AT">')
    root = around.framed().locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    around.value("setAttribute('lang', 'fr')")
    expect(root).to_have_attribute("lang", "fr")
    around.value("setAttribute('theme', 'light')")
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.first
def test_colours_are_lent_and_what_is_no_colour_is_not(around: Around) -> None:
    colours = "--san-juan-accent: rgb(1, 2, 3); --san-juan-surface: 12px; "
    around.show(f'{GAME} style="{colours} --san-juan-radius: 3px"')
    form = around.framed().locator("[data-place=play]")
    form.evaluate(ADORNED)
    button = start_button(around.framed())
    expect(button).to_have_css("background-color", "rgb(1, 2, 3)")
    expect(button).to_have_css("color", "lch(100 0 0)")
    expect(button).to_have_css("border-radius", "3px")
    expect(form).to_have_css("background-color", "rgb(252, 248, 241)")
    around.value("removeAttribute('style')")
    expect(button).to_have_css("background-color", "rgb(11, 90, 101)")


GROW = """addEventListener("resize", ({ target, detail }) => {
  const free = "max-height: none; aspect-ratio: auto";
  target.style.cssText = `${free}; height: ${detail.height}px`;
})"""


@pytest.mark.first
def test_a_frame_that_grows_with_its_wish_comes_to_rest(around: Around) -> None:
    around.show(BEGINS)
    around.asked()
    around.value(GROW)
    around.page.set_viewport_size({"width": 390, "height": 664})
    counts = [-1, 0]
    while counts[-1] != counts[-2]:
        around.page.wait_for_timeout(500)
        counts.append(len(around.heard("resize")))
        assert counts[-1] < 20


# ------------------------------------------------------------ loading


@pytest.mark.first
def test_nothing_is_fetched_before_the_poster_is_pressed(around: Around) -> None:
    fetched: list[str] = []
    around.page.on("request", lambda request: fetched.append(request.url))
    around.show(f'{BEGINS} reveal="interaction" lang="fr"')
    play = around.page.get_by_role("button", name=Words("fr")("embed-play"))
    expect(play).to_be_visible()
    assert [url for url in fetched if url.startswith(around.site)] == [
        f"{around.site}embed.js"
    ]
    play.click()
    around.asked()
    expect(play).to_be_hidden()


@pytest.mark.first
def test_a_lazy_table_is_left_to_the_browser(around: Around) -> None:
    around.show(f'{GAME} loading="lazy"')
    expect(around.page.locator("iframe")).to_have_attribute("loading", "lazy")


@pytest.mark.first
@pytest.mark.parametrize(
    "wrong", ['mode="daily"', 'game="chess"', 'src="javascript:alert(1)"']
)
def test_what_a_table_cannot_be_is_told_and_nothing_is_loaded(
    around: Around, wrong: str
) -> None:
    around.show("hidden")
    around.page.evaluate(
        """(wrong) => {
          const made = document.createRange().createContextualFragment(
            `<san-juan-table ${wrong}></san-juan-table>`);
          document.body.append(made);
        }""",
        wrong,
    )
    (told,) = around.heard("error")
    assert told["id"] in wrong and len(told["message"]) > 20
    expect(
        around.page.locator("san-juan-table").nth(1).locator("iframe")
    ).to_have_count(0)
