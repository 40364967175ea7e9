"""The commands and their options. Built once the language is known, so that every help text is in it."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException
from typer.main import get_command

import calico
from calico.cli import bot, options, research, serve
from calico.cli.declaring import declare, file_argument, flag, number, path, text, with_rules
from calico.cli.help import Group
from calico.cli.terminal import EndOfInput, Refusal, Terminal
from calico.extras import needing
from calico.locales import LANGUAGES, Texts, choose_language, explain, explain_os_error, find_language, texts
from calico.rules import AchievementMode, CalicoError

# Each command imports what it needs when it runs: `calico --help` must not wait for drawings and players.

_INTERRUPTED = 130
_REFUSED = 2
_PIPE_CLOSED = 141


def run(arguments: Sequence[str]) -> int:
    """Run the command line with these arguments; gives the exit code and never a traceback for bad input."""
    wanted, rest = _take_language(arguments)
    terminal = Terminal(texts(choose_language(wanted, os.environ)))
    try:
        if wanted is not None and find_language(wanted) is None:
            raise Refusal("cli-error-language", name=wanted, choices=", ".join(LANGUAGES))
        command = get_command(build(terminal))
        code = command.main(args=rest, prog_name="calico", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()  # whoever read it has enough
        return _PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        return _INTERRUPTED
    except EndOfInput:
        return _REFUSED
    except (Refusal, CalicoError, TyperException, OSError) as error:
        terminal.complain(_sentence(error, terminal.texts))
        try:
            sys.stdout.flush()
        except OSError:  # a full disk, which has been told
            _drop_output()
        return _REFUSED
    return code if isinstance(code, int) else 0


def _drop_output() -> None:
    """Let what is still in the buffer go nowhere: Python flushes it at exit, and would end with a code of its own."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build(terminal: Terminal) -> typer.Typer:
    """All commands, their texts in the terminal's language."""
    t = terminal.texts
    settings = {"obj": terminal, "help_option_names": ["--help", "-h"]}
    app = typer.Typer(
        cls=Group,
        help=t("cli-help"),
        epilog=t("cli-help-app-examples"),
        add_completion=False,
        context_settings=settings,
        options_metavar=t("cli-metavar-options"),
        subcommand_metavar=t("cli-metavar-command"),
        pretty_exceptions_enable=False,
        invoke_without_command=True,
    )

    @app.callback()
    def root(
        context: typer.Context,
        show_version: Annotated[bool, typer.Option("--version", help=t("cli-option-version"))] = False,
    ) -> None:
        if show_version:
            terminal.out.print(f"calico {calico.__version__}")
        elif context.invoked_subcommand is None:
            command = context.command
            command.format_help(context, context.make_formatter())

    _add_play(app, terminal)
    _add_records(app, terminal)
    _add_chart(app, terminal)
    _add_simulate(app, terminal)
    research.add_commands(app, terminal)
    serve.add_commands(app, terminal)
    bot.add_commands(app, terminal)

    @declare(app, t, "players")
    def players() -> None:
        from calico.cli.players import list_players

        list_players(terminal)

    return app


def _add_play(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "play")
    @with_rules(t)
    def play(
        file: Annotated[
            Path | None, typer.Argument(metavar=f"[{t('cli-metavar-file')}]", help=t("cli-argument-play-file"))
        ] = None,
        resume: Annotated[bool, flag(t, "--resume")] = False,
        players: Annotated[str | None, text(t, "--players", "names", default=t("cli-you"))] = None,
        bots: Annotated[str | None, text(t, "--bots", "names")] = None,
        *,
        rules: options.Rules,
        cats: Annotated[str | None, text(t, "--cats", "names", default="random")] = None,
        boards: Annotated[str | None, text(t, "--board", "names", default="random")] = None,
        first: Annotated[str | None, text(t, "--first", "name", default="random")] = None,
        achievements: Annotated[str | None, text(t, "--achievements", "name")] = None,
        seed: Annotated[int | None, number(t, "--seed", default="random")] = None,
    ) -> None:
        from calico.cli import play as game
        from calico.plan import Plan

        given = (players, bots, cats, boards, first, achievements, seed)
        is_asked_for = rules.are_given or any(value is not None for value in given)
        if resume:
            if is_asked_for:
                raise Refusal("cli-error-resume-options")
            game.resume(terminal, file)
            return
        if file is not None:
            raise Refusal("cli-error-file-without-resume")
        if not is_asked_for:
            game.play(terminal, None)
            return
        names = options.split_list(players) or ((t("cli-you"),) if players is None else ())
        people, programs = game.check_people(names), game.check_bots(options.split_list(bots))
        seats = len(people) + len(programs)
        wishes = game.Wishes(
            people=people,
            bots=programs,
            plan=Plan(seats, rules.parse(), options.parse_cats(cats), options.parse_boards(boards)),
            first=first,
            mode=None if achievements is None else AchievementMode.parse(achievements.lower()),
            seed=seed,
        )
        game.play(terminal, wishes)


