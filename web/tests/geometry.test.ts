import { describe, expect, test } from "vitest";
import {
  areaOf,
  cellAt,
  CELLS,
  cellNamed,
  cornerInwards,
  neighbours,
  outline,
  step,
} from "../src/lib/geometry";

const names = (cell: string): string[] =>
  neighbours(cellNamed(cell))
    .map((other) => other.name || "border")
    .sort();

describe("cells", () => {
  test("there are 25 with a name and three of them hold goals", () => {
    expect(CELLS.filter((cell) => cell.name)).toHaveLength(25);
    expect(CELLS.filter((cell) => cell.isSlot).map((cell) => cell.name)).toEqual(["c2", "d3", "b4"]);
  });

  test("odd rows are shifted to the right, so neighbours depend on the row", () => {
    expect(names("c2")).toEqual(["b1", "b2", "b3", "c1", "c3", "d2"]);
    expect(names("d3")).toEqual(["c3", "d2", "d4", "e2", "e3", "e4"]);
    expect(names("a1").filter((name) => name === "border")).toHaveLength(3);
  });

  test("a step and the step back lead home, and the edge is the end", () => {
    for (const cell of CELLS) {
      const right = step(cell, "right");
      const down = step(cell, "down");
      if (right) expect(step(right, "left")).toBe(cell);
      else expect(cell.column).toBe(6);
      if (down) expect(step(down, "up")).toBe(cell);
      else expect(cell.row).toBe(6);
    }
  });

  test("the signs of the border point inwards", () => {
    expect(cornerInwards(CELLS[3]!)).toBe(3);
    expect(cornerInwards(CELLS[45]!)).toBe(0);
  });
});

test("the line round a group follows its outer seams only", () => {
  const corners = (path: string): number => path.split("L").length;
  const one = outline([cellNamed("c3")]);
  expect(corners(one)).toBe(6);
  expect(corners(outline([cellNamed("b3"), cellNamed("c3")]))).toBe(10);
  const ring = neighbours(cellNamed("c3"));
  expect(outline(ring).match(/M/g)).toHaveLength(2); // round the ring, and round the hole in it
  expect(outline([cellNamed("a1"), cellNamed("e5")]).match(/M/g)).toHaveLength(2);
});

test("an area hangs together by colour or by pattern, the border included", () => {
  const patches: (string | null)[] = CELLS.map(() => null);
  const sew = (name: string, patch: string): void => void (patches[cellNamed(name).index] = patch);
  sew("b3", "pink:dots");
  sew("c3", "pink:vines");
  sew("e3", "pink:dots");
  sew("b2", "green:dots");
  const names = (half: "color" | "pattern"): string[] =>
    areaOf(patches, cellNamed("b3"), half)
      .map((cell) => cell.name)
      .sort();
  expect(names("color")).toEqual(["b3", "c3"]);
  expect(names("pattern")).toEqual(["b2", "b3"]);
});

test("a point of the drawing lies in the nearest cell, or beside the quilt", () => {
  for (const cell of CELLS) {
    expect(cellAt(cell.x, cell.y)).toBe(cell);
    expect(cellAt(cell.x + 40, cell.y)).toBe(cell);
  }
  expect(cellAt(-200, 0)).toBeNull();
});
