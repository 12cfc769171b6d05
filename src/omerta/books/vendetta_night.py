"""The night of `vendetta`, when all eyes are open: the debate, the vote and its variants."""

from omerta.books.shorthand import on_off, values_at
from omerta.core.book.model import Clash, MarkLaw, Office, PatchValue, Phase, Roll, Switch, Talk, Vote

DIE = ("roses", "blood_vendetta", "arbiter", "panic", "secrets", "ordinary")

NIGHT = Phase(
    {
        "die": Roll(),
        "office": Vote(
            candidates="anyone",
            order="at-once",
            duty=True,
            recounts=1,
            tie_end="lot",
            office=Office(3, loyal=("vampires",), rules=("VEN-463", "VEN-464", "VEN-467")),
            off=True,
        ),
        "debate": Talk(
            0,
            signals=(3,),
            names_candidates=True,
            names_self=False,
            by_living=((8, 5), (12, 7), (200, 10)),
            half_signal=True,
        ),
        "vote": Vote(
            recounts=1,
            tie_speech_seconds=30,
            tie_end="all",
            all_needs="half",
            forced="again",
            decision_seconds=30,
        ),
    }
)

VOTE_MARKS = {
    "spell": MarkLaw(
        mute=True,
        hands_vote=True,
        until="end",
        penalty=True,
        off=True,
        rules=("VEN-489", "VEN-490", "VEN-493"),
    ),
}

VOTE = "phases.night.steps.vote"
DEBATE = "phases.night.steps.debate"
NO_LIST: dict[str, PatchValue] = {f"{VOTE}.candidates": "anyone", f"{DEBATE}.names_candidates": False}

VOTE_SWITCHES = {
    "debate_minutes": Switch(
        "auto", "VEN-121", {"auto": {}}, number=(f"{DEBATE}.minutes",), least=1, most=60
    ),
    "multi_vote": on_off("VEN-533", {f"{VOTE}.hands": "any"}),
    "execute_majority": on_off("VEN-534", {f"{VOTE}.needs": "half"}),
    "single_candidate": Switch(
        "plurality", "VEN-535", {"plurality": {}, "majority": {f"{VOTE}.single": "half"}}
    ),
    "last_word": Switch("off", "VEN-538", {"off": {}, "30s": {f"{VOTE}.last_word_seconds": 30}}),
    "anonymous_vote": on_off("VEN-441", {f"{VOTE}.secret": True}),
    "roses": on_off("VEN-451", {f"{VOTE}.ballot": "roses", **NO_LIST}),
    "rose_needed": Switch("own", "VEN-553", values_at(f"{VOTE}.rose_needed", {"own": "own", "any": "any"})),
    "blood_vendetta": on_off("VEN-457", {f"{VOTE}.circle": "vampires"}),
    "hunter_of_hunters": on_off("VEN-463", {"phases.night.steps.office.off": False}),
    "arbiter": on_off(
        "VEN-471",
        {
            **NO_LIST,
            f"{VOTE}.arbiter": True,
            f"{VOTE}.order": "at-once",
            f"{VOTE}.votes_self": False,
            f"{VOTE}.tie_end": "lot",
            f"{VOTE}.tie_speech_seconds": 0,
        },
    ),
    "panic": on_off("VEN-477", {f"{VOTE}.hands": "any", f"{VOTE}.several": True, f"{VOTE}.recounts": 0}),
    "secrets": on_off(
        "VEN-481", {f"{DEBATE}.off": True, f"{VOTE}.candidates": "anyone", f"{VOTE}.tie_speech_seconds": 0}
    ),
    "unpredictable": Switch(
        "off",
        "VEN-484",
        {"off": {}, "on": {"phases.night.steps.die.faces": [*DIE]}},
        list_at="phases.night.steps.die.faces",
        list_of=DIE,
        list_length=6,
    ),
    "silence_spell": on_off("VEN-489", {"marks.spell.off": False, "conduct.removals": True}),
    "three_player": on_off(
        "VEN-495",
        {
            "opening": [],
            f"{DEBATE}.minutes": 3,
            f"{DEBATE}.names_candidates": False,
            f"{VOTE}.candidates": "anyone",
            f"{VOTE}.order": "at-once",
            f"{VOTE}.votes_self": False,
            f"{VOTE}.recounts": 0,
            f"{VOTE}.tie_end": "nobody",
            f"{VOTE}.needs": "half",
            f"{VOTE}.decides": "hunters",
        },
    ),
    "masks": on_off("VEN-500", {"conduct.masks": True}),
}