def _add_records(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "replay")
    def replay(
        file: Annotated[Path, file_argument(t)],
        game: Annotated[int, number(t, "--game")] = 1,
        move: Annotated[int | None, number(t, "--move", default="start")] = None,
        delay: Annotated[float | None, text(t, "--delay", "seconds", default="enter")] = None,
    ) -> None:
        from calico.cli.replay import replay

        replay(terminal, file, game=game, move=move, delay=delay)

    @declare(app, t, "score")
    def score(
        file: Annotated[Path, file_argument(t)],
        game: Annotated[int | None, number(t, "--game", default="all")] = None,
        as_json: Annotated[bool, flag(t, "--json")] = False,
    ) -> None:
        from calico.cli.score import show_scores

        show_scores(terminal, file, game=game, as_json=as_json)

    @declare(app, t, "render")
    def render(
        file: Annotated[Path, file_argument(t)],
        out: Annotated[
            Path, typer.Option("-o", "--output", help=t("cli-option-output"), metavar=t("cli-metavar-file"))
        ],
        move: Annotated[int | None, number(t, "--move", default="end")] = None,
        game: Annotated[int, number(t, "--game")] = 1,
        seat: Annotated[str | None, text(t, "--seat", "name", default="table")] = None,
        force: Annotated[bool, flag(t, "--force")] = False,
    ) -> None:
        from calico.cli.render import render

        render(terminal, file, out, game=game, move=move, seat=seat, force=force)


