"""Books of one's own at the table for phones: played, stored, told and shown, whatever became of the file."""

from __future__ import annotations

import asyncio
import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import CODE, KEY, again, laid, played
from tests.table.faces.test_spy import shown
from tests.table.own_books import EVIL, TEXT, own_book, own_table
from tests.table.spies import gathered

from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Refused, Table, log, open_any
from omerta.lab.apart import Portion
from omerta.paper import Layout, Wishes, laid_out
from omerta.table.actions.dark import is_covered
from omerta.table.bookcase import Bookcase, stored
from omerta.table.faces.deck_question import question
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.faces.pictures import art_of, picture
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.chosen_book import plain_book, words_of
from omerta.table.state.chosen_deck import agreed_book, with_book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.table.store.backup import backup
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web.app import Doors
from omerta.table.web.picture_pages import own_bundle
from omerta.words import LANGUAGES

UNKNOWN = "0" * 32


@pytest.fixture(scope="module")
def evening_of_two() -> tuple[Lobby, Game, list[bytes]]:
    """A game by the own book that has been played to its end, and its events."""
    lobby, game, events = played(own_table(KeptBook(own_book())), 5)
    return lobby, game, [msgspec.json.encode(event) for event in events]


def keep(store: Store, lobby: Lobby, bodies: list[bytes]) -> None:
    """The table and its game as they are stored by a process that has the book on its shelf."""
    assert lobby.own is not None
    store.keep_book(lobby.own.key, lobby.own.body())
    store.create(CODE, stored(replace(lobby, stage="gathering")), "gathering")
    store.append(CODE, 1, stored(lobby), lobby.stage, lobby.game, 1, bodies)


def test_a_book_is_known_by_all_that_is_in_it() -> None:
    kept, again = KeptBook(own_book()), KeptBook(own_book())
    assert kept == again
    assert KeptBook.read(kept.key, kept.body()).own == kept.own
    assert KeptBook(KeptBook.read(kept.key, kept.body()).own).key == kept.key
    for old, new in (("peek", "peep"), ("почтальон", "письмоносец"), ("M9 9", "M9 8")):
        assert KeptBook(own_book(TEXT.replace(old, new))).key != kept.key


def test_a_game_goes_on_where_the_file_is_gone(
    store: Store, evening_of_two: tuple[Lobby, Game, list[bytes]]
) -> None:
    """Another process, or the same another year, has only what is stored; its words and pictures too."""
    lobby, game, bodies = evening_of_two
    keep(store, lobby, bodies)
    room = Room(CODE, store, "http://table")
    asyncio.run(room.load())
    assert room.game is not None
    assert (log(room.game), room.game.roles, room.game.book) == (log(game), game.roles, game.book)
    assert room.lobby == lobby
    face = room.face(None, "screen")
    assert isinstance(face, Screen)
    assert face.theme == "family"
    cards = {row.card: row.picture for row in face.rows}
    assert cards["letter <b>carrier"] == picture(lobby, "postman") > 0
    assert "почтальон" in words_of(room.lobby, "ru").role("postman")


def test_a_book_that_was_changed_leaves_old_games_as_they_were(
    store: Store, evening_of_two: tuple[Lobby, Game, list[bytes]]
) -> None:
    lobby, _, bodies = evening_of_two
    keep(store, lobby, bodies)
    changed = own_book(TEXT.replace("letter <b>carrier", "spy").replace("roles.courier", "roles.runner"))
    hall = Hall(store, Bell("sqlite:///x"), "http://table", own_books=[changed])
    room = asyncio.run(hall.room(CODE))
    assert room.lobby.own == lobby.own
    new = with_book(again(room.lobby), "our-post", hall.bookcase.shelf)
    assert new.own == hall.bookcase.shelf["our-post"] != lobby.own
    assert new.results[0].own == lobby.own
    told = evening(new, "en")
    assert told is not None
    assert any("letter <b>carrier" in each.cards.lower() for each in told.standings)


def test_another_book_may_be_chosen_before_the_table_is_read_again(store: Store) -> None:
    """The last game is folded by the book it was played by, not by the one that was chosen since."""
    lobby, _, events = played(laid("family"), 3)
    for stage in (again(lobby), lobby):
        chosen, code = with_book(stage, "vendetta"), f"{CODE}{stage.stage[0].upper()}"
        chosen = replace(chosen, code=code)
        store.create(code, stored(chosen), "gathering")
        bodies = [msgspec.json.encode(event) for event in events]
        store.append(code, 1, stored(chosen), chosen.stage, 1, 1, bodies)
        room = Room(code, store, "http://table")
        asyncio.run(room.load())
        assert isinstance(room.face(None, "screen"), Gathering if chosen.stage == "gathering" else Screen)


def test_books_that_no_table_names_are_forgotten(store: Store) -> None:
    kept, other = KeptBook(own_book()), KeptBook(own_book(TEXT.replace("peek", "peep")))
    for each in (kept, kept, other):
        store.keep_book(each.key, each.body())
    store.create(CODE, stored(own_table(kept)), "gathering")
    now = datetime.now(UTC)
    assert store.forget_books(now - timedelta(days=1)) == 0
    assert store.forget_books(now + timedelta(days=1)) == 1
    assert store.book(kept.key) == kept.body()
    assert store.book(other.key) is None


