"""What the terminal says where the table has no voice of its own, in every language."""

from __future__ import annotations

import pytest
from tests.cli.test_tls import Omerta, opening

from omerta.table.serve import Addresses
from omerta.table.voice import synthesis
from omerta.words import LANGUAGES, lexicon

HERE = Addresses("http://127.0.0.1:8420", "", "http://127.0.0.1:8420/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_a_voice_is_told_to_whoever_has_none(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    opening(monkeypatch, HERE)
    assert "omerta[voice]" not in omerta("serve", "--lang", language).out
    monkeypatch.setattr(synthesis, "LIBRARY", "nothing_of_this_name")
    said = " ".join(omerta("serve", "--lang", language).out.split())
    assert said.count(lexicon(language).say("cli-table-voiceless")) == 1
