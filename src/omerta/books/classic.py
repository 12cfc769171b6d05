"""`classic`: the plain home game. Nobody's slip is ever shown, and a convict is voted on twice."""

from omerta.books.shorthand import on_off, values_at
from omerta.core.book.deck_law import Check, DeckLaw, Group
from omerta.core.book.model import (
    Ability,
    Book,
    Call,
    Conduct,
    Dawn,
    Ending,
    Gang,
    Phase,
    Role,
    Switch,
    Talk,
    Vote,
)
from omerta.core.book.verbs import Kill, Learn, Shield

MAFIA = Role("mafia", "mafia", copies=0, gang="mafia", rules=("CLS-075",))
DOCTOR = Role(
    "town",
    rules=("CLS-078",),
    abilities={
        "heal": Ability(
            (Shield(),),
            who="anyone",
            optional=False,
            limit="self-not-twice-running",
            rules=("CLS-079", "CLS-091"),
        )
    },
)
INSPECTOR = Role(
    "town",
    rules=("CLS-086",),
    abilities={
        "check": Ability((Learn("side", of=("mafia",), decoy="no"),), optional=False, rules=("CLS-087",))
    },
)
TOWNSPERSON = Role("town", "plain", copies=0, rules=("CLS-090",))

SHOT = Ability((Kill(),), who="anyone", rules=("CLS-075", "CLS-091"))

DECK = DeckLaw(
    groups={
        "mafia": Group(sides=("mafia",)),
        "townsfolk": Group(sides=("town",)),
        "plain townsfolk": Group(roles=("townsperson",)),
        "doctor": Group(roles=("doctor",)),
        "inspector": Group(roles=("inspector",)),
    },
    rows={
        str(players): {
            "mafia": (mafia, mafia),
            "doctor": (1, 1),
            "inspector": (1, 1),
            "plain townsfolk": (plain, plain),
        }
        for players, mafia, plain in ((5, 2, 1), (6, 2, 2), (7, 2, 3), (8, 2, 4), (9, 3, 4), (10, 3, 5))
    },
    fill={"mafia": "mafia", "townsfolk": "townsperson", "plain townsfolk": "townsperson"},
    share_of="mafia",
    rest="townsfolk",
    share_least=2,
    always=("doctor", "inspector"),
    least=5,
    rules=("CLS-009", "CLS-019"),
    checks={
        "too-few-players": Check("refused", ("CLS-020",), players=(5, 999)),
        "wrong-size": Check("refused", ("CLS-007",), size_differs=True),
        "copies": Check("refused", ("CLS-009",), copies=True),
        "no-doctor": Check("refused", ("CLS-009",), lacks=("doctor",)),
        "no-inspector": Check("refused", ("CLS-009",), lacks=("inspector",)),
        "too-few-mafia": Check("refused", ("CLS-009",), fewer=("mafia", 2)),
        "too-much-mafia": Check(
            "refused", ("CLS-010", "CLS-011", "CLS-012"), more=("mafia", 2), fewer=("plain townsfolk", 3)
        ),
        "reduced-mafia": Check("refused", ("CLS-020",), more=("mafia", 1), players=(5, 999), off=True),
        "over-proposed": Check("warning", ("CLS-019",), over_proposed="mafia"),
    },
)

