"""The commands, in the order of the help; each module declares its own."""

from calico.cli.commands import (
    analyse,
    arena,
    bench,
    bot,
    chart,
    play,
    players,
    render,
    replay,
    score,
    serve,
    server,
    simulate,
    train,
)

COMMANDS = (play, replay, score, render, chart, simulate, bench, arena, analyse, train, serve, server, bot, players)
