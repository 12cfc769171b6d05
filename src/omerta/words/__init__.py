"""Everything that is said, in Russian, Ukrainian and English."""

from omerta.words.called import Nameplate
from omerta.words.lexicon import LANGUAGES, Lexicon, language, lexicon
from omerta.words.narrator import cards, narrate, recite
from omerta.words.notices import (
    describe_level,
    describe_remark,
    describe_switch,
    explain_fault,
    explain_refusal,
    switch_setting,
    switch_title,
    switch_value,
)

__all__ = [
    "LANGUAGES",
    "Lexicon",
    "Nameplate",
    "cards",
    "describe_level",
    "describe_remark",
    "describe_switch",
    "explain_fault",
    "explain_refusal",
    "language",
    "lexicon",
    "narrate",
    "recite",
    "switch_setting",
    "switch_title",
    "switch_value",
]