CLASSIC = Book(
    name="classic",
    prefix="CLS",
    sides=("town", "mafia"),
    plain="townsperson",
    roles={"mafia": MAFIA, "doctor": DOCTOR, "inspector": INSPECTOR, "townsperson": TOWNSPERSON},
    gangs={"mafia": Gang("shoot", SHOT, may_pass=False, rules=("CLS-071", "CLS-072", "CLS-074"))},
    phases={
        "night": Phase(
            {
                "mafia": Call("mafia"),
                "doctor": Call("doctor"),
                "inspector": Call("inspector"),
                "dawn": Dawn(last_word_seconds=60),
            },
            dark=True,
        ),
        "day": Phase(
            {
                "discussion": Talk(5, signals=(1,)),
                "vote": Vote(
                    candidates="anyone",
                    order="at-once",
                    recounts=2,
                    tie_end="nobody",
                    confirm="full",
                    defence_seconds=60,
                    last_word_seconds=60,
                ),
            }
        ),
    },
    opening=(),
    cycle=("night", "day"),
    endings={
        "no-mafia": Ending("town", dead=("mafia",), rules=("CLS-098",)),
        "last-townsperson": Ending("mafia", at_most=("town", 1), rules=("CLS-099", "CLS-101", "CLS-102")),
        "parity": Ending("mafia", level=("mafia", "town"), off=True, rules=("CLS-100",)),
    },
    deck=DECK,
    conduct=Conduct(call_dead="always", show_cards="never", host_changes=True),
    switches={
        "reduced-deck": on_off(
            "CLS-020",
            {
                "deck.checks.too-few-players.players": [3, 999],
                "deck.checks.too-few-mafia.players": [3, 4],
                "deck.checks.reduced-mafia.off": False,
                "deck.rows.3": {"mafia": [1, 1], "doctor": [1, 1], "inspector": [1, 1]},
                "deck.rows.4": {
                    "mafia": [1, 1],
                    "doctor": [1, 1],
                    "inspector": [1, 1],
                    "plain townsfolk": [1, 1],
                },
            },
        ),
        "call-dead-roles": Switch(
            "yes", "CLS-037", values_at("conduct.call_dead", {"yes": "always", "no": "never"})
        ),
        "last-word-seconds": Switch(
            "60",
            "CLS-045",
            number=("phases.night.steps.dawn.last_word_seconds", "phases.day.steps.vote.last_word_seconds"),
            most=600,
        ),
        "discussion-minutes": Switch(
            "5", "CLS-048", number=("phases.day.steps.discussion.minutes",), least=1, most=60
        ),
        "vote-order": Switch(
            "simultaneous",
            "CLS-055",
            values_at(
                "phases.day.steps.vote.order", {"simultaneous": "at-once", "round-the-table": "in-turn"}
            ),
        ),
        "tie-limit": Switch("2", "CLS-059", number=("phases.day.steps.vote.recounts",), most=9),
        "defence-seconds": Switch(
            "60", "CLS-062", number=("phases.day.steps.vote.defence_seconds",), least=1, most=600
        ),
        "second-vote": Switch(
            "full",
            "CLS-064",
            values_at("phases.day.steps.vote.confirm", {"full": "full", "yes-no": "yes-no"}),
        ),
        "overturned": Switch(
            "no-execution",
            "CLS-068",
            values_at(
                "phases.day.steps.vote.overturned", {"no-execution": "nobody", "new-convict": "new-convict"}
            ),
        ),
        "last-word-after-execution": Switch(
            "yes", "CLS-069", {"yes": {}, "no": {"phases.day.steps.vote.last_word_seconds": 0}}
        ),
        "mafia-no-agreement": Switch(
            "miss", "CLS-072", values_at("gangs.mafia.agree", {"miss": "unanimous", "majority": "majority"})
        ),
        "mafia-may-pass": Switch(
            "no", "CLS-073", values_at("gangs.mafia.may_pass", {"no": False, "yes": True})
        ),
        "mafia-wins-at-parity": Switch("no", "CLS-100", {"no": {}, "yes": {"endings.parity.off": False}}),
        "reveal-on-death": Switch(
            "no", "CLS-109", {"no": {}, "yes": {"conduct.show_cards": "always", "conduct.call_dead": "never"}}
        ),
    },
    cites={
        "dawn": ("CLS-041", "CLS-042"),
        "quiet-dawn": ("CLS-040", "CLS-046"),
        "last-word": ("CLS-043", "CLS-045", "CLS-069"),
        "discussion": ("CLS-047", "CLS-048"),
        "void.no-agreement": ("CLS-072",),
        "void.passed": ("CLS-073",),
        "count": ("CLS-052", "CLS-055"),
        "entered": ("CLS-054", "CLS-055"),
        "most": ("CLS-056",),
        "tie": ("CLS-057", "CLS-058", "CLS-059"),
        "hung": ("CLS-059",),
        "empty": ("CLS-060",),
        "defence": ("CLS-061", "CLS-062"),
        "confirm": ("CLS-063", "CLS-064"),
        "confirm-tie": ("CLS-066",),
        "falls": ("CLS-064", "CLS-066", "CLS-068"),
        "new-convict": ("CLS-068",),
        "execution": ("CLS-067",),
        "stall": ("CLS-106",),
        "overruled": ("CLS-104",),
        "refused.dead": ("CLS-044",),
        "refused.dead-target": ("CLS-052", "CLS-044"),
        "refused.vote-given": ("CLS-052", "CLS-055"),
        "refused.self-target": ("CLS-088",),
        "refused.self-twice-running": ("CLS-081", "CLS-083", "CLS-084"),
        "refused.must-choose": ("CLS-073", "CLS-084", "CLS-088"),
        "refused.no-names-here": ("CLS-053",),
        "refused.no-such-deed": ("CLS-050",),
        "refused.not-a-candidate": ("CLS-058",),
        "refused.asleep": ("CLS-026",),
        "refused.already-acted": ("CLS-079", "CLS-087"),
        "refused.wrong-number": ("CLS-079", "CLS-087"),
        "refused.already-said": ("CLS-047",),
        "refused.may-not-speak": ("CLS-026", "CLS-044"),
        "refused.not-your-turn": ("CLS-055", "CLS-061"),
        "refused.voteless": ("CLS-052",),
    },
)
