"""`vendetta`: a vampires' festival with hunters in disguise. Debate by night, secrets from dawn to sunset."""

from omerta.books.shorthand import on_off, values_at
from omerta.books.vendetta_deck import DECK
from omerta.books.vendetta_night import CLASHES, NIGHT, VOTE_CITES, VOTE_MARKS, VOTE_SWITCHES
from omerta.books.vendetta_presets import DECK_SWITCHES, SCENARIO_DECK_PATCHES, THREE_PLAYER_DECK_PATCHES
from omerta.books.vendetta_roles import GANGS, MARKS, ROLES
from omerta.core.book.model import Book, Call, Conduct, Dawn, Ending, PatchValue, Phase, Switch

AT_DAWN = ("monk", "lamia", "undine", "queen")
AT_SUNSET = (
    "lord",
    "nosferatu",
    "werewolf",
    "bride",
    "banshee",
    "dhampir",
    "scout",
    "revenant",
    "ghoul",
    "beauty",
)
INTRODUCED = (*AT_DAWN, "neophyte", *AT_SUNSET)
SECONDS = 20

MEETING = Call("hunters", acts=False, seconds=10)
INTRODUCTION = Phase(
    {
        "hunters": MEETING,
        "wargs": Call("wargs", acts=False, seconds=10),
        "cunning-warg": Call("cunning-warg", alone=True, seconds=SECONDS),
        **{who: Call(who, acts=False, alone=True) for who in INTRODUCED},
    },
    dark=True,
)
BRIEF_INTRODUCTION = Phase({"hunters": MEETING}, dark=True)
DAWN = Phase({who: Call(who, seconds=SECONDS) for who in AT_DAWN}, dark=True)
DAY = Phase(
    {
        "hunters": Call("hunters", seconds=15),
        "wargs": Call("wargs", seconds=15),
        "tricky-warg": Call("tricky-warg", seconds=SECONDS),
    },
    dark=True,
)
SUNSET = Phase({**{who: Call(who, seconds=SECONDS) for who in AT_SUNSET}, "nightfall": Dawn()}, dark=True)

KILLERS_AMONG_VAMPIRES = {"king": "", "nosferatu": "", "lamia": "", "neophyte": ""}
KEEPERS = {**KILLERS_AMONG_VAMPIRES, "werewolf": "", "kitsune": ""}

ENDINGS = {
    "last-werewolf": Ending(
        "werewolf", dead=("vampires", "hunters", "wargs"), alive=("werewolf",), rules=("VEN-380", "VEN-413")
    ),
    "werewolf-and-one-hunter": Ending(
        "werewolf",
        dead=("vampires", "wargs"),
        alive=("werewolf",),
        at_most=("hunters", 1),
        rules=("VEN-381", "VEN-415"),
    ),
    "no-enemies": Ending("vampires", dead=("hunters", "werewolf", "wargs"), rules=("VEN-377", "VEN-391")),
    "only-hunters": Ending("hunters", dead=("vampires", "werewolf", "wargs"), rules=("VEN-385",)),
    "only-wargs": Ending("wargs", dead=("vampires", "werewolf", "hunters"), rules=("VEN-395",)),
    "hunters-level": Ending(
        "hunters",
        dead=("wargs",),
        level=("hunters", "vampires"),
        keepers=KEEPERS,
        at_dawn=True,
        rules=("VEN-378", "VEN-379", "VEN-384"),
    ),
    "wargs-level": Ending(
        "wargs",
        dead=("hunters",),
        level=("wargs", "vampires"),
        keepers=KILLERS_AMONG_VAMPIRES,
        at_dawn=True,
        rules=("VEN-393",),
    ),
    "werewolf-fails": Ending(
        "vampires",
        dead=("hunters", "wargs"),
        alive=("werewolf", "vampires"),
        quiet=3,
        at_dawn=True,
        rules=("VEN-390",),
    ),
    "hunters-hold": Ending(
        "hunters",
        dead=("wargs",),
        level=("hunters", "vampires"),
        alive=("hunters",),
        quiet=3,
        from_first=True,
        at_dawn=True,
        rules=("VEN-389",),
    ),
    "hunters-outnumber-wargs": Ending(
        "hunters",
        dead=("vampires",),
        alive=("hunters", "wargs"),
        level=("hunters", "wargs"),
        quiet=3,
        from_first=True,
        at_dawn=True,
        rules=("VEN-394",),
    ),
    "wargs-outnumber-hunters": Ending(
        "wargs",
        dead=("vampires",),
        alive=("hunters", "wargs"),
        level=("wargs", "hunters"),
        quiet=3,
        from_first=True,
        at_dawn=True,
        rules=("VEN-394",),
    ),
}
STALEMATES = ("werewolf-fails", "hunters-hold", "hunters-outnumber-wargs", "wargs-outnumber-hunters")

SCENARIO_PATCHES: dict[str, dict[str, PatchValue]] = {
    "wolf-pits": {"roles.werewolf.abilities.ambush.off": False},
    "hunter-under-cover": {"roles.scout.gang": "", "roles.beauty.gang": ""},
}

NO_REPEAT = [
    "prince",
    "count",
    "lamia",
    "undine",
    "queen",
    "bride",
    "banshee",
    "dhampir",
    "ghoul",
    "monk",
    "scout",
    "beauty",
    "tricky-warg",
]


