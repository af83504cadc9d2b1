"""The packaged map of the pilgrims: what the rules ask of it, fair corners, and a drawing that can be read."""

import math
from collections import Counter
from itertools import combinations

import pytest

from caravela.games.coimbra.catalog import Node, load
from caravela.games.coimbra.tabulate import tabulate

CATALOG = load()
NODES = {node.id: node for node in CATALOG.nodes}
FURTHEST = 9  # steps from any corner to any monastery


def test_spaces_of_each_level_and_four_corners() -> None:
    assert Counter(node.level for node in CATALOG.nodes if node.kind == "monastery") == {1: 8, 2: 4, 3: 2}
    assert sum(node.kind == "corner" for node in CATALOG.nodes) == 4
    assert 14 <= sum(node.kind == "stop" for node in CATALOG.nodes) <= 20


@pytest.mark.parametrize("node", [node for node in CATALOG.nodes if node.kind == "corner"], ids=lambda node: node.id)
def test_a_corner_has_two_one_way_roads_to_stopovers_of_its_own(node: Node) -> None:
    out = [road for road in CATALOG.roads if node.id in (road.a, road.b)]
    ends = {road.b for road in out}
    assert len(out) == len(ends) == 2
    assert all(road.one_way and road.a == node.id and NODES[road.b].kind == "stop" for road in out)
    others = {road.b for road in CATALOG.roads if road.one_way and road.a != node.id}
    assert not ends & others


def test_no_other_road_is_one_way() -> None:
    assert all(NODES[road.a].kind == "corner" for road in CATALOG.roads if road.one_way)


def test_every_monastery_is_within_reach() -> None:
    tables = tabulate(CATALOG)
    assert max(max(tables.distance[node]) for node in range(tables.corner, tables.nodes)) <= FURTHEST


def test_all_corners_have_equal_ways_to_the_nearest_monasteries() -> None:
    tables = tabulate(CATALOG)
    corners = range(tables.corner, tables.nodes)
    nearest = {tuple(min(tables.distance[node][a:b]) for a, b in ((0, 8), (8, 12), (12, 14))) for node in corners}
    assert nearest == {(2, 3, 5)}


def away(node: Node) -> float:
    return math.dist((node.x, node.y), (500, 500))


def test_higher_levels_lie_further_out() -> None:
    rings = [[away(node) for node in CATALOG.nodes if node.level == level] for level in (1, 2, 3)]
    corners = [away(node) for node in CATALOG.nodes if node.kind == "corner"]
    assert max(corners) < min(rings[0])
    assert max(rings[0]) < min(rings[1])
    assert max(rings[1]) < min(rings[2])


def test_nodes_are_apart() -> None:
    assert min(math.dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(CATALOG.nodes, 2)) >= 55


def turn(a: Node, b: Node, c: Node) -> int:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def test_drawn_roads_do_not_cross() -> None:
    lines = [(NODES[road.a], NODES[road.b]) for road in CATALOG.roads]
    for (a, b), (c, d) in combinations(lines, 2):
        if len({a.id, b.id, c.id, d.id}) == 4:
            apart = turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0
            assert apart, f"{a.id} - {b.id} crosses {c.id} - {d.id}"


def clearance(node: Node, a: Node, b: Node) -> float:
    length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    part = max(0.0, min(1.0, ((node.x - a.x) * (b.x - a.x) + (node.y - a.y) * (b.y - a.y)) / length))
    return math.dist((node.x, node.y), (a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)))


def test_no_road_runs_over_a_foreign_node() -> None:
    for road in CATALOG.roads:
        for node in CATALOG.nodes:
            if node.id not in (road.a, road.b):
                assert clearance(node, NODES[road.a], NODES[road.b]) >= 40, f"{road.key} runs over {node.id}"
