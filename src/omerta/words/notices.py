"""What the house says outside the story: refusals, remarks on a deck, house rules."""

from __future__ import annotations

from omerta.books.decks import Remark
from omerta.books.fault import Fault
from omerta.words.lexicon import Lexicon


def explain_refusal(reason: str, words: Lexicon, most: int = 0) -> str:
    """What cannot be done, why, and what can; `most` is the number that would still do."""
    return words.say(words.first(f"refusal-{reason}", "refusal"), {"most": most})


def explain_fault(fault: Fault, words: Lexicon) -> str:
    """A fault of a book: what is wrong, what to do, what was probably meant, and all that is allowed."""
    blanks = {"about": fault.about, "near": fault.near}
    message = words.first(f"fault-{fault.problem}", "fault")
    said = [words.say(message, blanks)]
    if words.has(f"{message}.remedy"):
        said.append(words.say(f"{message}.remedy", blanks))
    if fault.near and words.has(f"{message}.near"):
        said.append(words.say(f"{message}.near", blanks))
    elif fault.near and (fault.allowed or fault.problem == "governed"):
        said.append(words.say("fault-perhaps", blanks))
    if fault.allowed:
        said.append(words.say("fault-allowed", {"allowed": ", ".join(fault.allowed)}))
    return " ".join(said)


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


def switch_setting(name: str, value: str) -> str:
    """The message for a setting; a part of a message cannot begin with a digit, so `30s` is `at-30s`."""
    return f"switch-{name}.{value}" if value[:1].isalpha() else f"switch-{name}.at-{value}"


def switch_value(name: str, value: str, words: Lexicon) -> str:
    """What a house rule says at this setting: a word, a number, or a list of words between commas."""
    if value.isdigit() and words.has(f"switch-{name}.number"):
        return words.say(f"switch-{name}.number", {"number": int(value)})
    setting = switch_setting(name, value)
    if words.has(setting):
        return words.say(setting)
    if words.has(f"switch-{name}.list"):
        items = [_item(name, each.strip(), words) for each in value.split(",")]
        return words.say(f"switch-{name}.list", {"items": words.join(items)})
    return value.replace("-", " ")


def _item(name: str, item: str, words: Lexicon) -> str:
    """A word of a list: a setting of this house rule, a card, or another house rule."""
    message = words.first(f"switch-{name}.{item}", f"role-{item}", f"switch-{item}")
    return words.say(message) if words.has(message) else item.replace("-", " ")


def describe_switch(name: str, value: str, words: Lexicon) -> str:
    """A house rule as it is set at this table, in one line."""
    return f"{switch_title(name, words)}: {switch_value(name, value, words)}"
