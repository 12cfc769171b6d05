"""The pictures of the documentation weigh little and can still be read."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw
from tests.browser.album import COLOURS, FEW_COLOURS, shrink

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 150_000
HARDLY_SEEN = 12


def dusk() -> Image.Image:
    """A dark sky with a line of text."""
    sky = Image.linear_gradient("L").resize((640, 360))
    picture = Image.merge("RGB", [sky.point(lambda light, part=part: light // part) for part in (4, 6, 9)])
    ImageDraw.Draw(picture).text((40, 40), "The lights go out.", fill=(240, 230, 210), font_size=40)
    return picture


def test_a_picture_gets_few_colours_and_looks_the_same(tmp_path: Path) -> None:
    before, path = dusk(), tmp_path / "dusk.png"
    before.save(path)
    weighed = path.stat().st_size
    shrink(tmp_path)
    with Image.open(path) as after:
        assert after.mode == FEW_COLOURS
        assert len(after.getcolors() or ()) <= COLOURS
        off = ImageChops.difference(before, after.convert("RGB")).convert("L").histogram()
    assert sum(off[HARDLY_SEEN:]) < 0.01 * sum(off)
    assert path.stat().st_size < weighed
    kept = path.read_bytes()
    shrink(tmp_path)
    assert path.read_bytes() == kept


def test_the_pictures_of_the_documentation_are_small() -> None:
    pictures = sorted(PICTURES.glob("*.png"))
    assert pictures
    large = [path.name for path in pictures if path.stat().st_size > LARGEST]
    assert large == []
