"""The table in a browser: what lies where, what is asked, what is read aloud, and what may be looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tapete.games import REGISTRY
from tapete.table.game import OPEN
from tests.web.browser import MOVING, Visitor
from tests.web.places import BOXES, DRAWN, SHEET, SIZES, crossed, resized

LAID = ["7O", "6O", "5O", "4O", "3O", "2O", "1O", "10C"]
CODE = re.compile(r"(?<![\w.])\d{1,2}[OCEB](?!\w)")


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_nothing_lies_over_anything_else(name: str, visit: Callable[..., Visitor]) -> None:
    """Given any game at an open table, then on every screen each thing has a place of its own: so it has at a guided
    one, where it is looked at for a whole match."""
    guest = visit(locale="es", **MOVING)
    guest.new_table(name, table=OPEN)
    for _ in range(3):
        guest.wait_for_turn()
        if guest.play(5):
            break
        guest.wait_for_turn()
        for size in SIZES:
            resized(guest.page, size)
            assert crossed(guest.page) == [], size


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_whoever_listens_hears_cards_by_name_and_what_is_asked(name: str, visit: Callable[..., Visitor]) -> None:
    """Given any game, when it is played, then the live text has no codes, and asks the question."""
    guest = visit(locale="es")
    guest.page.add_init_script(HEARD)
    # A question that is answered by itself is none.
    guest.prefer(forced=False)
    guest.new_table(name)
    guest.wait_for_turn()
    guest.play(25)
    # Cards may be taken up and put down many times before anything happens.
    guest.play(400, until="() => window.heard.length > 5")
    guest.page.wait_for_function("() => !window.unread()")
    # Both at one moment: others may go on between two looks.
    heard, asked = guest.page.evaluate("() => [window.heard, window.asked]")
    assert len(heard) > 5
    assert [text for text in heard if CODE.search(text)] == []
    assert asked and all(any(text.endswith(question) for text in heard) for question in asked)


HEARD = """
window.heard = []; window.asked = [];
window.unread = () => !window.asked.every(question => window.heard.some(text => text.endsWith(question)));
new MutationObserver(() => {
    const told = document.querySelector('[data-told]')?.textContent ?? '';
    if (told && told !== window.heard.at(-1)) window.heard.push(told);
    const question = document.querySelector('.prompt.yours .question')?.textContent ?? '';
    if (question && !window.asked.includes(question)) window.asked.push(question);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_phrase_is_heard_too(visit: Callable[..., Visitor]) -> None:
    """Given a table, when somebody says something across it, then it is live text."""
    guest = visit()
    guest.new_table("mus")
    guest.wait_for_turn()
    guest.page.click("#tab-talk")
    phrase = guest.page.locator(".choices .chip").first
    words = phrase.inner_text()
    phrase.click()
    guest.page.wait_for_function(
        "words => document.querySelector('[data-said]').textContent.includes(words)", arg=words
    )


def test_every_page_has_a_title_and_begins_at_its_head(visit: Callable[..., Visitor]) -> None:
    """Given somebody who listens, when he follows a link, then the tab has its name and the page's head is read."""
    guest = visit()
    titles = {guest.page.title()}
    for link in ("/lobby", "/rules", "/judge", "/history", "/settings", "/account"):
        guest.page.click(f"header a[href='{link}']")
        guest.page.wait_for_function("path => location.pathname === path", arg=link)
        guest.page.wait_for_function("() => document.activeElement?.closest('main') !== null")
        titles.add(guest.page.title())
    assert len(titles) == 7
    assert guest.page.evaluate("() => document.activeElement.tagName") == "H1"


def test_the_law_of_the_last_trick_is_told_and_the_chronicle_keeps_it(visit: Callable[..., Visitor]) -> None:
    """Given Malilla, when the other has the last trick and leads again, then neither sheet nor log shows it."""
    guest = visit(locale="es")
    # An only card that played itself would clear the table between two looks at the log.
    guest.prefer(forced=False)
    guest.new_table("malilla-vistas")
    guest.reach_play()
    forbidden = False
    for _ in range(30):
        guest.wait_for_turn()
        log = guest.page.locator("#side-panel li").all_inner_texts()
        played = [line for line in log if re.search(r"\bjueg(a|as)\b", line)]
        assert len(played) <= 2, "only the trick on the table is told"
        look = guest.page.locator("nav button:has-text('Última baza')")
        if look.count():
            look.click()
            sheet = guest.page.locator("dialog").inner_text()
            assert "Todavía no hay ninguna baza" not in sheet
            forbidden = forbidden or ("ley" in sheet and "mal.93" in sheet)
            guest.page.keyboard.press("Escape")
        if forbidden or guest.play(1):
            break
    assert forbidden
    before = guest.page.locator("#side-panel li").all_inner_texts()
    guest.page.reload()
    guest.wait_for_turn()
    after = guest.page.locator("#side-panel li").all_inner_texts()
    assert [line for line in after if "jueg" in line] == [line for line in before if "jueg" in line]


def test_the_count_of_the_cientos_is_the_large_figure(visit: Callable[..., Visitor]) -> None:
    """Given the Cientos, when points are counted, then the large figure grows while the account stays where it is."""
    guest = visit(locale="es")
    guest.new_table("cientos")
    guest.reach_play()
    for _ in range(20):
        figures = guest.page.locator(".score .total").all_inner_texts()
        if all(not figure.startswith("0 ") for figure in figures) or guest.play(1):
            break
        guest.wait_for_turn()
    assert [re.sub(r"\s+", " ", figure).split(" ", 1)[1] for figure in figures] == ["0 fichas", "0 fichas"]


def test_nobody_is_asked_out_of_turn_at_the_open_table(visit: Callable[..., Visitor]) -> None:
    """Given an open table, then "it is your turn" is read only by him whose turn it is."""
    guest = visit(locale="es")
    guest.page.add_init_script(WRONGLY)
    guest.new_table("malilla", table=OPEN)
    guest.wait_for_turn()
    guest.play(40)
    assert guest.page.evaluate("() => window.wrongly") == []


WRONGLY = """
window.wrongly = [];
new MutationObserver(() => {
    const question = document.querySelector('.prompt .question')?.textContent ?? '';
    const mine = document.querySelector('.at-me .turn');
    if (!mine && /^Te toca|levantas|[Tt]omas la baraja|^¿Das/.test(question)) window.wrongly.push(question);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def test_a_claim_is_at_hand_and_its_ruling_stands_before_all(visit: Callable[..., Visitor]) -> None:
    """Given a phone at an open table, when somebody claims, then the ruling is large, with its law."""
    phone = visit(width=390, height=844, locale="es", has_touch=True)
    phone.new_table("malilla", table=OPEN)
    phone.reach_play()
    for _ in range(40):
        # While others play the table moves on, and a claim may come too late.
        phone.page.wait_for_selector(".at-prompt .prompt.yours, .at-prompt .over")
        claim = phone.page.locator(".answers button:has-text('Reclamar')")
        if claim.count():
            box = claim.bounding_box()
            assert box and box["height"] >= 43.5 and box["y"] + box["height"] <= 844
            claim.click()
            for _ in range(3):
                if not phone.page.locator(".drawer button:not([aria-label])").count():
                    break
                phone.page.locator(".drawer button:not([aria-label])").first.click()
            phone.page.wait_for_selector(".ruled .decision")
            size = phone.page.eval_on_selector(".ruled .decision", "e => parseFloat(getComputedStyle(e).fontSize)")
            assert size >= 20
            return
        phone.play(1)
    raise AssertionError("nothing could be claimed")


LAST = """() => document.querySelector('section.end')
    || (document.querySelectorAll('.at-hand [data-card]').length === 1
        && document.querySelector('.at-hand [aria-disabled=false]'))"""


LONG = 5000
"""So many milliseconds are much more than a card waits before it plays itself."""


@pytest.mark.parametrize("forced", [True, False])
def test_the_last_card_is_played_by_itself_unless_one_wishes_otherwise(
    forced: bool, visit: Callable[..., Visitor]
) -> None:
    guest = visit()
    guest.page.clock.install()
    guest.prefer(forced=forced)
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda said: sent.append(str(said))))
    guest.new_table("malilla-cubiertas", pace="brisk", options={"rounds": 1})
    guest.reach_play()
    guest.play(500, until=LAST)
    if forced:
        expect(guest.page.locator("section.end")).to_be_visible()
    else:
        before = len(sent)
        guest.page.clock.fast_forward(LONG)
        guest.page.evaluate(DRAWN)
        assert len(guest.hand()) == 1 and not [said for said in sent[before:] if '"act"' in said]
        assert [said for said in sent if '"act"' in said], "what is sent was heard"


READ = """() => {
    const baize = document.querySelector('.baize').getBoundingClientRect();
    const sheet = document.querySelector('section.end'), box = sheet.getBoundingClientRect();
    const inside = sheet.querySelector('.inside');
    return { height: box.height / baize.height, above: box.top - baize.top, below: baize.bottom - box.bottom,
        room: inside.clientHeight, all: inside.scrollHeight, button: sheet.querySelector('footer button') !== null };
}"""
"""How much of the table the sheet of a hand's end has, and how much of what it tells is seen at once."""


def _sheet_is_read(page: Page) -> None:
    """On every screen the sheet lies on the table and shows what it tells."""
    for size in SIZES:
        resized(page, size)
        read = page.evaluate(READ)
        assert read["button"] and read["above"] >= 0 and read["below"] >= 0, (size, read)
        assert read["room"] == read["all"] or read["height"] > 0.75, (size, read)


@pytest.mark.parametrize("name", ["malilla", "malilla-vistas", "mus", "voltarete"])
def test_the_sheet_of_a_hands_end_is_read_on_every_screen(name: str, visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.prefer(rest="touch")
    guest.new_table(name, pace="brisk")
    guest.play(2000, until=SHEET)
    _sheet_is_read(guest.page)


NINE = ["1E", "2E", "1B", "12C", "11C", "10C", "7O", "6O", "5O"]


def test_the_sheet_has_the_whole_table_though_the_hand_was_not_played_out(visit: Callable[..., Visitor]) -> None:
    """Given a hand that is over while one still holds nine cards, then they lie on the sheet, and nobody else's do."""

    def unplayed(view: dict[str, Any]) -> None:
        for seat in view["seats"] if view["phase"] == "shuffle" else []:
            seat["cards"] = NINE if seat["seat"] == view["seat"] else [None] * len(NINE)

    guest = visit()
    guest.prefer(rest="touch")
    _change(guest, unplayed)
    guest.new_table("voltarete", pace="brisk")
    guest.play(2000, until=SHEET)
    expect(guest.page.locator("section.end .hands li")).to_have_count(1)
    expect(guest.page.locator("section.end .hands .name")).to_have_text("You")
    assert guest.page.locator("section.end .hands .card").count() == len(NINE)
    assert guest.page.locator(".at-hand .card").count() == 0
    _sheet_is_read(guest.page)


LANDED = """() => {
    window.landed = {};
    window.lay = 0;
    document.addEventListener('introstart', ({ target }) => {
        if (!target.matches('.played')) return;
        window.landed[target.ariaLabel] = (window.landed[target.ariaLabel] ?? 0) + 1;
        window.lay = Math.max(window.lay, document.querySelectorAll('.played').length);
    }, true);
}"""
"""How often each card has come flying into a trick, and how many lay there at most."""


def test_a_trick_that_is_made_lies_still(visit: Callable[..., Visitor]) -> None:
    """Given a trick, when its last card is played, then it is seen, and the others lie where they lay."""
    guest = visit()
    guest.prefer(forced=False)
    guest.new_table("malilla", options={"rounds": 1}, pace="brisk")
    guest.reach_play()
    guest.page.evaluate(LANDED)
    for _ in range(2):
        guest.plays_a_card(guest.hand())
        guest.reach_play()
    landed, lay = guest.page.evaluate("() => [window.landed, window.lay]")
    assert lay >= 4
    assert set(landed.values()) == {1}


def _change(guest: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the table look otherwise than it is, in every view from now on."""

    def changed(message: str | bytes) -> str | bytes:
        news = json.loads(message)
        if news.get("type") == "view":
            change(news["view"])
        return json.dumps(news)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(changed(message)))

    guest.page.route_web_socket("**/socket*", between)


@pytest.mark.parametrize("seat", range(4))
def test_what_lies_before_a_player_stays_before_him(seat: int, visit: Callable[..., Visitor]) -> None:
    """Given cards laid down by any of four players, and open, then they have a place on every screen."""
    guest = visit(locale="pt")
    _change(guest, lambda view: view["heaps"].append({"key": "asleep", "cards": LAID, "amount": 0, "seat": seat}))
    guest.new_table("zanga")
    guest.wait_for_turn()
    expect(guest.page.locator(".own-heaps .card")).to_have_count(5)
    for size in SIZES:
        resized(guest.page, size)
        assert crossed(guest.page) == [], size


def test_whoever_is_asked_sideways_need_not_scroll_after_three_stages(visit: Callable[..., Visitor]) -> None:
    """Given two passages and an order to play, then a phone held sideways shows hand and answers whole."""
    calls = [
        {"stage": "first-passage", "seat": 1, "said": "passo"},
        {"stage": "second-passage", "seat": 2, "said": "segundo"},
        {"stage": "order", "seat": 2, "said": "geral"},
    ]
    guest = visit(width=844, height=390)
    _change(guest, lambda view: view.update(calls=calls))
    guest.new_table("voltarete-four")
    guest.play(20, until="() => document.querySelector('.at-hand .card')")
    expect(guest.page.locator(".stages li")).to_have_count(3)
    resized(guest.page, (844, 390))
    expect(guest.page.locator(".stages li").last).to_contain_text("“Geral”")
    assert guest.page.locator(".baize[data-scrolls]").count() == 0


OPEN_HANDS = ["7O 12C 2C 3C 6C 7C 12E 7E 2B", "11C 1E 10E 6E 5E 3E 2E 10B 12B", "1C 4C 5C 4E 11E 1B 3B 4B 5B"]


def _laid_open(view: dict[str, Any]) -> None:
    """All others have laid their cards down, and one is asked whether one accepts it."""
    others = [seat for seat in view["seats"] if seat["seat"] != view["seat"]]
    for seat, held in zip(others, OPEN_HANDS, strict=True):
        seat.update(cards=held.split(), roles=["contra-pe", "feito"], playing=True)
    view["seats"][view["seat"]].update(cards=["10O", "1O", "5O", "6O", "4C", "5C", "7B", "4B"], playing=True)
    offers = [{"action": {"word": word, "arguments": []}, "grave": False} for word in ("accept", "make-play")]
    trick = [{"seat": view["seat"], "card": "11O"}, {"seat": others[0]["seat"], "card": "6B"}]
    view.update(prompt={"key": "laid-down", "offers": offers, "beside": []}, trick=trick, turned="6E", calls=[])


@pytest.mark.parametrize("size", [(640, 400), (640, 320)])
def test_sideways_answers_and_hand_stay_where_open_hands_leave_no_room(
    size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    """Given open hands for which the table is too low, then it is scrolled under answers and hand."""
    guest = visit(width=size[0], height=size[1], has_touch=True)
    _change(guest, _laid_open)
    guest.new_table("voltarete-four")
    expect(guest.page.locator(".strip")).to_have_count(len(OPEN_HANDS))
    resized(guest.page, size)
    assert crossed(guest.page) == []
    # Whether the higher one is too low depends on the names of those who sit there; this one always is.
    assert guest.page.locator(".baize[data-scrolls]").count() == 1 or size[1] == 400
    for top in (0, size[1]):
        guest.page.evaluate("top => document.querySelector('.baize').scrollTo(0, top)", top)
        boxes = guest.page.eval_on_selector_all(".answers button, .at-hand .card", BOXES)
        assert len(boxes) == 2 + 8
        assert all(box["bottom"] <= size[1] + 3 for box in boxes), (top, boxes)
        # Where the table stands still there is the score above the answers, and nothing lies over it.
        score, answer = [guest.page.locator(each).first.bounding_box() for each in (".score", ".answers button")]
        assert score is not None and answer is not None and score["y"] + score["height"] <= answer["y"]


ASKED = """() => {
    const column = document.querySelector('.at-prompt'), question = document.querySelector('.prompt .question');
    const seen = getComputedStyle(question).clipPath === 'none';
    return { seen, fits: column.scrollHeight <= column.clientHeight + 1 };
}"""
"""Whether the question is read, and whether it and its answers need no scrolling."""


WORDS = ["passo", "licença", "só", "preferência", "respeito", "segundo", "treze", "decline", "begin", "geral"]


@pytest.mark.parametrize(("size", "words", "seen"), [((844, 390), WORDS[:4], True), ((640, 300), WORDS, False)])
def test_sideways_the_question_stands_above_its_answers_where_there_is_room(
    size: tuple[int, int], words: list[str], seen: bool, visit: Callable[..., Visitor]
) -> None:
    offers = [{"action": {"word": word, "arguments": []}, "grave": False} for word in words]
    guest = visit(width=size[0], height=size[1])
    _change(guest, lambda view: view.update(prompt={"key": "first-passage", "offers": offers, "beside": []}))
    guest.new_table("voltarete")
    expect(guest.page.locator(".answers button")).to_have_count(len(offers))
    resized(guest.page, size)
    asked = guest.page.evaluate(ASKED)
    assert asked["seen"] is seen and (asked["fits"] or not seen)


def test_sideways_ones_own_name_makes_room_for_all_answers(visit: Callable[..., Visitor]) -> None:
    """Given five answers with a row each, and a low screen, then all are on it; where there is room the name is too."""
    better = [{"word": "tengo", "arguments": [suit]} for suit in ("copas", "bastos", "oros", "espadas")]
    offers = [{"action": each, "grave": False} for each in ({"word": "bueno", "arguments": []}, *better)]
    guest = visit(width=640, height=360, has_touch=True)
    _change(guest, lambda view: view.update(prompt={"key": "answer", "offers": offers, "beside": []}))
    guest.new_table("cientos")
    expect(guest.page.locator(".answers button")).to_have_count(len(offers))
    for size, named in (((640, 360), False), ((640, 480), True), ((640, 360), False)):
        resized(guest.page, size)
        assert guest.page.locator(".at-me .plate").is_visible() is named, size
        boxes = guest.page.eval_on_selector_all(".answers button", BOXES)
        assert all(box["bottom"] <= size[1] for box in boxes), (size, boxes)
