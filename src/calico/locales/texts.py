"""Texts of one language by message id, falling back to English message by message."""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from calico.locales.languages import DEFAULT_LANGUAGE
from calico.rules import Achievement, AchievementMode, Cat, Color, Name, Patch, Token

_FOLDER = Path(__file__).parent
_PREFIXES = {  # the rest is the game's
    "cli-": "cli",
    "analysis-": "analysis",
    "server-": "server",
    "error-": "errors",
    "reason-": "errors",
    "nothing": "errors",
}
Argument = str | int | float


class Texts:
    """Everything that people read, in one language: `texts("points", count=3)`.

    Files are read when the first of their messages is asked for. No invisible marks stand around arguments.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, message_id: str, /, **arguments: Argument) -> str:
        """The text of a message; one that no language has is a mistake of the caller's."""
        text = self.find(message_id, **arguments)
        if text is None:
            raise KeyError(f"no message {message_id!r}")
        return text

    def find(self, message_id: str, /, **arguments: Argument) -> str | None:
        """The text of a message, or None if there is none: for names that come from elsewhere."""
        bundle = self._bundle(_file_of(message_id))
        if not bundle.has_message(message_id):
            return None if self._fallback is None else self._fallback.find(message_id, **arguments)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, member: Name) -> str:
        """The text of one of the rulebook's names."""
        return self(f"{_kebab(type(member).__name__)}-{member.value}")

    def patch(self, patch: Patch) -> str:
        """A patch by colour and pattern."""
        return self(f"patch-{patch.pattern.value}", color=self.name(patch.color))

    def token(self, token: Token) -> str:
        """What a placement earned: a cat, a button or the rainbow."""
        return self(f"button-{token.value}") if isinstance(token, Color) else self.name(token)

    def tokens(self, tokens: Sequence[Token]) -> str:
        """Everything that a placement earned."""
        return self.list([self.token(token) for token in tokens]) if tokens else self("nothing")

    def cat_needs(self, cat: Cat) -> str:
        """What a cat needs."""
        return self(f"cat-{cat.value}-needs")

    def achievement(self, achievement: Achievement) -> str:
        """One of the thirty."""
        if achievement.mode is AchievementMode.SCENARIO:
            return self("scenario", number=achievement.name)
        kind = "restriction" if achievement.mode is AchievementMode.RESTRICTION else "normal"
        return self(f"{kind}-{achievement.name}")

    def player(self, name: str) -> str:
        """The name of a player that is a program; its own name if the languages do not know it."""
        return self.find(f"player-{name}") or name

    def player_description(self, name: str, description: str) -> str:
        """What such a player is like; its own description if the languages do not know it."""
        return self.find(f"player-{name}-description") or description

    def list(self, items: Sequence[str], *, one_of: bool = False) -> str:
        """Items one after the other as people write them: `a, b and c`; with `one_of`, `a, b or c`."""
        if len(items) < 2:
            return "".join(items)
        return self("list-or" if one_of else "list-and", first=", ".join(items[:-1]), last=items[-1])

    def decimal(self, value: float, *, signed: bool = False) -> str:
        """A number with one digit after the decimal mark; with its sign in any case if it is `signed`."""
        return format_decimal(round(value, 1) + 0.0, "+0.0;-0.0" if signed else "0.0", locale=self.language)

    @cached_property
    def _fallback(self) -> "Texts | None":
        return None if self.language == DEFAULT_LANGUAGE else texts(DEFAULT_LANGUAGE)

    def _bundle(self, file: str) -> FluentBundle:
        if file not in self._bundles:
            bundle = FluentBundle([self.language], use_isolating=False)
            for part in ("game", file) if file == "errors" else (file,):  # errors name cats and goals
                path = _FOLDER / self.language / f"{part}.ftl"
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._bundles[file] = bundle
        return self._bundles[file]


@cache
def texts(language: str) -> Texts:
    """The texts of a language; read once."""
    return Texts(language)


def _file_of(message_id: str) -> str:
    return next((file for prefix, file in _PREFIXES.items() if message_id.startswith(prefix)), "game")


@cache
def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
