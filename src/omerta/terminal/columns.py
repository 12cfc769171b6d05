"""How wide the columns of a table are."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len

GAP = 2


def fitted(
    columns: Sequence[str], rows: Sequence[Sequence[str]], unfolded: Collection[int], width: int
) -> tuple[int, ...]:
    """The widths of all columns: those that may be folded give way, the widest first, down to a word.

    Where even that is not narrow enough the table is wider than wanted: nothing is ever cut.
    """
    stacks = [*zip(columns, *rows, strict=True)]
    found = [max(map(cell_len, stack)) for stack in stacks]
    least = [
        found[at] if at in unfolded else max(cell_len(word) for cell in stack for word in cell.split(" "))
        for at, stack in enumerate(stacks)
    ]
    while total(found) > width:
        wide = [at for at, most in enumerate(found) if most > least[at]]
        if not wide:
            break
        found[max(wide, key=lambda at: found[at])] -= 1
    return tuple(found)


def total(widths: Sequence[int]) -> int:
    """How wide the table is."""
    return sum(widths) + GAP * (len(widths) - 1)
