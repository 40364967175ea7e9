"""Why the notation refuses a text."""

from calico.rules import declare

REFUSALS = declare(
    {
        # patches, cells, moves and positions
        "text-unreadable": "“{text}” is not a {what}.",
        "position-part": "The part “{part}” of the position can't be read: “{text}”.",
        "position-parts": "A position has {expected} parts divided by “~”, not {count}.",
        "position-version": "A position starts with “{expected}”, not “{text}”.",
        "position-cells": "A quilt has 22 cells for patches, not {count}: “{text}”.",
        "position-patches": "There are too many {patch}: {count}, and the game has {copies}.",
        "position-turns": (
            "The quilts hold {counts} patches, but seat {seat} is on turn and the game waits for {phase}: that "
            "can't be."
        ),
        "position-hand": "Seat {seat} holds {count} patches, not {expected}.",
        "position-goals": "The goals of seat {seat} do not fit what the game waits for.",
        "position-market": "The market does not fit what the game waits for.",
        "position-token": "The quilt of seat {seat} can't have earned this: {token} on {cell}.",
        "position-token-missing": "The quilt of seat {seat} lacks a token that it must have earned: {token}.",
        "position-discarded": "{count} patches are discarded, but {expected} must be.",
        # records
        "record-json": "This is not JSON: line {row}, column {column}.",
        "record-key-twice": "“{key}” stands twice in one object.",
        "record-not-object": "A record is a JSON object.",
        "record-format": "This is not a calico-record.",
        "record-version": "Only version 1 of calico-record can be read, not {version}.",
        "record-missing": "The record lacks “{path}”.",
        "record-type": "“{path}” must be of the type {expected}.",
        "record-name": "“{path}” is “{name}”, but must be one of: {choices}.",
        "record-seat": "It is the turn of seat {expected}, not of seat {seat}.",
        "record-earned": "This placement earns {expected}, not {earned}.",
        "record-goals": "A record begins when all goals are chosen.",
        "record-turn": "A turn is under way: take from the market first, or undo the placement.",
        "record-over": "The game was over before this move.",
        "record-result-early": "The record has a result, but the game is not over.",
        "record-result": "The result must be {expected}, not {result}.",
        "record-empty": "There is no record in this file.",
        # files
        "file-unreadable": "{path} can't be read: {reason}.",
        "chart-unreadable": "This is not a chart that can be read.",
    }
)
