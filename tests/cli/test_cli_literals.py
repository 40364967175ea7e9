"""Everything that people read comes from the languages: no sentence stands in the commands themselves."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import calico.cli
from calico.locales import texts

FOLDER = Path(calico.cli.__file__).parent
# Calls whose arguments people read, and the keywords among them that only style.
SHOWING = {
    "print", "echo", "write", "show", "complain", "input", "prompt", "Text", "assemble", "append", "append_text",
    "add_row", "add_column", "add_task", "Table", "Padding", "Panel", "TextColumn", "Option", "Argument", "Typer",
    "command",
}  # fmt: skip
STYLING = {"envvar", "style", "justify", "end", "sep", "name", "cls", "title_justify", "box", "encoding", "errors"}
NAMING = {"say", "say_path", "ask", "confirm", "Complaint", "texts", "t"}  # their first argument is a message's id
ALLOWED = {"calico", "TOKEN", "bold", "not bold", "dim", "cyan"}  # what all languages write the same, and styles
WORDS = re.compile(r"[^\W\d_]{2,}")


def read_aloud(source: str) -> list[str]:
    """The literal words that a piece of code would show to people, and ids that name no message."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SHOWING:
            # The first argument of `command` is what people type.
            shown = [
                *node.args[name == "command" :],
                *(keyword.value for keyword in node.keywords if keyword.arg not in STYLING),
            ]
            for argument in shown:
                found += [
                    text
                    for text in literals(argument)
                    if WORDS.search(text) and text.strip() not in ALLOWED and not text.startswith("--")
                ]
        elif name in NAMING and node.args and isinstance(node.args[0], ast.Constant):
            message = node.args[0].value
            if isinstance(message, str) and texts("en")._bundle(_file(message)).has_message(message) is False:
                found.append(message)
    return found


def literals(node: ast.expr) -> Iterator[str]:
    """The literal texts of an expression, without those of calls inside it (which are judged by themselves)."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from literals(part)
        case ast.BinOp(left=left, right=right):
            yield from literals(left)
            yield from literals(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from literals(body)
            yield from literals(orelse)
        case ast.Tuple(elts=[first, _]):  # a text and its style
            yield from literals(first)
        case ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from literals(part)
        case ast.Starred(value=value):
            yield from literals(value)


def _file(message: str) -> str:
    from calico.locales.texts import _file_of

    return _file_of(message)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_the_commands(path: Path) -> None:
    assert read_aloud(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        'print("Hello there")',
        'console.print(f"You have {n} points")',
        'terminal.show("", Text("Well done", style="bold"))',
        'terminal.out.print("a" if x else "Nobody plays")',
        'line.append("  " + "supply")',
        'Text.assemble(("Score", "bold"), x)',
        'table.add_column("Seat", justify="right")',
        'typer.Option("--seed", help="A number")',
        'terminal.say("cli-no-such-message")',
        'raise Complaint("Please type a number.")',
        'input("Your move: ")',
    ],
)
def test_the_search_finds_a_planted_sentence(code: str) -> None:
    assert read_aloud(code)


@pytest.mark.parametrize(
    "code", ['print(texts("cli-market"))', 'Text(f"  {number}  {x}", style="dim")', 'say("cli-over")']
)
def test_the_search_lets_messages_pass(code: str) -> None:
    assert read_aloud(code) == []
