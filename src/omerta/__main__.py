"""The command `omerta`, and `python -m omerta`. The version is told before anything heavy is fetched."""

import sys

from omerta import __version__


def main() -> None:
    """What was typed is done."""
    if sys.argv[1:] == ["--version"]:
        print(__version__)
        return
    from omerta.cli import main as command

    command()


if __name__ == "__main__":
    main()
