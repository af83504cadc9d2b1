"""The writer of SVG: what it writes is XML and says what was meant."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.drawing import svg


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff")))
def test_any_text_comes_back(words: str) -> None:
    element = ElementTree.fromstring(svg.element("text", svg.escape(words), label=words))
    assert element.get("label") == words
    assert (element.text or "") == words


@given(st.text(st.characters()))
def test_even_what_xml_forbids_does_no_harm(words: str) -> None:
    ElementTree.fromstring(svg.document(1, 1, words, [svg.title(words), svg.text(words, 0, 0, 1)]))


def test_what_xml_forbids_becomes_the_replacement_character() -> None:
    assert svg.escape("a\0b\x1bc\ud800d\uffff\n") == "a\ufffdb\ufffdc\ufffdd\ufffd\n"


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_close(value: float) -> None:
    short = svg.number(value)
    assert float(short) == pytest.approx(value, abs=0.00501)
    assert short != "-0"
    assert not ("." in short and short.endswith(("0", ".")))


@pytest.mark.parametrize(
    ("value", "short"), [(100, "100"), (100.0, "100"), (-1.5, "-1.5"), (1e6, "1000000"), (0.0, "0")]
)
def test_numbers_keep_their_noughts(value: float, short: str) -> None:
    assert svg.number(value) == short


def test_attributes_lose_underscores_but_not_the_view_box() -> None:
    values: dict[str, svg.Value] = {"class_": "a", "stroke_width": 2, "viewBox": "0 0 1 1", "fill": None, "x": 0.5}
    assert svg.attributes(values) == ' class="a" stroke-width="2" viewBox="0 0 1 1" x="0.5"'


def test_attributes_are_escaped() -> None:
    assert svg.element("g", id='a"<b') == '<g id="a&quot;&lt;b"/>'


def test_children_stand_in_order() -> None:
    assert (
        svg.element("g", svg.circle(1, 2, 3), svg.path("M0 0"))
        == '<g><circle cx="1" cy="2" r="3"/><path d="M0 0"/></g>'
    )


def test_a_group_without_place_or_scale_has_no_transform() -> None:
    assert svg.group([], id="x") == '<g id="x"></g>'
    assert svg.group([], scale=2) == '<g transform="scale(2)"></g>'
    assert svg.group([], at=(0, 0)) == '<g transform="translate(0 0)"></g>'


def test_a_title_is_there_only_with_words() -> None:
    assert (svg.title(""), svg.title("a & b")) == ("", "<title>a &amp; b</title>")


def test_shapes() -> None:
    assert svg.rect(1, 2, 3, 4, rx=0.5) == '<rect x="1" y="2" width="3" height="4" rx="0.5"/>'
    assert svg.line(1, 2, 3, 4) == '<line x1="1" y1="2" x2="3" y2="4"/>'
    assert svg.text("a<b", 1, 2, 3) == '<text x="1" y="2" font-size="3">a&lt;b</text>'


def test_a_document_stands_alone() -> None:
    root = ElementTree.fromstring(svg.document(200, 80.5, "A & B", [svg.circle(1, 2, 3)], class_="board"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert (root.get("viewBox"), root.get("aria-label"), root.get("role")) == ("0 0 200 80.5", "A & B", "img")
    assert root[0].text == "A & B"
    assert root[1].get("r") == "3"
