"""`family`: twenty-one roles, one leader, at most one loner, and two rival gangs in the large games."""

from omerta.books.family_deck import DECK
from omerta.books.family_roles import GANGS, MARKS, ROLES
from omerta.books.shorthand import values_at
from omerta.core.book.model import Book, Call, Conduct, Dawn, Ending, Phase, Switch, Talk, Vote

SINGLE_CALLS_BEFORE_THE_SHOTS = ("beauty", "thief", "informer", "doctor", "bodyguard", "lawyer")
SHOTS = ("mafia", "yakuza")
LEADERS = ("detective", "priest", "judge", "journalist", "jailer", "sheriff")
SINGLE_CALLS_AFTER_THE_SHOTS = (*LEADERS, "maniac", "ripper", "fan", "godfather", "con-man")
SINGLE_CALLS = (*SINGLE_CALLS_BEFORE_THE_SHOTS, *SINGLE_CALLS_AFTER_THE_SHOTS)

INTRODUCTION = Phase(
    {
        **{gang: Call(gang, acts=False) for gang in SHOTS},
        "moonwalker": Call("moonwalker", acts=False, only_by_hand=True),
        **{role: Call(role, acts=False) for role in SINGLE_CALLS},
    },
    dark=True,
)
NIGHT = Phase(
    {
        **{who: Call(who) for who in (*SINGLE_CALLS_BEFORE_THE_SHOTS, *SHOTS, *SINGLE_CALLS_AFTER_THE_SHOTS)},
        "dawn": Dawn(),
    },
    dark=True,
)
DAY = Phase(
    {
        "discussion": Talk(7, signals=(2, 1), names_candidates=True),
        "vote": Vote(duty=True, recounts=1, tie_end="lot", tie_speech_seconds=30),
    }
)

ENDINGS = {
    "nobody-left": Ending("draw", dead=("town", "mafia", "yakuza", "loner"), rules=("FAM-426", "FAM-427")),
    "only-the-loner": Ending("loner", dead=("town", "mafia", "yakuza"), alive=("loner",), rules=("FAM-414",)),
    "loner-lives": Ending("goes-on", alive=("loner",), rules=("FAM-420",)),
    "no-criminals": Ending("town", dead=("mafia", "yakuza"), rules=("FAM-410", "FAM-411")),
    "both-gangs-live": Ending("goes-on", alive=("mafia", "yakuza"), rules=("FAM-425",)),
    "mafia-level": Ending(
        "mafia", dead=("yakuza",), level=("mafia", "town"), rules=("FAM-412", "FAM-415", "FAM-419")
    ),
    "yakuza-level": Ending("yakuza", dead=("mafia",), level=("yakuza", "town"), rules=("FAM-416", "FAM-419")),
}

VOTE = "phases.day.steps.vote"

SWITCHES = {
    "temporary-host": Switch(
        "when-no-spare-host",
        "FAM-025",
        values_at("conduct.temporary_host_up_to", {"when-no-spare-host": 6, "never": 0}),
    ),
    "card-limit": Switch(
        "ignore",
        "FAM-055",
        {"ignore": {}, "box": {"deck.checks.box.off": False, "deck.fill_with_specials": True}},
    ),
    "discussion-minutes": Switch(
        "7", "FAM-076", number=("phases.day.steps.discussion.minutes",), least=1, most=60
    ),
    "votes-per-player": Switch("one", "FAM-124", values_at(f"{VOTE}.hands", {"one": "one", "any": "any"})),
    "tie-break": Switch(
        "revote-then-lot",
        "FAM-128",
        {
            "revote-then-lot": {f"{VOTE}.recounts": 1, f"{VOTE}.tie_end": "lot"},
            "lot": {f"{VOTE}.recounts": 0, f"{VOTE}.tie_end": "lot"},
        },
    ),
    "tie-speech-seconds": Switch("30", "FAM-129", number=(f"{VOTE}.tie_speech_seconds",), most=600),
    "lynch-last-word": Switch("no", "FAM-135", {"no": {}, "yes": {f"{VOTE}.last_word_seconds": 60}}),
    "after-pardon": Switch(
        "runner-up",
        "FAM-165",
        values_at(f"{VOTE}.after_pardon", {"runner-up": "runner-up", "new-vote": "new-vote"}),
    ),
    "beauty-self": Switch(
        "no", "FAM-210", values_at("roles.beauty.abilities.visit.who", {"no": "others", "yes": "anyone"})
    ),
    "fan-answer": Switch(
        "yes-no",
        "FAM-214",
        values_at("roles.fan.abilities.look.effects.0.exactly", {"yes-no": False, "role": True}),
    ),
    "mafia-no-agreement": Switch(
        "miss",
        "FAM-221",
        {
            "miss": {"gangs.mafia.agree": "unanimous", "gangs.yakuza.agree": "unanimous"},
            "majority": {"gangs.mafia.agree": "majority", "gangs.yakuza.agree": "majority"},
        },
    ),
    "mafia-may-pass": Switch(
        "yes",
        "FAM-222",
        {
            "yes": {"gangs.mafia.may_pass": True, "gangs.yakuza.may_pass": True},
            "no": {"gangs.mafia.may_pass": False, "gangs.yakuza.may_pass": False},
        },
    ),
    "blocked-check-answer": Switch(
        "no-answer", "FAM-274", values_at("conduct.void_answer", {"no-answer": "none", "decoy": "decoy"})
    ),
    "framed-loner-jail": Switch(
        "yes",
        "FAM-328",
        values_at("roles.jailer.abilities.arrest.effects.1.never_sides", {"yes": [], "no": ["loner"]}),
    ),
    "release-at": Switch(
        "dawn", "FAM-377", values_at("conduct.release", {"dawn": "dawn", "at-once": "at-once"})
    ),
    "conman-silenced": Switch(
        "victim-free",
        "FAM-386",
        values_at("marks.led.if_leader_mute", {"victim-free": "free", "victim-mute": "mute"}),
    ),
    "prisoners-in-parity": Switch(
        "criminals-not-counted",
        "FAM-419",
        values_at(
            "marks.prisoner.uncounted", {"criminals-not-counted": ["mafia", "yakuza"], "all-counted": []}
        ),
    ),
    "loner-victory": Switch(
        "last-side", "FAM-420", {"last-side": {}, "literal": {"endings.loner-lives.off": True}}
    ),
    "vote-procedure": Switch(
        "all-candidates",
        "FAM-430",
        values_at(f"{VOTE}.procedure", {"all-candidates": "together", "one-by-one": "one-by-one"}),
    ),
    "odd-criminal": Switch(
        "mafia", "FAM-441", values_at("deck.odd_half", {"mafia": "mafia", "yakuza": "yakuza"})
    ),
    "pardon-reach": Switch(
        "everybody",
        "FAM-445",
        values_at(f"{VOTE}.pardon", {"everybody": "everybody", "convicts": "convicts"}),
    ),
}

