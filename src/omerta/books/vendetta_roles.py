"""The cast of `vendetta`: each card as it reads.

The printed leaflet of abilities is lost. What the rulebook gives in full, in part, or not at all is told in
the ledger (VEN-517 to VEN-519); each reconstructed ability stands alone, so that it can be replaced alone.
"""

from omerta.books.shorthand import must
from omerta.core.book.model import Ability, Gang, MarkLaw, Role
from omerta.core.book.verbs import Ambush, Appear, Block, Kill, Learn, Link, Mark, Shield

LORDS = ("king", "prince", "count")
TYPES = {
    "vampire": "vampire",
    "special-vampire": "queen",
    "hunter": "hunter",
    "special-hunter": "monk",
    "werewolf": "werewolf",
}
NOT_A_VAMPIRE = ("hunter", "special-hunter", "werewolf")
GATHERINGS = ("hunters", "wargs")


def lord(deed: str, ability: Ability, *rules: str) -> Role:
    """One of the three lords; all answer to one call."""
    return Role(
        "vampires", "lord", call="lord", type="special-vampire", rules=rules, abilities={deed: ability}
    )


def special(*rules: str, **abilities: Ability) -> Role:
    """A special vampire."""
    return Role("vampires", type="special-vampire", rules=rules, abilities=abilities)


KING = lord("strike", Ability((Kill(),), rules=("VEN-198", "VEN-199", "VEN-200")), "VEN-197", "VEN-198")
PRINCE = lord(
    "protect",
    must(Shield(links=True), rules=("VEN-204", "VEN-205", "VEN-206")),
    "VEN-203",
    "VEN-204",
)
COUNT = lord("check", must(Learn("type"), rules=("VEN-209", "VEN-210", "VEN-211")), "VEN-208", "VEN-209")

LAMIA = special(
    "VEN-213",
    "VEN-214",
    visit=must(Shield(on="actor"), Link("actor"), rules=("VEN-214", "VEN-216", "VEN-217")),
    take=must(Shield(), Link("target"), rules=("VEN-214", "VEN-218", "VEN-219")),
)
UNDINE = special("VEN-224", lure=must(Block("told", only=("hunters",)), rules=("VEN-225", "VEN-226")))
QUEEN = special(
    "VEN-233", protect=must(Shield(links=True), rules=("VEN-234", "VEN-235", "VEN-236"), self_too=True)
)
NEOPHYTE = Role(
    "vampires",
    type="special-vampire",
    wakes_with=("lord",),
    heir_of=LORDS,
    rules=("VEN-239", "VEN-240", "VEN-241"),
)
NOSFERATU = special("VEN-252", "VEN-253", strike=Ability((Kill(),), rules=("VEN-253", "VEN-254", "VEN-255")))
BRIDE = special(
    "VEN-257",
    seek=must(Learn("post", of=("lord",)), Mark("found", on_yes=True), rules=("VEN-258", "VEN-259")),
)
BANSHEE = special("VEN-264", sense=must(Learn("attempts"), rules=("VEN-265", "VEN-266", "VEN-267")))
DHAMPIR = special(
    "VEN-269", scent=must(Learn("attacker", of=("vampires",)), rules=("VEN-270", "VEN-271", "VEN-272"))
)
REVENANT = special(
    "VEN-276",
    reckon=Ability(
        (Learn("number", of=NOT_A_VAMPIRE),),
        targets=3,
        or_fewer=True,
        optional=False,
        limit="other-group",
        rules=("VEN-277", "VEN-278", "VEN-279"),
    ),
)
GHOUL = special("VEN-282", brand=must(Mark("branded"), rules=("VEN-283", "VEN-284")))
VAMPIRE = Role("vampires", "plain", copies=10, type="vampire", rules=("VEN-290",))

WEREWOLF = Role(
    "werewolf",
    "loner",
    type="werewolf",
    rules=("VEN-291", "VEN-292"),
    abilities={
        "strike": Ability((Kill(),), rules=("VEN-292", "VEN-293", "VEN-294")),
        "ambush": Ability((Ambush(),), targets=0, off=True, rules=("VEN-416", "VEN-417", "VEN-420")),
    },
)
KITSUNE = Role(
    "werewolf",
    "loner",
    call="werewolf",
    shows="vampire",
    type="vampire",
    rules=("VEN-298", "VEN-299", "VEN-300"),
    abilities={"pounce": Ability((Kill(),), after=("hunters",), rules=("VEN-300", "VEN-301"))},
)

