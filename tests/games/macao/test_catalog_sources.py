"""The packaged catalog says honestly where its figures come from."""

import pytest

from caravela.games.macao.catalog import load

CATALOG = load()
FIGURES = CATALOG.figures()
SITES = {
    "source: ludolegars.fr",
    "source: ludolegars.fr (of a card without a name)",
    "source: gamesnightnews",
    "source: gamesnightnews (of a card without a name)",
    "source: gamesnightnews (of cards without names)",
    'source: gamesnightnews (told of a "ship loft")',
    "source: boardgamegeek.com/thread/998566",
    "source: boardgame.de",
}


def sources(kind: str, id: str, field: str) -> set[str]:
    """The sources of a field and of all its parts."""
    found = {f.source for f in FIGURES if (f.kind, f.id) == (kind, id) and (f.field + ".").startswith(field + ".")}
    assert found, f"no figure {kind} {id} {field}"
    return found


def test_a_figure_is_from_the_rulebook_from_a_site_or_designed() -> None:
    assert {figure.source for figure in FIGURES} == {"rulebook", "designed"} | SITES


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("limits", "", "rounds"),
        ("limits", "", "wall"),
        ("limits", "", "gold"),
        ("tiles", "", "jokers"),
        ("tiles", "", "joker_gold"),
        ("card", "office-blue-3", "cost"),
        ("card", "idler", "effect"),
        ("card", "juggler", "effect"),
        ("card", "abbot", "effect"),
        ("card", "professor", "effect.pips"),
        ("card", "warehouse-tea", "effect.rule"),
    ],
)
def test_what_the_rules_state_is_from_the_rulebook(kind: str, id: str, field: str) -> None:
    assert sources(kind, id, field) == {"rulebook"}


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("card", "herald", "effect.gain"),
        ("card", "professor", "effect.gain"),
        ("card", "professor", "cost"),
        ("card", "statue", "effect.gain"),
        ("card", "warehouse-tea", "effect.good"),
        ("card", "villa", "effect"),
        ("card", "school", "effect"),
        ("card", "captain", "effect.once"),
        ("card", "office-blue-3", "tribute"),
        ("card", "office-blue-2", "effect"),
        ("quarter", "patane", "cost"),
        ("border", "green-island patane", "a"),
        ("space", "lisboa", "good"),
        ("space", "lisboa", "places"),
        ("route", "slips sunda", "a"),
    ],
)
def test_what_nobody_told_us_is_designed(kind: str, id: str, field: str) -> None:
    assert sources(kind, id, field) == {"designed"}


def test_no_tribute_number_and_only_a_few_costs_are_known() -> None:
    assert {f.source for f in FIGURES if f.field == "tribute"} == {"designed"}
    known = {f.id for f in FIGURES if f.kind == "card" and f.field.startswith("cost") and f.source != "designed"}
    assert {id for id in known if not id.startswith("office-")} == {"fountain", "midwife"}
