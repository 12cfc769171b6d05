"""`chicago`: prohibition years. A minute for everybody, nobody abstains, and a coin breaks the tie."""

from omerta.books.chicago_day import DAY, DAY_CITES, DAY_SWITCHES
from omerta.books.chicago_deck import DECK, DECK_SWITCHES
from omerta.books.chicago_roles import GANGS, MARKS, ROLES
from omerta.books.shorthand import values_at
from omerta.core.book.model import Book, Call, Conduct, Dawn, Ending, Phase, Switch

SLOTS = (
    "prostitute",
    "bodyguard",
    "mafia",
    "mafia-boss",
    "schemer",
    "maniac",
    "commissioner",
    "sheriff",
    "doctor",
    "plague-doctor",
    "ghost-talker",
    "journalist",
)
WITHOUT_A_SLOT = ("judge", "turncoat", "sergeant", "moonwalker", "ninja")
SECONDS = 30

INTRODUCTION = Phase(
    {
        "commissioner-meeting": Call("commissioner", acts=False, only_with="sergeant", seconds=SECONDS),
        "sheriff-meeting": Call("sheriff", acts=False, only_with="sergeant", seconds=SECONDS),
        "mafia": Call("mafia", acts=False, seconds=SECONDS),
        **{
            role: Call(role, acts=False, only_by_hand=True, alone=True)
            for role in (*SLOTS, *WITHOUT_A_SLOT)
            if role != "mafia"
        },
    },
    dark=True,
)
NIGHT = Phase({**{slot: Call(slot, seconds=SECONDS) for slot in SLOTS}, "dawn": Dawn()}, dark=True)

ENDINGS = {
    "nobody-left": Ending("draw", dead=("town", "mafia", "loner"), rules=("CHI-418", "CHI-419")),
    "no-criminals": Ending("town", dead=("mafia", "loner"), rules=("CHI-407", "CHI-408", "CHI-409")),
    "only-mafia": Ending("mafia", dead=("town", "loner"), rules=("CHI-410", "CHI-411")),
    "only-the-maniac": Ending("loner", dead=("town", "mafia"), rules=("CHI-413",)),
    "duel": Ending(
        "loner",
        dead=("town",),
        alive=("mafia", "loner"),
        at_most=("mafia", 1),
        keepers={"plague-doctor": ""},
        off=True,
        rules=("CHI-425", "CHI-446"),
    ),
    "parity": Ending(
        "mafia", dead=("loner",), level=("mafia", "town"), tells_host=True, rules=("CHI-423", "CHI-424")
    ),
}

FIRST_TO_LAST = (
    *(("prostitute", slot) for slot in SLOTS if slot != "prostitute"),
    *(("bodyguard", slot) for slot in SLOTS if slot not in ("prostitute", "bodyguard")),
    ("schemer", "commissioner"),
    ("schemer", "sheriff"),
)

