"""What the compiler would change in silence: a literal shifted by a name keeps 32 bits where the name is an i64."""

import ast
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TABLE_OF_BITS = "caravela/kernel/masks.py"


def compiled() -> list[str]:
    """The modules that go through the compiler, as the build finds them."""
    text = ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8")
    hook = tomllib.loads(text)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    listed, left_out = ({path for glob in hook[name] for path in SOURCE.glob(glob)} for name in ("modules", "exclude"))
    return sorted(path.relative_to(SOURCE).as_posix() for path in listed - left_out)


def finals(tree: ast.Module) -> set[str]:
    """The constants of a module that the compiler takes for whole numbers of any size: `NAME: Final = ...`."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.annotation, ast.Name)
        and node.annotation.id == "Final"
    }


def constants(tree: ast.Module, home: str) -> dict[str, tuple[str, str]]:
    """The names in a module that are constants, its own and those it imports: where each comes from, its name there."""
    found = {name: (home, name) for name in finals(tree)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("caravela."):
            path = SOURCE / (node.module.replace(".", "/") + ".py")
            theirs = finals(ast.parse(path.read_text(encoding="utf-8"))) if path.is_file() else set()
            found |= {
                alias.asname or alias.name: (node.module, alias.name) for alias in node.names if alias.name in theirs
            }
    return found


def value(node: ast.expr, names: dict[str, object]) -> object:
    """What an expression of literals, constants, plus and minus comes to; None for any other."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        left, right = value(node.left, names), value(node.right, names)
        if type(left) is int and type(right) is int:
            return left + right if isinstance(node.op, ast.Add) else left - right
    return None


def shifts(text: str, names: dict[str, object]) -> list[str]:
    """The shifts of a literal by something that is no constant whole number, each with its line."""
    wrong = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            literal, by = node.left, node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            literal, by = node.target, node.value
        else:
            continue
        if value(literal, names) is not None and type(value(by, names)) is not int:
            wrong.append(f"line {node.lineno}: {ast.unparse(node)}")
    return wrong


def known(module: str) -> dict[str, object]:
    """The constants of a module with the values that they have in the program."""
    tree = ast.parse(SOURCE.joinpath(module).read_text(encoding="utf-8"))
    places = constants(tree, module.removesuffix(".py").replace("/", "."))
    return {name: getattr(import_module(home), there) for name, (home, there) in places.items()}


def test_the_rules_are_compiled() -> None:
    modules = compiled()
    assert TABLE_OF_BITS in modules
    assert {"caravela/kernel/state.py", "caravela/games/coimbra/state.py", "caravela/games/coimbra/city.py"} < {
        *modules
    }
    assert "caravela/games/coimbra/catalog.py" not in modules


@pytest.mark.parametrize("module", [module for module in compiled() if module != TABLE_OF_BITS])
def test_no_literal_is_shifted_by_a_name(module: str) -> None:
    text = SOURCE.joinpath(module).read_text(encoding="utf-8")
    assert shifts(text, known(module)) == [], f"{module}: take the bit from caravela.kernel.masks.BIT"


def test_the_table_of_bits_is_made_in_one_place_and_out_of_plain_numbers() -> None:
    text = SOURCE.joinpath(TABLE_OF_BITS).read_text(encoding="utf-8")
    assert shifts(text, known(TABLE_OF_BITS)) == ["line 7: 1 << i"]
    assert "BIT: Final = [1 << i for i in range(62)]" in text.splitlines()[6]


@pytest.mark.parametrize(
    "line",
    [
        "mask = 1 << seat",
        "mask |= 1 << t.seats",
        "mask &= ~(1 << card)",
        "x = 1 << (FIVE - n)",
        "x = 1 << f(3)",
        "x = ONE << n",
        "x = 1 << HALF",
        "x = {1 << n for n in y}",
    ],
)
def test_the_scan_finds_a_shift_by_a_name(line: str) -> None:
    assert len(shifts(line, {"FIVE": 5, "ONE": 1, "HALF": 0.5})) == 1


@pytest.mark.parametrize(
    "line", ["x = 1 << 53", "x = 1 << FIVE", "x = (1 << FIVE) - 1", "x = 1 << (FIVE - 1)", "x = n << 2"]
)
def test_the_scan_passes_constants(line: str) -> None:
    assert shifts(line, {"FIVE": 5}) == []


def test_constants_are_followed_to_their_module() -> None:
    found = known("caravela/games/coimbra/start.py")
    assert found["CARDS"] == 56
    assert "take" not in found
    assert known("caravela/games/coimbra/income.py")["FROM_INCOME"] == 4


def test_only_a_bare_final_is_a_constant_of_any_size() -> None:
    tree = ast.parse("A: Final = 3\nB: int = 3\nC: Final[i64] = 3\nD = 3\ndef f(): \n    E: Final = 3")
    assert finals(tree) == {"A"}
