"""`--help` in the person's language: usage, what it does, arguments, options, commands, examples."""

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from calico.cli.terminal import Complaint, Terminal


class Command(TyperCommand):
    """A command whose help is ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 (the rich console formats)
        """Print the help."""
        _print_help(self, ctx)


class Group(TyperGroup):
    """A group of commands whose help, and whose refusal of an unknown command, are ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 (the rich console formats)
        """Print the help."""
        _print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise Complaint("cli-error-command", name=args[0], choices=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _print_help(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    terminal: Terminal = ctx.find_root().obj
    texts = terminal.texts
    usage = " ".join([ctx.command_path, *_usage_pieces(command, ctx)])
    terminal.show(Text(texts("cli-help-usage", usage=usage), style="bold"), "")
    terminal.show(Padding(command.help or "", (0, 2), expand=False))
    params: list[Any] = command.get_params(ctx)
    arguments = [(param.metavar, param.help or "") for param in params if param.param_type_name == "argument"]
    options = [_option(param, terminal) for param in params if param.param_type_name == "option"]
    # The language is known before anything is parsed, so it is nobody's option and everybody's.
    told = _with_default(texts("cli-option-language"), texts("cli-default-system"), terminal)
    options.append((f"--language {texts('cli-metavar-language')}", told))
    _section(terminal, "cli-help-arguments", arguments)
    if isinstance(command, TyperGroup):
        found = [(name, sub.get_short_help_str(limit=200)) for name, sub in command.commands.items()]
        _section(terminal, "cli-help-commands", found)
    _section(terminal, "cli-help-options", options)
    if command.epilog:
        terminal.show("", Text(texts("cli-help-examples"), style="bold"))
        for line in command.epilog.splitlines():
            example, _, comment = line.partition("#")
            terminal.show(Padding(Text.assemble((example.strip(), "cyan")), (0, 2), expand=False))
            terminal.show(Padding(Text(comment.strip(), style="dim"), (0, 6), expand=False))


def _usage_pieces(command: TyperCommand | TyperGroup, ctx: Any) -> list[str]:
    params: list[Any] = command.get_params(ctx)
    pieces = [command.options_metavar or ""]
    pieces += [f"{_names(param)[0]} {param.metavar}" for param in params if param.required and param.opts[0][0] == "-"]
    pieces += [param.metavar for param in params if param.param_type_name == "argument"]
    return pieces + ([command.subcommand_metavar] if isinstance(command, TyperGroup) else [])


def _names(param: Any) -> list[str]:
    """The short name before the long one."""
    return sorted(param.opts, key=len)


def _option(param: Any, terminal: Terminal) -> tuple[str, str]:
    if param.name == "help":
        return ", ".join(_names(param)), terminal.texts("cli-option-help")
    if param.is_flag:
        return ", ".join(_names(param)), param.help or ""
    default = param.default if param.default is not None else param.show_default
    told = param.help or ""
    if not param.required and not isinstance(default, bool):  # else nobody has said what happens without it
        told = _with_default(told, str(default), terminal)
    return f"{', '.join(_names(param))} {param.metavar}", told


def _with_default(told: str, default: str, terminal: Terminal) -> str:
    return f"{told} {terminal.texts('cli-help-default', value=default)}"


def _section(terminal: Terminal, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    terminal.show("", Text(terminal.texts(title), style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True, max_width=30)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    terminal.show(Padding(table, (0, 2), expand=False))