CITES = {
    "refused.box-too-small": ("FAM-055",),
    "dawn": ("FAM-103", "FAM-104", "FAM-273"),
    "quiet-dawn": ("FAM-111",),
    "discussion": ("FAM-074", "FAM-076"),
    "last-word": ("FAM-135",),
    "spared": ("FAM-247", "FAM-268"),
    "void.held": ("FAM-204", "FAM-231", "FAM-265"),
    "void.doomed": ("FAM-144", "FAM-270"),
    "void.marked": ("FAM-182", "FAM-281"),
    "void.no-agreement": ("FAM-221",),
    "void.passed": ("FAM-222",),
    "void-answer": ("FAM-274",),
    "ask.unnamed": ("FAM-119",),
    "ask.empty": ("FAM-130",),
    "ask.after-pardon": ("FAM-165",),
    "ask.next": ("FAM-430", "FAM-436"),
    "ask.next-after-pardon": ("FAM-435", "FAM-436"),
    "count": ("FAM-120", "FAM-122", "FAM-124", "FAM-127"),
    "most": ("FAM-121",),
    "half": ("FAM-430", "FAM-431", "FAM-432"),
    "most-of-day": ("FAM-436",),
    "tie": ("FAM-128",),
    "tie-speech": ("FAM-129",),
    "lot": ("FAM-128",),
    "duty-lot": ("FAM-130",),
    "empty": ("FAM-130",),
    "unnamed": ("FAM-119",),
    "hung": ("FAM-128",),
    "pardon": ("FAM-159", "FAM-160", "FAM-164"),
    "pardon-reach": ("FAM-445",),
    "after-pardon": ("FAM-162", "FAM-165"),
    "execution": ("FAM-132", "FAM-133", "FAM-134"),
    "host-changes": ("FAM-020", "FAM-021", "FAM-023"),
    "overruled": ("FAM-018",),
    "stall": ("FAM-426",),
    "refused.dead": ("FAM-136",),
    "refused.dead-target": ("FAM-138", "FAM-116"),
    "refused.self-target": ("FAM-140", "FAM-190", "FAM-195"),
    "refused.wrong-number": ("FAM-176",),
    "refused.already-acted": ("FAM-141", "FAM-146"),
    "refused.introduction": ("FAM-069",),
    "refused.asleep": ("FAM-082",),
    "refused.voteless": ("FAM-122", "FAM-182", "FAM-225"),
    "refused.hand-used": ("FAM-124",),
    "refused.voted-on-today": ("FAM-115", "FAM-166"),
    "refused.must-choose": ("FAM-222",),
    "refused.may-not-speak": ("FAM-105", "FAM-136"),
    "refused.already-named": ("FAM-115", "FAM-118"),
    "refused.already-said": ("FAM-119",),
    "refused.no-names-here": ("FAM-128",),
    "refused.no-such-deed": ("FAM-082", "FAM-141"),
    "refused.not-a-candidate": ("FAM-120",),
    "refused.not-your-turn": ("FAM-129",),
}

FAMILY = Book(
    name="family",
    prefix="FAM",
    sides=("town", "mafia", "yakuza", "loner"),
    plain="ordinary-townsperson",
    roles=ROLES,
    gangs=GANGS,
    marks=MARKS,
    phases={"introduction": INTRODUCTION, "day": DAY, "night": NIGHT},
    opening=("introduction",),
    cycle=("day", "night"),
    endings=ENDINGS,
    deck=DECK,
    conduct=Conduct(doomed_act=False, temporary_host_up_to=6),
    switches=SWITCHES,
    cites=CITES,
)
