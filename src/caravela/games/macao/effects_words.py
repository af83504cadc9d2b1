"""What cards do, in one plain line each."""

from functools import cache
from typing import Final

from caravela.games.macao.catalog import COLOURS, Card, Cubes, Effect, Gain, Pay, Quarter, Space
from caravela.kernel.words import capital, count

PER: Final = {
    "card": "own active card",
    "office": "own active office",
    "building": "own active building",
    "person": "own active person",
    "set": "set of an office, a building and a person, all active",
    "quarter": "own quarter",
    "dark quarter": "own dark quarter",
    "port": "port that you have delivered to",
    "delivery": "tile that you have delivered",
    "aboard": "tile that is still on your ship",
    "wall space": "space that your disc has gone on the wall",
    "gold": "gold that you have",
    "joker": "joker tile that you still have",
    "marker": "punish marker that you have",
}
MANY: Final = {
    "set": "sets of an office, a building and a person, all active",
    "port": "ports that you have delivered to",
    "delivery": "tiles that you have delivered",
    "aboard": "tiles that are still on your ship",
    "wall space": "spaces that your disc has gone on the wall",
    "gold": "gold that you have",
    "joker": "joker tiles that you still have",
    "marker": "punish markers that you have",
}
IF: Final = {
    "ahead of all": "if you are first on the wall",
    "behind all": "if you are last on the wall",
    "without gold": "if you have no gold",
    "in port": "if your ship is in a port",
    "without cards": "if no card lies on your tableau",
}
RULES: Final = {
    "free draft": "phase 1: you need not take a card",
    "third die": "phase 2: you may also use a third die, if it shows {amount} or less",
    "no empty marker": "phase 2: you take no punish marker for an empty arrow",
    "double joker": "always: each joker tile counts double: 2 cubes, 1 cube and 3 gold, or 6 gold",
    "two quarters": "always: you may take two quarters in a turn",
    "quarter discount": "always: a quarter costs you one cube less of your choice, but at least one",
    "quarter swap": "always: one cube of a quarter's price may be of any colour",
    "even wall": "always: on the wall each further space costs you 1 cube instead of 2",
    "always on top": "always: your disc lies on top of its stack on the wall",
    "near port": "always: you may deliver to a port from a sea space next to it, too",
    "double space": "always: each cube that you pay takes your ship up to two spaces",
    "free departure": "always: a space that leads your ship out of a port or out of Macao costs nothing",
    "double good": "always: {good} scores double when you deliver it",
    "two tributes": "always: you may pay the tribute twice in a turn",
    "cheap tribute": "always: the tribute costs you {amount} gold less",
    "no end markers": "at the end: you take no punish markers for cards left on your tableau",
}


def cubes_words(cubes: Cubes) -> str:
    """
    >>> cubes_words(Cubes(red=2, violet=1))
    '2 red, 1 violet'
    """
    return ", ".join(f"{getattr(cubes, colour)} {colour}" for colour in COLOURS if getattr(cubes, colour))


def _piles(cubes: Cubes) -> list[str]:
    return [count(getattr(cubes, colour), f"{colour} cube") for colour in COLOURS if getattr(cubes, colour)]


def _any(cubes: int) -> list[str]:
    return [f"{count(cubes, 'cube')} of any colour"] if cubes else []


def gain_words(gain: Gain) -> str:
    """
    >>> gain_words(Gain(gold=1, cubes=Cubes(red=2)))
    '1 gold + 2 red cubes'
    """
    parts = [f"{gain.gold} gold"] if gain.gold else []
    parts += [f"{gain.prestige} prestige"] if gain.prestige else []
    parts += _piles(gain.cubes) + _any(gain.any)
    parts += ["1 space forward on the wall"] if gain.wall else []
    parts += ["your ship sails 1 space"] if gain.sea else []
    return " + ".join(parts)


