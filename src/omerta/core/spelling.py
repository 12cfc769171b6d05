"""How things are spelt in files: a class `TalkOpened` is written `talk-opened`."""

import re


def spelt(name: str) -> str:
    """The written form of a class name."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