HUNTER = Role("hunters", "plain", copies=5, type="hunter", gang="hunters", rules=("VEN-333",))


def special_hunter(*rules: str, **abilities: Ability) -> Role:
    """A special hunter, who joins the gathering like every hunter."""
    return Role("hunters", type="special-hunter", gang="hunters", rules=rules, abilities=abilities)


MONK = special_hunter(
    "VEN-305", "VEN-306", pray=must(Block("told", but=GATHERINGS), rules=("VEN-306", "VEN-308", "VEN-311"))
)
LEADER = Role(
    "hunters", type="special-hunter", gang="hunters", known=True, rules=("VEN-314", "VEN-315", "VEN-319")
)
SCOUT = special_hunter("VEN-320", check=must(Learn("type"), rules=("VEN-321", "VEN-322", "VEN-323")))
BEAUTY = special_hunter(
    "VEN-325", charm=must(Mark("barred"), rules=("VEN-326", "VEN-327", "VEN-328"), self_too=True)
)


def warg(*rules: str, abilities: dict[str, Ability] | None = None, avenges: bool = False) -> Role:
    """One of the pack; all of it looks on while the tricky one lays his trail."""
    return Role(
        "wargs",
        "warg",
        type="werewolf",
        gang="wargs",
        wakes_with=("tricky-warg",),
        avenges=avenges,
        rules=rules,
        abilities=abilities or {},
    )


WARG_ALPHA = warg("VEN-341", "VEN-344")
CUNNING_WARG = warg(
    "VEN-345",
    abilities={
        f"seem-{kind}": Ability((Mark(f"seems-{kind}"),), targets=0, optional=False, rules=("VEN-345",))
        for kind in TYPES
    },
)
VENGEFUL_WARG = warg("VEN-347", avenges=True)
PARALYSING_WARG = warg("VEN-351", "VEN-352")
TRICKY_WARG = warg(
    "VEN-353",
    abilities={
        "trail": Ability((Appear("hunter"),), who="strangers", optional=False, rules=("VEN-353", "VEN-354"))
    },
)

ROLES = {
    "king": KING,
    "prince": PRINCE,
    "count": COUNT,
    "lamia": LAMIA,
    "undine": UNDINE,
    "queen": QUEEN,
    "neophyte": NEOPHYTE,
    "nosferatu": NOSFERATU,
    "bride": BRIDE,
    "banshee": BANSHEE,
    "dhampir": DHAMPIR,
    "revenant": REVENANT,
    "ghoul": GHOUL,
    "vampire": VAMPIRE,
    "werewolf": WEREWOLF,
    "kitsune": KITSUNE,
    "monk": MONK,
    "leader": LEADER,
    "scout": SCOUT,
    "beauty": BEAUTY,
    "hunter": HUNTER,
    "warg-alpha": WARG_ALPHA,
    "cunning-warg": CUNNING_WARG,
    "vengeful-warg": VENGEFUL_WARG,
    "paralysing-warg": PARALYSING_WARG,
    "tricky-warg": TRICKY_WARG,
}

GANGS = {
    "hunters": Gang(
        "strike",
        Ability((Kill(),), who="anyone", rules=("VEN-128", "VEN-135", "VEN-136")),
        agree="plurality",
        head="leader",
        rules=("VEN-130", "VEN-131", "VEN-132", "VEN-133"),
    ),
    "wargs": Gang(
        "feast",
        Ability(
            (Kill(), Block("told", but=GATHERINGS, while_lives="paralysing-warg")),
            who="strangers",
            rules=("VEN-338", "VEN-340", "VEN-351"),
        ),
        agree="plurality",
        head="warg-alpha",
        head_says="decides",
        rules=("VEN-341", "VEN-343", "VEN-344"),
    ),
}

MARKS = {
    "barred": MarkLaw(voteless=True, rules=("VEN-147", "VEN-326", "VEN-329")),
    "branded": MarkLaw(extra_votes=1, rules=("VEN-147", "VEN-284", "VEN-286", "VEN-287")),
    "found": MarkLaw(introduces=True, announced=False, until="source-out", rules=("VEN-261",)),
    **{
        f"seems-{kind}": MarkLaw(appears=card, announced=False, until="end", rules=("VEN-345", "VEN-346"))
        for kind, card in TYPES.items()
    },
}