def replace_on(switch: Switch, patches: dict[str, PatchValue]) -> Switch:
    """The switch with more changes where it is on."""
    return Switch(switch.default, switch.rule, {**switch.values, "on": {**switch.values["on"], **patches}})


SWITCHES = {
    **DECK_SWITCHES,
    "scenario": Switch(
        "none",
        "VEN-403",
        {
            name: {**patches, **SCENARIO_PATCHES.get(name, {})}
            for name, patches in SCENARIO_DECK_PATCHES.items()
        },
    ),
    "pit_victim": Switch(
        "hunter",
        "VEN-420",
        values_at(
            "roles.werewolf.abilities.ambush.effects.0.nearest", {"hunter": "member", "player": "player"}
        ),
    ),
    "separate_hunters": on_off("VEN-430", {"phases.introduction.steps.hunters.apart": True}),
    "numbered_hunters": on_off(
        "VEN-433",
        {
            "gangs.hunters.numbered": True,
            "gangs.hunters.agree": "absolute",
            "gangs.hunters.head": "",
            "phases.day.steps.hunters.apart": True,
        },
    ),
    "burning": on_off("VEN-446", {"conduct.show_cards": "never", "conduct.call_dead": "always"}),
    **VOTE_SWITCHES,
    "three_player": replace_on(VOTE_SWITCHES["three_player"], THREE_PLAYER_DECK_PATCHES),
    "skip_doomed_info": Switch(
        "off", "VEN-358", values_at("conduct.doomed_learn", {"off": True, "on": False})
    ),
    "lord_check": Switch(
        "special",
        "VEN-524",
        {"special": {}, "lord": {f"roles.{name}.type": "lord" for name in ("king", "prince", "count")}},
    ),
    "prince_scope": Switch(
        "whole",
        "VEN-525",
        values_at("roles.prince.abilities.protect.effects.0.from_now", {"whole": False, "from_now": True}),
    ),
    "queen_self": Switch(
        "on", "VEN-526", values_at("roles.queen.abilities.protect.who", {"on": "anyone", "off": "others"})
    ),
    "prince_self": Switch(
        "off", "VEN-527", values_at("roles.prince.abilities.protect.who", {"off": "others", "on": "anyone"})
    ),
    "no_repeat_target": on_off("VEN-186", {"conduct.no_repeat": list(NO_REPEAT)}),
    "nosferatu_uses": Switch(
        "unlimited",
        "VEN-529",
        values_at("roles.nosferatu.abilities.strike.limit", {"unlimited": "none", "once": "once"}),
    ),
    "lone_mark": on_off("VEN-558", {"marks.branded.extra_alone": True}),
    "stalemate_nights": Switch(
        "3", "VEN-542", number=tuple(f"endings.{name}.quiet" for name in STALEMATES), least=1, most=99
    ),
    "neophyte_keeps_game": Switch(
        "always",
        "VEN-543",
        {
            "always": {},
            "if_king": {
                "endings.hunters-level.keepers.neophyte": "king",
                "endings.wargs-level.keepers.neophyte": "king",
            },
        },
    ),
}

CITES = {
    "dawn": ("VEN-141", "VEN-142", "VEN-144"),
    "quiet-dawn": ("VEN-146",),
    "hindered": ("VEN-018", "VEN-309"),
    "pressed": ("VEN-315", "VEN-316"),
    "late": ("VEN-185",),
    "void.no-agreement": ("VEN-131", "VEN-133"),
    "void.passed": ("VEN-136",),
    "void.marked": ("VEN-229",),
    "host-changes": ("VEN-079", "VEN-088", "VEN-089"),
    "overruled": ("VEN-157",),
    "refused.box-too-small": ("VEN-008", "VEN-548"),
    "refused.dead": ("VEN-179",),
    "refused.dead-target": ("VEN-186",),
    "refused.self-target": ("VEN-186",),
    "refused.one-of-yours": ("VEN-344", "VEN-353"),
    "refused.not-among-the-tied": ("VEN-316",),
    "refused.not-yet": ("VEN-300",),
    "refused.spent": ("VEN-529",),
    "refused.same-again": ("VEN-280", "VEN-528"),
    "refused.wrong-number": ("VEN-186", "VEN-278"),
    "refused.already-acted": ("VEN-099",),
    "refused.only-watching": ("VEN-245",),
    "refused.introduction": ("VEN-110",),
    "refused.asleep": ("VEN-098",),
    "refused.must-choose": ("VEN-182",),
    "refused.no-such-deed": ("VEN-099",),
    **VOTE_CITES,
}

VENDETTA = Book(
    name="vendetta",
    prefix="VEN",
    sides=("vampires", "hunters", "werewolf", "wargs"),
    plain="vampire",
    roles=ROLES,
    gangs=GANGS,
    marks={**MARKS, **VOTE_MARKS},
    phases={
        "introduction": INTRODUCTION,
        "brief-introduction": BRIEF_INTRODUCTION,
        "night": NIGHT,
        "dawn": DAWN,
        "day": DAY,
        "sunset": SUNSET,
    },
    opening=("introduction",),
    temporary_opening=("brief-introduction",),
    cycle=("night", "dawn", "day", "sunset"),
    endings=ENDINGS,
    deck=DECK,
    conduct=Conduct(late="lot", dead_watch="always", marks_before_victory=True, temporary_host_up_to=999),
    points={"vampires": 1, "hunters": 2, "werewolf": 3, "wargs": 2},
    switches=SWITCHES,
    clashes=CLASHES,
    cites=CITES,
)
