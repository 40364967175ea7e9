"""A table and a view as one line: every position of a game round-trips, and what no game leads to is refused."""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.notation import NotationError, format_position, format_view, parse_position, parse_view
from calico.plan import Plan
from calico.rules import (
    Draw,
    Options,
    Phase,
    Position,
    apply,
    legal_choices,
    legal_placements,
    legal_takes,
    start,
    view_for,
)
from combinations import legal_combinations, random_record

COMBINATIONS = legal_combinations()


def every_step(players: int, options: Options, seed: int) -> list[Position]:
    """Every state of a random game: each choice, draw, placement and take."""
    random = Random(seed)
    dealt = Plan(players, options).deal(seed)
    position, supply = start(dealt.setup), iter(dealt.supply)
    found = [position]
    while position.phase is not Phase.OVER:
        if position.phase is Phase.DRAW:
            position = apply(position, Draw(next(supply)))
        elif position.phase is Phase.CHOOSE:
            seat = next(number for number, seat in enumerate(position.seats) if seat.choice is None)
            position = apply(position, random.choice(legal_choices(position, seat)))
        elif position.phase is Phase.PLACE:
            position = apply(position, random.choice(legal_placements(position)))
        else:
            position = apply(position, random.choice(legal_takes(position)))
        found.append(position)
    return found


@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_every_state_and_every_view_round_trips(combination: tuple[int, Options], seed: int) -> None:
    players, options = combination
    for position in every_step(players, options, seed):
        text = format_position(position)
        assert parse_position(text) == position
        assert re.fullmatch(r"[A-Za-z0-9._~-]+", text), "every character stays as it is in a URL"
        for seat in (None, *range(players)):
            view = view_for(position, seat)
            assert parse_view(format_view(view)) == view


def test_a_position_is_short_enough_for_a_url() -> None:
    longest = max(len(format_position(position)) for position in every_step(4, Options(), 1))
    assert longest < 500


def test_the_example_of_the_documentation() -> None:
    text = (
        "calico1~standard.book~millie-dv.cira-fs.leo-wq~place1~GdYsPw~"
        "~blue.222-111111-42.Pv21...GqVd-~green.33-321-2211.22...LdLf-"
    )
    with pytest.raises(NotationError, match="Seat 0 holds 1 patches, not 2"):
        parse_position(text.replace("GqVd-", "Gq-"))
    position = parse_position(text)
    assert position.turn == 1
    assert format_position(position) == text


@cache
def some_position() -> str:
    return format_position(random_record(2, Options(), 3).positions[30])


def refusal(text: str) -> set[str]:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    return {problem.code for problem in caught.value.problems}


def part(text: str, index: int, changed: str) -> str:
    parts = text.split("~")
    parts[index] = changed
    return "~".join(parts)


def test_what_cannot_be_read_is_refused_with_its_part() -> None:
    text = some_position()
    assert refusal("") == {"position-version"}
    assert refusal("calico2" + text[7:]) == {"position-version"}
    assert refusal(text + "~x~y~z~w") == {"position-parts"}
    for index, changed in [
        (1, "standard"),
        (1, "standard.book.adjacent.both"),
        (1, "standard.book.open_hands.open_hands"),
        (1, "standard.book.scenario01"),
        (2, "millie-dv.cira-fs.nobody-wq"),
        (2, "millie-dx.cira-fs.leo-wq"),
        (3, "place"),
        (3, "place7"),
        (3, "take0"),
        (3, "place0-a1"),
        (4, "PvPv-"),
        (4, "PvPvQq"),
        (5, "P"),
        (6, "blue"),
        (6, "red.222-33-42.22...-"),
        (6, "blue.222-33-43.22...-"),
        (6, "blue.222-33-42.2222...-"),
        (6, "blue.222-33-42.11x11...-"),
        (6, "blue.222-33-42.22.a14..-"),
        (6, "blue.222-33-42.22..a1.-"),
        (6, "blue.222-33-42.22...PvPv"),
    ]:
        assert refusal(part(text, index, changed)) <= {"position-part", "position-cells"}, (index, changed)
    assert refusal(part(text, 6, "blue.222-33-42.21...-")) == {"position-cells"}


