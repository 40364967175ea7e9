/** How goals are written. */
import type { Goal } from "../protocol";

/** The sizes that a goal asks for, largest first. */
export function sizesOf(goal: Goal): number[] {
  return goal === "different" ? [1, 1, 1, 1, 1, 1] : goal.split("-").map((group) => group.length);
}