def _add_chart(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts
    chart = typer.Typer(
        cls=Group,
        help=t("cli-help-chart"),
        epilog=t("cli-help-chart-examples"),
        options_metavar=t("cli-metavar-options"),
        subcommand_metavar=f"[{t('cli-metavar-command')}]",
        invoke_without_command=True,
    )
    app.add_typer(chart, name="chart")
    name_argument = typer.Argument(metavar=t("cli-metavar-name"), help=t("cli-argument-name"))

    @chart.callback()
    def show(context: typer.Context) -> None:
        from calico.cli.chart import show_chart

        if context.invoked_subcommand is None:
            show_chart(terminal)

    @declare(chart, t, "add", "chart-add")
    def add(name: Annotated[str, name_argument]) -> None:
        from calico.cli.chart import add_player

        add_player(terminal, name)

    @declare(chart, t, "remove", "chart-remove")
    def remove(
        name: Annotated[str, name_argument],
        yes: Annotated[bool, flag(t, "--yes")] = False,
    ) -> None:
        from calico.cli.chart import remove_player

        remove_player(terminal, name, is_sure=yes)

    @declare(chart, t, "mark", "chart-mark")
    def mark(
        name: Annotated[str, name_argument],
        file: Annotated[Path, file_argument(t)],
        achievement: Annotated[
            str | None,
            typer.Argument(metavar=f"[{t('cli-metavar-achievement')}]", help=t("cli-argument-achievement")),
        ] = None,
        seat: Annotated[str | None, text(t, "--seat", "name", default="same-name")] = None,
        mode: Annotated[str | None, text(t, "--mode", "name", default="record")] = None,
    ) -> None:
        from calico.cli.chart import mark_record

        mark_record(terminal, name, file, achievement, seat=seat, mode=mode)


def _add_simulate(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "simulate")
    @with_rules(t)
    def simulate(
        games: Annotated[int, number(t, "--games")] = 100,
        players: Annotated[int | None, number(t, "--players", "seats", default="bots")] = None,
        bots: Annotated[str | None, text(t, "--bot", "names")] = "greedy",
        seed: Annotated[int, number(t, "--seed")] = 0,
        *,
        rules: options.Rules,
        boards: Annotated[str | None, text(t, "--board", "names", default="random")] = None,
        cats: Annotated[str | None, text(t, "--cats", "names", default="random")] = None,
        records: Annotated[Path | None, path(t, "--records")] = None,
        parquet: Annotated[Path | None, path(t, "--parquet")] = None,
        plot: Annotated[Path | None, path(t, "--plot")] = None,
        force: Annotated[bool, flag(t, "--force")] = False,
        as_json: Annotated[bool, flag(t, "--json")] = False,
        workers: Annotated[int | None, number(t, "--workers", default="cores")] = None,
        cluster: Annotated[str | None, text(t, "--cluster", "cluster")] = None,
    ) -> None:
        with needing("kernel"):
            from calico.cli import simulate as command
            from calico.plan import Plan
            from calico.simulation import Simulation

        named = options.split_list(bots)
        if not named:
            raise Refusal("cli-error-no-bot")
        seats = len(named) if players is None else players
        if seats > 0 and len(named) not in (1, seats):
            raise Refusal("cli-error-bots-count", players=seats, count=len(named))
        simulation = Simulation(
            options.at_least("--games", games, 1),
            named * seats if len(named) == 1 else named,
            seed,
            Plan(seats, rules.parse(), options.parse_cats(cats), options.parse_boards(boards)),
        )
        command.simulate(
            terminal,
            simulation,
            command.Files(records, parquet, plot),
            workers=None if workers is None else options.at_least("--workers", workers, 1),
            cluster=cluster,
            force=force,
            as_json=as_json,
        )

    @declare(app, t, "bench")
    def bench(
        seconds: Annotated[int, number(t, "--seconds")] = 10,
        as_json: Annotated[bool, flag(t, "--json")] = False,
    ) -> None:
        with needing("kernel"):
            from calico.cli.bench import bench

        bench(terminal, seconds=options.at_least("--seconds", seconds, 1), as_json=as_json)


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments ask for, anywhere among them, and the arguments without it."""
    wanted = None
    rest = []
    left = iter(arguments)
    for argument in left:
        if argument == "--language":
            wanted = next(left, "")
        elif argument.startswith("--language="):
            wanted = argument.partition("=")[2]
        else:
            rest.append(argument)
    return wanted, rest


def _sentence(error: Exception, t: Texts) -> str:
    """Any refusal as one sentence."""
    if isinstance(error, Refusal):
        return t(error.message_id, **error.arguments)
    if isinstance(error, CalicoError):
        return explain(error, t)
    if isinstance(error, OSError):
        reason = explain_os_error(error, t)
        if error.filename is None:  # as a failed write has it, to the output above all
            return t("cli-error-failed", reason=reason)
        return t("cli-error-file", path=str(error.filename), reason=reason)
    return _usage_sentence(error, t)


def _usage_sentence(error: Exception, t: Texts) -> str:
    """What the parser of the command line refuses; its own sentences are English."""
    param: Any = getattr(error, "param", None)
    name = "" if param is None else (param.opts[0] if param.param_type_name == "option" else param.metavar)
    match type(error).__name__:
        case "NoSuchOption":
            return t("cli-error-option", name=str(getattr(error, "option_name", "")))
        case "MissingParameter":
            return t("cli-error-missing", name=name)
        case "BadParameter":
            kind = getattr(getattr(param, "type_descriptor", None), "annotation", int)
            return t("cli-error-decimal" if kind is float else "cli-error-number", name=name)
        case "BadOptionUsage":
            return t("cli-error-option-usage", name=str(getattr(error, "option_name", "")))
        case _:
            return t("cli-error-usage")
