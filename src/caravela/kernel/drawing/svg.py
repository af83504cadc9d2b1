"""A small writer of SVG: elements are strings, escaped, with short numbers."""

from collections.abc import Iterable
from functools import cache

Value = str | int | float | None
"""What an attribute may be; None leaves it out."""

# What XML has no way to write becomes the replacement character.
_FORBIDDEN = [code for code in range(32) if code not in (9, 10, 13)] + [*range(0xD800, 0xE000), 0xFFFE, 0xFFFF]
_ESCAPES = dict.fromkeys(_FORBIDDEN, "\ufffd") | str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def escape(text: str) -> str:
    """Text as it may stand inside an element or between double quotes.

    >>> escape('salt & "pepper" < 3')
    'salt &amp; &quot;pepper&quot; &lt; 3'
    """
    return text.translate(_ESCAPES)


def number(value: float) -> str:
    """A number with two decimals at most and no needless zeros.

    >>> number(3.0), number(0.125), number(-0.001), number(12)
    ('3', '0.12', '0', '12')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-") if key != "viewBox" else key


def attributes(values: dict[str, Value]) -> str:
    """Attributes with a leading space each; `stroke_width` becomes `stroke-width`, `class_` becomes `class`."""
    out = ""
    for key, value in values.items():
        if value is None:
            continue
        if isinstance(value, str):
            out += f' {_name(key)}="{escape(value)}"'
        elif isinstance(value, int):
            out += f' {_name(key)}="{value}"'
        else:
            out += f' {_name(key)}="{number(value)}"'
    return out


def element(name: str, *children: str, **values: Value) -> str:
    """One element around markup that is already escaped.

    >>> element("g", element("circle", r=2.5, stroke_width=1), id="dot")
    '<g id="dot"><circle r="2.5" stroke-width="1"/></g>'
    """
    head = name + attributes(values)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def title(text: str) -> str:
    """The tooltip and accessible name of the element around it; nothing if there is no text."""
    return f"<title>{escape(text)}</title>" if text else ""


def group(
    children: Iterable[str], *, at: tuple[float, float] | None = None, scale: float = 1.0, **values: Value
) -> str:
    """Markup moved to a place and scaled there.

    >>> group(["<path/>"], at=(3, 4.5), scale=2)
    '<g transform="translate(3 4.5) scale(2)"><path/></g>'
    """
    transform = None if at is None else f"translate({number(at[0])} {number(at[1])})"
    if scale != 1.0:
        transform = f"{transform + ' ' if transform else ''}scale({number(scale)})"
    return element("g", "".join(children), transform=transform, **values)


def rect(x: float, y: float, width: float, height: float, **values: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **values)


def circle(x: float, y: float, r: float, **values: Value) -> str:
    return element("circle", cx=x, cy=y, r=r, **values)


def path(d: str, **values: Value) -> str:
    return element("path", d=d, **values)


def line(x1: float, y1: float, x2: float, y2: float, **values: Value) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **values)


def text(words: str, x: float, y: float, size: float, **values: Value) -> str:
    """Words with their baseline at a place."""
    return element("text", escape(words), x=x, y=y, font_size=size, **values)


def document(width: float, height: float, name: str, children: Iterable[str], **values: Value) -> str:
    """A whole drawing that stands alone in a file or inside a page."""
    return element(
        "svg",
        title(name),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width="100%",
        role="img",
        aria_label=name,
        **values,
    )
