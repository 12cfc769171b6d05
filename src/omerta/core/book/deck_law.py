"""The law of decks, as a book writes it: the table of numbers, what is refused, what is proposed."""

from typing import Literal

from omerta.core.book.verbs import Word

Level = Literal["refused", "warning", "advice", "remark"]


class Group(Word, frozen=True):
    """Cards picked by side, by kind or by name; an empty list picks all."""

    sides: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()


class Check(Word, frozen=True):
    """One line of the deck's law: when its conditions hold, the deck is refused, or the remark is made.

    Conditions, all of which must hold: `players` lies outside the range; `has` groups are present;
    `lacks` groups are absent; `more` is (group, number) exceeded; `fewer` is (group, number) not
    reached; `apart` are two groups whose numbers differ by more than one; `odd_astray` is an odd place
    that is not where the halves of the law have it; `outside_row` is a departure from the table;
    `share` is (part, whole) where the part is more than one in `one_in` of the whole, `slack` more
    cards being fine; `times` is (many, few, least, most) where the many are
    not `least` to `most` times the few, unless the table itself has these numbers; `over_proposed`
    is a group larger than the table's share; `guests_differ` is a group of guests that is not of the
    size it should have; `copies` is more copies of a card than there are; `size_differs` is a deck
    of the wrong size; `box` is cards missing in the box; `by_hand` holds only with a temporary host
    who plays.
    """

    level: Level
    rules: tuple[str, ...]
    players: tuple[int, int] | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    more: tuple[str, int] | None = None
    fewer: tuple[str, int] | None = None
    apart: tuple[str, str] | None = None
    odd_astray: bool = False
    share: tuple[str, str] | None = None
    one_in: int = 3
    slack: int = 1
    times: tuple[str, str, int, int] | None = None
    outside_row: bool = False
    inside_row_is_fine: bool = False
    over_proposed: str = ""
    guests_differ: str = ""
    box: dict[str, int] = {}
    copies: bool = False
    size_differs: bool = False
    by_hand: bool = False
    off: bool = False


class Guests(Word, frozen=True):
    """Cards that need not take part; if they do, they take places of a column.

    They take one place in `one_in`, rounded down, at least `least` and at most `most`; `one_in` 0
    leaves their number to the table. The card `first` is always among them.
    """

    column: str
    one_in: int = 0
    least: int = 0
    most: int = 999
    first: str = ""


class Preset(Word, frozen=True):
    """A deck the book has a name for.

    `decks` are whole decks by the number of players. `wants` are the cards it begins with from so
    many players on; where neither fits, the named cards of the nearest smaller deck. The table fills
    up, with `usual` also the book's usual cards. `4 some-card` are four of a card, `one|other` is a
    choice. Fewer players than `least` are refused; `sets` are the house rules that belong to it.
    """

    decks: dict[str, tuple[str, ...]] = {}
    wants: dict[str, tuple[str, ...]] = {}
    usual: bool = False
    least: int = 0
    sets: dict[str, str] = {}
    rules: tuple[str, ...] = ()


class DeckLaw(Word, frozen=True):
    """The table of player numbers and the law of decks.

    `rows` gives for each number of players the range of every column. Beyond the table, the column
    `share_of` gets `share_by` (a numerator and a denominator) of the players, after `share_plus` is
    added and rounded down, at least `share_least`; with `share_between` either neighbouring number
    will do. The `beyond` columns keep their ranges there, and a column of `parts` may hold one in so
    many of another.

    `place_of` lists groups that count in another column because they take its places; `guests` are
    such groups with a number of their own; `lowers` are groups with which a column keeps to its
    least; `stands_in` is a card that counts as another where that one is missing; `void_with` drops
    a column when a group takes part; a column in `may_lack` may be empty, but where `plain_game` lists
    cards, only in a deck of nothing else.

    A proposal takes the cards of `prefer`, in order, up to a row's least, or begins with the preset
    `begins_with`. A deck by chance counts its cards off the `piles`, each from so many players on.
    `hidden` are names that stand for one card of a group, drawn unseen. `besides` are cards of the box
    that nobody plays.
    """

    groups: dict[str, Group]
    rows: dict[str, dict[str, tuple[int, int]]]
    fill: dict[str, str]
    share_of: str
    rest: str
    share_by: tuple[int, int] = (1, 3)
    share_plus: int = 0
    share_least: int = 0
    share_between: bool = False
    beyond: dict[str, tuple[int, int]] = {}
    parts: dict[str, tuple[str, int]] = {}
    place_of: dict[str, str] = {}
    guests: dict[str, Guests] = {}
    lowers: dict[str, str] = {}
    stands_in: dict[str, str] = {}
    may_lack: tuple[str, ...] = ()
    plain_game: tuple[str, ...] = ()
    prefer: dict[str, tuple[str, ...]] = {}
    void_with: dict[str, str] = {}
    halves: tuple[str, str] | None = None
    odd_half: str = ""
    checks: dict[str, Check] = {}
    presets: dict[str, Preset] = {}
    begins_with: str = ""
    piles: dict[str, int] = {}
    hidden: dict[str, str] = {}
    besides: dict[str, int] = {}
    always: tuple[str, ...] = ()
    least: int = 3
    fill_with_specials: bool = False
    rules: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """In one line."""
        return f"<DeckLaw: from {self.least} players, {len(self.rows)} rows, {len(self.checks)} checks>"
