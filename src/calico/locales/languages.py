"""Which language a person reads."""

from collections.abc import Mapping

LANGUAGES = ("en", "fr", "de", "pl", "ru")
DEFAULT_LANGUAGE = "en"
VARIABLES = ("CALICO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or else the first one that the environment names; what is unknown becomes English.

    Takes codes and locale names alike: `fr`, `fr_CA.UTF-8`, `pl-PL`.
    """
    for value in (wanted, *(environ.get(name) for name in VARIABLES)):
        if value:
            return find_language(value) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def find_language(name: str) -> str | None:
    """The language of a code or a locale's name; None if it is not one of ours."""
    code = name.replace("-", "_").split(".")[0].split("_")[0].lower()
    return code if code in LANGUAGES else None
