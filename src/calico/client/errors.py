"""Why a bot that plays over the network is refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "bot-file": "{path} does not define a player: it needs a class or an object called “player”.",
        "server-address": "“{url}” is not the address of a server, which begins with http:// or https://.",
        "server-unreachable": "The server at {url} can't be reached.",
    }
)
