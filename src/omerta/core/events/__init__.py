"""What has happened, one value each. A game is the fold of its events.

Each event stands in the file of its subject, `setup` to `vote`; the rest imports it from here.
"""

from omerta.core.events.event import Happening, Public
from omerta.core.events.lone_decisions import (
    Claimed,
    Decided,
    DecisionKind,
    DecisionLapsed,
    DecisionOpened,
    Elected,
    LetBe,
    OfficeLeft,
    ResultHeld,
    ResultReleased,
    SentOut,
    SpeechesOpened,
    Started,
    SteppedIn,
)
from omerta.core.events.night import (
    Acted,
    Agreed,
    Announced,
    Answered,
    Called,
    Dawned,
    Died,
    Freed,
    Granted,
    Hindered,
    Imposed,
    LeftToChance,
    Lingered,
    Met,
    Numbered,
    Pointed,
    Pressed,
    Saved,
    Shown,
    Signed,
    SignsClosed,
    SignsOpened,
    Slept,
    Spent,
    Struck,
    Summoned,
    Turned,
    Visited,
    Woken,
)
from omerta.core.events.setup import (
    Briefed,
    Closed,
    Dealt,
    Delegated,
    Doer,
    DrawDeclared,
    DrawOffered,
    Duty,
    Ended,
    GamePace,
    HostChanged,
    Jumped,
    Noticed,
    Opened,
    Overruled,
    PhaseBegan,
    Proceeded,
    Prolonged,
    Readied,
    Recorded,
    Rolled,
    Ruling,
    Seeded,
    Stacked,
    TalkClosed,
    TalkKind,
    TalkOpened,
    TimedOut,
    Undone,
)
from omerta.core.events.vote import (
    AGAINST,
    ALL,
    NOBODY,
    Accused,
    Acquitted,
    AllSentenced,
    AskClosed,
    AskOpened,
    Cleared,
    CoinTossed,
    Counted,
    CountKind,
    CountOpened,
    Entered,
    Executed,
    Handed,
    HandsCounted,
    HandsNoted,
    Instructed,
    LotDrawn,
    Named,
    NobodyExecuted,
    Polled,
    Refrained,
    RoseGiven,
    Sentenced,
    SumsNoted,
    Tied,
    Voted,
    VoteOpened,
)

__all__ = [
    "AGAINST", "ALL", "NOBODY", "Accused", "Acquitted", "Acted", "Agreed", "AllSentenced", "Announced",
    "Answered", "AskClosed", "AskOpened", "Briefed", "Called", "Claimed", "Cleared", "Closed", "CoinTossed",
    "CountKind", "CountOpened", "Counted", "Dawned", "Dealt", "Decided", "DecisionKind", "DecisionLapsed",
    "DecisionOpened", "Delegated", "Died", "Doer", "DrawDeclared", "DrawOffered", "Duty", "Elected", "Ended",
    "Entered", "Event", "Executed", "Freed", "GamePace", "Granted", "Handed", "HandsCounted", "HandsNoted",
    "Happening", "Hindered", "HostChanged", "Imposed", "Instructed", "Jumped", "LeftToChance", "LetBe",
    "Lingered", "LotDrawn", "Met", "Named", "NobodyExecuted", "Noticed", "Numbered", "OfficeLeft", "Opened",
    "Overruled", "PhaseBegan", "Pointed", "Polled", "Pressed", "Proceeded", "Prolonged", "Public", "Readied",
    "Recorded", "Refrained", "ResultHeld", "ResultReleased", "Rolled", "RoseGiven", "Ruling", "Saved",
    "Seeded", "SentOut", "Sentenced", "Shown", "Signed", "SignsClosed", "SignsOpened", "Slept",
    "SpeechesOpened", "Spent", "Stacked", "Started", "SteppedIn", "Struck", "Summoned", "SumsNoted",
    "TalkClosed", "TalkKind", "TalkOpened", "Tied", "TimedOut", "Turned", "Undone", "Visited", "VoteOpened",
    "Voted", "Woken",
]  # fmt: skip

Event = (
    Opened | Stacked | Seeded | Delegated | Dealt | Recorded | Jumped | PhaseBegan | Turned | Called
    | Numbered | Summoned | Woken | Hindered | Pointed | Agreed | Pressed | LeftToChance | Acted
    | Answered | Shown | Met | Granted | Lingered | Slept | SignsOpened | Signed | SignsClosed | Imposed
    | Announced | Freed | Struck | Spent | Dawned | Died | Saved | Visited | SpeechesOpened | Started
    | TalkOpened | Readied | TalkClosed | Claimed | VoteOpened | AskOpened | Named | Refrained | AskClosed
    | CountOpened | Voted | Polled | SumsNoted | Entered | RoseGiven | Handed | Instructed | HandsCounted
    | HandsNoted | Counted | ResultHeld | LetBe | ResultReleased | SteppedIn | DecisionOpened | Decided
    | DecisionLapsed | Tied | LotDrawn | CoinTossed | Elected | OfficeLeft | Rolled | Accused | Sentenced
    | AllSentenced | Cleared | Acquitted | Executed | SentOut | NobodyExecuted | HostChanged | Briefed
    | Noticed | DrawOffered | DrawDeclared | Ended | Closed | TimedOut | Prolonged | Proceeded | Overruled
    | Undone
)  # fmt: skip
