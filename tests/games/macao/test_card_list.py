"""The card list of our rulebook is made from the catalog; CARAVELA_WRITE_PICTURES=1 writes it anew."""

import os
from pathlib import Path

from caravela.games.macao.catalog import KINDS, Card, load
from caravela.games.macao.effects_words import cubes_words, effect_words

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "en" / "macao.md"
BEGIN, END = "## The cards\n", "## Where the figures come from\n"
HEADS = {"office": "Offices", "building": "Buildings", "person": "Persons"}


def card_list() -> str:
    """Every card with its price, its tribute numbers and its text."""
    lines = [
        BEGIN,
        "Made from the catalog. The tribute is gold / prestige. A card that works in phase 1, in phase 2 or at the end",
        "begins with these words; all others work in phase 3.",
    ]
    cards = load().cards
    for kind in KINDS:
        lines += ["", f"### {HEADS[kind]}", "", "| card | cubes | tribute | text |", "|---|---|---|---|"]
        lines += [_row(card) for card in cards if card.kind == kind]
    return "\n".join([*lines, "", ""])


def _row(card: Card) -> str:
    gold, prestige = card.tribute
    return f"| {card.name} | {cubes_words(card.cost)} | {gold} / {prestige} | {effect_words(card.effect)} |"


def test_the_rulebook_lists_the_cards_of_the_catalog() -> None:
    text = BOOK.read_text(encoding="utf-8")
    before, _, after = text.partition(END)
    if os.environ.get("CARAVELA_WRITE_PICTURES") == "1":
        BOOK.write_text(before.partition(BEGIN)[0] + card_list() + END + after, encoding="utf-8")
        text = BOOK.read_text(encoding="utf-8")
    assert card_list() in text, "run this test with CARAVELA_WRITE_PICTURES=1 and look at what has changed"
