"""Options that several commands take; the help of each is a message."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.terminal.console import Terminal

Here = Annotated[Terminal, Parameter(parse=False)]
JsonFlag = Annotated[bool, Parameter(name="--json", help="cli-opt-json", negative="", show_default=False)]
BookName = Annotated[str, Parameter(help="cli-opt-book")]
WithFlag = Annotated[
    str, Parameter(name="--with", help="cli-opt-with", metavar="CARD,CARD", show_default=False)
]
SetsFlag = Annotated[
    tuple[str, ...],
    Parameter(name="--set", help="cli-opt-set", metavar="RULE=VALUE", negative="", show_default=False),
]
PresetFlag = Annotated[
    str, Parameter(name="--preset", help="cli-opt-preset", metavar="NAME", show_default=False)
]
ScenarioFlag = Annotated[
    str, Parameter(name="--scenario", help="cli-opt-scenario", metavar="NAME", show_default=False)
]
PageFlag = Annotated[Path | None, Parameter(name="--html", help="cli-opt-html", metavar="FILE")]
