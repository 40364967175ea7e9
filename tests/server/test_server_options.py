"""Every combination of options: accepted or refused as the rules say, with typed reasons, and nothing of it is lost."""

from itertools import combinations, product
from random import Random

import pytest
from serving import command_id, guest, run, serving

from calico.rules import AchievementMode, Cat, Mode, Phase, Restriction, SetupError, Variant
from calico.server import protocol
from calico.server.decide import Actor, create, decide
from calico.server.events import Entry
from calico.server.protocol import CreateTable, SeatKind, SeatPlan, TableOptions
from calico.server.table import fold

HOST = Actor("host", "Host")
CATS = (None, (Cat.CALLIE, Cat.RUMI, Cat.LEO), (Cat.MILLIE, Cat.CALLIE, Cat.LEO))
COMBINATIONS = [
    TableOptions(
        mode=mode,
        variants=variants,
        restriction=restriction,
        scenario=scenario,
        cats=cats,
        achievement=achievement,
        open_hands=number % 2 == 0,
        seats=tuple(SeatPlan(kind=SeatKind.SHARED, name=f"Player {seat}") for seat in range(players)),
    )
    for number, (mode, variants, restriction, scenario, cats, achievement, players) in enumerate(
        product(
            Mode,
            [kept for count in range(3) for kept in combinations(Variant, count)],
            (None, *Restriction),
            (None, 1, 10),
            CATS,
            (None, *AchievementMode),
            (1, 2, 3, 4),
        )
    )
]


def expected(options: TableOptions) -> set[str]:
    """The codes of everything that is wrong, by the rulebook's own words."""
    wrong = set()
    players = len(options.seats)
    is_beginner, is_scenario = options.mode is Mode.BEGINNER, options.scenario is not None
    is_family, is_lower = Variant.FAMILY in options.variants, Variant.LOWER_VARIANCE in options.variants
    if is_lower and players > 2:
        wrong.add("lower-variance-players")
    if is_family and is_beginner:
        wrong.add("family-beginner")
    if is_scenario:
        wrong |= {"scenario-beginner"} if is_beginner else set()
        wrong |= {"scenario-family"} if is_family else set()
        wrong |= {"scenario-restriction"} if options.restriction is not None else set()
    if options.cats is not None:
        if is_scenario:
            wrong.add("scenario-chosen-cats")
        elif is_beginner:
            wrong.add("beginner-chosen-cats")
        if options.cats == CATS[2]:
            wrong.add("cats-same-tile")
    is_plain = players > 1 and not is_beginner and not options.variants and not is_scenario
    allowed = {
        None: True,
        AchievementMode.NORMAL: is_plain and options.restriction is None,
        AchievementMode.RESTRICTION: is_plain and options.restriction is not None,
        AchievementMode.SCENARIO: is_scenario,
    }
    if not allowed[options.achievement]:
        wrong.add(f"mode-{options.achievement}")
    return wrong


def test_every_combination_is_accepted_or_refused_with_every_reason() -> None:
    for number, options in enumerate(COMBINATIONS):
        command = CreateTable(id="command-1", options=options)
        if wrong := expected(options):
            with pytest.raises(SetupError) as refused:
                create(command, HOST)
            assert {problem.code for problem in refused.value.problems} == wrong, options
            continue
        table = fold(None, Entry("t" * 16, 1, "c1", 1, create(command, HOST)))
        assert table.options == options
        started = decide(table, HOST, protocol.Start(type="start", id="command-2"), at=1, seed=number, rematch="")
        game = fold(table, Entry("t" * 16, 2, "c2", 2, started)).game
        assert game is not None
        assert game.position.phase is (Phase.PLACE if options.mode is Mode.BEGINNER else Phase.CHOOSE)


def test_a_sample_over_the_network_comes_back_whole_or_leaves_nothing() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            made = 0
            for options in Random(20200707).sample(COMBINATIONS, 120):
                sent = options.model_dump(mode="json")
                answer = await ari.post("/tables", {"id": command_id(), "options": sent})
                wrong = expected(options)
                if answer.status_code == 201:
                    assert wrong == set()
                    made += 1
                    state = await ari.state(answer.json()["id"])
                    assert state["options"] == sent
                    assert [chair["name"] for chair in state["chairs"]] == [seat.name for seat in options.seats]
                else:
                    assert answer.status_code == 409
                    assert {problem["code"] for problem in answer.json()["problems"]} == wrong
            listed = (await ari.get("/me/tables?limit=100")).json()
            assert len(listed) == made

    run(test())