SWITCHES = {
    "night-order": Switch(
        "derived",
        "CHI-437",
        {"derived": {}},
        list_at="phases.night.order",
        list_of=SLOTS,
        list_length=len(SLOTS),
        before=FIRST_TO_LAST,
    ),
    **DECK_SWITCHES,
    "plague-doctor-side": Switch(
        "mafia", "CHI-440", values_at("roles.plague-doctor.side", {"mafia": "mafia", "town": "town"})
    ),
    "night-death-reveal": Switch(
        "hidden", "CHI-441", values_at("conduct.show_cards", {"hidden": "executed", "role": "always"})
    ),
    "open-deck": Switch("on", "CHI-443", values_at("conduct.open_deck", {"on": True, "off": False})),
    "mafia-victory": Switch(
        "last-standing",
        "CHI-444",
        values_at("endings.parity.tells_host", {"last-standing": True, "parity": False}),
    ),
    "nobody-left": Switch(
        "draw", "CHI-445", values_at("endings.nobody-left.wins", {"draw": "draw", "town": "town"})
    ),
    "duel-maniac": Switch(
        "fight",
        "CHI-446",
        {
            "fight": {"endings.duel.off": True},
            "maniac": {"endings.duel.off": False, "endings.duel.wins": "loner"},
            "mafia": {"endings.duel.off": False, "endings.duel.wins": "mafia"},
        },
    ),
    "stall-limit": Switch("3", "CHI-447", number=("conduct.stall_rounds",), most=99),
    **DAY_SWITCHES,
    "mafia-majority": Switch(
        "relative",
        "CHI-452",
        values_at("gangs.mafia.agree", {"relative": "plurality", "absolute": "absolute"}),
    ),
    "blocked-cue": Switch(
        "spoken", "CHI-453", values_at("conduct.call_blocked", {"spoken": True, "skipped": False})
    ),
    "call-dead-roles": Switch(
        "until-revealed",
        "CHI-454",
        values_at(
            "conduct.call_dead", {"until-revealed": "until-shown", "never": "never", "always": "always"}
        ),
    ),
    "guard-stops-prostitute": Switch(
        "off",
        "CHI-455",
        values_at("roles.bodyguard.abilities.guard.effects.0.lifts", {"off": False, "on": True}),
    ),
    "doctor-covers-bond": Switch(
        "on", "CHI-456", values_at("roles.doctor.abilities.heal.effects.0.links", {"on": True, "off": False})
    ),
    "plague-doctor-saves": Switch(
        "one",
        "CHI-457",
        values_at("roles.plague-doctor.abilities.treat.effects.0.blows", {"one": 1, "all": 0}),
    ),
    "frame-vs-mask": Switch(
        "frame",
        "CHI-458",
        values_at("roles.schemer.abilities.slander.effects.0.under_masks", {"frame": False, "mask": True}),
    ),
    "journalist-mafia-entry": Switch(
        "group",
        "CHI-459",
        values_at("roles.journalist.abilities.spy.effects.0.gangs", {"group": "whole", "members": "members"}),
    ),
    "announce-guard": Switch(
        "off", "CHI-460", values_at("conduct.tell_saved", {"off": "healed", "on": "healed-or-guarded"})
    ),
    "sergeant-double-post": Switch(
        "single", "CHI-462", values_at("roles.sergeant.heir_posts", {"single": "last", "both": "each"})
    ),
    "ghosts-watch": Switch(
        "off-with-ghost-talker",
        "CHI-463",
        values_at(
            "conduct.dead_watch",
            {"off-with-ghost-talker": "unless-asked", "never": "never", "always": "always"},
        ),
    ),
    "no-repeat-target": Switch(
        "off",
        "CHI-464",
        {"off": {}},
        list_at="conduct.no_repeat",
        list_of=tuple(slot for slot in SLOTS if slot != "mafia"),
    ),
}

CITES = {
    "refused.box-too-small": ("CHI-008", "CHI-438"),
    "dawn": ("CHI-303", "CHI-304"),
    "quiet-dawn": ("CHI-303",),
    "saved": ("CHI-305", "CHI-306"),
    "void.no-agreement": ("CHI-081", "CHI-131"),
    "void.passed": ("CHI-077", "CHI-141"),
    "void.marked": ("CHI-315",),
    "void.deterred": ("CHI-238", "CHI-241"),
    "void-answer": ("CHI-148",),
    "stall": ("CHI-433",),
    "overruled": ("CHI-160",),
    "refused.dead": ("CHI-125",),
    "refused.dead-target": ("CHI-142",),
    "refused.not-out": ("CHI-142", "CHI-208"),
    "refused.self-target": ("CHI-144",),
    "refused.wrong-number": ("CHI-143",),
    "refused.already-acted": ("CHI-143", "CHI-174"),
    "refused.only-watching": ("CHI-167", "CHI-322"),
    "refused.introduction": ("CHI-050",),
    "refused.asleep": ("CHI-078",),
    "refused.same-again": ("CHI-145", "CHI-464"),
    "refused.no-role-claims": ("CHI-442",),
    "refused.no-such-deed": ("CHI-078", "CHI-079"),
    "refused.no-such-claim": ("CHI-210", "CHI-211"),
    "refused.must-choose": ("CHI-141", "CHI-143"),
    **DAY_CITES,
}

CHICAGO = Book(
    name="chicago",
    prefix="CHI",
    sides=("town", "mafia", "loner"),
    plain="civilian",
    roles=ROLES,
    gangs=GANGS,
    marks=MARKS,
    phases={"introduction": INTRODUCTION, "day": DAY, "night": NIGHT},
    opening=("introduction",),
    cycle=("day", "night"),
    endings=ENDINGS,
    deck=DECK,
    conduct=Conduct(
        call_dead="until-shown",
        show_cards="executed",
        tell_saved="healed",
        marks_before_victory=True,
        dead_watch="unless-asked",
        stall_rounds=3,
        stall="draw",
    ),
    switches=SWITCHES,
    cites=CITES,
)
