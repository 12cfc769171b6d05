"""What a device may ask of its table. Every ask has a number of its own; its answer carries the same one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from omerta.bots.minds import Bots
from omerta.core.commands import Command

Short = Annotated[str, Meta(max_length=60)]
Long = Annotated[str, Meta(max_length=400)]
Once = Annotated[str, Meta(max_length=24)]
Gender = Literal["", "f", "m"]
HostedBy = Literal["table", "person"]
Emblem = Literal[
    "acorn", "anchor", "balloon", "bell", "bicycle", "cactus", "cherries", "crab", "elephant", "giraffe",
    "gramophone", "hedgehog", "horseshoe", "ice-cream", "kite", "lighthouse", "mushroom", "penguin",
    "pretzel", "sailboat", "snail", "teapot", "umbrella", "whale",
]  # fmt: skip
EmblemColour = Literal["amber", "brick", "moss", "sea", "slate", "plum"]
SeatNumbers = Annotated[tuple[Annotated[int, Meta(ge=0, le=200)], ...], Meta(max_length=40)]


class Asked(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The bare base of all asks; `seat` says for whom where a device holds several seats.

    With `once`, a word of the device's own, it is done once, however often it is sent; with the number of a
    `game` at this table, in no other: what was sent on a lost wire may come when the next one is played.
    """

    n: Annotated[int, Meta(ge=0)] = 0
    once: Once = ""
    game: Annotated[int, Meta(ge=0)] = 0


class DoAct(Asked, frozen=True, tag="act"):
    """A choice from the panel; it is answered alike whether or not it counts."""

    seat: int
    moment: int
    deed: Short
    targets: SeatNumbers = ()


class DoSay(Asked, frozen=True, tag="say"):
    """A phrase to the table: role, learned, suspect, trust; in signs: sign."""

    seat: int
    kind: Short
    about: int = 0
    value: Short = ""


class DoSeen(Asked, frozen=True, tag="seen"):
    """I have seen my card."""

    seat: int


class DoOpenCard(Asked, frozen=True, tag="open-card"):
    """A guest has the desk in his hands and looks at his card, which stays open until he has seen it."""

    seat: int


class DoNotes(Asked, frozen=True, tag="notes"):
    """My notebook."""

    seat: int


class DoWhy(Asked, frozen=True, tag="why"):
    """The rules of these numbers."""

    rules: Annotated[tuple[Short, ...], Meta(max_length=12)]


class DoChat(Asked, frozen=True, tag="chat"):
    """A line of the chat; `dark` says whether it was meant for those who are awake in the dark."""

    seat: int
    text: Long
    dark: bool | None = None


class DoWager(Asked, frozen=True, tag="wager"):
    """Somebody who is out seals what he expects, once: who is in a gang, which side wins, who leaves next.

    Anything may be left out. `side` may be `draw`; `falls` is a seat, 0 for nobody, -1 for no answer.
    """

    seat: int
    suspects: SeatNumbers = ()
    side: Short = ""
    falls: Annotated[int, Meta(ge=-1, le=200)] = -1


class DoHelp(Asked, frozen=True, tag="help"):
    """Somebody who is out offers to be the hand of the person who leads."""

    seat: int


class DoName(Asked, frozen=True, tag="name"):
    """A person changes the name or the grammatical gender."""

    person: int
    name: Short
    gender: Gender = ""


class DoEmblem(Asked, frozen=True, tag="emblem"):
    """A person takes another emblem, in this colour; nobody changes it during a game."""

    person: int
    emblem: Emblem
    colour: EmblemColour


class DoSeat(Asked, frozen=True, tag="seat"):
    """A person takes another place of the circle."""

    person: int
    to: int


class DoBots(Asked, frozen=True, tag="bots"):
    """So many people in all: bots come or go until the circle has that number."""

    number: Annotated[int, Meta(ge=0, le=40)]


class DoMind(Asked, frozen=True, tag="mind"):
    """How the house plays its seats: by chance, like a beginner, or weighing every way the cards may lie."""

    mind: Bots


class DoNarrator(Asked, frozen=True, tag="narrator"):
    """Who has recorded what the table says; an empty name is nobody."""

    narrator: Annotated[str, Meta(pattern="^([0-9a-f]{12})?$")] = ""


class DoVoice(Asked, frozen=True, tag="voice"):
    """This device speaks for the table, or no longer does."""

    on: bool


class DoFriend(Asked, frozen=True, tag="friend"):
    """Somebody without a phone sits down; his moments happen on this device, or at the desk of a host."""

    name: Short
    gender: Gender = ""
    here: bool = True


class DoLeave(Asked, frozen=True, tag="leave"):
    """A person gets up; in a game the seat is played by the house, or nobody plays it."""

    person: int
    bot: bool = False


class DoBook(Asked, frozen=True, tag="book"):
    """Another book."""

    book: Short


class DoRule(Asked, frozen=True, tag="rule"):
    """A house rule is set; an empty value puts it back."""

    name: Short
    value: Annotated[str, Meta(max_length=400)] = ""


class DoPreset(Asked, frozen=True, tag="preset"):
    """A deck or scenario that has a name; an empty one is the book's own proposal."""

    preset: Short = ""


class DoWay(Asked, frozen=True, tag="way"):
    """How the cards are chosen."""

    way: Short


class DoCard(Asked, frozen=True, tag="card"):
    """So many of this card."""

    role: Short
    number: Annotated[int, Meta(ge=0, le=40)]


class DoWeigh(Asked, frozen=True, tag="weigh"):
    """I look at the chances of the deck; they are worked out as long as this is asked every ten seconds."""


