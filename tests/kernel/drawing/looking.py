"""What an eye would see in a drawing: each piece of text, the colours under it, and what lies over it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import acos, atan2, copysign, cos, pi, radians, sin, sqrt
from xml.etree.ElementTree import Element, fromstring

from caravela.kernel.drawing.lettering import measure

Point = tuple[float, float]
Colour = tuple[float, float, float]
Matrix = tuple[float, float, float, float, float, float]
"""a, b, c, d, e, f as in SVG."""

NAMESPACE = "{http://www.w3.org/2000/svg}"
FACETS = 10
"""Into how many pieces a bow is cut."""
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?"
INHERITED = ("fill", "stroke", "stroke-width", "font-size", "font-weight", "text-anchor", "paint-order")


@dataclass(frozen=True)
class Shape:
    """A filled area; of several outlines each point counts that lies in an odd number of them."""

    outlines: list[list[Point]]
    fill: Colour
    opacity: float
    order: int
    box: tuple[float, float, float, float]

    def holds(self, point: Point) -> bool:
        left, top, right, bottom = self.box
        if not (left <= point[0] <= right and top <= point[1] <= bottom):
            return False
        return sum(_inside(outline, point) for outline in self.outlines) % 2 == 1


@dataclass(frozen=True)
class Words:
    """A piece of text where it stands, by its left end, middle and right end at half the height of its letters."""

    text: str
    ink: Colour
    halo: Colour | None
    points: tuple[Point, Point, Point]
    size: float
    order: int
    holder: str
    """The id of the part of the drawing that it belongs to."""


@dataclass
class Drawing:
    width: float
    height: float
    shapes: list[Shape]
    words: list[Words]

    def ground(self, words: Words, point: Point) -> Colour:
        """The colour under a piece of text."""
        if words.halo is not None:
            return words.halo
        colour: Colour | None = None
        layers: list[Shape] = []
        for shape in reversed(self.shapes):
            if shape.order < words.order and shape.holds(point):
                if shape.opacity >= 0.95:
                    colour = shape.fill
                    break
                layers.append(shape)
        assert colour is not None, f"nothing lies under {words.text!r}"
        for shape in reversed(layers):
            colour = _blend(shape.fill, colour, shape.opacity)
        return colour

    def covered(self, words: Words) -> bool:
        """Whether something lies over a piece of text."""
        return any(
            shape.order > words.order and shape.opacity > 0.5 and shape.holds(point)
            for shape in self.shapes
            for point in words.points
        )


def _blend(over: Colour, under: Colour, share: float) -> Colour:
    red, green, blue = (share * a + (1 - share) * b for a, b in zip(over, under, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21, as the guidelines for accessible pages define it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def look(markup: str) -> Drawing:
    root = fromstring(markup)
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    drawing = Drawing(width, height, [], [])
    named = {name: element for element in root.iter() if (name := element.get("id"))}
    _walk(root, (1, 0, 0, 1, 0, 0), {"fill": "#000", "font-size": "16"}, 1.0, "", drawing, named)
    return drawing


def _walk(
    element: Element,
    matrix: Matrix,
    style: dict[str, str],
    opacity: float,
    holder: str,
    drawing: Drawing,
    named: dict[str, Element],
) -> None:
    tag = element.tag.removeprefix(NAMESPACE)
    if tag in ("defs", "clipPath", "title"):
        return
    style = style | {key: value for key in INHERITED if (value := element.get(key)) is not None}
    opacity *= float(element.get("opacity", "1"))
    matrix = _times(matrix, _transform(element.get("transform", "")))
    holder = element.get("id") or holder
    if tag == "use":
        shift = (1.0, 0.0, 0.0, 1.0, float(element.get("x", "0")), float(element.get("y", "0")))
        whole = named[(element.get("href") or "")[1:]]
        for child in whole:
            _walk(child, _times(matrix, shift), style, opacity, holder, drawing, named)
        return
    order = len(drawing.shapes) + len(drawing.words)
    if tag == "text":
        drawing.words.append(_words(element, matrix, style, order, holder))
    outlines = list(_outlines(element, tag))
    if outlines and style["fill"] != "none":
        placed = [[_at(matrix, *point) for point in outline] for outline in outlines if len(outline) > 1]
        fill, share = _colour(style["fill"])
        if placed:
            xs = [x for outline in placed for x, _ in outline]
            ys = [y for outline in placed for _, y in outline]
            box = (min(xs), min(ys), max(xs), max(ys))
            drawing.shapes.append(Shape(placed, fill, opacity * share, order, box))
    for child in element:
        _walk(child, matrix, style, opacity, holder, drawing, named)


def _words(element: Element, matrix: Matrix, style: dict[str, str], order: int, holder: str) -> Words:
    text = element.text or ""
    size = float(style["font-size"])
    wide = measure(text, size, bold=style.get("font-weight") != "400")
    x, y = float(element.get("x", "0")), float(element.get("y", "0"))
    left = x - {"middle": wide / 2, "end": wide}.get(style.get("text-anchor", "start"), 0)
    middle = y - size * 0.34
    points = tuple(_at(matrix, left + wide * part, middle) for part in (0, 0.5, 1))
    halo = style.get("stroke") if style.get("paint-order") == "stroke" else None
    return Words(
        text,
        _colour(style["fill"])[0],
        _colour(halo)[0] if halo else None,
        (points[0], points[1], points[2]),
        size * sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])),
        order,
        holder,
    )


def _colour(text: str) -> tuple[Colour, float]:
    """A colour and its opacity; a pattern counts as white."""
    if text.startswith("url"):
        return (1.0, 1.0, 1.0), 1.0
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
    return (parts[0], parts[1], parts[2]), parts[3] if len(parts) > 3 else 1.0


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def _at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _transform(text: str) -> Matrix:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    for name, inner in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(value) for value in re.findall(NUMBER, inner)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
        elif name == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        else:
            assert name == "rotate", name
            turn = radians(values[0])
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        matrix = _times(matrix, step)
    return matrix


def _inside(outline: list[Point], point: Point) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _outlines(element: Element, tag: str) -> Iterator[list[Point]]:
    def value(name: str) -> float:
        return float(element.get(name, "0"))

    if tag == "rect":
        x, y, wide, high = map(value, ("x", "y", "width", "height"))
        yield [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    elif tag == "circle":
        x, y, r = map(value, ("cx", "cy", "r"))
        yield [(x + r * cos(k * pi / 12), y + r * sin(k * pi / 12)) for k in range(24)]
    elif tag == "path":
        yield from _flat(element.get("d") or "")


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}


def _flat(d: str) -> Iterator[list[Point]]:
    """The outlines of a path, bows cut into straight pieces."""
    outline: list[Point] = []
    here, bend = (0.0, 0.0), (0.0, 0.0)
    for letter, inner in re.findall(r"([MLHVCQTAZ])([^MLHVCQTAZ]*)", d, re.IGNORECASE):
        kind, relative = letter.upper(), letter.islower()
        if kind == "Z":
            if outline:
                here = outline[0]
            continue
        values = [float(number) for number in re.findall(NUMBER, _apart(inner) if kind == "A" else inner)]
        count = ARGUMENTS[kind]
        for at in range(0, len(values), count):
            part = values[at : at + count]
            if kind in "HV":
                old = (here if relative else (0.0, 0.0))["HV".index(kind)]
                part = [part[0] + old, here[1]] if kind == "H" else [here[0], part[0] + old]
            elif relative:
                first = count - 2 if kind == "A" else 0
                part = part[:first] + [number + here[i % 2] for i, number in enumerate(part[first:])]
            to = part[-2], part[-1]
            if kind == "M" and at == 0:
                if outline:
                    yield outline
                outline = [to]
            elif kind == "C":
                outline += _bow([here, (part[0], part[1]), (part[2], part[3]), to])
            elif kind in "QT":
                bend = (part[0], part[1]) if kind == "Q" else (2 * here[0] - bend[0], 2 * here[1] - bend[1])
                outline += _bow([here, bend, to])
            elif kind == "A":
                outline += _arc(here, part[0], bool(part[3]), bool(part[4]), to)
            else:
                outline.append(to)
            here = to
    if outline:
        yield outline


def _apart(inner: str) -> str:
    """The flags of an arc may stand without a gap; none of ours do, and that is made sure of."""
    assert len(re.findall(NUMBER, inner)) % 7 == 0, inner
    return inner


def _bow(points: list[Point]) -> list[Point]:
    """A Bezier curve of any degree, by halving."""
    out = []
    for k in range(1, FACETS + 1):
        level = points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * k / FACETS, a[1] + (b[1] - a[1]) * k / FACETS) for a, b in pairwise(level)]
        out.append(level[0])
    return out


def _arc(start: Point, radius: float, large: bool, sweep: bool, end: Point) -> list[Point]:
    """A piece of a circle."""
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    half = sqrt(dx * dx + dy * dy)
    if half == 0:
        return [end]
    radius = max(radius, half)
    away = copysign(sqrt(radius * radius - half * half), 1 if large != sweep else -1)
    x, y = (start[0] + end[0]) / 2 + away * dy / half, (start[1] + end[1]) / 2 - away * dx / half
    first = atan2(start[1] - y, start[0] - x)
    turn = 2 * acos(max(-1.0, min(1.0, sqrt(radius * radius - half * half) / radius)))
    turn = 2 * pi - turn if large else turn
    turn = turn if sweep else -turn
    return [
        (x + radius * cos(first + turn * k / FACETS), y + radius * sin(first + turn * k / FACETS))
        for k in range(1, FACETS + 1)
    ]
