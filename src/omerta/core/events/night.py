"""The events of a night and its dawn: calls, gestures, answers, marks and deaths."""

from omerta.core.events.event import Happening, Public


class Called(Public, frozen=True):
    """A role or a gang is called by its name, and has so many seconds."""

    call: str
    seconds: int = 0


class Turned(Happening, frozen=True):
    """A card has become another; whoever holds it is told."""

    seat: int
    role: str
    rules: tuple[str, ...] = ()


class Numbered(Happening, frozen=True):
    """A member of a gang is shown the number he will be called by."""

    seat: int
    number: int
    rules: tuple[str, ...] = ()


class Summoned(Public, frozen=True):
    """The next member of a gang that acts apart is called by his number."""

    call: str
    number: int


class Woken(Happening, frozen=True):
    """These seats open their eyes and see each other."""

    call: str
    seats: tuple[int, ...]


class Hindered(Happening, frozen=True):
    """A woken player is shown that nothing he could do works now; he sleeps again."""

    call: str
    seat: int
    seen_by: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Pointed(Happening, frozen=True):
    """A woken seat makes its gesture; those awake with it see it."""

    seat: int
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]


class Agreed(Happening, frozen=True):
    """All who are awake point alike."""

    call: str
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]


class Pressed(Happening, frozen=True):
    """The head of a gang that is split has to choose between those it is split over."""

    call: str
    seat: int
    among: tuple[int, ...]
    rules: tuple[str, ...] = ()


class LeftToChance(Happening, frozen=True):
    """Chance has chosen for one who had to choose and did not."""

    seat: int
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Acted(Happening, frozen=True):
    """A line of the host's sheet: who did what to whom, and why nothing follows if it is void.

    `behind` are the members of a gang who wanted it so.
    """

    call: str
    actors: tuple[int, ...]
    ability: str
    targets: tuple[int, ...]
    void: str = ""
    rules: tuple[str, ...] = ()
    behind: tuple[int, ...] = ()


class Answered(Happening, frozen=True):
    """The host answers a check in silence; whoever is awake with the asker sees it."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    shown: bool = True
    rules: tuple[str, ...] = ()
    seen_by: tuple[int, ...] = ()


class Shown(Happening, frozen=True):
    """The host has shown an answer by his own hand."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    rules: tuple[str, ...] = ()
    seen_by: tuple[int, ...] = ()


class Met(Happening, frozen=True):
    """A touched player sees who touched him."""

    seat: int
    other: int
    role: str
    rules: tuple[str, ...] = ()


class Granted(Happening, frozen=True):
    """The gang may shoot once more."""

    call: str
    seats: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Lingered(Happening, frozen=True):
    """The gang has no second shot, and the time of one passes all the same, so that time tells nothing."""

    call: str


class Slept(Public, frozen=True):
    """The called one sleeps again."""

    call: str


class Imposed(Happening, frozen=True):
    """A mark is on a seat; the table does not know yet."""

    seat: int
    mark: str
    source: int
    rules: tuple[str, ...] = ()


class Announced(Public, frozen=True):
    """The table is told of a mark; one that `lasts` does not end at nightfall."""

    seat: int
    mark: str
    rules: tuple[str, ...] = ()
    lasts: bool = False


class Freed(Happening, frozen=True):
    """A mark is taken off; the table hears of it only if it had heard of the mark."""

    seat: int
    mark: str
    told: bool = True
    rules: tuple[str, ...] = ()


class Struck(Happening, frozen=True):
    """How one attempt of the night ended: dies, spared, shielded or covered."""

    seat: int
    call: str
    outcome: str
    by: int = 0
    rules: tuple[str, ...] = ()


class Spent(Happening, frozen=True):
    """A called one has used up his one help for a player; he may be left to find out at his next call."""

    seat: int
    call: str
    target: int
    rules: tuple[str, ...] = ()
    told: bool = True


class Dawned(Public, frozen=True):
    """Morning; `quiet` when nobody died."""

    quiet: bool
    rules: tuple[str, ...] = ()


class Died(Public, frozen=True):
    """A player is found dead in the morning and leaves; his card is shown or not."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class Saved(Public, frozen=True):
    """A player is named who would have died."""

    seat: int
    rules: tuple[str, ...] = ()


class Visited(Public, frozen=True):
    """The table hears which characters came to a player in the night."""

    seat: int
    visitors: tuple[str, ...]
    rules: tuple[str, ...] = ()


class SignsOpened(Happening, frozen=True):
    """Two players may talk in signs for so long; nobody else knows."""

    seats: tuple[int, ...]
    seconds: int
    rules: tuple[str, ...] = ()


class Signed(Happening, frozen=True):
    """One makes a sign to the other: a seat, a card, yes, no or unknown."""

    seat: int
    about: int
    value: str
    seen_by: tuple[int, ...]


class SignsClosed(Happening, frozen=True):
    """The talk in signs is over."""

    seats: tuple[int, ...]
