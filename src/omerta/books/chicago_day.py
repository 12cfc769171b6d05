"""The day of `chicago`: a minute for everybody and a vote nobody may keep back."""

from omerta.core.book.model import Phase, Speeches, Switch, Vote

DAY = Phase(
    {
        "speeches": Speeches(seconds=60, names=1),
        "vote": Vote(
            order="in-turn",
            starter="first-speaker",
            compulsory=True,
            recounts=0,
            tie_end="all",
            all_needs="most",
            single="convict",
        ),
    }
)

VOTE = "phases.day.steps.vote"

DAY_SWITCHES = {
    "nominations-per-speech": Switch(
        "1", "CHI-448", {"1": {}, "any": {"phases.day.steps.speeches.names": 0}}
    ),
    "single-candidate": Switch(
        "jail",
        "CHI-449",
        {
            "jail": {},
            "confirm": {f"{VOTE}.single": "confirm"},
            "skip-first-day": {f"{VOTE}.single": "skip-first"},
        },
    ),
    "first-day-vote": Switch("on", "CHI-450", {"on": {}, "off": {f"{VOTE}.from_round": 2}}),
    "last-words": Switch(
        "none",
        "CHI-451",
        {
            "none": {},
            "jailed": {f"{VOTE}.last_word_seconds": 60},
            "all": {
                f"{VOTE}.last_word_seconds": 60,
                "phases.night.steps.dawn.last_word_seconds": 60,
            },
        },
    ),
    "role-claims": Switch("allowed", "CHI-442", {"allowed": {}, "forbidden": {"conduct.role_claims": False}}),
    "silenced-judge": Switch(
        "may-act", "CHI-461", {"may-act": {}, "blocked": {f"{VOTE}.muted_may_step_in": False}}
    ),
}

DAY_CITES = {
    "speeches": ("CHI-066", "CHI-071"),
    "speech": ("CHI-066", "CHI-068", "CHI-069", "CHI-070"),
    "count": ("CHI-105", "CHI-106", "CHI-107", "CHI-109"),
    "entered": ("CHI-114",),
    "most": ("CHI-115", "CHI-116"),
    "execution": ("CHI-115", "CHI-123", "CHI-124"),
    "tie": ("CHI-117", "CHI-118"),
    "proposal": ("CHI-117", "CHI-120"),
    "proposal-tie": ("CHI-121",),
    "coin": ("CHI-121", "CHI-122"),
    "unnamed": ("CHI-102",),
    "empty": ("CHI-102",),
    "no-vote-yet": ("CHI-104", "CHI-449", "CHI-450"),
    "hold": ("CHI-185",),
    "step-in": ("CHI-180", "CHI-181", "CHI-183", "CHI-184"),
    "step-in-lapsed": ("CHI-188",),
    "last-word": ("CHI-127",),
    "overruled": ("CHI-160",),
    "refused.dead": ("CHI-125", "CHI-064"),
    "refused.dead-target": ("CHI-125",),
    "refused.voteless": ("CHI-113", "CHI-247"),
    "refused.hand-used": ("CHI-109",),
    "refused.vote-given": ("CHI-109", "CHI-110"),
    "refused.silenced": ("CHI-247", "CHI-249"),
    "refused.must-vote": ("CHI-108",),
    "refused.not-a-candidate": ("CHI-112", "CHI-184"),
    "refused.not-your-turn": ("CHI-068", "CHI-107"),
    "refused.named-enough": ("CHI-099",),
    "refused.already-named": ("CHI-100",),
    "refused.already-said": ("CHI-070",),
    "refused.no-names-here": ("CHI-098",),
    "refused.may-not-speak": ("CHI-068", "CHI-125", "CHI-247"),
    "refused.no-role-claims": ("CHI-442",),
    "refused.spent": ("CHI-183",),
    "refused.muted": ("CHI-461",),
}
