"""The packaged catalog says honestly where its figures come from."""

import pytest

from caravela.games.coimbra.catalog import load

CATALOG = load()
FIGURES = {(figure.kind, figure.id, figure.field): figure for figure in CATALOG.figures()}
SITES = {
    "source: bdgm.hateblo.jp",
    "source: bigcream.it, dojuegos.com, mishigeek.com and theblackmeeple.blogspot.com",
    "source: ludopedia.com.br topic 45917",
    "source: muchachitaludica.com",
}


def under(kind: str, id: str, field: str) -> set[str]:
    """The sources of a field and of all parts of it."""
    found = {
        figure.source
        for figure in FIGURES.values()
        if (figure.kind, figure.id) == (kind, id) and (figure.field == field or figure.field.startswith(field + "."))
    }
    assert found, f"no figure {kind} {id} {field}"
    return found


def test_every_source_is_one_of_ours() -> None:
    assert {figure.source for figure in FIGURES.values()} == {"rulebook", "designed", *SITES}


def test_every_entry_has_figures_and_every_figure_a_source() -> None:
    things = (*CATALOG.cards, *CATALOG.monasteries, *CATALOG.voyages, *CATALOG.nodes, *CATALOG.roads)
    assert {thing.key for thing in things} <= {figure.id for figure in FIGURES.values()}
    assert all(figure.source for figure in FIGURES.values())


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("card", "council-gatekeeper", "class"),
        ("card", "council-gatekeeper", "back"),
        ("card", "council-gatekeeper", "influence"),
        ("card", "council-gatekeeper", "when"),
        ("card", "council-gatekeeper", "bonus"),
        ("card", "cleric-confessor", "influence"),
        ("card", "cleric-confessor", "when"),
        ("card", "scholar-bookkeeper", "class"),
        ("card", "scholar-bookkeeper", "bonus"),
        ("card", "merchant-spice-dealer", "class"),
        ("card", "merchant-spice-dealer", "cost"),
        ("card", "merchant-spice-dealer", "influence"),
        ("card", "merchant-spice-dealer", "bonus"),
        ("card", "cleric-abbot", "cost"),
        ("card", "cleric-pilgrim-guide", "influence"),
        ("card", "scholar-lecturer", "influence"),
        ("card", "council-toll-warden", "bonus"),
        ("card", "cleric-inquisitor", "bonus"),
        ("card", "merchant-benefactor", "bonus"),
        ("card", "scholar-librarian", "bonus"),
        ("card", "scholar-jurist", "bonus"),
        ("card", "scholar-polymath", "bonus"),
        ("monastery", "lorvao", "bonus"),
        ("monastery", "seica", "bonus"),
        ("monastery", "tarouca", "bonus"),
        ("monastery", "odivelas", "bonus"),
        ("monastery", "varatojo", "bonus"),
        ("monastery", "salzedas", "bonus.gain"),
        ("voyage", "tanger", "task"),
        ("voyage", "goa", "task"),
        ("voyage", "acores", "task"),
        ("voyage", "macau", "task.gain"),
        ("track", "council", "class"),
        ("track", "council", "boxes.5.gain"),
        ("track", "scholar", "boxes.3.gain"),
        ("favor", "B", "crowns"),
        ("favor", "D", "crowns"),
        ("limits", "", "resource"),
        ("limits", "", "influence"),
        ("limits", "", "start"),
        ("node", "i-1", "kind"),
        ("node", "iii-2", "level"),
        ("node", "north-east", "kind"),
        ("road", "north-east luso", "one_way"),
    ],
)
def test_what_the_rules_state_is_from_the_rulebook(kind: str, id: str, field: str) -> None:
    assert under(kind, id, field) == {"rulebook"}


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("card", "merchant-spice-dealer", "back"),
        ("card", "merchant-spice-dealer", "diplomas"),
        ("card", "scholar-bookkeeper", "influence"),
        ("card", "cleric-confessor", "bonus"),
        ("card", "cleric-pilgrim-guide", "when"),
        ("card", "scholar-lecturer", "when"),
        ("card", "council-captain", "bonus"),
        ("card", "council-drill-sergeant", "bonus"),
        ("card", "cleric-wayfarer", "diplomas"),
        ("card", "cleric-wayfarer", "influence"),
        ("card", "scholar-dean", "bonus.level"),
        ("monastery", "cos", "bonus"),
        ("monastery", "lorvao", "back"),
        ("monastery", "salzedas", "bonus.each"),
        ("voyage", "tanger", "cost"),
        ("voyage", "brasil", "cost"),
        ("voyage", "cabo-verde", "task.half"),
        ("voyage", "diu", "task.each"),
        ("award", "award-1", "few"),
        ("award", "award-1", "four"),
        ("track", "council", "boxes.0"),
        ("track", "council", "boxes.5.from"),
        ("track", "cleric", "boxes"),
        ("flags", "", "crowns"),
        ("tokens", "", "crowns"),
        ("node", "luso", "x"),
        ("node", "i-1", "y"),
    ],
)
def test_what_nobody_told_us_is_designed(kind: str, id: str, field: str) -> None:
    assert under(kind, id, field) == {"designed"}


@pytest.mark.parametrize(
    ("kind", "id", "field", "site"),
    [
        ("favor", "A", "crowns", "bdgm.hateblo.jp"),
        ("favor", "C", "crowns", "bdgm.hateblo.jp"),
        ("die_tokens", "", "values", "muchachitaludica.com"),
        ("die_tokens", "", "two", "muchachitaludica.com"),
        ("die_tokens", "", "three", "muchachitaludica.com"),
        ("dice", "", "four", "bigcream.it"),
        ("voyage", "brasil", "pay", "ludopedia.com.br"),
        ("card", "merchant-purveyor", "cost", "ludopedia.com.br"),
        ("card", "scholar-cartographer", "bonus.gain.points", "ludopedia.com.br"),
        ("card", "cleric-templar", "bonus", "ludopedia.com.br"),
    ],
)
def test_what_a_site_told_us_names_it(kind: str, id: str, field: str, site: str) -> None:
    (source,) = under(kind, id, field)
    assert source.startswith(f"source: {site}")


def test_figures_can_be_asked_for_by_source() -> None:
    designed = CATALOG.figures("designed")
    assert designed
    assert {figure.source for figure in designed} == {"designed"}
    assert len(CATALOG.figures("rulebook")) + len(designed) + len(CATALOG.figures("source: ")) == len(FIGURES)
