"""Phase D: the new player order."""

from caravela.games.coimbra import income
from caravela.games.coimbra.state import PHASE_D, Table
from caravela.kernel.steps import Step


class NewOrder(Step[Table]):
    """Most crowns first; a tie reverses the order among the tied."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_D
        crowns = [state.crowns(seat) for seat in range(state.seats)]
        order: list[int] = []
        for seat in state.order:
            at = 0
            while at < len(order) and crowns[order[at]] > crowns[seat]:
                at += 1
            order.insert(at, seat)
        state.order = order
        if state.log is not None:
            for i in range(len(order)):
                state.tell("order", seat=order[i], place=i + 1, crowns=crowns[order[i]])
        state.push(income.Evening())