def test_what_no_game_leads_to_is_refused() -> None:
    start_line = (
        "calico1~standard.book~millie-dv.cira-fs.leo-wq~place0~GdYsPw~"
        "~blue.222-111111-42.22...GqVd-~green.33-321-2211.22...LdLf-"
    )
    assert parse_position(start_line).phase is Phase.PLACE
    changes = {
        "place1": {"position-turns"},
        "over0": {"position-turns"},
        "choose0": {"position-goals", "position-hand", "position-market"},
    }
    for phase, codes in changes.items():
        assert refusal(part(start_line, 3, phase)) == codes
    assert refusal(start_line.replace("GdYsPw", "GdYs--")) == {"position-market"}
    assert refusal(start_line.replace("GdYsPw", "GdGdGd").replace("LdLf-", "GdLf-")) == {"position-patches"}
    assert refusal(start_line.replace("~~blue", "~Pv~blue")) == {"position-discarded"}
    assert refusal(start_line.replace("LdLf-", "LdLf-Pv")) == {"position-hand"}
    assert refusal(start_line.replace("green", "blue")) == {"board-twice"}
    assert refusal(start_line.replace("33-321-2211", "33-33-2211")) == {"goals-from-offer"}
    assert refusal(start_line.replace("33-321-2211", "33-321")) == {"goals-from-offer"}
    assert refusal(start_line.replace("millie-dv", "millie-dw")) == {"patterns-dealt"}
    assert refusal(start_line.replace("cira", "callie")) == {"cats-same-tile"}
    assert refusal(start_line.replace("standard", "beginner")) >= {"cats-beginner", "goals-beginner"}


def test_tokens_must_follow_from_the_quilt() -> None:
    head = "calico1~standard.book~millie-dv.cira-fs.leo-wq~place0~GdYsPw~VdVfVq~"
    # Three dots in a row on a1, b1, c1, of three colours: one Millie.
    quilt = "blue.222-111111-42.PdYdGd19.{cats}.{buttons}.-GqVd"
    good = head + quilt.format(cats="c11", buttons="")
    assert parse_position(good).seats[0].quilt.cats
    assert refusal(head + quilt.format(cats="", buttons="")) == {"position-token-missing"}
    assert refusal(head + quilt.format(cats="c12", buttons="")) >= {"position-token"}
    assert refusal(head + quilt.format(cats="c11c11", buttons="")) == {"position-token"}
    assert refusal(head + quilt.format(cats="c11e51", buttons="")) == {"position-token"}
    assert refusal(head + quilt.format(cats="c11", buttons="a1")) == {"position-token"}
    assert refusal(head + quilt.format(cats="c11", buttons="r")) == {"position-token"}


@pytest.mark.parametrize("text", ["", "v", "v4~", "x~", "v1"])
def test_a_view_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError):
        parse_view(text + some_position().partition("~")[2] if text.endswith("~") else text)


def test_a_viewer_must_have_a_seat() -> None:
    with pytest.raises(NotationError) as caught:
        parse_view("v3~" + some_position())
    assert caught.value.code == "seat-unknown"


@given(st.text(alphabet="calico1~standard.book-PvdYGLDV0123456789xabcde", max_size=200), st.integers(0, 10**6))
@settings(max_examples=300, deadline=None)
def test_random_text_is_refused_and_never_crashes(noise: str, at: int) -> None:
    text = some_position()
    cut = at % len(text)
    for candidate in (noise, text[:cut] + noise + text[cut:], text[:cut] + text[cut + 1 :]):
        try:
            position = parse_position(candidate)
        except NotationError:
            continue
        assert format_position(position) == candidate, "whatever is accepted is the one way to write it"
