"""Every reason for which the library refuses something, each with a stable code.

The English sentences stand here so that the library needs nothing else; translations are keyed by the same codes.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

MESSAGES: Mapping[str, str] = MappingProxyType(
    {
        # names
        "unknown-name": "There is no {kind} called '{name}'; choose one of: {choices}.",
        "did-you-mean": "Did you mean '{name}'?",
        "value-type": "'{field}' must be of the type {expected}, not {value}.",
        # options
        "players-count": "A game has 1 to 4 players, not {players}.",
        "lower-variance-players": "Lower variance is for 1 or 2 players, not {players}.",
        "family-beginner": "The family variant uses the standard setup, not the beginner setup.",
        "scenario-unknown": "Scenarios are numbered 1 to 10; there is no scenario {scenario}.",
        "scenario-beginner": "A scenario brings its own cats and goals, so it does not go with the beginner setup.",
        "scenario-family": "A scenario scores its goals, so it does not go with the family variant.",
        "scenario-restriction": "A scenario does not go with a restriction.",
        "scenario-chosen-cats": "A scenario brings its own cats, so cats can't be chosen.",
        "beginner-chosen-cats": "The beginner setup brings its own cats, so cats can't be chosen.",
        # setup
        "cats-count": "Three cats are in play, not {count}.",
        "cats-same-tile": "{first} and {second} are two sides of one tile and can't both be in play.",
        "cats-twice": "{cat} can be in play only once.",
        "cats-beginner": "The beginner setup is played with Millie, Tibbit and Coconut.",
        "cats-scenario": "Scenario {scenario} is played with {cats}.",
        "patterns-dealt": "Each of the six patterns belongs to exactly one cat, two patterns to each.",
        "name-unfit": "The name of seat {seat} must have 1 to {longest} visible characters.",
        "boards-count": "{players} players need {players} boards, not {count}.",
        "board-twice": "The {board} board can serve only one player.",
        "offer-missing": "Seat {seat} needs an offer of four different goals.",
        "offer-unexpected": "Seat {seat} has a goal offer, but this setup makes none.",
        "goals-beginner": "In the beginner setup the goals are different, aa-bb-cc and aaa-bbb, in this order.",
        "goals-scenario": "Scenario {scenario} is played with the goals {goals}.",
        "goals-from-offer": "Seat {seat} must keep three different goals of its offer.",
        "goals-partly-chosen": "Either every seat has chosen its goals or none has.",
        # play
        "wrong-phase": "This is not possible now: the game waits for '{phase}'.",
        "event-unknown": "A game goes on by Choose, Draw, Place, Take or a whole Move, not by {event}.",
        "seat-unknown": "There is no seat {seat}.",
        "patch-not-yours": "{patch} is not among the patches that you may place.",
        "cell-not-patchable": "{cell} is not a cell for patches.",
        "cell-taken": "{cell} is already covered.",
        "restriction-adjacent": "{cell} does not touch a patch that you placed before.",
        "restriction-same_color": "{cell} does not touch a patch of the colour {color}.",
        "restriction-same_pattern": "{cell} does not touch a patch of the pattern {pattern}.",
        "position-unknown": "The market has the positions 1, 2 and 3, not {position}.",
        "position-other-patch": "Position {position} does not hold the patch that you placed.",
        "supply-empty": "The supply is empty.",
        "patch-not-in-supply": "No {patch} is left in the supply.",
        "spectator": "A spectator has no seat at this table.",
        "game-not-over": "The game is not over yet.",
        # players
        "player-unknown": "There is no player called '{name}'; choose one of: {choices}.",
        "player-broken": "The player '{name}' can't be loaded: {reason}.",
        "bot-failed": "The bot '{bot}' failed: {reason}",
        "bot-failed-in-game": "The bot '{bot}' failed in game {game} of seed {seed}: {reason}",
        # notation
        "text-unreadable": "This is not a {what}: '{text}'.",
        "position-part": "The position's {part} '{text}' can't be read.",
        "position-parts": "A position has {expected} parts divided by '~', not {count}.",
        "position-version": "A position starts with '{expected}', not '{text}'.",
        "position-cells": "A quilt has 22 cells for patches, not {count}: '{text}'.",
        "position-patches": "There are too many {patch}: {count}, and the game has {copies}.",
        "position-turns": "The quilts hold {counts} patches, which does not fit to '{phase}' of seat {seat}.",
        "position-hand": "Seat {seat} holds {count} patches, not {expected}.",
        "position-goals": "The goals of seat {seat} do not fit to what the game waits for.",
        "position-market": "The market does not fit to what the game waits for.",
        "position-token": "The quilt of seat {seat} can't have earned this: {token} on {cell}.",
        "position-token-missing": "The quilt of seat {seat} lacks a token that it must have earned: {token}.",
        "position-discarded": "{count} patches are discarded, but {expected} must be.",
        # records
        "record-json": "This is not JSON: line {row}, column {column}.",
        "record-key-twice": "'{key}' stands twice in one object.",
        "record-not-object": "A record is a JSON object.",
        "record-format": "This is not a calico-record.",
        "record-version": "Only version 1 of calico-record can be read, not {version}.",
        "record-missing": "The record lacks '{path}'.",
        "record-type": "'{path}' must be of the type {expected}.",
        "record-name": "'{path}' is '{name}', but must be one of: {choices}.",
        "record-supply": "The supply must hold each of the 36 patches {copies} times, {total} in all.",
        "record-no-goals": "The record does not say which goals seat {seat} has chosen.",
        "record-seat": "It is the turn of seat {expected}, not of seat {seat}.",
        "record-earned": "This placement earns {expected}, not {earned}.",
        "record-over": "The game was over before this move.",
        "record-result-early": "The record has a result, but the game is not over.",
        "record-result": "The result must be {expected}, not {result}.",
        "record-empty": "There is no record in this file.",
        "file-unreadable": "{path} can't be read: {reason}.",
        # achievements
        "chart-full": "A chart has room for six players.",
        "chart-name-empty": "A player on the chart needs a name.",
        "chart-player-unknown": "{player} is not on this chart.",
        "chart-player-twice": "{player} is on this chart already.",
        "chart-marked": "{player} has marked this achievement already.",
        "chart-game-marked": "{player} has marked something for this game already.",
        "chart-not-offered": "This game does not offer this achievement to this seat.",
        "chart-scenario-order": "Alone, scenario {scenario} comes after scenario {before}.",
        "chart-player-missing": "There is no such player on your chart.",
        "chart-unreadable": "This is not a chart that can be read.",
        "mode-normal": "A normal achievement needs 2 to 4 players and standard setup, no variant or restriction.",
        "mode-restriction": "A restriction achievement needs 2 to 4 players, standard setup, a restriction.",
        "mode-scenario": "A scenario achievement needs a scenario.",
        # pictures
        "png-width": "A picture is 1 to {most} pixels wide, not {width}.",
        "picture-suffix": "A picture is saved as .svg or .png, not '{suffix}'.",
        "picture-prefix": "Ids begin with a letter and hold letters, digits, '-' and '_' only, unlike '{prefix}'.",
        # tables of the server
        "table-unknown": "There is no such table.",
        "table-unreadable": "This game can't be read; the server's log says why. Your other games are not affected.",
        "not-seated": "You have no seat at this table.",
        "not-host": "Only the host of the table may do this.",
        "not-your-turn": "It is not your turn.",
        "seat-not-free": "This seat is not free.",
        "no-free-seat": "No seat is free at this table.",
        "already-seated": "You sit at this table already.",
        "kicked-out": "The host has sent you away from this table.",
        "already-started": "The game has begun already.",
        "not-started": "The game has not begun yet.",
        "already-over": "The game is over.",
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
        "chat-too-fast": "You are writing too fast; wait {seconds} seconds.",
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
            "Bots have been thinking for you for {most} minutes within an hour; try again in {minutes} minutes, "
            "or play without bots."
        ),
        "bot-time-of-address": (
            "Bots have been thinking for {most} minutes within an hour for people on your network; try again in "
            "{minutes} minutes, or play without bots."
        ),
        "account-unknown": "There is no account of this name.",
        "invited-twice": "{account} sits at this table already, or is invited.",
        "not-invited": "No seat is kept for you at this table.",
        "seat-plan-bot": "Seat {seat} is for a bot, so it needs the name of one.",
        "seat-plan-name": "Seat {seat} is at the host's screen, so it needs a name.",
        "seat-plan-extra": "Seat {seat} is for {kind}, so it can't have '{field}'.",
        "first-unknown": "There is no seat {seat} that could begin.",
        # people of the server
        "person-name-unfit": "A name has 1 to 40 visible characters.",
        "name-reserved": "This name is reserved; choose another one.",
        "account-exists": "You have an account already.",
        "account-taken": "This account name is taken.",
        "passphrase-short": "A passphrase has at least {shortest} characters.",
        "passphrase-wrong": "This account name and this passphrase do not belong together.",
        "account-needed": "This needs an account; a guest must name one.",
        "passkeys-unavailable": "Passkeys work where this server has a name: on localhost, or with the setting 'site'.",
        "passkey-expired": "This took too long, or was done already; begin again.",
        "passkey-refused": "This passkey does not open an account here.",
        "passkey-known": "This passkey is registered already.",
        "passkey-unknown": "There is no such passkey.",
        "passkeys-full": "There are {most} passkeys already; remove one first.",
        "last-proof": "Nothing else opens this account: add a passphrase or another passkey first.",
        "tokens-full": "There are {most} tokens already; take one back first.",
        "token-unknown": "There is no such token.",
        "game-hidden": "The record of a game that is not over is not shown: it holds what lies face down.",
        "turn-unknown": "The game has had {moves} turns so far.",
        "push-unfit": "This can't be the address of a browser at its push service.",
        "mark-not-yours": "You did not play this seat to the end.",
        "setting-unknown": "There is no setting '{name}'; the settings are: {choices}.",
        "setting-misspelt": "There is no setting '{name}'; did you mean '{guess}'?",
        "setting-range": "The setting '{name}' must be a whole number from {least} to {most}, not '{value}'.",
        "setting-whole": "The setting '{name}' must be a whole number, {least} or more, not '{value}'.",
        "setting-number": "The setting '{name}' must be a number, {least} or more, not '{value}'.",
        "setting-switch": "The setting '{name}' must be true or false, not '{value}'.",
        "setting-choice": "The setting '{name}' must be one of {choices}, not '{value}'.",
        "setting-list": "The setting '{name}' must be a list of texts.",
        "setting-text": "The setting '{name}' must be a text.",
        "setting-database": "The setting 'database' must be a file or an address such as postgresql://user@host/name.",
        "setting-site": "The setting '{name}' must be an address such as https://quilts.example, not '{value}'.",
        "setting-networks": "The setting '{name}' takes comma-separated IP addresses and networks or *, not '{value}'.",
        "setting-contact": "The setting '{name}' must be an address that begins with mailto: or https:, not '{value}'.",
        "database-in-use": "{path} is in use by another server; stop that one first, or choose another database.",
        "server-not-started": "The server can't start on {host}, port {port}; its log says why.",
        "export-line": "Line {line} is not part of a server's export.",
        "import-not-empty": "A server's export can be read only into an empty database.",
        "backup-postgresql": "A PostgreSQL database is backed up with pg_dump.",
        "bot-file": "{path} does not define a player: it needs a class or an object called 'player'.",
        "bot-answer": "The bot's answer can't be used: {reason}",
        "server-address": "'{url}' is not the address of a server, which begins with http:// or https://.",
        "server-unreachable": "The server at {url} can't be reached.",
        # requests to the server
        "message-unreadable": "This message can't be read: {reason}",
        "message-too-large": "A message has at most {most} bytes.",
        "hello-first": "The first message must be 'hello'.",
        "hello-twice": "There was a 'hello' already.",
        "protocol-version": "This server speaks version {version} of the protocol.",
        "too-many-tables": "A connection follows at most {most} tables.",
        "too-many-requests": "Too many requests; try again in {seconds} seconds.",
        "too-many-log-ins": "Too many attempts to sign in to this account; try again in {seconds} seconds.",
        "not-signed-in": "This needs a guest, an account or a token.",
        "token-invalid": "This token is not valid (any more).",
        "scope-missing": "This token lacks the scope '{scope}'.",
        "origin-refused": "Requests from this origin are refused.",
        "header-missing": "A request that changes something needs the header 'X-Calico'.",
        "route-unknown": "There is nothing here.",
        "method-unknown": "This method is not possible here.",
        "store-unavailable": "The server can't save or read right now; nothing was changed. Try again.",
        "text-unstorable": "This text holds a character that can't be saved; remove it and try again.",
        "server-error": "Something went wrong in the server; it is in its log.",
        "server-stopping": "The server is being stopped; connect again.",
        # kernel
        "kernel-phase": "The kernel plays from the first placement on; this game waits for '{phase}'.",
        "kernel-position": "This position can't come about in play, so the kernel does not take it.",
        "kernel-supply": "The supply must hold exactly the patches that lie nowhere on the table.",
        "kernel-array": "{what} must be {expected}, not {got}.",
        "kernel-corrupt": "Row {row} is not a game: word {word} ({name}) can't be {value}.",
        "kernel-action": "Action {action} is not legal in row {row}.",
        "kernel-number": "{what} must be a whole number from {least} to {most}, not {value}.",
        "plan-goals-count": "{players} players need goals for {players} seats, not for {count}.",
        # environments and simulation
        "action-illegal": "Action {action} is not legal for this seat now.",
        "reward-solo": "The reward '{reward}' needs rivals, and nobody plays against one who plays alone.",
        "reward-scenario": "The reward '{reward}' needs a scenario, for nothing else can be passed.",
        "opponents-seat": "The learner's seat must be 0 to {most}, or None for any, not {seat}.",
        "env-not-reset": "Reset the environment before the first step, and after the last one.",
        "package-missing": "The package '{package}' is missing; in Calico's folder, run: pip install '.[{extra}]'",
        "cluster-unreachable": "The cluster '{address}' can't be reached: {reason}",
        "cluster-lost": "The cluster gave up on games {first} to {last}: {reason}",
        # players that learned, and matches
        "arena-match": "A match needs two or more deals and different players, alone or in pairs.",
        "arena-file": "'{path}' is not a file of match results, or it is damaged.",
        "arena-other": "'{path}' holds another match: other players, options, seed or time.",
        "analysis-aim": "This game has no chance of that kind to look at: {aim}.",
        "analysis-move": "The move to look at is not legal here.",
        "analysis-unfinished": "Only a finished game can be reviewed; look at one of its positions instead.",
        "weights-unreadable": "The weights in '{path}' can't be read: {reason}",
        "weights-version": "The weights in '{path}' were made for another version of these players.",
        "weights-damaged": "The weights in '{path}' are damaged.",
        "training-recipe": "The checkpoint '{path}' was made by another recipe: use another folder or the same recipe.",
    }
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: a stable code and the details that its sentence names."""

    code: str
    details: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, **details: str | int) -> "Problem":
        """The problem `code` with its details by name."""
        return cls(code, tuple(details.items()))

    def __str__(self) -> str:
        return MESSAGES[self.code].format(**dict(self.details))


class CalicoError(ValueError):
    """Base of everything that this library refuses; `problems` holds each reason."""

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__(" ".join(str(problem) for problem in self.problems))

    @property
    def code(self) -> str:
        """The stable code of the first reason."""
        return self.problems[0].code

    def __reduce__(self) -> tuple[object, ...]:
        """Refusals travel between processes; Python would rebuild them from their sentence."""
        return type(self), (self.problems,), self.__dict__


class SetupError(CalicoError):
    """A setup or options that the rules do not allow; carries every problem at once."""


class IllegalMove(CalicoError):
    """An event that the rules do not allow in this position."""


class ChartError(CalicoError):
    """A mark that the achievement chart does not allow."""
