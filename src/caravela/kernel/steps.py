"""Steps: the instructions of a rulebook that wait on the agenda."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravela.kernel.events import Refusal
from caravela.kernel.pickling import rebuild_step, values

if TYPE_CHECKING:
    from caravela.kernel.state import State

S_contra = TypeVar("S_contra", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra]):
    """One instruction. It is immutable, shared by clones, and its constructor takes its attributes by name."""

    __slots__ = ()

    def run(self, state: S_contra) -> None:
        """Carry the instruction out, pushing what follows."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return rebuild_step, (type(self), values(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S_contra]):
    """An instruction that asks one seat to choose. With one legal answer it is not asked, with none it lapses."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: S_contra) -> None:
        menu = self.legal(state)
        if len(menu) > 1:
            state.ask(self, menu)
        elif menu:
            self.resolve(state, menu[0])

    def legal(self, state: S_contra) -> list[int]:
        """The actions to choose from, each once."""
        raise NotImplementedError

    def resolve(self, state: S_contra, action: int) -> None:
        """Carry a legal action out, pushing what follows."""
        raise NotImplementedError

    def refuse(self, state: S_contra, action: int) -> Refusal:
        """Why an action is not legal here."""
        raise NotImplementedError
