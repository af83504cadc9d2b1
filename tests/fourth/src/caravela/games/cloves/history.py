"""What each seat took in a play, and when: read from the events of its replay."""

from typing import TYPE_CHECKING, Any

from caravela.games.cloves.catalog import Catalog

if TYPE_CHECKING:
    from caravela.kernel.record import Record


def gains(record: "Record", catalog: Catalog) -> list[dict[str, Any]]:
    state = record.start()
    events = state.listen()
    rounds = int(state.round)
    record.resume(state, 0, len(record.actions))
    found = []
    for key, args in events:
        rounds = args.get("round", rounds)
        if key == "loaded":
            island = catalog.islands[args["island"]].key
            found.append({"seat": args["seat"], "kind": "island", "id": island, "round": rounds, "how": key})
    return found
