"""The icons: each is drawn around (0, 0) in a square of 24 units."""

from functools import cache
from typing import Final

from caravela.games.coimbra.board.palette import KINDS, LEVELS
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import LAUREL, MONEY, bare, icon, keep
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, BRONZE, DEEP, GOLD, INK, MIST, RED, ROOF, TILE

_EMBLEMS: Final = (
    "M-9 -11H9V-7.6H-9ZM-7 -6.4H-3.4V6.4H-7ZM-1.8 -6.4H1.8V6.4H-1.8ZM3.4 -6.4H7V6.4H3.4ZM-10 7.6H10V11H-10Z",
    "M-1.3 -11H1.3V-8.6H9.6V-6.6L12 1H11A4 4 0 0 1 5 1H4L6.9 -6.6H1.3V7.6H6V10.4H-6V7.6H-1.3V-6.6H-6.9L-4 1H-5"
    "A4 4 0 0 1 -11 1H-12L-9.6 -6.6V-8.6H-1.3Z",
    "M-2.4 -11.5H2.4V-5.4H8.6V-.6H2.4V11.5H-2.4V-.6H-8.6V-5.4H-2.4Z",
    "M-.9 -5.6C-3.5 -8.6 -8 -9 -11.5 -8V7C-8 6 -3.5 6.5 -.9 9.4ZM.9 -5.6C3.5 -8.6 8 -9 11.5 -8V7C8 6 3.5 6.5 .9 9.4Z",
    "M0 -11.5L2.8 -2.8L11.5 0L2.8 2.8L0 11.5L-2.8 2.8L-11.5 0L-2.8 -2.8Z",
)

for _name, _d in zip(KINDS, _EMBLEMS):
    keep(f"sign-{_name.name}", svg.path(_d))


def emblem(kind: int, colour: str | None = None, at: tuple[float, float] = (0, 0), size: float = 24) -> str:
    """The sign of a class: columns, scales, cross, book; a compass star for white."""
    colour = colour or KINDS[kind].on
    return icon(svg.element("use", href=f"#_sign-{KINDS[kind].name}", fill=colour), *at, size)