def pay_words(pay: Pay) -> str:
    """
    >>> pay_words(Pay(any=2))
    'pay 2 cubes of any colour'
    """
    parts = [f"{pay.gold} gold"] if pay.gold else []
    parts += [f"{pay.prestige} prestige"] if pay.prestige else []
    parts += _piles(pay.cubes) + _any(pay.any)
    paid = f"pay {' + '.join(parts)}" if parts else ""
    return " and ".join(part for part in (paid, "discard a card of your tableau" if pay.card else "") if part)


@cache
def effect_words(effect: Effect) -> str:
    """When a card works, and what it does.

    >>> effect_words(Effect(on="end", each="quarter", gain=Gain(prestige=1)))
    'at the end: 1 prestige for each own quarter'
    >>> effect_words(Effect(on="use once", pay=Pay(gold=1), gain=Gain(any=1)))
    'once a round: pay 1 gold for 1 cube of any colour'
    """
    if effect.rule:
        return RULES[effect.rule].format(amount=effect.amount, good=effect.good)
    gain = gain_words(effect.gain or Gain())
    if effect.each:
        gain += f" for {_each(effect.each, effect.per)}"
    if effect.condition:
        gain += f" {IF[effect.condition]}"
    paid = f"{pay_words(effect.pay)} for {gain}" if effect.pay else gain
    moments = {
        "each round": f"each round: {gain}",
        "use once": f"once a round: {paid}",
        "use often": f"as often as you like: {paid}",
        "activation": f"each {_card(effect)} you activate from now on: {gain}",
        "each die": f"phase 2, each {effect.colour + ' ' if effect.colour else ''}die you use{_pips(effect)}: {gain}",
        "pair": f"phase 2, if your two dice show the same: {gain}",
        "drafting": f"phase 1, each {_card(effect)} you take: {gain}",
        "marker": f"each punish marker you take before the end: {gain}",
        "quarter": f"each quarter you take{_which(effect)}: {gain}",
        "overtaking": f"each disc you overtake on the wall: {gain}",
        "sailing": f"{_once(effect)} your ship sails{_far(effect)}: {gain}",
        "delivery": f"each tile you deliver: {gain}",
        "tribute": f"each time you pay the tribute: {gain} more",
        "end": f"at the end: {gain}",
    }
    return moments[effect.on or ""]


def _each(each: str, per: int) -> str:
    return f"each {PER[each]}" if per == 1 else f"every {per} {MANY.get(each, PER[each] + 's')}"


def _card(effect: Effect) -> str:
    price = f" of {count(effect.size, 'cube')}" if effect.size else ""
    return f"{effect.kind or 'card'}{price}"


def _pips(effect: Effect) -> str:
    return f" that shows {effect.pips}" if effect.pips else ""


def _which(effect: Effect) -> str:
    return (" with a goods tile" if effect.light else "") + (" next to one of yours" if effect.near else "")


def _once(effect: Effect) -> str:
    return "once a round, when" if effect.once else "each time"


def _far(effect: Effect) -> str:
    return f" at least {count(effect.least, 'space')} far" if effect.least else ""


def card_sentence(card: Card) -> str:
    """A card in full, for a tooltip."""
    gold, prestige = card.tribute
    tribute = f"Tribute {gold} gold, {prestige} prestige."
    return f"{card.name}: {card.kind} for {cubes_words(card.cost)}. {capital(effect_words(card.effect))}. {tribute}"


def quarter_sentence(quarter: Quarter) -> str:
    """A quarter in full, for a tooltip."""
    return f"{quarter.name}: {'a dark' if quarter.dark else 'a light'} quarter for {cubes_words(quarter.cost)}."


def space_sentence(space: Space) -> str:
    """A space of the sea in full, for a tooltip."""
    if space.kind != "port":
        return f"{space.name}."
    return f"{space.name}: a port for {space.good}, worth {', '.join(map(str, space.places))} prestige."
