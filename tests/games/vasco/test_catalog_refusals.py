"""A catalog that cannot be played with is refused: entry, value, what is allowed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from caravela.games.vasco.catalog import PACKAGED, load
from caravela.kernel.catalog import CatalogError

Change = Callable[[str], str]


def instead(old: str, new: str, after: str = "") -> Change:
    """Writes something else in its first place after a mark."""

    def alter(text: str) -> str:
        start = text.index(after)
        at = text.index(old, start)
        return text[:at] + new + text[at + len(old) :]

    return alter


def without(kind: str, id: str) -> Change:
    """Leaves one entry out."""

    def alter(text: str) -> str:
        found = re.search(rf'\[\[{kind}\]\]\nid = "{id}"\n.*?(?=\n\[|\n#)', text, re.DOTALL)
        assert found
        return text.replace(found[0], "", 1)

    return alter


def swapped(kind: str, id: str, other: str) -> Change:
    """Exchanges the ids of two entries of a kind."""

    def alter(text: str) -> str:
        one, two = f'[[{kind}]]\nid = "{id}"\n', f'[[{kind}]]\nid = "{other}"\n'
        assert one in text
        assert two in text
        return text.replace(one, "@").replace(two, one).replace("@", two)

    return alter


def alone_in_stack(stack: str) -> Change:
    return lambda text: text.replace(f'stack = "{stack}"\n', 'stack = "I"\n')


NATAL, BOA_GENTE, MOMBASA, CALICUT = (
    f'[[port]]\nid = "{id}"' for id in ("natal", "terra-de-boa-gente", "mombasa", "calicut")
)
DIAS, ALVARES, SERNIGI, MANUEL = (f'[[character]]\nid = "{id}"' for id in ("dias", "alvares", "sernigi", "manuel"))

MISTAKES: dict[str, tuple[Change, str]] = {
    "a ship less": (without("ship", "vera-cruz"), "ships: found 34, there are 35"),
    "an empty stack": (
        alone_in_stack("II"),
        "ships of stack II: found none; each of the three stacks has at least one",
    ),
    "a fourth stack": (
        instead('stack = "I"', 'stack = "IV"'),
        'ship "santa-marta", stack: found "IV", allowed is "I", "II" or "III"',
    ),
    "a ship twice": (instead('id = "esperanca"', 'id = "santa-marta"'), 'ship "santa-marta" is there twice'),
    "a capacity of 12": (
        instead("capacity = 4", "capacity = 12"),
        'ship "santa-marta", capacity: found 12, allowed is a whole number from 4 to 11',
    ),
    "no crew": (
        instead("crew = 1", "crew = 0"),
        'ship "santa-marta", crew: found 0, allowed is a whole number from 1 to 5',
    ),
    "a yield as text": (instead("reals = 1", 'reals = "1"'), 'ship "santa-marta", reals: found "1"'),
    "an unknown field": (
        instead("crew = 1\n", "crew = 1\nspeed = 3\n"),
        'ship "santa-marta": unknown field speed (found 3)',
    ),
    "a merchant ship less": (without("merchant", "fiorenza"), "merchant ships: found 5, there are 6"),
    "a VdG tile less": (without("vdg", "from-9"), "VdG tiles: found 8, there are 9"),
    "a change of 4": (
        instead("change = 3", "change = 4"),
        'vdg "from-14", change: found 4, allowed is a whole number from -3 to 3',
    ),
    "a start of 21": (
        instead("start = 14", "start = 21"),
        'vdg "from-14", start: found 21, allowed is a whole number from 1 to 20',
    ),
    "one sum at court": (
        instead("reals = [9, 4]", "reals = [9]"),
        'vdg "from-11", reals: found [9], allowed is a list of 2, each a whole number from 1 to 99',
    ),
    "a port less": (
        without("port", "malindi"),
        "port: list natal, terra-de-boa-gente, mozambique, mombasa, malindi, calicut once each, in this order",
    ),
    "ports in another order": (swapped("port", "malindi", "mombasa"), "once each, in this order"),
    "a dock too many": (
        instead("docks = [5, 4]", "docks = [5, 4, 4]"),
        'port "terra-de-boa-gente", docks: found 3, there are 2: from natal up, one more in each port',
    ),
    "a larger dock on the right": (
        instead("docks = [7, 6, 5, 5]", "docks = [7, 6, 5, 6]"),
        'port "mombasa", docks: found 6 after 5; from left to right docks never grow',
    ),
    "a dock of 3": (
        instead("docks = [4]", "docks = [3]"),
        'port "natal", docks.0: found 3, allowed is a whole number from 4 to 11',
    ),
    "two projects": (
        instead("amount = 1", "amount = 2", NATAL),
        'port "natal", amount: found 2, allowed is 1: a ship brings one project',
    ),
    "no number of sailors": (
        instead("amount = 1\n", "", BOA_GENTE),
        'port "terra-de-boa-gente", amount: found 0, allowed is 1: a ship brings one sailor',
    ),
    "no Reals": (
        instead("amount = 2", "amount = 0", MOMBASA),
        'port "mombasa", amount: found 0, allowed is 1 or more Reals',
    ),
    "no bonus": (
        instead('bonus = "reals"\namount = 2\n', "", MOMBASA),
        'port "mombasa": bonus is missing; allowed is "project", "sailor", "captain" or "reals"',
    ),
    "an unknown bonus": (
        instead('bonus = "reals"', 'bonus = "spice"', MOMBASA),
        'port "mombasa", bonus: found "spice", allowed is "captain", "project", "reals" or "sailor"',
    ),
    "a bonus in Calicut": (
        instead("full = 5\n", 'full = 5\nbonus = "reals"\namount = 1\n', CALICUT),
        'port "calicut", bonus: found "reals"; the last port has neither bonus nor amount',
    ),
    "an amount in Calicut": (
        instead("full = 5\n", "full = 5\namount = 3\n", CALICUT),
        'port "calicut", bonus: found amount 3; the last port has neither bonus nor amount',
    ),
    "a character less": (
        without("character", "alvares"),
        "character: list dias, alvares, sernigi, manuel once each, in this order",
    ),
    "characters in another order": (swapped("character", "dias", "manuel"), "once each, in this order"),
    "an unknown character": (instead('id = "manuel"', 'id = "joao"'), "list dias, alvares, sernigi, manuel"),
    "a place for nobody": (
        instead("dealt = [0, 0, 4]", "dealt = [4, 0, 4]", MANUEL),
        'character "manuel", dealt: found 4 with 2 players; allowed is 0 to 2',
    ),
    "two characters for one": (
        instead("dealt = [0, 2, 2]", "dealt = [0, 2, 3]", ALVARES),
        'character "sernigi", dealt: found 3 with 4 players; "alvares" is dealt there, '
        "and a place gets one character at most",
    ),
    "Dias with the second": (
        instead("dealt = [1, 1, 1]", "dealt = [1, 1, 2]", DIAS),
        'character "dias", dealt: found 2 with 4 players; allowed is 1: he makes his player the first',
    ),
    "Sernigi at court": (
        instead("dealt = [2, 3, 3]", "dealt = [0, 3, 3]", SERNIGI),
        'character "sernigi", dealt: found 0 with 2 players; allowed is 1 to 2: '
        "his player sends the first merchant ship",
    ),
    "too few spaces for two": (
        instead("two = 3", "two = 2"),
        "[spaces], two: found 2, allowed is 3 or more: 2 players place up to 10 discs in 4 areas",
    ),
    "too few spaces for three": (
        instead("three = 4", "three = 3"),
        "[spaces], three: found 3, allowed is 4 or more: 3 players place up to 14 discs in 4 areas",
    ),
    "too few spaces for four": (
        instead("four = 5", "four = 4"),
        "[spaces], four: found 4, allowed is 5 or more: 4 players place up to 18 discs in 4 areas",
    ),
    "more discs than numbers": (
        instead("discs = 4", "discs = 6"),
        "[start], discs: found 6, allowed is 1 to 5: 4 players share 20 numbers",
    ),
    "numbers that end early": (
        instead("last = [5, 10, 15, 20]", "last = [5, 10, 15, 19]"),
        "[numbers], last: found 19 at the end, allowed is 20: the last row ends there",
    ),
    "no numbers": (instead("last = [5, 10, 15, 20]", "last = []"), "[numbers], last: found no row at the end"),
    "rows in disorder": (
        instead("last = [5, 10, 15, 20]", "last = [5, 15, 10, 20]"),
        "[numbers], last: found 10 after 15; each row ends further than the one before",
    ),
    "a row without its Reals": (
        instead("reals = [1, 2, 3, 4]", "reals = [1, 2, 3]"),
        "[numbers], reals: found 3 amounts for 4 rows; each row has one",
    ),
    "two projects cheaper than one": (
        instead("projects = [1, 4]", "projects = [4, 1]"),
        "[prices], projects: found 1 after 4; two projects cost at least as much as one",
    ),
    "more colours for less": (
        instead("sailors = [1, 3, 6, 10]", "sailors = [1, 6, 3, 10]"),
        "[prices], sailors: found 3 after 6; more colours cost at least as much as fewer",
    ),
    "too few sailors": (
        instead("sailors = 8", "sailors = 4"),
        "[crews], sailors: found 4 of each colour, 16 in all; 4 sections take 5 each at the start",
    ),
    "too much room": (instead("room = 5", "room = 6"), "[crews], room: found 6, allowed is 1 to 5"),
    "an unknown source": (instead('source = "rulebook"', 'source = "hearsay"'), 'found "hearsay"'),
    "a broken line": (instead("[[ship]]", "[[ship]"), "not valid TOML"),
    "another game": (instead('game = "vasco"', 'game = "coimbra"'), 'found "coimbra", allowed is "vasco"'),
    "nothing": (lambda _: "", "is missing"),
}


@pytest.mark.parametrize(("alter", "words"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_catalog_with_a_mistake(alter: Change, words: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(alter(PACKAGED.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        load(file)
    message = str(refused.value)
    assert message.startswith(f"{file}: ")
    assert words in message
    assert len(message.splitlines()) == 1


@pytest.mark.parametrize(
    "alter",
    [
        instead('stack = "III"', 'stack = "II"'),
        instead("docks = [7, 6, 5, 5]", "docks = [9, 7, 6, 5]"),
        instead("reals = [1, 2, 3, 4]", "reals = [2, 2, 3, 3]"),
        lambda text: text.replace("last = [5, 10, 15, 20]", "last = [10, 20]").replace("[1, 2, 3, 4]", "[2, 3]"),
        instead("three = 4", "three = 5"),
    ],
    ids=["another split", "other docks", "other payouts", "two rows", "more spaces"],
)
def test_what_a_printed_copy_may_say_otherwise_is_taken(alter: Change, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(alter(PACKAGED.read_text(encoding="utf-8")), encoding="utf-8")
    assert load(file).fingerprint() != load().fingerprint()
