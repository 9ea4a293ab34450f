"""The games, each in a folder of its own. To be registered is to be played, tested and shown everywhere."""

from tapete.table.game import REGISTRY

REGISTRY |= {
    "malilla": "tapete.games.malilla",
    "malilla-barrotada": "tapete.games.malilla",
    "malilla-coja": "tapete.games.malilla",
    "malilla-vistas": "tapete.games.malilla",
    "malilla-cubiertas": "tapete.games.malilla",
    "revesino": "tapete.games.revesino",
    "cientos": "tapete.games.cientos",
    "mus": "tapete.games.mus",
    "zanga": "tapete.games.zanga",
    "voltarete": "tapete.games.voltarete",
    "voltarete-four": "tapete.games.voltarete",
}

__all__ = ["REGISTRY"]
