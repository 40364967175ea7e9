"""Playing over the network: what a bot's author needs beside the rules, without the server."""

from calico.client import errors as errors
from calico.extras import needing

with needing("client"):
    from calico.client.bot import MOST_TABLES, PROTOCOL, NetworkBot
    from calico.client.minds import Mind, PlayerMind, ProgramMind, load_player

__all__ = ["MOST_TABLES", "PROTOCOL", "Mind", "NetworkBot", "PlayerMind", "ProgramMind", "load_player"]
