"""Omertà on paper: cards to cut out, and what lies beside them on the table, as one PDF."""

from omerta.paper.laying_out import laid_out
from omerta.paper.press import NoPress, Printed, TooLong, can_print, printed
from omerta.paper.print_wishes import Backs, Layout, SheetKind, Size, Wishes, whole_box

__all__ = [
    "Backs",
    "Layout",
    "NoPress",
    "Printed",
    "SheetKind",
    "Size",
    "TooLong",
    "Wishes",
    "can_print",
    "laid_out",
    "printed",
    "whole_box",
]
