"""The games, each in a folder of its own. To be registered is to be played, tested and shown everywhere."""

from tapete.table.game import REGISTRY

REGISTRY |= {
    "malilla": "tapete.games.malilla.game",
    "malilla-barrotada": "tapete.games.malilla.game",
    "malilla-coja": "tapete.games.malilla.game",
    "malilla-vistas": "tapete.games.malilla.game",
    "malilla-cubiertas": "tapete.games.malilla.game",
    "cientos": "tapete.games.cientos.game",
    "mus": "tapete.games.mus.game",
}

__all__ = ["REGISTRY"]
