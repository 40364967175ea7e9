"""Why the server refuses something."""

import calico.notation.errors  # noqa: F401  # the server refuses files as the notation does
from calico.rules import declare

REFUSALS = declare(
    {
        # tables
        "table-unknown": "There is no such table.",
        "table-unreadable": "This game can't be read; the server's log says why. Your other games are not affected.",
        "not-seated": "You have no seat at this table.",
        "not-host": "Only the host of the table may do this.",
        "seat-not-free": "This seat is not free.",
        "no-free-seat": "No seat is free at this table.",
        "already-seated": "You sit at this table already.",
        "kicked-out": "The host has sent you away from this table.",
        "already-started": "The game has begun already.",
        "not-started": "The game has not begun yet.",
        "seats-open": "The game can begin when every seat is taken.",
        "table-closed": "Everybody has left this table.",
        "nothing-to-undo": "There is nothing to undo: only a placement can be undone, until the market is taken.",
        "nobody-there": "Nobody sits on seat {seat} who could be sent away or replaced.",
        "not-replaced": "No bot plays for you.",
        "has-resigned": "You have given this seat away for good.",
        "chat-off": "The host has switched free chat off; the presets still work.",
        "chat-empty": "Say either a text or a preset.",
        "chat-players": "The host has switched chat off; only players may send presets.",
        "chat-full": "The chat of this table is full; go on talking at the next one.",
        "chat-too-fast": "You are writing too fast; wait {seconds} s.",
        "muted": "The host has muted you at this table.",
        "line-unknown": "This line is no longer in the chat.",
        "not-spectator": "Only spectators can be muted or removed.",
        "table-full": "Too much has happened at this table; only moves are possible from now on.",
        "rematch-exists": "There is a rematch already.",
        "tables-of-person": "You have {most} unfinished games; finish or leave one before you create another.",
        "tables-of-address": (
            "There are {most} unfinished games on your network; finish or leave one first, or ask whoever runs "
            "this server to allow more."
        ),
        "bots-of-person": (
            "Your unfinished games may have {most} bots in all; finish one of them first, or choose fewer bots."
        ),
        "bots-of-address": (
            "The unfinished games on your network may have {most} bots in all; finish one of them first, choose "
            "fewer bots, or ask whoever runs this server to allow more."
        ),
        "bot-time-of-person": (
            "Bots have been thinking for you for {most} minutes within an hour; try again in {minutes} min, or "
            "play without bots."
        ),
        "bot-time-of-address": (
            "Bots have been thinking for {most} minutes within an hour for people on your network; try again in "
            "{minutes} min, or play without bots."
        ),
        "invited-twice": "{account} sits at this table already, or is invited.",
        "not-invited": "No seat is kept for you at this table.",
        "seat-plan-bot": "Seat {seat} is for a bot, so it needs the name of one.",
        "seat-plan-name": "Seat {seat} is at the host's screen, so it needs a name.",
        "seat-plan-extra": "Seat {seat} is for “{kind}”, so it can't have “{field}”.",
        "first-unknown": "There is no seat {seat} that could begin.",
        # people
        "account-unknown": "There is no account of this name.",
        "person-name-unfit": "A name has 1 to 40 visible characters.",
        "name-reserved": "This name is reserved. Choose another one.",
        "account-exists": "You have an account already.",
        "account-taken": "This account name is taken.",
        "passphrase-short": "A passphrase has at least {shortest} characters.",
        "passphrase-wrong": "This account name and this passphrase do not belong together.",
        "account-needed": "This needs an account; a guest must name one.",
        "passkeys-unavailable": "Passkeys work where this server has a name: on localhost, or with the setting “site”.",
        "passkey-expired": "This took too long, or was done already; begin again.",
        "passkey-refused": "This passkey does not open an account here.",
        "passkey-known": "This passkey is registered already.",
        "passkey-unknown": "There is no such passkey.",
        "passkeys-full": "There are {most} passkeys already; remove one first.",
        "last-proof": "Nothing else opens this account: add a passphrase or another passkey first.",
        "tokens-full": "There are {most} tokens already; take one back first.",
        "token-unknown": "There is no such token.",
        "push-unfit": "This can't be the address of a browser at its push service.",
        # games and charts
        "game-hidden": "The record of a game that is not over is not shown: it holds what lies face down.",
        "mark-not-yours": "You did not play this seat to the end.",
        "chart-player-missing": "There is no such player on your chart.",
        # settings and running
        "setting-unknown": "There is no setting “{name}”; the settings are: {choices}.",
        "setting-misspelt": "There is no setting “{name}”; did you mean “{guess}”?",
        "setting-range": "The setting “{name}” must be a whole number from {least} to {most}, not “{value}”.",
        "setting-whole": "The setting “{name}” must be a whole number, {least} or more, not “{value}”.",
        "setting-number": "The setting “{name}” must be a number, {least} or more, not “{value}”.",
        "setting-switch": "The setting “{name}” must be true or false, not “{value}”.",
        "setting-choice": "The setting “{name}” must be one of {choices}, not “{value}”.",
        "setting-list": "The setting “{name}” must be a list of texts.",
        "setting-text": "The setting “{name}” must be a text.",
        "setting-database": "The setting “database” must be a file or an address such as postgresql://user@host/name.",
        "setting-site": "The setting “{name}” must be an address such as https://quilts.example, not “{value}”.",
        "setting-networks": (
            "The setting “{name}” takes comma-separated IP addresses and networks, or *, not “{value}”."
        ),
        "setting-contact": "The setting “{name}” must be an address that begins with mailto: or https:, not “{value}”.",
        "database-in-use": "{path} is in use by another server; stop that one first, or choose another database.",
        "server-not-started": "The server can't start on {host}, port {port}; its log says why.",
        "export-line": "Line {line} is not part of a server's export.",
        "import-not-empty": "A server's export can be read only into an empty database.",
        "backup-postgresql": "A PostgreSQL database is backed up with pg_dump.",
        # messages and requests
        "message-unreadable": "This message can't be read: {reason}",
        "message-too-large": "A message has at most {most} bytes.",
        "hello-first": "The first message must be “hello”.",
        "hello-twice": "There was a “hello” already.",
        "protocol-version": "This server speaks version {version} of the protocol.",
        "too-many-tables": "A connection follows at most {most} tables.",
        "too-many-requests": "Too many requests; try again in {seconds} s.",
        "too-many-log-ins": "Too many attempts to sign in to this account. Try again in {seconds} s.",
        "not-signed-in": "This needs a guest, an account or a token.",
        "token-invalid": "This token is not valid (any more).",
        "scope-missing": "This token lacks the scope “{scope}”.",
        "origin-refused": "Requests from this origin are refused.",
        "header-missing": "A request that changes something needs the header “X-Calico”.",
        "route-unknown": "There is nothing here.",
        "method-unknown": "This method is not possible here.",
        "store-unavailable": "The server can't save or read right now; nothing was changed. Try again.",
        "text-unstorable": "This text holds a character that can't be saved; remove it and try again.",
        "server-error": "Something went wrong in the server; it is in its log.",
        "server-stopping": "The server is being stopped; connect again.",
    }
)
