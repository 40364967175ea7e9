"""What the environments reward: each decision by what it changes of a seat's worth, so that rewards add up to that."""

from calico.game import Game
from calico.rules import CalicoError, Name, Options, Problem, has_passed


class Reward(Name):
    """What a seat's worth is."""

    POINTS = "points"  # its points
    MARGIN = "margin"  # its points less those of the best rival, whose decisions count against it
    WIN = "win"  # at the end 1, divided among the winners
    PASSED = "passed"  # 1 for a full quilt that meets every objective of the scenario


def reward_of(name: str, players: int, options: Options) -> Reward:
    """The reward of this name; refuses one that makes no sense in such games."""
    reward = Reward.parse(name)
    if reward in (Reward.MARGIN, Reward.WIN) and players == 1:
        raise CalicoError(Problem.of("reward-solo", reward=reward))
    if reward is Reward.PASSED and options.scenario is None:
        raise CalicoError(Problem.of("reward-scenario", reward=reward))
    return reward


def worths(game: Game, reward: Reward) -> list[float]:
    """What each seat has so far of what is rewarded."""
    match reward:
        case Reward.POINTS:
            return [float(score.total) for score in game.scores]
        case Reward.MARGIN:
            totals = [score.total for score in game.scores]
            return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]
        case Reward.WIN:
            winners = game.winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.names))]
        case Reward.PASSED:
            return [float(has_passed(game.position, seat)) for seat in range(len(game.names))]
