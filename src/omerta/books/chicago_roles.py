"""The cast of `chicago`: each card as it reads."""

from omerta.books.shorthand import one
from omerta.core.book.model import Ability, Gang, MarkLaw, Role
from omerta.core.book.verbs import Appear, Block, Converse, Deter, Kill, Learn, Link, Mark, Shield, Watch

CARD = Learn("role")

CHECK = one(CARD, rules=("CHI-139", "CHI-151"))

COMMISSIONER = Role("town", "chief", rules=("CHI-151", "CHI-154"), abilities={"check": CHECK})
SERGEANT = Role(
    "town",
    wakes_with=("commissioner", "sheriff"),
    heir_of=("commissioner", "sheriff"),
    rules=("CHI-161", "CHI-164"),
)
SHERIFF = Role(
    "town",
    rules=("CHI-173", "CHI-174"),
    abilities={
        "check": one(CARD, rules=("CHI-139", "CHI-175")),
        "shoot": one(Kill(), rules=("CHI-176", "CHI-178")),
    },
)
JUDGE = Role("town", takes_the_vote=1, rules=("CHI-180", "CHI-183"))
DOCTOR = Role(
    "town",
    rules=("CHI-192", "CHI-195"),
    abilities={"heal": one(Shield(blows=1, links=True), rules=("CHI-192", "CHI-193"))},
)
PROSTITUTE = Role(
    "town",
    rules=("CHI-199", "CHI-201"),
    abilities={"visit": one(Block("sleeps"), Link("actor"), rules=("CHI-199", "CHI-200", "CHI-201"))},
)
GHOST_TALKER = Role(
    "town",
    rules=("CHI-208", "CHI-209"),
    abilities={"ask": Ability((Converse(30),), who="out", rules=("CHI-208", "CHI-209", "CHI-217"))},
)
MOONWALKER = Role("town", wakes_with=("mafia",), rules=("CHI-218", "CHI-220"))
JOURNALIST = Role(
    "town",
    rules=("CHI-226", "CHI-227"),
    abilities={"spy": one(Watch(), rules=("CHI-226", "CHI-307"), self_too=True)},
)
BODYGUARD = Role(
    "town", rules=("CHI-237", "CHI-238"), abilities={"guard": one(Deter(), rules=("CHI-237", "CHI-238"))}
)
CIVILIAN = Role("town", "plain", copies=0, rules=("CHI-157",))

MAFIOSO = Role("mafia", "plain", copies=0, gang="mafia", rules=("CHI-244",))
MAFIA_BOSS = Role(
    "mafia",
    gang="mafia",
    rules=("CHI-245", "CHI-246"),
    abilities={"silence": one(Mark("silenced"), rules=("CHI-246", "CHI-247"), self_too=True)},
)
SCHEMER = Role(
    "mafia",
    gang="mafia",
    rules=("CHI-255", "CHI-256"),
    abilities={"slander": one(Appear("mafioso"), rules=("CHI-256", "CHI-257"), self_too=True)},
)
NINJA = Role("mafia", gang="mafia", shows="civilian", rules=("CHI-285", "CHI-286"))
TURNCOAT = Role(
    "mafia", shows="civilian", becomes="mafioso", when_gone="mafia", rules=("CHI-260", "CHI-261", "CHI-267")
)
PLAGUE_DOCTOR = Role(
    "mafia",
    rules=("CHI-271", "CHI-274"),
    abilities={
        "treat": one(Shield(blows=1), Kill(unless_struck=True), rules=("CHI-271", "CHI-272", "CHI-273"))
    },
)
MANIAC = Role("loner", rules=("CHI-281", "CHI-282"), abilities={"shoot": one(Kill(), rules=("CHI-282",))})

ROLES = {
    "commissioner": COMMISSIONER,
    "sergeant": SERGEANT,
    "sheriff": SHERIFF,
    "judge": JUDGE,
    "doctor": DOCTOR,
    "prostitute": PROSTITUTE,
    "ghost-talker": GHOST_TALKER,
    "moonwalker": MOONWALKER,
    "journalist": JOURNALIST,
    "bodyguard": BODYGUARD,
    "civilian": CIVILIAN,
    "mafioso": MAFIOSO,
    "mafia-boss": MAFIA_BOSS,
    "schemer": SCHEMER,
    "turncoat": TURNCOAT,
    "plague-doctor": PLAGUE_DOCTOR,
    "maniac": MANIAC,
    "ninja": NINJA,
}

GANGS = {
    "mafia": Gang(
        "shoot",
        one(Kill(), rules=("CHI-129", "CHI-136"), self_too=True),
        agree="plurality",
        rules=("CHI-129", "CHI-131", "CHI-135"),
    )
}

MARKS = {"silenced": MarkLaw(voteless=True, mute=True, rules=("CHI-247", "CHI-250"))}
