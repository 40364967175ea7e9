"""Observations for networks that look at the board as a picture: planes over its 7 x 7 cells, and a vector.

Odd rows of the board lie half a hex to the right: the neighbours of a cell are the two beside it and two each in the
rows above and below, to the left in even rows, to the right in odd ones. Seats come one after the other, the viewer's
first, with 21 planes each:

| planes | 1 for |
|---|---|
| 0 to 5 | a cell of this colour, border included |
| 6 to 11 | a cell of this pattern |
| 12, 13 | a cell of an area that holds a button, a cat |
| 14 | an open cell |
| 15 to 20 | the slot of this goal |

The vector is the rest of the flat observation, from `tokens` on.
"""

from typing import Any

import numpy as np
from gymnasium import spaces

from calico.envs.observations import Observation, layout, observation_size, parts
from calico.rules import GOAL_SLOTS, PATCH_CELLS, WIDTH, Name

PLANES = 21
"""Planes of each seat."""


class Look(Name):
    """The forms of an observation."""

    FLAT = "flat"  # one array
    PLANES = "planes"  # a dictionary of `planes` and `vector`


def planes(observation: Observation, players: int) -> dict[str, Observation]:
    """An observation, or many in its last axis, as planes and a vector; the vector shares its memory."""
    part = parts(observation, players)
    ahead = observation.shape[:-1]
    pictures = np.zeros((*ahead, players, PLANES, WIDTH * WIDTH), dtype=np.uint8)
    pictures[..., :12, :] = part["quilts"].swapaxes(-1, -2)
    pictures[..., 12:14, :] = part["scored"].swapaxes(-1, -2)
    inner = list(PATCH_CELLS)
    pictures[..., 14, inner] = ~part["quilts"][..., inner, :6].any(axis=-1)
    pictures[..., 15:, list(GOAL_SLOTS)] = part["goals"].swapaxes(-1, -2)
    vector = observation[..., layout(players)["tokens"][0] :]
    return {"planes": pictures.reshape(*ahead, players * PLANES, WIDTH, WIDTH), "vector": vector}


def observation_space(look: Look, players: int) -> spaces.Space[Any]:
    """What observations of this form are."""
    flat = spaces.Box(0, 255, (observation_size(players),), np.uint8)
    if look is Look.FLAT:
        return flat
    rest = observation_size(players) - layout(players)["tokens"][0]
    return spaces.Dict(
        {
            "planes": spaces.Box(0, 1, (players * PLANES, WIDTH, WIDTH), np.uint8),
            "vector": spaces.Box(0, 255, (rest,), np.uint8),
        }
    )


def shown(observation: Observation, look: Look, players: int) -> Any:
    """The flat observation in the form that is asked for."""
    return observation if look is Look.FLAT else planes(observation, players)
