/** Where cells are: 7 × 7 pointy-top hexagons, odd rows half a cell to the right; the outer ring is the border. */
import type { Color, Pattern } from "../protocol";
import { facts } from "./facts";

const { radius, pitch, row: rowHeight } = facts.geometry;
export const SIDE = 7;

export interface Cell {
  index: number;
  row: number;
  column: number;
  x: number;
  y: number;
  /** `a1` … `e5`; empty on the border. */
  name: string;
  isBorder: boolean;
  isSlot: boolean;
}

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const row = Math.floor(index / SIDE);
  const column = index % SIDE;
  const isBorder = row % (SIDE - 1) === 0 || column % (SIDE - 1) === 0;
  const name = isBorder ? "" : `${"abcde"[column - 1]}${row}`;
  const x = pitch * (column + 0.5 + 0.5 * (row % 2));
  return {
    index,
    row,
    column,
    x,
    y: radius + rowHeight * row,
    name,
    isBorder,
    isSlot: facts.geometry.slots.includes(name),
  };
});

const BY_NAME = new Map(CELLS.filter((cell) => cell.name).map((cell) => [cell.name, cell]));

export function cellNamed(name: string): Cell {
  const cell = BY_NAME.get(name);
  if (!cell) throw new Error(`no cell ${name}`);
  return cell;
}

/** The cell at a point of the quilt's drawing; null beside it. */
export function cellAt(x: number, y: number): Cell | null {
  const distance = (cell: Cell): number => Math.hypot(cell.x - x, cell.y - y);
  const nearest = CELLS.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  return distance(nearest) <= radius ? nearest : null;
}

export type Direction = "left" | "right" | "up" | "down";

/** The next cell in a direction, or null at the edge. Up and down go straight, so that the way back is the same. */
export function step(cell: Cell, direction: Direction): Cell | null {
  const row = cell.row + (direction === "up" ? -1 : direction === "down" ? 1 : 0);
  const column = cell.column + (direction === "left" ? -1 : direction === "right" ? 1 : 0);
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? null : (CELLS[row * SIDE + column] ?? null);
}

const NEIGHBOURS = CELLS.map((cell) =>
  CELLS.filter((other) => other !== cell && Math.hypot(other.x - cell.x, other.y - cell.y) < pitch * 1.1),
);

/** The up to six cells that touch this one. */
export function neighbours(cell: Cell): readonly Cell[] {
  return NEIGHBOURS[cell.index] ?? [];
}

/** The corner (0 is the top, then clockwise) that points at the middle of the quilt: the binding never hides it. */
export function cornerInwards(cell: Cell): number {
  const middle = cellNamed("c3");
  const angle = Math.atan2(middle.y - cell.y, middle.x - cell.x) + Math.PI / 2;
  return (Math.round(angle / (Math.PI / 3)) + 6) % 6;
}

export function hexagon(size: number, x = 0, y = 0): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI * corner) / 3 - Math.PI / 2;
    return `${(x + size * Math.cos(angle)).toFixed(2)} ${(y + size * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

/** The line round cells that hang together, as closed loops along their seams. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells);
  const next = new Map<string, string>();
  for (const cell of cells) {
    for (let side = 0; side < 6; side++) {
      const angle = (Math.PI * side) / 3 - Math.PI / 3;
      const [x, y] = [cell.x + pitch * Math.cos(angle), cell.y + pitch * Math.sin(angle)];
      const isInside = neighbours(cell).some(
        (one) => inside.has(one) && Math.hypot(one.x - x, one.y - y) < 1,
      );
      if (!isInside) next.set(cornerOf(cell, side), cornerOf(cell, side + 1));
    }
  }
  let path = "";
  for (const first of next.keys()) {
    const loop: string[] = [];
    for (let at = first; next.has(at);) {
      loop.push(at);
      const after = next.get(at) ?? first;
      next.delete(at);
      at = after;
    }
    path += `M${loop.join("L")}z`;
  }
  return path;
}

function cornerOf(cell: Cell, corner: number): string {
  const angle = (Math.PI * corner) / 3 - Math.PI / 2;
  return `${Math.round(cell.x + radius * Math.cos(angle))} ${Math.round(cell.y + radius * Math.sin(angle))}`;
}

/** The cells that hang together with one by the colour or the pattern of its patch, itself included. */
export function areaOf(
  patches: readonly (string | null)[],
  start: Cell,
  half: keyof PatchParts,
): readonly Cell[] {
  const kind = (cell: Cell): string | null => {
    const patch = patches[cell.index];
    return patch ? patchParts(patch)[half] : null;
  };
  const wanted = kind(start);
  const found = new Set([start]);
  if (wanted !== null)
    for (const cell of found)
      for (const other of neighbours(cell)) if (kind(other) === wanted) found.add(other);
  return [...found];
}

export interface PatchParts {
  color: Color;
  pattern: Pattern;
}

export function patchParts(patch: string): PatchParts {
  const [color, pattern] = patch.split(":");
  return { color: color as Color, pattern: pattern as Pattern };
}
