"""`scripts/transcripts`: whole games of bots in words, as a table with names hears them, to be read."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import omerta
from omerta.books.shelf import SHELF
from omerta.words import LANGUAGES, Nameplate, lexicon
from omerta.words.spoken import for_the_ear
from omerta.words.tales import tell_tale
from omerta.words.telling import Storyteller
from omerta.words.voice import PHONES

# The last of each is a name no dictionary knows, and of the one before it nobody has said a gender.
NAMES = {
    "ru": "Анна Борис Вера Глеб Дарья Егор Жанна Захар Ирина Кирилл Лилия Марк Нина Олег Полина Саша Bob",
    "uk": "Анна Богдан Віра Гліб Дарина Євген Жанна Захар Ірина Кирило Лілія Марко Ніна Олег Поліна Женя Bob",
    "en": "Anna Boris Vera Gleb Dina Ivan Lida Oscar Ruth Peter Jane Mark Nora Tom Alice Sam Zed",
}
EAR = "    ♪ "


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser("scripts/transcripts", description=__doc__)
    parser.add_argument("folder", type=Path, help="where LANGUAGE/BOOK-SEED.txt are written")
    parser.add_argument("--books", nargs="*", default=[*SHELF], choices=[*SHELF], help="which books (all)")
    parser.add_argument("--languages", nargs="*", default=[*LANGUAGES], choices=LANGUAGES, help="(all)")
    parser.add_argument("--seeds", nargs="*", type=int, default=[1, 2], help="which games (1 and 2)")
    parser.add_argument("--seats", type=int, default=0, help="how many play (seven more than the fewest)")
    parser.add_argument("--rules", nargs="*", default=[], help="house rules, as name=value")
    return parser.parse_args()


def plate(language: str, seat: int) -> Nameplate:
    """Who sits there: a woman, a man, and so on."""
    names = NAMES[language].split()
    named = names[seat - 1] if seat <= len(names) else ""
    return Nameplate(seat, named, "fm"[(seat - 1) % 2] if seat < len(names) - 1 else "")


def transcript(game: omerta.Game, language: str, seed: int) -> Iterator[str]:
    """The sentences of a game, and below each its form for the ear where that is another.

    In games of odd numbers people look at their phones, in the others they close their eyes.
    """
    words = lexicon(language).also(PHONES) if seed % 2 else lexicon(language)

    def who(seat: int) -> Nameplate:
        return plate(language, seat)

    teller = Storyteller(seed, game.state.book)
    heard = [*enumerate(game.public.events, 1)]
    told = [said.text for said in teller.tell(heard, words, who)]
    told += [str(each) for each in tell_tale(game.state, words, who, seed)]
    for text in told:
        yield text
        heard_as = for_the_ear(text, language)
        if heard_as != text:
            yield f"{EAR}{heard_as}"


def main() -> None:
    """Play each game once and tell it in each language."""
    wish = asked()
    rules = dict(each.split("=", 1) for each in wish.rules)
    for book in wish.books:
        seats = wish.seats or SHELF[book].deck.least + 7
        for seed in wish.seeds:
            game = omerta.play(book, seats, seed=seed, house_rules=rules)
            for language in wish.languages:
                path = wish.folder / language / f"{book}-{seed}.txt"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("\n".join((*transcript(game, language, seed), "")), "utf-8")


if __name__ == "__main__":
    main()
