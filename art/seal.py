"""The seal of Omertà: lips, and a finger laid on them."""

from __future__ import annotations

from art.kit.cut import Cut
from art.kit.plates import draws_piece


@draws_piece("seal", "omerta")
def omerta(cut: Cut) -> None:
    cut.disc(60, 60, 57, "ink")
    cut.ring(60, 60, 51, 2.4, "paper")
    cut.shape(
        "M14,56C28,44 40,38 50,40C54,41 57,43 60,46C63,43 66,41 70,40C80,38 92,44 106,56"
        "C94,74 78,84 60,84C42,84 26,74 14,56Z",
        "paper",
    )
    cut.leaves([(12, 56, 108, 56, 3.4, 7)], "ink")
    cut.hatch([(26, 64), (46, 72)], [(34, 73), (50, 81)], 4, 1.1, "ink")
    cut.shape("M46,116V38C46,20 74,20 74,38V116Z")
    cut.shape("M50,108V39C50,25 70,25 70,39V108C64,110 56,110 50,108Z", "paper")
    cut.shape("M54,44V37C55,30 65,30 66,37V44C65,49 55,49 54,44Z")
    cut.leaves([(53, 76, 67, 76, 1.4, 2), (54, 82, 66, 82, 1.1, 1.5)], "ink")
