"""The five languages: Fluent files, one folder a language, shared by everything that people read."""

from calico.locales.explain import explain, explain_os_error
from calico.locales.languages import DEFAULT_LANGUAGE, LANGUAGES, choose_language, find_language
from calico.locales.texts import Texts, texts

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Texts",
    "choose_language",
    "explain",
    "explain_os_error",
    "find_language",
    "texts",
]
