"""Our rulebooks: one Markdown file a game and language."""

import re
from pathlib import Path

from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import find

PACKAGE = Path(__file__).parents[1]
HOMES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a working copy."""


def rulebook(key: str, lang: str = "en") -> str:
    """The rulebook of a game.

    >>> rulebook("coimbra").splitlines()[0]
    '# Coimbra: the rules'
    """
    find(key)
    for home in HOMES:
        file = home / lang / f"{key}.md"
        if lang.isalpha() and file.is_file():
            return file.read_text(encoding="utf-8")
    raise CaravelaError(f"there is no rulebook of {key} in language {lang!r}; English is 'en'")


def clauses(key: str, lang: str = "en") -> dict[str, str]:
    """The clauses of a game's rulebook by their ids.

    >>> clauses("coimbra")["COI-A1"]
    'At the start of a round all dice in use are rolled, once. They are the pool of this round.'
    """
    return dict(re.findall(r"^- \*\*([A-Z]{3}-[A-Z]\d+)\*\* (.*)$", rulebook(key, lang), re.MULTILINE))
