"""Text for terminals that know no more than ASCII: signs and letters become what a typewriter would have."""

import codecs
import unicodedata

from calico.locales import Texts
from calico.locales.texts import Argument

NAME = "calico-ascii"
"""The way to handle letters that a stream can't write, for `reconfigure(errors=…)`."""

_SIGNS = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'",
    "–": "-", "—": "-", "−": "-", "…": "...", "±": "+-", "×": "x", "≠": "!=", "→": "->", "←": "<-",
    "●": "o", "○": ".", "★": "*", "✓": "+", "✗": "-", "█": "#", "━": "-", "╸": "-", "╺": "-", "µ": "u",
    "ß": "ss", "ł": "l", "Ł": "L", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    "œ": "oe", "Œ": "Oe", "æ": "ae",
}  # fmt: skip
_CYRILLIC = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya".replace("-", "").split(" "),
        strict=True,
    )
)


def to_ascii(text: str) -> str:
    """The text in ASCII, as near as it can be read; a letter of which nothing is known becomes `?`."""
    return "".join(_letter(letter) for letter in text)


def _letter(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in _SIGNS:
        return _SIGNS[letter]
    if (small := letter.lower()) in _CYRILLIC:
        return _CYRILLIC[small] if small == letter else _CYRILLIC[small].capitalize()
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return plain or "?"


def _instead(error: UnicodeError) -> tuple[str, int]:
    if isinstance(error, UnicodeDecodeError):
        return "�", error.end
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_ascii(error.object[error.start : error.end]), error.end


codecs.register_error(NAME, _instead)


class AsciiTexts(Texts):
    """The texts of a language in ASCII, so that tables are laid out by what is really written."""

    def find(self, message_id: str, /, **arguments: Argument) -> str | None:
        """The text of a message, or None if there is none."""
        text = super().find(message_id, **arguments)
        return None if text is None else to_ascii(text)
