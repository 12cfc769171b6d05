"""Off screen: the people of the family, filmed. A card drawn there is drawn here too."""

from __future__ import annotations

from art.gallery import plates
from art.kit.film import filmed
from art.kit.plates import draws

for file, plate in plates("family").items():
    draws("offscreen", file.removeprefix("family/"))(filmed(plate.drawing))
