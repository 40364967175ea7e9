"""`calico play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command, with_rules
from calico.cli.options import Rules, option, parse_boards, parse_cats, split_list
from calico.cli.terminal import Complaint, Terminal
from calico.rules import AchievementMode


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "play")
    @with_rules(t)
    def play(
        file: Annotated[Path | None, argument(t, "play-file", "file", is_optional=True)] = None,
        resume: Annotated[bool, option(t, "--resume")] = False,
        names: Annotated[str | None, option(t, "--names", default=t("cli-you"))] = None,
        bots: Annotated[str | None, option(t, "--bot")] = None,
        *,
        rules: Rules,
        cats: Annotated[str | None, option(t, "--cats", default="random")] = None,
        boards: Annotated[str | None, option(t, "--board", default="random")] = None,
        first: Annotated[str | None, option(t, "--first", default="random")] = None,
        achievements: Annotated[str | None, option(t, "--achievements")] = None,
        seed: Annotated[int | None, option(t, "--seed", default="random")] = None,
    ) -> None:
        from calico.cli import play as game
        from calico.plan import Plan

        given = (names, bots, cats, boards, first, achievements, seed)
        is_asked_for = rules.are_given or any(value is not None for value in given)
        if resume:
            if is_asked_for:
                raise Complaint("cli-error-resume-options")
            game.resume(terminal, file)
            return
        if file is not None:
            raise Complaint("cli-error-file-without-resume")
        if not is_asked_for:
            game.play(terminal, None)
            return
        people = game.check_people(split_list(names) or ((t("cli-you"),) if names is None else ()))
        programs = game.check_bots(split_list(bots))
        wishes = game.Wishes(
            people=people,
            bots=programs,
            plan=Plan(len(people) + len(programs), rules.parse(), parse_cats(cats), parse_boards(boards)),
            first=first,
            mode=None if achievements is None else AchievementMode.parse(achievements.lower()),
            seed=seed,
        )
        game.play(terminal, wishes)
