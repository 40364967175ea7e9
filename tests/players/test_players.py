"""The players without learning: legal in every option, honest, the same for the same seed, as they say they play."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest

from calico.game import Game
from calico.notation import parse_position
from calico.plan import Plan
from calico.players import (
    OURS,
    all_players,
    choose_goals,
    derive_seed,
    find_player,
    opponent_names,
    play_game,
    player_names,
)
from calico.players.greedy import points_for
from calico.rules import (
    NEIGHBOURS,
    CalicoError,
    Cat,
    Cell,
    Color,
    Goal,
    Hand,
    Mode,
    Options,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Restriction,
    apply,
    legal_moves,
    legal_placements,
    result,
    score,
    view_for,
)
from combinations import legal_combinations

COMBINATIONS = legal_combinations()
BEGINNER = Options(mode=Mode.BEGINNER)


def a_game(bot: str, players: int, options: Options, seed: int) -> Game:
    return play_game(Plan(players, options).deal(seed), [find_player(bot)] * players, seed=seed)


def test_ours_are_found_and_say_who_they_are() -> None:
    assert set(player_names()) >= set(OURS)
    for name in player_names():
        player = find_player(name)
        assert player.name == name
        assert player.description
        assert player.strength.solo_beginner > 0


def test_all_of_them_are_listed_from_the_weakest_to_the_strongest() -> None:
    found = all_players()
    assert sorted(player.name for player in found) == list(player_names())
    strengths = [player.strength.solo_standard for player in found]
    assert strengths == sorted(strengths)


def test_people_are_offered_a_kitten_first_and_nobody_who_plays_at_random() -> None:
    assert opponent_names()[: len(OURS) - 1] == OURS[1:]
    assert opponent_names()[0] == "kitten"
    assert set(player_names()) - set(opponent_names()) == {"random"}


def test_an_unknown_player_is_refused_with_the_choices() -> None:
    with pytest.raises(CalicoError, match=r"choose one of: .*greedy") as caught:
        find_player("nobody")
    assert caught.value.code == "player-unknown"


@pytest.mark.parametrize("chunk", range(8))
def test_kittens_play_a_whole_game_with_every_combination_of_options(chunk: int) -> None:
    """Against players at random, who bring about what no kitten would."""
    for seed, (players, options) in enumerate(COMBINATIONS[chunk::8]):
        seated = [find_player("random" if seat % 2 else "kitten") for seat in range(players)]
        record = play_game(Plan(players, options).deal(seed), seated, seed=seed)
        assert len(record.turns) == 22 * players
        assert record.result is not None


@pytest.mark.parametrize("restriction", [None, *Restriction])
def test_greedy_plays_a_whole_game_under_every_restriction(restriction: Restriction | None) -> None:
    record = a_game("greedy", 2, Options(restriction=restriction), 1)
    assert record.result == result(record.positions[-1])


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    for bot in ("random", "kitten", "greedy"):
        assert a_game(bot, 2, Options(), 7) == a_game(bot, 2, Options(), 7)
    dealt = Plan(1, BEGINNER).deal(1)
    games = {play_game(dealt, [find_player("random")], seed=seed).moves for seed in range(5)}
    assert len(games) == 5


def test_what_is_hidden_changes_no_choice() -> None:
    """Swapping what a rival holds unseen with what the supply holds leaves every decision as it was."""
    record = a_game("random", 3, Options(), 3)
    for position in record.positions[:30:5]:
        rival = (position.turn + 1) % 3
        hidden = position.seats[rival].hand.dealt
        if not hidden:
            continue
        others = [patch for patch in record.supply[-20:] if patch not in hidden][: len(hidden)]
        hand = Hand(tuple(others), position.seats[rival].hand.taken)
        seats = tuple(replace(s, hand=hand) if number == rival else s for number, s in enumerate(position.seats))
        changed = replace(position, seats=seats)
        assert changed != position
        for bot in ("random", "kitten", "greedy"):
            player = find_player(bot)
            assert player.choose_move(view_for(position, position.turn), seed=5) == player.choose_move(
                view_for(changed, position.turn), seed=5
            )


def test_goals_are_chosen_before_anyone_sees_a_choice() -> None:
    game = Plan(3).deal(2)
    chosen = choose_goals(game, [find_player("random")] * 3, seed=4)
    alone = find_player("random").choose_goals(game.view(2), seed=derive_seed(4, 2))
    assert chosen.choices[2].goals == alone


def test_random_is_uniform_over_patch_cell_and_position_each_on_its_own() -> None:
    position = a_game("random", 1, Options(mode=Mode.BEGINNER), 1).at(0).position
    moves = [find_player("random").choose_move(view_for(position, 0), seed=seed) for seed in range(6600)]
    for counts, parts in [
        (list(Counter(move.patch for move in moves).values()), 2),
        (list(Counter(move.cell for move in moves).values()), 22),
        (list(Counter(move.take for move in moves).values()), 3),
    ]:
        expected = len(moves) / parts
        chi_squared = sum((count - expected) ** 2 / expected for count in counts)
        assert len(counts) == parts
        assert chi_squared < parts + 5 * (2 * parts) ** 0.5, "far outside what chance explains"


def points_by_playing(position: Position, seat: int) -> dict[tuple[Patch, Cell], int]:
    before = score(position, seat).total
    return {
        (place.patch, place.cell): score(apply(position, place), seat).total - before
        for place in legal_placements(position)
    }


def test_points_for_a_placement_are_what_the_score_says() -> None:
    for options in (Options(mode=Mode.BEGINNER), Options(restriction=Restriction.BOTH)):
        for position in a_game("greedy", 1, options, 2).positions:
            if position.phase is Phase.PLACE:
                quilt = position.seats[0].quilt
                for (patch, cell), points in points_by_playing(position, 0).items():
                    assert points_for(position, quilt, patch, cell) == points


def test_greedy_takes_the_most_points_now() -> None:
    record = a_game("greedy", 1, Options(mode=Mode.BEGINNER), 4)
    for position, recorded in zip(record.positions, record.turns, strict=False):
        points = points_by_playing(position, 0)
        assert points[(recorded.move.patch, recorded.move.cell)] == max(points.values())


def test_greedy_looks_at_the_next_placement() -> None:
    """Pairs of pink wait on both sides of b1 and e1: nothing scores now, and only pink in the market scores next."""
    position = parse_position(
        "calico1~beginner.book~millie-dv.tibbit-fs.coconut-wq~place0~GdPsYw~VdVf~blue.111111-222-33.1Pd1Pf18...VsLv-"
    )
    assert set(points_by_playing(position, 0).values()) == {0}
    for seed in range(5):
        move = find_player("greedy").choose_move(view_for(position, 0), seed=seed)
        assert move in legal_moves(position)
        assert move.take == 2


def test_greedy_begins_with_like_beside_like() -> None:
    """Nothing scores with the first patch, but nobody lays it just anywhere."""
    for seed in range(20):
        position = Plan(1, BEGINNER).deal(seed).position
        move = find_player("greedy").choose_move(view_for(position, 0), seed=seed)
        beside = [position.seats[0].quilt.patches[cell] for cell in NEIGHBOURS[move.cell]]
        assert any({other.color, other.pattern} & {move.patch.color, move.patch.pattern} for other in beside if other)


def test_each_of_them_is_better_than_the_one_below_on_the_same_deals() -> None:
    """By at least half of the difference in stated strength."""
    means = [
        mean(outcome.scores[0].total for seed in range(24) if (outcome := a_game(bot, 1, BEGINNER, seed).result))
        for bot in OURS[:3]
    ]
    stated = [find_player(bot).strength.solo_beginner for bot in OURS[:3]]
    for (one, next_one), (said, next_said) in zip(pairwise(means), pairwise(stated), strict=True):
        assert next_one - one > (next_said - said) / 2


# --- The kitten -------------------------------------------------------------------------------------------------------
def test_a_kitten_pounces_on_every_cat_that_one_patch_brings() -> None:
    pounced = 0
    for seed in range(6):
        record = a_game("kitten", 1, BEGINNER, seed)
        for position, recorded in zip(record.positions, record.turns, strict=False):
            quilt, move = position.seats[0].quilt, recorded.move
            could = any(brings_a_cat(position, quilt, place.patch, place.cell) for place in legal_placements(position))
            assert brings_a_cat(position, quilt, move.patch, move.cell) == could
            pounced += could
    assert pounced > 6


def brings_a_cat(position: Position, quilt: Quilt, patch: Patch, cell: Cell) -> bool:
    return any(isinstance(token, Cat) for token in quilt.earned_by(patch, cell, position.cats))


def test_a_kitten_likes_it_bright_and_of_one_colour() -> None:
    """Nothing is nearly there: yellow goes beside the board's yellow before purple goes anywhere, and from the market
    comes yellow too.
    """
    position = parse_position(
        "calico1~beginner.book~millie-dv.tibbit-fs.coconut-wq~place0~GdPsYw~~blue.111111-222-33.22...VsYf-"
    )
    for seed in range(5):
        move = find_player("kitten").choose_move(view_for(position, 0), seed=seed)
        assert move.patch == Patch(Color.YELLOW, Pattern.FERNS)
        beside = [position.seats[0].quilt.patches[cell] for cell in NEIGHBOURS[move.cell]]
        assert Color.YELLOW in [patch.color for patch in beside if patch is not None]
        assert move.take == 3


def test_a_kitten_forgets_the_goals() -> None:
    """Whatever lies on the goals' cells, it moves the same."""
    for position in a_game("kitten", 1, Options(), 5).positions[:-1:4]:
        seat = position.seats[0]
        others = tuple(goal for goal in Goal if goal not in seat.quilt.goals)[:3]
        changed = replace(position, seats=(replace(seat, quilt=seat.quilt.with_goals(others)),))
        moves = {find_player("kitten").choose_move(view_for(g, 0), seed=1) for g in (position, changed)}
        assert len(moves) == 1