_SHIELD: Final = keep(
    "shield",
    svg.path("M-10 -11H10V0C10 7 4.5 10.5 0 12C-4.5 10.5 -10 7 -10 0Z", fill=RED, stroke="#5d1510", stroke_width=1)
    + svg.path("M-7.4 -8.4H7.4V0C7.4 5 3.6 7.8 0 9.2C-3.6 7.8 -7.4 5 -7.4 0Z", fill=TILE),
)
_SHELL: Final = keep(
    "shell",
    svg.path(
        "M-3.6 11.4L-4.4 8.2C-13 6.6 -13.4 -2 -10 -6.2C-6 -12.6 6 -12.6 10 -6.2C13.4 -2 13 6.6 4.4 8.2L3.6 11.4Z",
        fill="#f6dcc0",
        stroke="#9c4f25",
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    + svg.path(
        "M0 9V-10.6M-1.6 9L-6 -9M1.6 9L6 -9M-3 8.4L-10 -4.6M3 8.4L10 -4.6",
        stroke="#d08f5f",
        stroke_width=1,
        fill="none",
    ),
)
_QUINAS: Final = keep(
    "quinas", svg.path("M-2 -5h4v4h-4zM-6 -1.6h3.6v4h-3.6zM2.4 -1.6h3.6v4h-3.6zM-2 3h4v3.4h-4z", fill=BLUE)
)
_CROSS: Final = keep(
    "cross",
    svg.path(
        "M-3.4 -6.6H3.4L1.4 -1.4L6.6 -3.4V3.4L1.4 1.4L3.4 6.6H-3.4L-1.4 1.4L-6.6 3.4V-3.4L-1.4 -1.4Z", fill=BRONZE
    ),
)
_STAR: Final = "M0 -11L2.6 -3.6L10.5 -3.4L4.2 1.4L6.5 8.9L0 4.4L-6.5 8.9L-4.2 1.4L-10.5 -3.4L-2.6 -3.6Z"
_SHIP: Final = keep(
    "ship",
    (
        svg.path("M-11 4H11C10 9 7 11 4 11H-5C-8 11 -10 8 -11 4Z", fill="#7b4a22", stroke="#3f230c", stroke_width=0.8)
        + svg.path("M-1 -11V4M6 -6V4M-7 -4V4", stroke="#3f230c", stroke_width=1.2)
        + svg.path(
            "M-6 -10C1 -11 5 -8 5 -6C4 -1 4 0 4 2H-6C-3 -2 -3 -6 -6 -10Z", fill=TILE, stroke="#6c6350", stroke_width=0.7
        )
        + svg.path("M-1.2 -8h2v2.4h2.4v2h-2.4v2.4h-2v-2.4h-2.4v-2h2.4z", fill=RED)
        + svg.path("M6 -5C11 -4 11 0 10.4 2.4H6Z", fill=TILE, stroke="#6c6350", stroke_width=0.7)
    ),
)
_CHURCH: Final = keep(
    "church",
    (
        svg.path("M-10 11V1L-2 -5L6 1H10V11Z", fill=TILE, stroke=INK, stroke_width=1.1, stroke_linejoin="round")
        + svg.path("M5 11V-6L7.8 -11L10.6 -6V11Z", fill=TILE, stroke=INK, stroke_width=1.1, stroke_linejoin="round")
        + svg.path("M-10.6 1.6L-2 -5.4L5 .4", fill="none", stroke=ROOF, stroke_width=2.2)
        + svg.path("M-4.4 11V6.4a2.4 2.6 0 0 1 4.8 0V11Z", fill=DEEP)
    ),
)
_CARD: Final = keep("card", svg.rect(-7.5, -11, 15, 22, rx=2, fill=TILE, stroke=INK, stroke_width=1.2))
_PERSON: Final = "M0 -10.5A4.6 4.6 0 1 1 0 -1.3A4.6 4.6 0 1 1 0 -10.5ZM-9 11C-9 3 -5 .4 0 .4C5 .4 9 3 9 11Z"
_CASTLE: Final = "M-11 11V-4H-8V-7H-5V-4H-3V-11H0V-8.6H1V-11H4V-4H5V-7H8V-4H11V11H3V7A3 3 0 0 0 -3 7V11Z"


def _letters(words: str, size: float, colour: str, y: float) -> str:
    return svg.text(words, 0, y, size, fill=colour)


def _diploma(shape: str, fill: str, letter: str, ink: str) -> str:
    return svg.path(shape, fill=fill, stroke=INK, stroke_width=1.3, stroke_linejoin="round") + _letters(
        letter, 12, ink, 4.3
    )


_DIPLOMAS: Final = {
    "law": _diploma("M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11Z", "#c33a34", "L", "#fff"),
    "medicine": _diploma("M-10 -10H10V10H-10Z", "#f3cc3c", "M", INK),
    "theology": _diploma("M0 -12L12 0L0 12L-12 0Z", "#ffffff", "T", INK),
    "philosophy": _diploma("M-6 -10.5H6L12 0L6 10.5H-6L-12 0Z", "#5f9fe0", "P", INK),
    "music": _diploma("M-11 -10H11V-2C11 6 5 10 0 12C-5 10 -11 6 -11 -2Z", "#2f7d4a", "U", "#fff"),
    "wild": svg.path(_STAR, fill="#fff3c4", stroke=INK, stroke_width=1.3, stroke_linejoin="round")
    + _letters("?", 10, INK, 3.6),
}
DIPLOMAS: Final = {name: keep(f"diploma-{name}", art) for name, art in _DIPLOMAS.items()}
"""Five kinds in five shapes with a letter each (music has the U, for M is medicine's), and the wild star."""


def _phase(letter: str) -> str:
    return svg.circle(0, 0, 11, fill=BLUE, stroke=TILE, stroke_width=1.5) + _letters(letter, 14, "#fff", 5)


_WHEN: Final = {
    "now": svg.path(
        "M2 -12L-8 2H-1.5L-3.5 12L8 -3H1.4Z",
        fill="#f0b429",
        stroke="#7a4d00",
        stroke_width=1.1,
        stroke_linejoin="round",
    ),
    "C": _phase("C"),
    "E": _phase("E"),
    "end": svg.path(
        "M-8 -11.5H8V-9C8 -4 2.4 -2 2.4 0C2.4 2 8 4 8 9V11.5H-8V9C-8 4 -2.4 2 -2.4 0C-2.4 -2 -8 -4 -8 -9Z",
        fill=MIST,
        stroke=DEEP,
        stroke_width=1.4,
    )
    + svg.path(
        "M-5 -6.6H5C4 -4 1.6 -2.4 0 -1C-1.6 -2.4 -4 -4 -5 -6.6ZM-6 10C-5 6 -1.6 4.6 0 3.4C1.6 4.6 5 6 6 10Z", fill=ROOF
    ),
    "lasting": svg.path(
        "M-6 0C-6 -4 -1.6 -4 0 0C1.6 4 6 4 6 0C6 -4 1.6 -4 0 0C-1.6 4 -6 4 -6 0Z",
        fill="none",
        stroke=BLUE,
        stroke_width=2.6,
        transform="scale(1.6)",
    ),
}
WHEN: Final = {name: keep(f"when-{name}", art) for name, art in _WHEN.items()}
"""When a bonus works: a bolt for at once, the letter of a phase, an hourglass for the end, a loop for from now on."""

_CROWN: Final = keep(
    "crown",
    svg.path(
        "M-10.5 8.5L-11.5 -5L-5.4 0L0 -9.5L5.4 0L11.5 -5L10.5 8.5Z",
        fill="#e9b93a",
        stroke=BRONZE,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    + svg.path("M-10 5H10", stroke=RED, stroke_width=2),
)
_GOLD_STAR: Final = keep("star", svg.path(_STAR, fill=GOLD, transform="scale(.55)"))
_RIVAL: Final = keep(
    "rival",
    svg.path(_PERSON, fill="#55606e", transform="translate(3 -1) scale(.8)")
    + svg.path(_PERSON, fill=INK, stroke=TILE, stroke_width=1, transform="translate(-3 1) scale(.85)"),
)

_ICONS: Final[dict[str, str]] = {
    "coins": MONEY + _CROSS,
    "guards": _SHIELD + _QUINAS,
    "points": LAUREL + _GOLD_STAR,
    "steps": _SHELL,
    "crown": _CROWN,
    "ship": _SHIP,
    "church": _CHURCH,
    "unvisited": svg.element("g", _CHURCH, opacity=0.55) + svg.path("M-10 10L10 -10", stroke=RED, stroke_width=2.6),
    "disk": svg.circle(0, 0, 10.5, fill=INK) + svg.circle(0, 0, 6.6, fill="none", stroke=TILE, stroke_width=1.6),
    "diploma": DIPLOMAS["wild"],
    "castle": svg.path(_CASTLE, fill=BLUE),
    "rival": _RIVAL,
    "die": svg.rect(-10, -10, 20, 20, rx=4, fill=TILE, stroke=INK, stroke_width=1.4) + emblem(4, INK),
    "card": _CARD,
    "pile": svg.element("g", _CARD, transform="translate(-3 -1) rotate(-14)")
    + svg.element("g", _CARD, transform="translate(3 1) rotate(8)")
    + svg.path("M3 -6V4M-1 1L3 5.6L7 1", fill="none", stroke=RED, stroke_width=2),
    "favor": svg.path("M-6 4L-9 12L-4.6 10L-2 12.6L0 6L2 12.6L4.6 10L9 12L6 4Z", fill=RED)
    + svg.circle(0, -2, 9.4, fill=TILE, stroke=BLUE, stroke_width=2.6)
    + svg.element("g", emblem(4, BLUE), transform="translate(0 -2) scale(.5)"),
    "cap": svg.path("M-10.5 10V-3A10.5 9 0 0 1 10.5 -3V10Z", fill=DEEP, stroke=GOLD, stroke_width=1.6)
    + _letters("+3", 12, "#fff", 5),
    "done": svg.circle(0, 0, 11, fill=TILE, stroke=INK, stroke_width=1.2)
    + svg.path("M-6 0L-1.6 5L6.4 -5", fill="none", stroke="#2f7d4a", stroke_width=3.4),
    "track": svg.path("M0 -11.5L9.5 -1H4.4V11.5H-4.4V-1H-9.5Z", fill=DEEP),
    "arrow": svg.path("M-9 0H6M1.6 -5L7.6 0L1.6 5", fill="none", stroke=INK, stroke_width=2.4),
    "again": svg.path("M8 -5A9 9 0 1 0 9.6 3M8.8 -10.4V-4.2H2.4", fill="none", stroke=INK, stroke_width=2.4),
    "set": "".join(
        svg.rect(-11.4 + 5.6 * k, -9 + k, 6.2, 15, rx=1.5, fill=kind.fill, stroke=TILE, stroke_width=0.8)
        + emblem(k, at=(-8.3 + 5.6 * k, -1.5 + k), size=5)
        for k, kind in enumerate(KINDS[:4])
    ),
}

ICONS: Final = {name: art if bare(art) else keep(name, art) for name, art in _ICONS.items()}

_PLATES: Final = {
    "coins": MONEY,
    "guards": _SHIELD,
    "points": LAUREL,
    "steps": _SHELL,
    "crown": _CROWN,
}
_INK: Final = {"coins": "#4a3200", "guards": "#5d1510", "points": "#17492a", "steps": "#5e2a0c", "crown": INK}


@cache
def amount(good: str, number: str) -> str:
    """A good with its number printed on it."""
    size = 13.5 if len(number) < 2 else 11.5 if len(number) < 3 else 9
    drop = {"guards": 3.6, "crown": 4.4, "steps": 4}.get(good, size * 0.35)
    words = svg.text(
        number,
        0,
        drop,
        size,
        fill=_INK[good],
        stroke=_HALO.get(good),
        stroke_width=2.4 if good in _HALO else None,
        paint_order="stroke" if good in _HALO else None,
    )
    return keep(f"{good}-{number}", _PLATES[good] + words)


_HALO: Final = {"steps": "#f6dcc0", "crown": "#fff6d8"}


@cache
def class_card(kind: int, words: str = "") -> str:
    """A small card of a class, or of any class with words on it."""
    if kind < 0:
        if not words:
            return ICONS["card"]
        return keep(f"card-{words}", _CARD + _letters(words, fit(words, 8.5, 13.4, bold=True), INK, 3))
    style = KINDS[kind]
    sign = svg.element("g", emblem(kind), transform="scale(.5)")
    face = svg.rect(-7.5, -11, 15, 22, rx=2, fill=style.fill, stroke=style.dark, stroke_width=1.2)
    return keep(f"card-{style.name}", face + sign)


@cache
def class_die(kind: int) -> str:
    """A small die of a colour."""
    style = KINDS[kind]
    sign = svg.element("g", emblem(kind, style.dark if kind == 4 else None), transform="scale(.6)")
    body = svg.rect(-10, -10, 20, 20, rx=4.5, fill=style.fill, stroke=style.dark, stroke_width=1.6)
    return keep(f"die-{style.name}", body + sign)


@cache
def class_track(kind: int) -> str:
    """An influence track: an arrow up with the sign of the class."""
    style = KINDS[kind]
    sign = svg.element("g", emblem(kind), transform="translate(0 1) scale(.45)")
    arrow = svg.path("M0 -12L11 -1.5H6V12H-6V-1.5H-11Z", fill=style.fill, stroke=style.dark, stroke_width=1)
    return keep(f"track-{style.name}", arrow + sign)


@cache
def level_church(level: int) -> str:
    """A monastery of a level, 0 to 2."""
    numeral, dark, _ = LEVELS[level]
    mark = svg.circle(-6, -7, 5.6, fill=dark) + icon(_letters(numeral, 8, "#fff", 3), -6, -7)
    return keep(f"church-{numeral}", _CHURCH + mark)