class DoDesign(Asked, frozen=True, tag="design"):
    """Another deck in place of this one: fairer, or with other cards that play about the same."""

    wish: Literal["fairer", "alike"]


class DoAddress(Asked, frozen=True, tag="address"):
    """The address that phones are told, of those this machine has; at all tables of this process."""

    host: Short


class DoUndoDeck(Asked, frozen=True, tag="undo-deck"):
    """The deck as it was before another one took its place."""


class DoPace(Asked, frozen=True, tag="pace"):
    """How fast the nights go."""

    pace: Short


class DoTalk(Asked, frozen=True, tag="talk"):
    """The chat for remote play is put on or off."""

    chat: bool


class DoFirstTime(Asked, frozen=True, tag="first-time"):
    """The table explains what happens and what each step is for, or no longer does."""

    on: bool


class DoLanguage(Asked, frozen=True, tag="language"):
    """The language of this device, or of the table's own voice."""

    language: Literal["ru", "uk", "en"]
    table: bool = False


class DoStart(Asked, frozen=True, tag="start"):
    """Deal."""


class DoPause(Asked, frozen=True, tag="pause"):
    """The clock stops, or goes on."""

    on: bool


class DoRepeat(Asked, frozen=True, tag="repeat"):
    """The last sentence is told once more, to all."""


class DoLinger(Asked, frozen=True, tag="linger"):
    """The voice of the screen has not finished the sentence: a little more time for it."""


class DoRate(Asked, frozen=True, tag="rate"):
    """So many milliseconds the voice of the screen takes for a letter."""

    letter: Annotated[int, Meta(ge=1, le=1000)]


class DoSkip(Asked, frozen=True, tag="skip"):
    """What goes on ends now."""

    moment: int


class DoLonger(Asked, frozen=True, tag="longer"):
    """The talk goes on for so many seconds."""

    seconds: Annotated[int, Meta(ge=1, le=3600)]


class DoTakeBack(Asked, frozen=True, tag="take-back"):
    """The last deeds of the table are taken back."""

    deeds: Annotated[int, Meta(ge=1, le=50)] = 1


class DoPlead(Asked, frozen=True, tag="plead"):
    """A phone that has lost its seat asks for it; seat 0 is the desk of a host who has left."""

    seat: int


class DoLetBack(Asked, frozen=True, tag="let-back"):
    """Somebody answers such a plea."""

    plea: int
    yes: bool


class DoHosting(Asked, frozen=True, tag="hosting"):
    """Who hosts: the table itself or a person; and whether the cards are printed ones."""

    by: HostedBy
    printed: bool = False


class DoHost(Asked, frozen=True, tag="host"):
    """The host at his desk does something, or several things at one stroke.

    With a `moment` it is refused when that has passed: a finger that taps twice does one thing. With `on` he
    is done: a call that waits for nobody is ended, and the next thing begins.
    """

    commands: Annotated[tuple[Command, ...], Meta(min_length=1, max_length=12)]
    moment: int = -1
    on: bool = False


class DoMeet(Asked, frozen=True, tag="meet"):
    """While printed cards are recorded this seat is awake, or is not: its card is told later."""

    seat: int


class DoTell(Asked, frozen=True, tag="tell"):
    """The host tells what has happened: the next sentence, the last one again, or all that are left.

    `cue` is the number of the next one as the desk shows it: a finger that taps twice tells one.
    """

    how: Literal["next", "again", "on"]
    cue: int = 0


class DoPair(Asked, frozen=True, tag="pair"):
    """The desk offers a word by which a phone becomes its remote, or puts the remote away."""

    on: bool = True


class DoBeRemote(Asked, frozen=True, tag="be-remote"):
    """This device becomes the remote of the desk, by its word."""

    word: Short


class DoRemote(Asked, frozen=True, tag="remote"):
    """A key of the remote: the next thing is told or begun, the last one once more, the clock stops or goes.

    `cue` and `moment` are as the remote shows them: a thumb that taps twice does one thing.
    """

    press: Literal["next", "back", "pause"]
    cue: int = 0
    moment: int = -1


class DoHandOver(Asked, frozen=True, tag="hand-over"):
    """The host hands the game to the table, or takes it back."""

    to: HostedBy


class DoNextHost(Asked, frozen=True, tag="next-host"):
    """The person who is proposed hosts the next game, or declines."""

    person: int
    yes: bool


class DoSendCompany(Asked, frozen=True, tag="send-company"):
    """A person goes, and everybody who came after him from the same address.

    For ten minutes nobody new sits down from there.
    """

    person: int


class DoSendAway(Asked, frozen=True, tag="send-away"):
    """Whoever only watches goes: every device that holds no seat and asks for none; it can come again."""


class DoAgain(Asked, frozen=True, tag="again"):
    """The same people, another game; or an end to this one."""


Ask = (
    DoAct | DoSay | DoSeen | DoOpenCard | DoNotes | DoWhy | DoChat | DoWager | DoHelp | DoName | DoEmblem
    | DoSeat | DoBots | DoMind | DoFriend | DoLeave | DoBook | DoRule | DoPreset | DoWay | DoCard | DoWeigh
    | DoDesign | DoUndoDeck | DoPace | DoTalk | DoFirstTime | DoLanguage | DoNarrator | DoVoice | DoStart
    | DoPause | DoRepeat | DoLinger | DoRate | DoSkip | DoLonger | DoTakeBack | DoPlead | DoLetBack
    | DoHosting | DoHost | DoMeet | DoTell | DoPair | DoBeRemote | DoRemote | DoHandOver | DoNextHost
    | DoSendCompany | DoSendAway | DoAddress | DoAgain
)  # fmt: skip
