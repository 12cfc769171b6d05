"""House rules whose value is a list, or a number beside plain words, and those that exclude each other."""

import pytest
from msgspec.structs import replace
from tests.core.small_books import VENDETTA

from omerta.books.files import dump, load
from omerta.core import Refused
from omerta.core.book.house_rules import patches, with_house_rules
from omerta.core.book.model import Clash, Roll, Switch

ORDER = Switch(
    "derived",
    "CHI-437",
    {"derived": {}},
    list_at="conduct.order",
    list_of=("first", "second", "third"),
    list_length=3,
    list_once=True,
    before=(("first", "third"),),
)


@pytest.mark.parametrize("value", ["first,second,third", "second,first,third", "first,third,second"])
def test_a_list_is_put_at_its_place(value: str) -> None:
    assert patches(ORDER, value) == {"conduct.order": value.split(",")}


@pytest.mark.parametrize(
    "value",
    ["third,first,second", "first,second", "first,first,third", "first,second,fourth", "", "custom", "a,b,c"],
)
def test_any_other_list_is_refused(value: str) -> None:
    with pytest.raises(Refused) as caught:
        patches(ORDER, value)
    assert (caught.value.reason, caught.value.rules) == ("no-such-value", ("CHI-437",))


def test_a_list_of_any_length_may_repeat() -> None:
    some = Switch("off", "CHI-464", {"off": {}}, list_at="conduct.some", list_of=("a", "b"))
    assert patches(some, "off") == {}
    assert patches(some, "b") == {"conduct.some": ["b"]}
    assert patches(some, "b,a,b") == {"conduct.some": ["b", "a", "b"]}


def test_a_number_beside_plain_words() -> None:
    minutes = Switch("auto", "VEN-121", {"auto": {}}, number=("a.b", "c"), least=1, most=60)
    assert patches(minutes, "auto") == {}
    assert patches(minutes, "7") == {"a.b": 7, "c": 7}
    for wrong in ("0", "61", "-1", "many", "²"):
        with pytest.raises(Refused):
            patches(minutes, wrong)


def test_the_die_takes_its_faces_from_a_list() -> None:
    faces = "ordinary,ordinary,roses,roses,panic,secrets"
    die = with_house_rules(VENDETTA, {"unpredictable": faces}).phases["night"].steps["die"]
    assert die == Roll(tuple(faces.split(",")))


def test_a_clash_names_its_rules() -> None:
    with pytest.raises(Refused) as caught:
        with_house_rules(VENDETTA, {"roses": "on", "panic": "on"})
    assert (caught.value.reason, caught.value.rules) == ("switches-clash", ("VEN-512",))
    by_default = replace(VENDETTA, clashes={"odd": Clash((("roses", "off"), ("masks", "on")), ("VEN-500",))})
    with pytest.raises(Refused, match="switches-clash"):
        with_house_rules(by_default, {"masks": "on"})
    with_house_rules(by_default, {"masks": "on", "roses": "on"})


def test_the_small_book_survives_a_file() -> None:
    book = replace(VENDETTA, name="small", deck=replace(VENDETTA.deck, share_of="share", rest="rest"))
    assert load(dump(book)) == book
