"""What each seat took in a play, and when: read from the events of its replay."""

from typing import TYPE_CHECKING

from caravela.games.macao.catalog import Catalog

if TYPE_CHECKING:
    from caravela.kernel.game import JSON
    from caravela.kernel.record import Record

TAKEN = {
    "drafted": ("card", "card"),
    "activated": ("card", "card"),
    "quarter": ("quarter", "quarter"),
    "delivered": ("space", "sea"),
}
"""Events that give a seat something: what kind of thing it is, and which argument names it."""


def gains(record: "Record", catalog: Catalog) -> "list[JSON]":
    """Each thing taken: seat, kind, id, round, and how it was taken."""
    groups = {"card": catalog.cards, "quarter": catalog.quarters, "space": catalog.spaces}
    state = record.start()
    events = state.listen()
    found: list[JSON] = []
    done = 0
    for action in range(len(record.actions)):
        rounds = int(state.round)
        record.resume(state, action, action + 1)
        for event in events[done:]:
            rounds = event.args.get("round", rounds)
            if event.key in TAKEN:
                kind, name = TAKEN[event.key]
                thing = groups[kind][event.args[name]].key
                found.append({"seat": event.args["seat"], "kind": kind, "id": thing, "round": rounds, "how": event.key})
        done = len(events)
    return found
