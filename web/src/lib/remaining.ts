/** Patches that the viewer has not seen: in the supply or face down in somebody's hand. */
import type { GameState, TableOptions } from "../protocol";
import { facts } from "./facts";
import { CELLS } from "./geometry";

export function remaining(game: GameState, options: TableOptions): Map<string, number> {
  const copies = (options.variants ?? []).includes("lower_variance") ? 2 : 3;
  const left = new Map(
    facts.colors.flatMap((color) => facts.patterns.map((pattern) => [`${color}:${pattern}`, copies])),
  );
  const seen = [
    ...game.market,
    ...game.discarded,
    ...game.players.flatMap((player) => [
      ...player.hand,
      ...CELLS.filter((cell) => !cell.isBorder).map((cell) => player.quilt.cells[cell.index] ?? null),
    ]),
  ];
  // Without hands, a patch that is being placed lies on the quilt and, until the turn is over, still in the market.
  if (options.restriction === "no_hand" && game.placed) seen.splice(seen.indexOf(game.placed.patch), 1);
  for (const patch of seen) if (patch !== null) left.set(patch, (left.get(patch) ?? 0) - 1);
  return left;
}
