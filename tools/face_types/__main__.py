"""Write the types of the models and the module that makes faces whole."""

from __future__ import annotations

from pathlib import Path

from tools.face_types.declarations import declarations
from tools.face_types.wholeness import wholeness

ROOT = Path(__file__).parents[2]
WRITTEN = {
    "tools/face_types/models.d.ts": declarations,
    "src/omerta/table/web/static/whole.js": wholeness,
}


def main() -> None:
    """Write what is written from the models, and say what has changed."""
    for place, made in WRITTEN.items():
        text, file = made(), ROOT / place
        changed = not file.exists() or file.read_text("utf-8") != text
        file.write_text(text, "utf-8")
        print(f"{place}: {'written' if changed else 'unchanged'}")


if __name__ == "__main__":
    main()
