"""The cast of `family`: each card as it reads."""

from omerta.books.shorthand import one
from omerta.core.book.model import Ability, Gang, MarkLaw, Role
from omerta.core.book.verbs import Appear, Block, Cover, Kill, Learn, Mark, Reveal, Shield

CRIMINALS = ("mafia", "yakuza")
DECOY = "ordinary-townsperson"
CARD = Learn("role", decoy=DECOY)

DETECTIVE = Role(
    "town",
    "leader",
    rules=("FAM-145", "FAM-146"),
    abilities={"check": one(CARD, rules=("FAM-149",)), "shoot": one(Kill(), rules=("FAM-150", "FAM-268"))},
)
PRIEST = Role(
    "town",
    "leader",
    rules=("FAM-151", "FAM-152"),
    abilities={
        "check": one(CARD, Reveal(), rules=("FAM-154",)),
        "shoot": one(Kill(), rules=("FAM-152", "FAM-268")),
    },
)
JUDGE = Role(
    "town", "leader", pardons=1, rules=("FAM-157",), abilities={"check": one(CARD, rules=("FAM-158",))}
)
JOURNALIST = Role(
    "town",
    "leader",
    rules=("FAM-168",),
    abilities={
        "compare": Ability(
            (Learn("same-side", as_one=CRIMINALS, decoy="different"),),
            targets=2,
            rules=("FAM-169", "FAM-170", "FAM-171", "FAM-175"),
        )
    },
)
JAILER = Role(
    "town",
    "leader",
    rules=("FAM-177",),
    abilities={"arrest": one(CARD, Mark("prisoner", shown_sides=CRIMINALS), rules=("FAM-178", "FAM-179"))},
)
SHERIFF = Role(
    "town", "leader", rules=("FAM-187",), abilities={"shoot": one(Kill(), rules=("FAM-188", "FAM-268"))}
)

DOCTOR = Role("town", rules=("FAM-189",), abilities={"heal": one(Shield(), rules=("FAM-191", "FAM-192"))})
BODYGUARD = Role("town", rules=("FAM-194",), abilities={"guard": one(Cover(), rules=("FAM-195", "FAM-268"))})
MOONWALKER = Role("town", wakes_with=("mafia",), bait_for="mafia", rules=("FAM-197", "FAM-200"))
BEAUTY = Role(
    "town", rules=("FAM-202",), abilities={"visit": one(Block(), Shield(), rules=("FAM-204", "FAM-205"))}
)
FAN = Role(
    "town",
    rules=("FAM-211",),
    abilities={"look": one(Learn("kind", of=("leader",), decoy="no"), rules=("FAM-212", "FAM-213"))},
)
ORDINARY = Role("town", "plain", copies=0, rules=("FAM-215",))

MAFIOSO = Role("mafia", "plain", copies=0, gang="mafia", rules=("FAM-216",))
GODFATHER = Role(
    "mafia",
    gang="mafia",
    rules=("FAM-224",),
    abilities={"silence": one(Mark("silenced"), rules=("FAM-225",), self_too=True)},
)
THIEF = Role("mafia", gang="mafia", rules=("FAM-230",), abilities={"rob": one(Block(), rules=("FAM-231",))})
LAWYER = Role("mafia", gang="mafia", rules=("FAM-234",), abilities={"check": one(CARD, rules=("FAM-235",))})
INFORMER = Role(
    "mafia",
    gang="mafia",
    rules=("FAM-238",),
    abilities={"slander": one(Appear("mafioso"), rules=("FAM-239", "FAM-240", "FAM-241"), self_too=True)},
)
YAKUZA = Role("yakuza", "plain", copies=0, gang="yakuza", rules=("FAM-259",))

MANIAC = Role(
    "loner", "loner", rules=("FAM-243",), abilities={"shoot": one(Kill(), rules=("FAM-244", "FAM-268"))}
)
RIPPER = Role(
    "loner",
    "loner",
    rules=("FAM-246",),
    abilities={"shoot": one(Kill(spares=("ordinary-townsperson",)), rules=("FAM-247", "FAM-249"))},
)
CON_MAN = Role(
    "loner", "loner", rules=("FAM-251",), abilities={"lead": one(Mark("led"), rules=("FAM-252", "FAM-253"))}
)

ROLES = {
    "detective": DETECTIVE,
    "priest": PRIEST,
    "judge": JUDGE,
    "journalist": JOURNALIST,
    "jailer": JAILER,
    "sheriff": SHERIFF,
    "doctor": DOCTOR,
    "moonwalker": MOONWALKER,
    "bodyguard": BODYGUARD,
    "beauty": BEAUTY,
    "fan": FAN,
    "ordinary-townsperson": ORDINARY,
    "godfather": GODFATHER,
    "thief": THIEF,
    "lawyer": LAWYER,
    "informer": INFORMER,
    "mafioso": MAFIOSO,
    "yakuza": YAKUZA,
    "maniac": MANIAC,
    "ripper": RIPPER,
    "con-man": CON_MAN,
}

GANGS = {
    "mafia": Gang(
        "shoot",
        one(Kill(), rules=("FAM-217", "FAM-268"), self_too=True),
        volley="gangs",
        rules=("FAM-217", "FAM-219", "FAM-220", "FAM-221"),
    ),
    "yakuza": Gang(
        "shoot",
        one(Kill(), rules=("FAM-260", "FAM-268"), self_too=True),
        volley="gangs",
        rules=("FAM-260", "FAM-261", "FAM-262"),
    ),
}

MARKS = {
    "prisoner": MarkLaw(
        holds=True,
        voteless=True,
        until="source-out",
        uncounted=CRIMINALS,
        rules=("FAM-179", "FAM-180", "FAM-182", "FAM-184"),
    ),
    "silenced": MarkLaw(voteless=True, rules=("FAM-225", "FAM-226", "FAM-229")),
    "led": MarkLaw(leads=True, announced=False, rules=("FAM-253", "FAM-254", "FAM-256")),
}
