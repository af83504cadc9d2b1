"""Bonuses and tasks in a few plain words."""

from functools import cache
from typing import Final

from caravela.games.coimbra.catalog import Advance, Card, Effect, Gain, Monastery, Voyage
from caravela.kernel.words import capital, count

PER: Final = {
    "council": "council member",
    "merchant": "merchant",
    "cleric": "cleric",
    "scholar": "scholar",
    "monastery": "monastery visited",
    "level I monastery": "level I monastery visited",
    "unvisited": "monastery not visited",
    "crown": "crown",
    "low": "card of influence 1-2",
    "high": "card of influence 3-4",
    "set": "set of all four classes",
    "voyage": "voyage invested in",
    "diploma": "diploma",
    "card beyond 10": "card beyond the tenth",
}
MEMBER: Final = {"council": "council member", "merchant": "merchant", "cleric": "cleric", "scholar": "scholar"}
SCORES: Final = {
    "diplomas": "score your diplomas now",
    "voyages": "score up to two of your voyages now",
    "judgement": "score one end card and your place on one track now",
}
PREFIX: Final = {"C": "phase C: ", "E": "phase E: ", "end": "at the end: ", "lasting": "from now on: "}
FAVORS: Final = (
    "voyages cost 2 less; you may invest in one at once",
    "4 points; you may raise one of your waiting dice by 3 with the cap",
    "2 points + up to 3 steps",
    "7 guards or 7 coins",
)


def gain_words(gain: Gain | None) -> str:
    """
    >>> gain_words(Gain(guards=1, steps=2))
    '1 guard + 2 steps'
    """
    if gain is None:
        return "nothing"
    parts = [
        count(getattr(gain, good), good[:-1]) for good in ("coins", "guards", "points", "steps") if getattr(gain, good)
    ]
    return " + ".join(parts) or "nothing"


def advance_words(advance: Advance) -> str:
    rises = {name: getattr(advance, name) for name in MEMBER if getattr(advance, name)}
    if len(rises) == 4 and len(set(rises.values())) == 1:
        return f"+{rises['council']} on all four tracks"
    return " and ".join(f"+{rise} on the {name} track" for name, rise in rises.items())


def moment(effect: Effect) -> str:
    """When an effect works by its nature; "" if that depends on where it is printed."""
    if effect.discount or effect.on:
        return "C"
    if effect.rise or effect.die or effect.without or effect.exchange:
        return "E"
    if effect.level or effect.again:
        return "end"
    return "lasting" if effect.castle or effect.pilgrimage else ""


@cache
def effect_words(effect: Effect, when: str = "") -> str:
    """A bonus or a task in a few words, with its moment in front unless that is at once.

    >>> effect_words(Effect(gain=Gain(guards=1, steps=1), each="council"))
    '1 guard + 1 step per council member'
    >>> effect_words(Effect(die="council", gain=Gain(points=2)))
    'phase E: 2 points per council die'
    >>> effect_words(Effect(gain=Gain(points=5), each="set"), "end")
    'at the end: 5 points per set of all four classes'
    """
    return PREFIX.get(when if when in PREFIX and not effect.wild else moment(effect), "") + _words(effect)


def _words(effect: Effect) -> str:
    gain = gain_words(effect.gain)
    if effect.each:
        return f"{gain} per {PER[effect.each]}"
    if effect.pay:
        return f"you may pay {gain_words(effect.pay)} for {gain}"
    if effect.invest:
        return f"{gain} + you may invest in a voyage paid in {effect.invest}"
    if effect.advance:
        return advance_words(effect.advance)
    if effect.demand:
        who = "opponent behind you on the council track" if effect.of == "behind" else "opponent"
        return f"each {who} gives you {gain_words(effect.demand)}, or {count(effect.or_points or 0, 'point')}"
    if effect.penance:
        return f"{gain} + each opponent loses {count(effect.penance, 'point')} or a cleric"
    if effect.recall is not None:
        return f"a card from the discard pile for {effect.recall}"
    if effect.favor:
        return "a favor tile still at the castle"
    if effect.copy:
        return f"an immediate bonus of one of your {MEMBER[effect.copy]}s again"
    if effect.income:
        return f"the present income of the {effect.income} track"
    if effect.score:
        return SCORES[effect.score]
    return _standing(effect, gain)


def _standing(effect: Effect, gain: str) -> str:
    """The bonuses that work more than once, those of the end and the rarer tasks."""
    if effect.discount:
        return f"cards paid in {effect.discount} cost 1 less"
    if effect.on:
        return f"{gain} per {MEMBER[effect.on]} you acquire"
    if effect.rise:
        return f"+{effect.rise} on a track of choice + {gain}"
    if effect.die:
        return f"{gain} per {effect.die} die"
    if effect.without:
        return f"{gain} if you hold no {effect.without} die"
    if effect.exchange:
        return f"2 {effect.exchange} into 1 point, as often as you like"
    if effect.level:
        return f"5, 7 or 10 points with the {effect.level} track on 7, 10 or 13 at least"
    if effect.again:
        return "one of your other end bonuses again"
    if effect.castle:
        return f"{count(effect.castle, 'point')} per die you place in the castle"
    if effect.pilgrimage:
        return f"{count(effect.pilgrimage, 'point')} per monastery visited later"
    if effect.wild:
        return f"counts as {count(effect.wild, 'wild diploma')}"
    if effect.half:
        tracks = " tracks" if effect.half[0] in MEMBER else ""
        return f"half of {' + '.join(effect.half)}{tracks}, rounded down, in points"
    if effect.lowest:
        return f"{count(effect.lowest, 'point')} per space of your lowest track"
    return gain


def card_sentence(card: Card) -> str:
    """A card in full, for a tooltip."""
    price = f"paid in {card.cost}" if card.cost else "a start card"
    diplomas = f" Diplomas: {', '.join(card.diplomas)}." if card.diplomas else ""
    bonus = effect_words(card.bonus, card.when)
    return f"{card.name}: {MEMBER[card.class_]} of influence {card.influence}, {price}. {capital(bonus)}.{diplomas}"


def monastery_sentence(tile: Monastery) -> str:
    """A monastery in full, for a tooltip."""
    return f"{tile.name or 'Monastery'}, level {tile.back}. {capital(effect_words(tile.bonus, tile.when))}."


def voyage_sentence(voyage: Voyage) -> str:
    """A voyage in full, for a tooltip."""
    return f"Voyage to {voyage.name}: costs {voyage.cost} {voyage.pay}. {capital(effect_words(voyage.task, 'end'))}."
