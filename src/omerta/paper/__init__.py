"""Omertà on paper: cards to cut out, and what lies beside them on the table, as one PDF."""

from omerta.paper.choosing import Backs, Layout, Part, Size, Wishes, whole_box
from omerta.paper.laying_out import laid_out
from omerta.paper.press import NoPress, Printed, TooLong, can_print, printed

__all__ = [
    "Backs",
    "Layout",
    "NoPress",
    "Part",
    "Printed",
    "Size",
    "TooLong",
    "Wishes",
    "can_print",
    "laid_out",
    "printed",
    "whole_box",
]
