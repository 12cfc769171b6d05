"""What the house says outside the story: refusals, remarks on a deck, house rules."""

from __future__ import annotations

from omerta.books.decks import Remark
from omerta.words.lexicon import Lexicon


def explain_refusal(reason: str, words: Lexicon) -> str:
    """What cannot be done, why, and what can."""
    return words.say(words.first(f"refusal-{reason}", "refusal"))


def describe_remark(remark: Remark, words: Lexicon) -> str:
    """What the book has to say about a deck. `about` are cards or columns of the book's table."""
    about = [_thing(name, words) for name in remark.about]
    return words.say(
        words.first(f"deck-{remark.name}", "deck"),
        {"about": words.join(about), "number": remark.number, "name": remark.name.replace("-", " ")},
    )


def _thing(name: str, words: Lexicon) -> str:
    return words.name("role" if words.has(f"role-{name.replace(' ', '-')}") else "group", name)


def describe_level(level: str, words: Lexicon) -> str:
    """How serious a remark is: `refused`, `warning`, `advice` or `remark`."""
    return words.name("level", level)


def switch_title(name: str, words: Lexicon) -> str:
    """What a house rule is called."""
    return words.name("switch", name)


def switch_value(name: str, value: str, words: Lexicon) -> str:
    """What a house rule says at this setting."""
    if value.isdigit() and words.has(f"switch-{name}.number"):
        return words.say(f"switch-{name}.number", {"number": int(value)})
    setting = f"switch-{name}.{value}"
    return words.say(setting) if words.has(setting) else value.replace("-", " ")


def describe_switch(name: str, value: str, words: Lexicon) -> str:
    """A house rule as it is set at this table, in one line."""
    return f"{switch_title(name, words)}: {switch_value(name, value, words)}"