def test_a_copy_of_the_games_has_their_books(
    tmp_path: Path, evening_of_two: tuple[Lobby, Game, list[bytes]]
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    opened = Store.at(url)
    keep(opened, *evening_of_two[::2])
    opened.close()
    backup(url, copy)
    again = Store.at(f"sqlite:///{copy}")
    room = Room(CODE, again, "http://table")
    asyncio.run(room.load())
    again.close()
    assert room.lobby == evening_of_two[0]


def test_a_book_that_nobody_has_is_refused() -> None:
    nothing = Bookcase(lambda key: None)
    with pytest.raises(Refused, match="no-such-book"):
        nothing.lobby(stored(own_table(KeptBook(own_book()))))
    with pytest.raises(Refused, match="no-such-book"):
        with_book(Lobby(CODE, "en", "classic"), "our-post")


def test_the_table_of_a_book_that_left_the_shelf_keeps_it() -> None:
    table = own_table(KeptBook(own_book()))
    assert with_book(table, "our-post").own == table.own
    assert with_book(table, "classic").own is None
    assert plain_book(with_book(table, "classic")).name == "classic"


def asked(hall: Hall, *paths: str) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        way = httpx.ASGITransport(Doors(hall).app())
        cookies = {f"omerta-{CODE}": KEY}
        async with httpx.AsyncClient(transport=way, base_url="http://table", cookies=cookies) as device:
            return [await device.get(path) for path in paths]

    return asyncio.run(ask())


def test_pages_show_the_book_and_run_nothing_of_it(
    tmp_path: Path, evening_of_two: tuple[Lobby, Game, list[bytes]]
) -> None:
    lobby, game, bodies = evening_of_two
    assert lobby.own is not None
    store = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    keep(store, lobby, bodies)
    hall = Hall(store, Bell("sqlite:///x"), "http://table", own_books=[own_book()])
    pages = ["/?lang=en", f"/j/{CODE}?lang=en", f"/t/{CODE}/games", f"/t/{CODE}/games/1", f"/t/{CODE}/screen"]
    files = [f"/t/{CODE}/games/1.{kind}" for kind in ("html", "game", "json")]
    art = [art_of(lobby, language) for language in LANGUAGES]
    strange = [art[0].replace(lobby.own.key, UNKNOWN), art[0].replace("-ru", "-xx")]
    found = asked(hall, *pages, *files, *art, *strange)
    store.close()
    assert [each.status_code for each in found] == [200] * (len(found) - 2) + [404] * 2
    for each in found[:6]:
        assert EVIL not in each.text
        assert "<b>carrier" not in each.text.replace("&lt;b>", "")
    assert "Our &lt;script&gt;" in found[0].text
    assert 'data-theme="family"' in found[3].text
    assert found[6].text.splitlines()[2].startswith("our-post ")
    assert found[7].json()["own_book"]["book"]["name"] == "our-post"
    pictures = [each.json() for each in found[8:11]]
    assert {len(each) for each in pictures} == {1 + len(game.book.roles)}
    assert pictures[0][picture(lobby, "postman")] == lobby.own.own.pictures["postman"]
    doctor = {each[picture(lobby, "doctor")] for each in pictures}
    assert doctor == {(hall_art() / "family" / "doctor.svg").read_text("utf-8")}


def hall_art() -> Path:
    """Where the drawings of the printed books lie."""
    return Path(__file__).parents[2] / "src/omerta/table/web/static/art"


def test_the_whole_book_comes_to_every_phone_in_one_piece() -> None:
    """A bundle is as long whatever card is held, and short enough for a first visit."""
    packed, tag = own_bundle(KeptBook(own_book()), "uk")
    assert own_bundle(KeptBook(own_book()), "uk")[1] == tag
    assert len(packed) < 250_000
    assert len(msgspec.json.decode(gzip.decompress(packed))) == 1 + len(own_book().book.roles)


def test_the_meter_weighs_a_deck_of_ones_own_in_its_process() -> None:
    asked = question(own_table(KeptBook(own_book())))
    assert asked is not None
    portion = Portion(asked.experiment, 0, 10, 0.1)
    assert msgspec.json.decode(msgspec.json.encode(portion), type=Portion) == portion
    assert asked.experiment.bare_book.name == "our-post"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_of_ones_own_is_printed_with_its_words_and_pictures(language: str) -> None:
    lobby = own_table(KeptBook(own_book()))
    assert lobby.own is not None
    wishes = Wishes(agreed_book(lobby), lobby.cards, 9, own=lobby.own.own)
    sheets = laid_out(wishes, Layout(), words_of(lobby, language))
    assert sheets.pictures["card-postman"] == lobby.own.own.pictures["postman"]
    assert "<path" in sheets.pictures["card-courier"]
    assert all(sheets.pictures[card.picture] for card in sheets.cards)
    if language == "ru":
        assert "Почтальон" in {card.name for card in sheets.cards}


LONG = "Слово за словом, и конца не видно. " * 100  # `omerta check` would not let it pass
WORDY = f"""{TEXT}
about = "{LONG}"
[words.ru.says]
met-you = "{{other}} {{role}} {LONG}"
"""


def test_however_much_a_book_says_all_phones_are_sent_as_much(tmp_path: Path) -> None:
    """A card with many words, or a gang that is told much, is no longer on the wire than anybody else's."""
    kept, nights = KeptBook(own_book(WORDY)), 0
    store = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    lobby = replace(gathered("our-post", 9, "ru"), own=kept)
    cards = ("postman", "courier", "mafioso", "detective", *["ordinary-townsperson"] * 5)
    driver = Driver(
        open_any(kept.own.book, Table(cards, 4, pace="sealed")), dict.fromkeys(range(1, 10), PLAIN), Random(4)
    )
    while driver.step() and driver.game.over is None:
        if driver.game.seen % 15:
            continue
        room = shown(driver.game, lobby, store)
        faces = [room.face(room.lobby.device(f"phone-{seat}"), "phone") for seat in driver.game.living]
        assert len({room.drawing.width(face) for face in faces}) == 1
        assert all(len(msgspec.json.encode(face)) < room.drawing.width(face) for face in faces)
        nights += is_covered(driver.game)
    store.close()
    assert nights
