"""A tour of the house: every page, and every sheet that can lie open on it, without any game behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Page
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import (
    TEXT,
    addresses,
    day,
    dealt,
    gathering,
    late,
    names,
    night,
    over,
    results,
    table_screen,
    waiting,
)
from tests.pages.test_beyond_page import out

from omerta.table.almanac_bundle import almanac_of, almanac_place
from omerta.table.faces.beyond_model import WagerTold
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import AlmanacHere, Clock, DeedOffer, Line, Plea
from omerta.table.faces.models import Face, Phone, Said, Screen
from omerta.table.faces.remote import Remote
from omerta.table.state.lobby import Lobby
from omerta.table.web.templating import page_words

CODE = "KJ4M"
# Nothing is kept and no sheet lies open; whatever is sent next says in which theme it is to be seen.
TIDY = """() => {
  localStorage.clear();
  sessionStorage.clear();
  document.getElementById('sheet')?.close();
  document.body?.removeAttribute("data-theme");
}"""
Words = Mapping[str, str]
Deed = Callable[[Page, Words], None]


class Stop(NamedTuple):
    """A page to look at: what it is sent, and what is done there before somebody looks.

    To open a page takes longer than to look at it. What lies open is sent the next face, but where the page
    would make a scene of the change.
    """

    name: str
    path: str
    face: Face
    deed: Deed | None = None
    anew: bool = False

    def show(self, page: Page, address: str, table: FixtureTable, language: str) -> None:
        """Go there and do it."""
        table.language = language
        if page.url.startswith(address):
            page.evaluate(TIDY)
        place = f"{address}{self.path}?lang={language}"
        if page.url == place and not self.anew:
            table.show(self.face, self.face)
            page.wait_for_selector("body[data-theme]")
        else:
            table.phone = table.screen = self.face
            page.goto(place)
            page.wait_for_selector("main > :not(noscript, .voice.centred)", state="attached")
        if self.deed is not None:
            self.deed(page, page_words(language))


# ---- what is done on a page


def press(*buttons: str) -> Deed:
    """Tap buttons by what is written on them, one after another."""

    def deed(page: Page, words: Words) -> None:
        for each in buttons:
            page.get_by_role("button", name=words[f"page-{each}"], exact=True).first.click()

    return deed


def tap(*places: str) -> Deed:
    """Tap what stands there, one after another."""

    def deed(page: Page, words: Words) -> None:
        for each in places:
            page.locator(each).first.click()

    return deed


def tab(number: int) -> Deed:
    return lambda page, words: page.get_by_role("tab").nth(number).click()


def hold(number: int) -> Deed:
    """A thumb on the card, the notes or the book; it stays there."""

    def deed(page: Page, words: Words) -> None:
        page.locator(".bottom button.hold").nth(number).focus()
        page.keyboard.down(" ")
        page.locator("#held").wait_for(state="visible")

    return deed


# ---- the rooms


def here(language: str) -> AlmanacHere:
    """The book that lies on the table."""
    return AlmanacHere(
        almanac_place(CODE, Lobby(CODE, language, "chicago"), language), (("doctor", 1), ("civilian", 3))
    )


def tour(theme: str, language: str, count: int = 8) -> Iterator[Stop]:
    """All of it, in the theme of a book and in a language."""
    for stop in (
        *_plain(language),
        *_gathering(language, count),
        *_phones(language, count),
        *_beyond(language, count),
        *_screens(language, count),
        *_desks(theme, language),
    ):
        yield stop._replace(face=replace(stop.face, theme=theme))


def _plain(language: str) -> Iterator[Stop]:
    face = gathering(language)
    for name, path in (
        ("home", "/"),
        ("join", f"/j/{CODE}"),
        ("problem", "/problem"),
        ("here", "/here"),
        ("offline", "/offline"),
    ):
        yield Stop(name, path, face)
    yield Stop("both", f"/t/{CODE}/both", face)
    yield Stop("remote-word", f"/t/{CODE}/remote-word", face)
    yield Stop("guide", "/tls", face)


def _gathering(language: str, count: int) -> Iterator[Stop]:
    book = here(language)
    host = replace(gathering(language, count, me=104), almanac=book, prints=True)
    guest = replace(gathering(language, count, organizer=False, me=104), almanac=book)
    phone, screen, desk = (f"/t/{CODE}/{kind}" for kind in ("phone", "screen", "desk"))
    for number, room in enumerate(("people", "deck", "rules", "table")):
        yield Stop(f"gathering-{room}", phone, host, tab(number))
        yield Stop(f"screen-gathering-{room}", screen, replace(host, me=0), tab(number))
    yield Stop("gathering-guest", phone, guest, tab(0))
    yield Stop("gathering-removed", phone, replace(guest, me=0, removed=True), tab(0))
    yield Stop("gathering-emblem", phone, host, tap("[role=tab]", ".people .wears"))
    yield Stop("gathering-almanac", phone, guest, _book_before_the_deal)
    found = replace(host, me=0, addresses=addresses(3, 0, language))
    yield Stop("screen-reach", screen, found, press("reach-other"))
    yield Stop("gathering-reach", phone, found, _reached_by_hand)
    yield Stop("desk-gathering", desk, replace(host, hosting="person", printed=True))
    yield Stop("waiting", phone, waiting(language))


def _book_before_the_deal(page: Page, words: Words) -> None:
    tab(0)(page, words)
    press("almanac-open")(page, words)


def _reached_by_hand(page: Page, words: Words) -> None:
    tab(0)(page, words)
    press("invite", "reach-other")(page, words)


def _phones(language: str, count: int) -> Iterator[Stop]:
    phone, words = f"/t/{CODE}/phone", TEXT[language]
    called = replace(night(language, count, deeds=2), almanac=here(language))
    asleep = replace(called, panel=None)
    light = replace(day(language, count, sure=True), almanac=here(language))
    ended = replace(over(language, count), evening=late(language), wagers=(_wager(language),))
    yield Stop("deal", phone, dealt(language, count))
    yield Stop("deal-held", phone, dealt(language, count), hold(0))
    yield Stop("deal-first-time", phone, replace(dealt(language, count), primer=(words["cue"],) * 5))
    yield Stop("night-called", phone, called, tap(".deeds button", ".names button:enabled"))
    yield Stop("night-asleep", phone, replace(asleep, purpose=words["minutes"]))
    yield Stop("night-card", phone, asleep, hold(0))
    yield Stop("night-notes", phone, called, hold(1))
    yield Stop("night-almanac", phone, called, hold(2))
    yield Stop("night-more", phone, called, press("more"))
    yield Stop("vote", phone, light, tap(".names button:enabled"))
    yield Stop("nomination", phone, _nomination(light, language))
    yield Stop("day-more", phone, light, press("more"))
    yield Stop("day-almanac", phone, light, press("more", "almanac-open"))
    yield Stop("day-rule", phone, light, _looked_up)
    yield Stop("day-chat", phone, light, press("chat"))
    yield Stop("day-say", phone, light, press("say"))
    yield Stop("day-story", phone, light, press("story"))
    yield Stop("day-why", phone, light, tap(".told .why"))
    yield Stop("day-write", phone, light, press("write-note"))
    yield Stop("day-pleas", phone, light, tap(".top .pleas, .top button"))
    yield Stop("end", phone, ended)
    yield Stop("end-evening", phone, ended, press("evening"))


def _nomination(face: Phone, language: str) -> Phone:
    assert face.panel is not None
    words = TEXT[language]
    deeds = (DeedOffer("nominate", words["for"], 1, sure=True), DeedOffer("pass", words["pass"]))
    return replace(face, pleas=(), panel=replace(face.panel, ask=words["ask"], deeds=deeds))


def _wager(language: str) -> WagerTold:
    words = TEXT[language]
    return WagerTold(4, names(language, 4)[3], words["ask"], (words["known"], words["dawn"]))


def _looked_up(page: Page, words: Words) -> None:
    press("more", "almanac-open")(page, words)
    rule = next(almanac_of(Lobby(CODE, "en", "chicago"), "en").rules)
    page.get_by_role("dialog").get_by_role("searchbox").fill(rule.number)
    page.locator("dialog .rule").first.wait_for()


def _beyond(language: str, count: int) -> Iterator[Stop]:
    phone, gone = f"/t/{CODE}/phone", out(language, count)
    sealed = out(language, count, sealed=True)
    talked = replace(sealed, chat=(Said(1, "Anna", "…", room="dead"),))
    leave = ("beyond-so-be-it", "beyond")
    yield Stop("out", phone, gone)
    yield Stop("out-beyond", phone, gone, press(*leave))
    yield Stop("out-wager", phone, gone, press(*leave, "wager"))
    yield Stop("out-chat", phone, talked, press(*leave, "beyond-chat"))


def _screens(language: str, count: int) -> Iterator[Stop]:
    place, words = f"/t/{CODE}/screen", TEXT[language]
    dark = replace(table_screen(language, count), almanac=here(language))
    noon = table_screen(language, count, sky="noon")
    for sky in ("night", "dawn", "noon", "dusk"):
        yield Stop(f"screen-{sky}", place, replace(table_screen(language, count, sky=sky)))
    yield Stop("screen-deal", place, replace(noon, stage="dealt", primer=(words["cue"],) * 5))
    yield Stop("screen-pleas", place, replace(noon, pleas=(Plea(1, words["ask"]),), purpose=words["minutes"]))
    yield Stop("screen-menu", place, dark, press("menu"))
    yield Stop("screen-friend", place, _bringing(language, count), press("menu", "bring-friend"))
    yield Stop("screen-almanac", place, dark, press("menu", "almanac-open"))
    yield Stop("screen-story", place, dark, press("menu", "story"))
    yield Stop("screen-why", place, dark, tap(".corner .why"))
    yield Stop("screen-end", place, _ended(language, count), anew=True)
    yield Stop("screen-evening", place, _ended(language, count), press("evening"), anew=True)


def _bringing(language: str, count: int) -> Screen:
    noon = table_screen(language, count, sky="noon")
    return replace(noon, organizer=True, addresses=addresses(2, 0, language))


def _ended(language: str, count: int) -> Screen:
    return replace(results(language, count), evening=late(language))


def _desks(book: str, language: str) -> Iterator[Stop]:
    book_here, place = here(language), f"/t/{CODE}/desk"
    found = {desk.task: replace(desk, almanac=book_here) for desk in desks(book, language)}
    for task, desk in found.items():
        yield Stop(f"desk-{task}", place, desk)
    talk = replace(found["talk"], clock=Clock(200, 300))
    for tool in ("undo", "notes", "overrule", "lead", "story"):
        yield Stop(f"desk-sheet-{tool}", place, talk, tap(f".tool[data-tool='{tool}']"))
    yield Stop("desk-sheet-book", place, talk, tap(".tool[data-tool='book']"))
    yield Stop("desk-sheet-book-night", place, found["gesture"], tap(".tool[data-tool='book']"))
    yield Stop("desk-sheet-rule", place, _ruled(found["gesture"], language), tap(".cue .why"))
    yield Stop("desk-sheet-remote", place, talk, tap(".tool[data-tool='lead']", "#sheet [data-remote]"))
    yield Stop("remote", f"/t/{CODE}/remote", _remote(talk))


def _ruled(desk: Desk, language: str) -> Desk:
    rule = next(almanac_of(Lobby(CODE, "en", "chicago"), "en").rules)
    return replace(desk, say=(Line(1, TEXT[language]["cue"], (rule.number,)),))


def _remote(desk: Desk) -> Remote:
    said = tuple(Line(line.number, line.text) for line in desk.say)
    return Remote(
        CODE, desk.theme, True, True, desk.title, said, desk.next, "go-on", back=True, clock=desk.clock
    )
