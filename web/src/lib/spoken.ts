/** What a cell of a quilt is called, for screen readers and live regions. */
import type { GameState, GoalState, HasSaid, QuiltState, TargetState } from "../protocol";
import { facts } from "./facts";
import { CELLS, type Cell, neighbours, patchParts } from "./geometry";
import { find, list, patchName, t, tokenName } from "./texts.svelte";

const count = (names: string[]): [string, number][] =>
  [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);

/** The colours around a cell, the border included: “two yellow and one pink”. */
function surroundings(cell: Cell, quilt: QuiltState): string {
  const patches = neighbours(cell).flatMap((other) => quilt.cells[other.index] ?? []);
  const counted = count(patches.map((patch) => patchParts(patch).color));
  return list(
    counted.map(([color, number]) => t("cell-beside-color", { number, color: t(`color-${color}`) })),
  );
}

export function goalName(goal: GoalState): string {
  return t("cell-goal-named", {
    goal: t(`goal-${goal.goal}`),
    explained: t(`goal-${goal.goal}-explained`),
    one: goal.one_way,
    both: goal.both_ways,
  });
}

/** How a goal stands, in words. */
export function goalStatus(goal: GoalState): string {
  if (goal.by_colors && goal.by_patterns) return t("goal-met-both");
  const met = goal.by_colors ? "colors" : goal.by_patterns ? "patterns" : null;
  const progress = goal.progress;
  const ways = (["colors", "patterns"] as const).filter((way) => progress[way].possible);
  if (met) return t(`goal-met-${met}`);
  if (ways.length === 0) return t(progress.open_cells > 0 ? "goal-impossible" : "goal-not-met");
  const chances =
    ways.length === 2
      ? t(progress.both_possible ? "goal-open-both" : "goal-open-either")
      : t(`goal-open-${ways[0]}`);
  return `${chances} ${t("goal-open-cells", { count: progress.open_cells })}`;
}

/** What placing on a target would bring, and what it would spoil. */
export function gainsAndLosses(
  target: TargetState,
  goals: readonly GoalState[],
): { gains: string[]; losses: string[] } {
  const gains: string[] = [];
  const losses: string[] = [];
  if (target.earned.length > 0)
    gains.push(t("preview-earns", { tokens: list(target.earned.map(tokenName)) }));
  for (const effect of target.goals) {
    const goal = goals.find((one) => one.slot === effect.slot);
    const name = goal ? t(`goal-${goal.goal}`) : effect.slot;
    const say = (kind: string, byColors: boolean, byPatterns: boolean): void => {
      if (byColors || byPatterns) {
        const ways = byColors && byPatterns ? "both" : byColors ? "colors" : "patterns";
        (kind === "meets" ? gains : losses).push(t(`preview-${kind}-${ways}`, { goal: name }));
      }
    };
    say("meets", effect.met_by_colors, effect.met_by_patterns);
    say("spoils", effect.spoiled_by_colors, effect.spoiled_by_patterns);
  }
  if (target.losses.length > 0)
    losses.push(t("preview-ends", { tokens: list(target.losses.map((loss) => tokenName(loss.token))) }));
  return { gains, losses };
}

/** The same in one text; null if nothing happens. */
export function effects(target: TargetState, goals: readonly GoalState[]): string | null {
  const { gains, losses } = gainsAndLosses(target, goals);
  return [...gains, ...losses].join(" ") || null;
}

/** A cell as it is read aloud. */
export function cellName(
  cell: Cell,
  quilt: QuiltState,
  goals: readonly GoalState[],
  target: TargetState | undefined,
  ghost: string | null,
): string {
  const patch = quilt.cells[cell.index];
  if (cell.isBorder) return t("cell-border", { patch: patch ? patchName(patch) : "" });
  if (cell.isSlot) {
    const goal = goals.find((one) => one.slot === cell.name);
    return goal
      ? t("cell-goal", { cell: cell.name, goal: goalName(goal), status: goalStatus(goal) })
      : t("cell-goal-empty", { cell: cell.name });
  }
  if (patch) {
    const tokens = [
      ...quilt.cats.filter((token) => token.cell === cell.name).map((token) => tokenName(token.cat)),
      ...quilt.buttons.filter((button) => button.cell === cell.name).map((button) => tokenName(button.color)),
    ];
    const name = t("cell-patch", { cell: cell.name, patch: patchName(patch) });
    return tokens.length > 0 ? `${name}, ${list(tokens)}` : name;
  }
  const beside = surroundings(cell, quilt);
  const words = [
    beside ? t("cell-open-beside", { cell: cell.name, beside }) : t("cell-open", { cell: cell.name }),
  ];
  if (target && ghost) words.push(effects(target, goals) ?? t("preview-nothing"));
  return words.join(". ");
}

/** The whole quilt as text, row by row. */
export function quiltText(quilt: QuiltState, goals: readonly GoalState[]): string[] {
  return CELLS.filter((cell) => !cell.isBorder).map((cell) => cellName(cell, quilt, goals, undefined, null));
}

/** What somebody said: their own words, or a ready-made line in the reader's language. */
export function chatText({ preset, text }: HasSaid): string {
  return preset ? t(`preset-${preset}`) : (text ?? "");
}

/** Who has won and why; alone, what the quilt is worth. */
export function outcome(
  { result, players }: GameState,
  names: readonly string[],
  isSpectator: boolean,
): string {
  if (!result) return "";
  if (result.decided_by !== "solo")
    return t(`decided-by-${result.decided_by}`, {
      winners: list(result.winners.map((seat) => names[seat] ?? "")),
    });
  const count = players[0]?.score.total ?? 0;
  return isSpectator ? t("end-solo-of", { name: names[0] ?? "", count }) : t("end-solo", { count });
}

export function catNeeds(cat: string): string {
  return t(`cat-${cat}-needs`);
}

export function achievementName(achievement: string): string {
  const [mode, name] = achievement.split(":");
  if (mode === "scenario") return t("scenario", { number: name ?? "" });
  return find(`${mode}-${name}`) ?? achievement;
}

export const isCat = (token: string): boolean => token in facts.cats;
