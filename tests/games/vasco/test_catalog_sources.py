"""The packaged catalog says honestly where its figures come from."""

import pytest

from caravela.games.vasco.catalog import load

CATALOG = load()
FIGURES = {(figure.kind, figure.id, figure.field): figure for figure in CATALOG.figures()}
SITES = {
    "source: chippenhamboardgamesclub.blogspot.com",
    "source: jeuxadeux.com",
    "source: lgimet.eklablog.com",
    "source: pagano.wordpress.com",
}


def test_every_source_is_one_of_ours() -> None:
    assert {figure.source for figure in FIGURES.values()} == {"rulebook", "designed", *SITES}


def test_every_entry_has_figures_and_every_figure_a_source() -> None:
    things = (*CATALOG.ships, *CATALOG.merchants, *CATALOG.vdgs, *CATALOG.ports, *CATALOG.characters)
    assert {thing.key for thing in things} <= {figure.id for figure in FIGURES.values()}
    assert all(figure.source for figure in FIGURES.values())


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("ship", "espirito-santo", "stack"),
        ("ship", "espirito-santo", "capacity"),
        ("ship", "espirito-santo", "crew"),
        ("ship", "espirito-santo", "points"),
        ("ship", "sao-rafael", "capacity"),
        ("ship", "sao-rafael", "reals"),
        ("ship", "santiago", "capacity"),
        ("ship", "santa-marta", "reals"),
        ("ship", "sao-jorge", "reals"),
        ("ship", "sao-jorge", "points"),
        ("ship", "piedade", "crew"),
        ("ship", "santa-barbara", "crew"),
        ("merchant", "leonarda", "capacity"),
        ("vdg", "from-11", "start"),
        ("vdg", "from-11", "reals"),
        ("vdg", "from-6", "change"),
        ("vdg", "from-14", "change"),
        ("port", "natal", "bonus"),
        ("port", "natal", "amount"),
        ("port", "terra-de-boa-gente", "docks"),
        ("port", "terra-de-boa-gente", "bonus"),
        ("port", "mozambique", "docks"),
        ("port", "mozambique", "full"),
        ("port", "mozambique", "bonus"),
        ("port", "mombasa", "full"),
        ("port", "mombasa", "amount"),
        ("port", "malindi", "docks"),
        ("port", "malindi", "full"),
        ("port", "malindi", "amount"),
        ("port", "calicut", "full"),
        ("character", "dias", "dealt"),
        ("character", "alvares", "dealt"),
        ("character", "sernigi", "dealt"),
        ("character", "manuel", "dealt"),
        ("prices", "", "projects"),
        ("prices", "", "sailors"),
        ("crews", "", "room"),
        ("crews", "", "refill"),
        ("crews", "", "missionaries"),
        ("start", "", "reals"),
        ("start", "", "captains"),
        ("start", "", "waiting"),
        ("start", "", "discs"),
        ("worth", "", "dias"),
        ("worth", "", "ready"),
        ("worth", "", "reals"),
    ],
)
def test_what_the_rules_state_is_from_the_rulebook(kind: str, id: str, field: str) -> None:
    assert FIGURES[kind, id, field].source == "rulebook"


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("ship", "sao-rafael", "crew"),
        ("ship", "sao-rafael", "stack"),
        ("ship", "sao-jorge", "capacity"),
        ("ship", "vera-cruz", "capacity"),
        ("ship", "sao-miguel", "reals"),
        ("merchant", "fiorenza", "capacity"),
        ("merchant", "bonaventura", "capacity"),
        ("vdg", "from-11", "change"),
        ("vdg", "from-6", "start"),
        ("vdg", "from-6", "reals"),
        ("port", "natal", "docks"),
        ("port", "natal", "full"),
        ("port", "terra-de-boa-gente", "full"),
        ("port", "mombasa", "docks"),
        ("port", "calicut", "docks"),
        ("spaces", "", "three"),
        ("numbers", "", "last"),
        ("numbers", "", "reals"),
        ("crews", "", "sailors"),
    ],
)
def test_what_nobody_told_us_is_designed(kind: str, id: str, field: str) -> None:
    assert FIGURES[kind, id, field].source == "designed"


@pytest.mark.parametrize(
    ("kind", "id", "field", "site"),
    [
        ("ship", "santo-antonio", "reals", "lgimet.eklablog.com"),
        ("merchant", "anunciada", "capacity", "pagano.wordpress.com"),
        ("vdg", "from-10", "change", "jeuxadeux.com"),
        ("spaces", "", "two", "lgimet.eklablog.com"),
        ("spaces", "", "four", "chippenhamboardgamesclub.blogspot.com"),
    ],
)
def test_what_a_site_told_us_names_it(kind: str, id: str, field: str, site: str) -> None:
    assert FIGURES[kind, id, field].source == f"source: {site}"


def test_only_one_ship_is_known_whole_and_most_are_ours() -> None:
    ships = [figure for figure in FIGURES.values() if figure.kind == "ship"]
    whole = {ship.id for ship in CATALOG.ships} - {figure.id for figure in ships if figure.source != "rulebook"}
    assert whole == {"espirito-santo"}
    assert {figure.id for figure in ships if figure.field == "stack" and figure.source != "designed"} == whole


def test_figures_can_be_asked_for_by_source() -> None:
    designed = CATALOG.figures("designed")
    assert designed
    assert {figure.source for figure in designed} == {"designed"}
    assert len(CATALOG.figures("rulebook")) + len(designed) + len(CATALOG.figures("source: ")) == len(FIGURES)
