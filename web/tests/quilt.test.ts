import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Quilt from "../src/components/Quilt.svelte";
import { CELLS } from "../src/lib/geometry";
import { remaining } from "../src/lib/remaining";
import { isAudible } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import lessons from "../src/generated/lessons.json";
import type { GameState, QuiltState, TableOptions } from "../src/protocol";

const game = lessons.find((lesson) => lesson.name === "button")!.before as unknown as GameState;
const me = game.players[0]!;
const placement = game.legal!.placements[0]!;

beforeAll(() => speak("en"));
afterEach(cleanup);

const show = (more: object = {}) =>
  render(Quilt, {
    quilt: me.quilt,
    goals: me.goals,
    label: "mine",
    targets: placement.targets,
    ghost: placement.patch,
    ...more,
  });

test("every cell has a name, and an open one tells what it would earn", () => {
  show();
  expect(screen.getAllByRole("gridcell")).toHaveLength(49);
  const best = placement.targets.find((target) => target.earned.includes("pink"))!;
  expect(document.querySelector(`[data-cell="${best.cell}"]`)?.getAttribute("aria-label")).toContain(
    "earns pink button",
  );
});

test("arrows move the focus, Enter places on a legal cell only", async () => {
  const onplace = vi.fn();
  show({ onplace });
  const start = document.querySelector<SVGGElement>('[data-cell="c3"]')!;
  start.focus();
  await fireEvent.keyDown(start, { key: "Enter" });
  expect(onplace).not.toHaveBeenCalled();
  await fireEvent.keyDown(start, { key: "ArrowLeft" });
  const left = document.querySelector<SVGGElement>('[data-cell="b3"]')!;
  expect(document.activeElement).toBe(left);
  await fireEvent.keyDown(left, { key: "Enter" });
  expect(onplace).toHaveBeenCalledWith("b3", false);
});

test("looking at a cell tells which target it is", async () => {
  const onlook = vi.fn();
  show({ onlook });
  const cell = document.querySelector<SVGGElement>('[data-cell="b3"]')!;
  cell.focus();
  await vi.waitFor(() => expect(onlook).toHaveBeenLastCalledWith(expect.objectContaining({ cell: "b3" })));
});

test("a picture has no cells to reach", () => {
  show({ still: true });
  expect(screen.queryAllByRole("gridcell")).toHaveLength(0);
  expect(screen.getByRole("img", { name: "mine" })).toBeTruthy();
});

test("what is left is what nobody has seen", () => {
  const left = remaining(game, { variants: [] } as unknown as TableOptions);
  expect(left.get("pink:dots")).toBe(2);
  expect(left.get("purple:vines")).toBe(3);
  expect([...left.values()].reduce((sum, count) => sum + count)).toBe(108 - 4 - 2 - 3);
});

test("sounds sleep at night unless they are switched on", () => {
  expect([7, 8, 20, 21].map((hour) => isAudible(hour))).toEqual([false, true, true, false]);
});

test("a touch is a touch, also where its click says nothing of it", async () => {
  const onplace = vi.fn();
  show({ onplace });
  const cell = document.querySelector<SVGGElement>('[data-cell="b3"]')!;
  await fireEvent(cell, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await fireEvent(cell, new MouseEvent("click", { bubbles: true }));
  await fireEvent(cell, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  await fireEvent(cell, new MouseEvent("click", { bubbles: true }));
  expect(onplace.mock.calls).toEqual([
    ["b3", true],
    ["b3", false],
  ]);
});

test("a target tells in words and by a mark what it would end", () => {
  const [first] = placement.targets;
  const target = { ...first!, earned: [], goals: [], losses: [{ token: "millie", cells: ["c3", "c4"] }] };
  show({ targets: [target], pointed: target.cell });
  const cell = document.querySelector(`[data-cell="${target.cell}"]`);
  expect(cell?.getAttribute("aria-label")).toContain("Ends a group that could still bring: Millie.");
  expect(document.querySelectorAll(".end")).toHaveLength(1);
});

test("the thread runs round a group that has just earned, not round one that has only grown", () => {
  const cell = me.quilt.cells.findIndex((patch, index) => patch === "pink:dots" && CELLS[index]!.name !== "");
  const quilt = { ...me.quilt, buttons: [{ color: "pink", cell: CELLS[cell]!.name }] } as QuiltState;
  const threads = (earned: string[]): number => {
    const { container } = show({ quilt, targets: [], fresh: { cell: CELLS[cell]!.name, earned } });
    return container.querySelectorAll(".thread.running.under").length;
  };
  expect(threads([])).toBe(0);
  expect(threads(["pink"])).toBe(1);
});

test("a question about a cell names the rule behind it", async () => {
  const onask = vi.fn();
  show({ onask, quilt: { ...me.quilt, cats: [{ cat: "millie", cell: "c3" }] } });
  const ask = async (name: string): Promise<void> => {
    await fireEvent.contextMenu(document.querySelector(`[data-cell="${name}"]`)!);
  };
  for (const name of ["c3", "c2", "a1"]) await ask(name);
  const cell = document.querySelector<SVGGElement>('[data-cell="d3"]')!;
  cell.focus();
  await fireEvent.keyDown(cell, { key: "?" });
  expect(onask.mock.calls.flat()).toEqual(["cat-millie", "goal-different", "turn", "goal-aa-bb-cc"]);
});
