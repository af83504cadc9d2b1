"""English for everything that Cloves says; the braces name arguments that `terms` puts into words."""

from typing import Final

SOURCES: Final = ("brought home", "still aboard")

QUESTIONS: Final = {
    "Sail": "Where do you sail? The wind blows {wind}.",
    "Load": "How many cloves do you load?",
}

LABELS: Final = {"sail": "{island}, where {cloves} lie", "load": "{cloves}"}

MESSAGES: Final = {
    "wind": "Round {round}: the wind blows {wind}.",
    "sailed": "{seat} sails to {island}.",
    "loaded": "{seat} loads {cloves} on {island}.",
    "score": "{seat}: {change} points ({source}).",
    "no.Sail": "now you sail, or stay where you are",
    "no.Sail.far": "{island} is too far for a wind of {wind}",
    "no.Load": "you have sailed; now you load cloves of {island}",
    "no.Load.many": "you cannot load {cloves}: so many do not lie on {island}, or you have no room",
}
