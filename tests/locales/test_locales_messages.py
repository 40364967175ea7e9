"""The five languages say the same things, and say everything that can happen."""

import ast
import string
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import calico
from calico.analysis import REASONS
from calico.locales import LANGUAGES, Texts, choose_language, explain, explain_os_error, texts
from calico.notation import NotationError, RecordError, parse_cell, parse_record
from calico.players import player_names
from calico.rules import (
    ACHIEVEMENTS,
    ALL_PATCHES,
    AchievementMode,
    Board,
    CalicoError,
    Cat,
    Color,
    DecidedBy,
    Goal,
    GoalValues,
    Mode,
    Name,
    Normal,
    Objective,
    Pattern,
    Phase,
    Problem,
    Rainbow,
    Restriction,
    Title,
    Variant,
)
from refusals import declarations

SOURCE = Path(calico.__file__).parent
SENTENCES = {code: sentence for declared in declarations().values() for code, sentence in declared.items()}
FILES = sorted(path.stem for path in (SOURCE / "locales" / "en").glob("*.ftl"))
KINDS: tuple[type[Name], ...] = (
    Color, Pattern, Cat, Goal, Board, Mode, Variant, Restriction, Objective, Normal, Title, DecidedBy, GoalValues,
    Phase, Rainbow, AchievementMode,
)  # fmt: skip
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "de": {"one", "other"}}
FULL = {"one", "few", "many", "other"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "locales" / language / f"{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message_with_the_same_variables(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]) == variables(message), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_with_its_own_details(language: str) -> None:
    found = messages(language, "errors")
    for code, sentence in SENTENCES.items():
        details = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        assert variables(found[f"error-{code}"]) == details, code
    codes = {name.removeprefix("error-") for name in found if name.startswith("error-")}
    assert codes - set(SENTENCES) == {"at-line", "at-move"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_rulebook_has_a_text(language: str) -> None:
    found = messages(language, "game")
    told = Texts(language)
    for kind in KINDS:
        for member in kind:
            match member:
                case Objective():
                    text = told(f"objective-{member.value}", target=1)
                case DecidedBy():
                    text = told(f"decided-by-{member.value}", winners="Ari")
                case _:
                    text = told.name(member)
            assert text.strip()
    for achievement in ACHIEVEMENTS:
        assert told.achievement(achievement)
    assert len({told.patch(patch) for patch in ALL_PATCHES}) == len(ALL_PATCHES)
    for name in player_names():
        assert f"player-{name}" in found
        assert f"player-{name}-description" in found


def _literals() -> set[str]:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_message_is_unused() -> None:
    from typer.main import get_command

    from calico.cli.app import build
    from calico.cli.options import OPTIONS
    from calico.cli.terminal import Terminal
    from calico.cli.typed import WORDS

    used = _literals()
    kinds_of_text = ("argument", "default", "metavar")  # `option` and `argument` put these names together
    used |= {f"cli-{kind}-{literal}" for kind in kinds_of_text for literal in _literals()}
    used |= {f"error-{code}" for code in SENTENCES} | {f"cli-words-{word}" for word in WORDS}
    kinds = {DecidedBy: "decided-by", GoalValues: "goal-values", AchievementMode: "achievement-mode"}
    for kind in KINDS:
        used |= {f"{kinds.get(kind, kind.__name__.lower())}-{member.value}" for member in kind}
    used |= {f"patch-{pattern.value}" for pattern in Pattern} | {f"button-{color.value}" for color in Color}
    used |= {f"cat-{cat.value}-needs" for cat in Cat} | {f"goal-{goal.value}-explained" for goal in Goal}
    used |= {f"restriction-{restriction.value}-explained" for restriction in Restriction}
    used |= {f"player-{name}{end}" for name in player_names() for end in ("", "-description")}
    source = (SOURCE / "locales" / "explain.py").read_text(encoding="utf-8")
    used |= {f"reason-{word}" for word in _literals() if f'"{word}"' in source}
    used |= {f"analysis-reason-{key}" for key in REASONS}
    app = get_command(build(Terminal(texts("en"))))
    commands = dict(getattr(app, "commands"))  # noqa: B009 (the type is typer's own)
    for group in [name for name, command in commands.items() if hasattr(command, "commands")]:
        commands |= {f"{group}-{name}": sub for name, sub in commands[group].commands.items()}
    for name in commands:
        used |= {f"cli-help-{name}", f"cli-help-{name}-examples"}
    told = {option for command in (app, *commands.values()) for param in command.params for option in param.opts}
    assert set(OPTIONS) - told == set(), "an option that no command has"
    used |= {f"cli-option-{option.removeprefix('--')}" for option in told}
    read_here = [
        file for file in FILES if file not in ("web", "broken")
    ]  # the page's own messages are read by the page
    unused = {name for file in read_here for name in messages("en", file)} - used
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    for file in FILES:
        for name, message in messages(language, file).items():
            for variants in _plural_variants(message):
                allowed = PLURALS.get(language, FULL)
                assert variants <= allowed, name
                if name.startswith(("points", "objective-", "cli-score-", "cli-ask-remove")):
                    assert variants == allowed, name


def _plural_variants(message: ftl.Message) -> list[set[str]]:
    found = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (fluent's name)
            keys = {
                key.name if isinstance(key := variant.key, ftl.Identifier) else key.value for variant in node.variants
            }
            if "one" in keys:
                found.append(keys)

    Selects().visit(message)
    return found


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", ["1 point", "2 points", "5 points", "22 points"]),
        ("fr", ["1 point", "2 points", "5 points", "22 points"]),
        ("de", ["1 Punkt", "2 Punkte", "5 Punkte", "22 Punkte"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "22 очка"]),
    ],
)
def test_points_are_counted_as_people_do(language: str, spoken: list[str]) -> None:
    assert [texts(language)("points", count=count) for count in (1, 2, 5, 22)] == spoken


def test_teens_are_many_in_polish_and_russian() -> None:
    assert texts("pl")("points", count=12) == "12 punktów"
    assert texts("ru")("points", count=11) == "11 очков"
    assert texts("ru")("points", count=21) == "21 очко"
    assert texts("pl")("points", count=21) == "21 punktów"


def test_each_edition_has_its_own_names() -> None:
    german = texts("de")
    names = [german.name(cat) for cat in Cat]
    assert names == ["Emy", "Lilly", "Mimmi", "Luna", "Wuschel", "Mauze", "Felix", "Billie", "Moritz", "Mausi"]
    assert texts("fr").name(Title.HOBBY) == "Quilter du dimanche"
    assert texts("pl").name(Title.BUDDING) == "Początkujący kołdernik"
    assert texts("ru").name(Title.MASTER_QUILTER) == "Мастер по квилту"
    assert texts("pl").name(Pattern.QUATREFOIL) == "maswerk"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_marks_stand_around_arguments(language: str) -> None:
    sentence = explain(CalicoError(Problem.of("cats-twice", cat="leo")), texts(language))
    assert not set(sentence) & {"\u2066", "\u2067", "\u2068", "\u2069"}


def test_refusals_name_things_in_the_readers_language() -> None:
    german = texts("de")
    same = CalicoError(Problem.of("cats-same-tile", first="millie", second="callie"))
    assert explain(same, german).startswith("Emy und Mauze sind")
    earned = CalicoError(Problem.of("record-earned", expected="millie, pink", earned="nothing"))
    assert explain(earned, german) == "Dieses Plättchen bringt Emy und Knopf in Pink, nicht nichts."
    assert "fuksja w winorośl" in explain(CalicoError(Problem.of("patch-not-yours", patch="pink:vines")), texts("pl"))
    goals = CalicoError(Problem.of("goals-scenario", scenario=1, goals="different, aa-bb-cc"))
    assert "≠ et AA-BB-CC" in explain(goals, texts("fr"))
    assert "выбор целей" in explain(CalicoError(Problem.of("wrong-phase", phase="choose")), texts("ru"))


def test_all_problems_are_told_and_the_place_is_named() -> None:
    both = CalicoError([Problem.of("scenario-family"), Problem.of("scenario-restriction")])
    assert explain(both, texts("en")).count(".") == 2
    error = RecordError(Problem.of("record-over"), move=23, line=4)
    assert explain(error, texts("fr")).startswith("Ligne 4 : Coup 23 : ")


def test_what_the_library_really_raises_can_be_explained() -> None:
    for wrong, raises in ((lambda: parse_cell("z9"), NotationError), (lambda: parse_record("{"), RecordError)):
        with pytest.raises(raises) as caught:
            wrong()
        for language in LANGUAGES:
            assert explain(caught.value, texts(language))


def test_system_errors_have_reasons() -> None:
    with pytest.raises(IsADirectoryError) as caught:
        SOURCE.read_text(encoding="utf-8")
    assert explain_os_error(caught.value, texts("pl")) == "to katalog"
    assert explain_os_error(OSError("odd"), texts("pl")) == "OSError"


@pytest.mark.parametrize(
    ("wanted", "environ", "chosen"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"CALICO_LANGUAGE": "pl", "LC_ALL": "ru_RU"}, "pl"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "fr", "LANG": "de"}, "ru"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "de"}, "fr"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("tlh", {"LANG": "de"}, "en"),
        ("PL-pl", {}, "pl"),
        (None, {}, "en"),
    ],
)
def test_the_option_decides_then_the_environment(wanted: str | None, environ: dict[str, str], chosen: str) -> None:
    assert choose_language(wanted, environ) == chosen


def test_a_message_that_a_language_lacks_falls_back_to_english() -> None:
    danish = Texts("da")
    danish._bundles["game"] = Texts("de")._bundle("errors")  # a language with other messages than asked for
    danish._bundles["cli"] = Texts("de")._bundle("game")
    assert danish("cli-market") == "Market"
    assert danish.find("player-nobody") is None
    with pytest.raises(KeyError, match="no message"):
        danish("no-such-message")


def test_lists_and_numbers_are_written_as_people_of_the_language_do() -> None:
    assert texts("en").list(["a", "b", "c"]) == "a, b and c"
    assert texts("de").list(["a", "b", "c"], one_of=True) == "a, b oder c"
    assert texts("en").decimal(-3.25, signed=True) == "-3.2"
    assert texts("de").decimal(-3.25) == "-3,2"
    assert texts("fr").decimal(-0.04, signed=True) == "+0,0", "nothing is less than nothing"
