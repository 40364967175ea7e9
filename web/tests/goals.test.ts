import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import GoalPanel from "../src/components/GoalPanel.svelte";
import GoalRule from "../src/components/GoalRule.svelte";
import GoalShape from "../src/components/GoalShape.svelte";
import { timeLeft } from "../src/lib/clock";
import { remaining } from "../src/lib/remaining";
import { goalStatus } from "../src/lib/spoken";
import { speak } from "../src/lib/texts.svelte";
import lessons from "../src/generated/lessons.json";
import type { GameState, GoalState, TableOptions } from "../src/protocol";

const game = lessons.find((lesson) => lesson.name === "button")!.before as unknown as GameState;
const way = (possible: boolean) => ({ have: [], possible, wanted: [] });
const goal = (colors: boolean, patterns: boolean, more: Partial<GoalState> = {}): GoalState => ({
  goal: "aa-bb-c-d",
  slot: "c2",
  one_way: 5,
  both_ways: 8,
  by_colors: false,
  by_patterns: false,
  points: 0,
  progress: {
    open_cells: 0,
    colors: way(colors),
    patterns: way(patterns),
    both_possible: colors && patterns,
  },
  ...more,
});

beforeAll(() => speak("en"));
afterEach(cleanup);

test("a goal that can't be met is crossed out, at the end and before", () => {
  const { container } = render(GoalShape, {
    goal: "aa-bb-c-d",
    values: [5, 8],
    state: goal(false, false),
  });
  expect(container.querySelector(".cross")).not.toBeNull();
});

test("met one way is lost where only both ways count", () => {
  const state = goal(true, false, { by_colors: true });
  const show = (bothOnly: boolean) =>
    render(GoalShape, { goal: "aa-bb-c-d", values: [5, 8], state, bothOnly }).container;
  expect(show(false).querySelector(".cross")).toBeNull();
  expect(show(true).querySelector(".cross")).not.toBeNull();
});

test("what is not met is told by when it was looked at", () => {
  const open = { open_cells: 6, colors: way(true), patterns: way(true), both_possible: true };
  expect(goalStatus(goal(true, true, { progress: open }))).toBe("Possible both ways. 6 cells to go.");
  expect(goalStatus(goal(false, false))).toBe("Not met.");
  const { container } = render(GoalPanel, { goals: [goal(false, true)], onask: () => undefined });
  const signs = [...container.querySelectorAll(".mark")].map((mark) =>
    mark.querySelector("use")?.getAttribute("href"),
  );
  expect(signs).toEqual(["#c-icon-cross", undefined]);
});

test.each([
  ["book", "8"],
  ["tile", "7"],
] as const)("the rule of a goal tells the values of the game: %s", (values, both) => {
  const { container } = render(GoalRule, { goal: "aa-bb-c-d", values });
  expect(container.querySelector(".soft")?.textContent).toContain(both);
});

test("without hands, a patch that is being placed is one patch", () => {
  const options = { variants: [], restriction: "no_hand" } as unknown as TableOptions;
  const [patch] = game.market;
  const placed = { ...game, players: [], market: [patch!, null, null], discarded: [] };
  expect(remaining(placed, options).get(patch!)).toBe(2);
  const player = { ...game.players[0]!, hand: [] };
  player.quilt = {
    ...player.quilt,
    cells: player.quilt.cells.map((_, index) => (index === 8 ? patch! : null)),
  };
  const during = { ...placed, players: [player], placed: { patch: patch!, cell: "a1", earned: [] } };
  expect(remaining(during, options).get(patch!)).toBe(2);
});

test("a clock tells the nearest day or hour", () => {
  const HOUR = 3_600_000;
  expect(timeLeft(72 * HOUR - 1000)).toBe("3 days");
  expect(timeLeft(60 * HOUR - 1000)).toBe("2 days");
  expect(timeLeft(24 * HOUR - 1000)).toBe("24 hours");
  expect(timeLeft(90_000)).toBe("1:30");
  expect(timeLeft(-5)).toBe("0:00");
});