def _pairs(name: str, others: tuple[str, ...], *rules: str) -> dict[str, Clash]:
    """One switch that cannot be on together with any of the others."""
    return {f"{name}-{other}": Clash(((name, "on"), (other, "on")), rules) for other in others}


CLASHES = {
    **_pairs("blood_vendetta", ("anonymous_vote", "roses", "arbiter", "unpredictable"), "VEN-509"),
    **_pairs("burning", ("blood_vendetta", "hunter_of_hunters", "unpredictable"), "VEN-510"),
    "burning-table": Clash((("burning", "on"), ("unpredictable", "blood_vendetta")), ("VEN-510",)),
    "vendetta-roses-table": Clash((("blood_vendetta", "on"), ("unpredictable", "roses")), ("VEN-509",)),
    "vendetta-arbiter-table": Clash((("blood_vendetta", "on"), ("unpredictable", "arbiter")), ("VEN-509",)),
    **_pairs("separate_hunters", ("numbered_hunters",), "VEN-511"),
    **_pairs("roses", ("arbiter", "panic", "unpredictable"), "VEN-512"),
    **_pairs("arbiter", ("panic", "unpredictable"), "VEN-512"),
    **_pairs("panic", ("unpredictable",), "VEN-512"),
    **{
        f"{name}-{face}-table": Clash(((name, "on"), ("unpredictable", face)), ("VEN-512",))
        for name in ("roses", "arbiter", "panic")
        for face in ("roses", "arbiter", "panic")
        if face != name
    },
    **_pairs(
        "three_player",
        ("roses", "blood_vendetta", "hunter_of_hunters", "arbiter", "panic", "unpredictable"),
        "VEN-498",
    ),
}

VOTE_CITES = {
    "die": ("VEN-484", "VEN-485", "VEN-488"),
    "discussion": ("VEN-119", "VEN-121", "VEN-122", "VEN-123"),
    "circle": ("VEN-457", "VEN-459"),
    "count": ("VEN-165", "VEN-166", "VEN-181"),
    "most": ("VEN-167", "VEN-168", "VEN-169"),
    "too-few": ("VEN-534", "VEN-535"),
    "tie": ("VEN-173", "VEN-175"),
    "tie-speech": ("VEN-173", "VEN-174"),
    "proposal": ("VEN-175", "VEN-176", "VEN-177", "VEN-178"),
    "several": ("VEN-478", "VEN-479", "VEN-480"),
    "lot": ("VEN-467", "VEN-475"),
    "duty-lot": ("VEN-467", "VEN-475"),
    "hung": ("VEN-498",),
    "unnamed": ("VEN-164",),
    "empty": ("VEN-168", "VEN-553"),
    "more-talk": ("VEN-087",),
    "last-resort": ("VEN-086", "VEN-087"),
    "host-changes": ("VEN-079", "VEN-088", "VEN-089", "VEN-090"),
    "elected": ("VEN-471", "VEN-472", "VEN-475", "VEN-555", "VEN-556"),
    "arbiter": ("VEN-471", "VEN-474"),
    "arbiter-lapsed": ("VEN-474",),
    "heir": ("VEN-465", "VEN-468"),
    "heir-lapsed": ("VEN-465", "VEN-467"),
    "elect-anew": ("VEN-466", "VEN-470", "VEN-554"),
    "avenge": ("VEN-347", "VEN-348"),
    "avenge-lapsed": ("VEN-347",),
    "avenged": ("VEN-347", "VEN-349"),
    "execution": ("VEN-167", "VEN-170", "VEN-171"),
    "last-word": ("VEN-538",),
    "sent-out": ("VEN-491", "VEN-494"),
    "decides": ("VEN-496", "VEN-498"),
    "overruled": ("VEN-157",),
    "refused.dead": ("VEN-155", "VEN-179"),
    "refused.dead-target": ("VEN-179", "VEN-186"),
    "refused.voteless": ("VEN-181", "VEN-326"),
    "refused.hand-used": ("VEN-166", "VEN-454"),
    "refused.hands-over": ("VEN-490", "VEN-493"),
    "refused.self-vote": ("VEN-454", "VEN-498", "VEN-555"),
    "refused.same-rose": ("VEN-454",),
    "refused.self-name": ("VEN-163",),
    "refused.not-in-circle": ("VEN-457",),
    "refused.not-a-candidate": ("VEN-165", "VEN-347"),
    "refused.already-named": ("VEN-163",),
    "refused.already-said": ("VEN-125",),
    "refused.no-names-here": ("VEN-173", "VEN-456", "VEN-555"),
    "refused.not-your-turn": ("VEN-173", "VEN-474"),
    "refused.silenced": ("VEN-489",),
    "refused.may-not-speak": ("VEN-155", "VEN-158", "VEN-489"),
}
