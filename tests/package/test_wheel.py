"""The package as people get it: built, installed where nothing else is, and used from there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from hatch_build import FACES
from tools.ports import free_port

import omerta

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
LARGEST = 12_000_000
INSTALLED = "from importlib import metadata; print(*(each.name for each in metadata.distributions()))"
DEVELOPERS = ("pytest", "mypy", "ruff", "hypothesis", "playwright", "numpy", "psycopg")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source package."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def clean(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel is installed and no tool of ours."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder)
    programs = folder / "bin"
    (wheel,) = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    install = [*pip, "install", "--quiet", "--no-compile", str(wheel)]
    subprocess.run(install, check=True, capture_output=True, env=bare())
    return programs


def bare() -> dict[str, str]:
    """The surroundings, without what would lead back to the sources."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def run(programs: Path, *command: str, cwd: Path | None = None) -> str:
    """What a program of the clean environment says."""
    done = subprocess.run(
        [programs / command[0], *command[1:]], capture_output=True, text=True, env=bare(), cwd=cwd
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_wheel_and_source_hold_all_data_and_nothing_of_the_workshop(built: Path) -> None:
    (wheel,), (source,) = built.glob("*.whl"), built.glob("*.tar.gz")
    inside = set(zipfile.ZipFile(wheel).namelist())
    package = ROOT / "src"
    kept = subprocess.run(
        ["git", "ls-files", "src/omerta"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert {str((ROOT / each).relative_to(package)) for each in kept} <= inside
    assert not [name for name in inside if name.startswith(("tests", "tools", "docs"))]
    assert {f"omerta/table/web/static/type/{face.name}.woff2" for face in FACES} <= inside
    assert {f"omerta/paper/type/{face.name}.ttf" for face in FACES} <= inside
    assert wheel.stat().st_size < LARGEST
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"README.md", "LICENSE", "pyproject.toml", "src/omerta/__init__.py"} <= names
    assert not [name for name in names if name.endswith((".ttf", ".woff2"))]


def test_no_tool_of_ours_is_needed(clean: Path) -> None:
    have = run(clean, "python", "-c", INSTALLED).casefold().split()
    assert "omerta" in have
    assert not {*DEVELOPERS} & {*have}


def test_a_game_a_written_game_and_the_library_run_from_it(clean: Path, tmp_path: Path) -> None:
    assert run(clean, "omerta", "--version", cwd=tmp_path).strip() == omerta.__version__
    played = run(
        clean,
        "omerta",
        "play",
        "classic",
        "--seats",
        "8",
        "--auto",
        "--seed",
        "3",
        "--lang",
        "en",
        cwd=tmp_path,
    )
    assert "The game is over." in played
    written = str(ROOT / "examples" / "guarded.game")
    assert "bodyguard" in run(clean, "omerta", "replay", written, "--lang", "en", cwd=tmp_path)
    asked = "import omerta; print(omerta.__file__, omerta.play('vendetta', 10, seed=1).over)"
    place, over = run(clean, "python", "-c", asked, cwd=tmp_path).split()
    assert over == "True"
    assert not Path(place).is_relative_to(ROOT)


def test_pages_are_served_from_it(clean: Path, tmp_path: Path) -> None:
    with serving(clean, tmp_path) as address:
        page = urlopen(f"{address}/").read().decode()
        statics = set(re.findall(r"/static/[a-z_]+\.(?:css|js|svg)", page))
        assert statics
        for each in statics:
            assert urlopen(f"{address}{each}").status == 200


def test_a_deck_is_printed_from_it(built: Path, clean: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "wheel")
    asked = ("print", "family", "--seats", "8", "--out", "deck.pdf", "--lang", "en")
    place = (
        "import omerta, sys; from omerta.cli import run; print(omerta.__file__); sys.exit(run(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", place, *asked],
        capture_output=True,
        text=True,
        env={**bare(), "PYTHONPATH": str(tmp_path / "wheel")},
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.splitlines()[0]).is_relative_to(tmp_path / "wheel")
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF")
    without = subprocess.run(
        [clean / "omerta", *asked[:-4], "--lang", "en"],
        capture_output=True,
        text=True,
        env=bare(),
        cwd=tmp_path,
    )
    assert (without.returncode, 'pip install "omerta[print]"' in without.stderr) == (2, True)


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """The server of the clean environment."""
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(folder), "--no-browser"]
    command = [str(programs / "omerta"), "serve", *options]
    server = subprocess.Popen(command, env=bare(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        patience = time.monotonic() + PATIENCE
        while True:
            with suppress(URLError):
                urlopen(f"http://127.0.0.1:{port}/healthz")
                break
            assert server.poll() is None
            assert time.monotonic() < patience
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)
