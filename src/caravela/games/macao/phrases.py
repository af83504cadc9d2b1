"""English for everything that Macao says; the braces name arguments that `terms` puts into words."""

from typing import Final

COLOURS: Final = ("red", "blue", "green", "black", "gray", "violet")
LETTERS: Final = "RBGKYV"
"""One for each colour of cubes and dice, to stand beside it."""
GOODS: Final = ("lacquer ware", "rice", "tea", "jade", "silk", "paper", "porcelain", "spices")
TILES: Final = (*GOODS, "a joker tile")
SOURCES: Final = ("deliveries", "tribute", "cards", "game-end cards", "city", "punish markers")

QUESTIONS: Final = {
    "Draft": "Take a card.",
    "Cubes": "Which colour do you put on space {number} of your wind rose ({cubes})?",
    "Drop": "Discard a card of your tableau{why}.",
    "Pick": "Choose two dice.",
    "ThirdDie": "Use a third die, or none.",
    "Act": "Do an action, or end your turn. Your cubes: {supply}.",
    "Pay": "Which colour do you pay? Cubes still to pay: {left}.",
    "Gather": "Which colour do you take? Cubes still to take: {left}.",
    "Settle": "Which colour do you pay for {quarter}? Cubes still to pay: {left}.",
    "Sail": "Where does your ship sail? Your cubes: {supply}.",
    "Joker": "What do you take for the joker tile?",
    "Drift": "Where does your ship sail for nothing?",
}

LABELS: Final = {
    "draft": "Take {card}",
    "drop": "Discard {card}",
    "activate": "Activate {card}",
    "use": "Use {card}",
    "quarter": "Take {quarter} for {price}: {tile}",
    "wall": "Go {spaces} forward on the wall for {price}",
    "dice": "{first} and {second}",
    "die": "{first}",
    "take": "Take {colour}",
    "take.Cubes": "{colour}",
    "pay": "Pay {colour}",
    "deliver": "Deliver {good} to {sea}: {points}",
    "tribute": "Pay the tribute: {gold} gold for {points}",
    "joker": "Spend a joker tile",
    "gold": "Take {gold} gold",
    "pass": "Pass",
    "pass.Act": "End your turn",
    "pass.Draft": "Take no card",
    "pass.ThirdDie": "Use no third die",
    "ship": "Sail with your ship",
    "sail": "Sail to {sea} for {price}",
    "sail.Drift": "Sail to {sea}",
}

EVENTS: Final = {
    "round": "Round {round} begins.",
    "tribute": "The tribute is {gold} gold for {points} prestige.",
    "idle": "{seat} takes no card.",
    "drafted": "{seat} takes {card}.",
    "discarded": "{card} is discarded.",
    "placed": "{seat} puts {amount} {colour} on space {space}.",
    "rolled": "The {colour} die shows {pips}.",
    "picked": "{seat} puts {amount} {colour} on space {space}.",
    "turned": "{seat}'s arrow points to {pile}.",
    "activated": "{seat} activates {card}.",
    "used": "{seat} uses {card}.",
    "works": "{card} works for {seat}.",
    "quarter": "{seat} takes {quarter} with {tile}.",
    "climbed": "{seat} goes to space {space} of the wall.",
    "sailed": "{seat} sails to {sea}.",
    "delivered": "{seat} delivers {good} to {sea}.",
    "bought": "{seat} pays the tribute.",
    "joker": "{seat} spends a joker tile.",
    "gold": "{seat}: {change} gold.",
    "cubes": "{seat} takes {pile}.",
    "paid": "{seat} pays {pile}.",
    "returned": "{seat} returns {pile}.",
    "score": "{seat}: {change} prestige ({source}).",
    "punished": "{seat} takes a punish marker.",
    "unused": "{seat} takes {markers} for cards left over.",
}

REFUSALS: Final = {
    "no.Draft": "a card on display is to be taken",
    "no.Draft.card": "{card} is not on display",
    "no.Cubes": "a colour is to be chosen for space {space} of your wind rose",
    "no.Drop": "a card of your own tableau is to be discarded",
    "no.Pick": "two different dice are to be chosen, in the order of the colours",
    "no.ThirdDie": "a third die must show {pips} or less and be another than your two; or use none",
    "no.Pay": "cubes are to be paid ({amount})",
    "no.Pay.colour": "you cannot pay {colour} now: you have none left, or the rest would not do; "
    "cubes are paid in the order of the colours",
    "no.Gather": "cubes of any colours are to be taken",
    "no.Gather.colour": "you cannot take {colour} now: cubes are taken in the order of the colours",
    "no.Settle": "this does not pay for {quarter}; cubes are paid in the order of the colours",
    "no.Joker": "a joker tile gives a cube or gold",
    "no.Drift": "your ship sails to a space next to it",
    "no.Act": "an action of your turn is to be chosen",
    "no.activate": "{card} is not on your tableau",
    "no.activate.cost": "you do not have the cubes that {card} costs",
    "no.use": "{card} is not active before you",
    "no.use.moment": "{card} works by itself, it cannot be used",
    "no.use.again": "{card} was used in this round already",
    "no.use.idle": "{card} would do nothing now",
    "no.use.cost": "you cannot pay for {card}",
    "no.quarter.owned": "{quarter} has an owner already",
    "no.quarter.again": "you have taken a quarter in this turn",
    "no.quarter.cost": "you do not have the cubes that {quarter} costs",
    "no.wall.again": "you have moved on the wall in this turn",
    "no.wall.end": "the wall has 16 spaces, and that would be beyond the last",
    "no.wall.cost": "that move costs {cubes}",
    "no.ship": "you have no cubes for your ship to sail",
    "no.ship.again": "your ship has just sailed; do something else before it sails on",
    "no.Sail": "a space of the sea is to be chosen",
    "no.Sail.here": "your ship is there already",
    "no.Sail.cost": "sailing there costs {cubes}",
    "no.deliver.away": "your ship is not in {sea}",
    "no.deliver.full": "{sea} takes no more {good}",
    "no.deliver.good": "you have no {good} on your ship",
    "no.tribute": "the tribute of this round gives nothing",
    "no.tribute.again": "you have paid the tribute in this turn",
    "no.tribute.cost": "the tribute costs {amount} gold",
    "no.joker": "you have no joker tile",
}

MESSAGES: Final = EVENTS | REFUSALS
