/** How goals are written. */
import type { Goal } from "../protocol";

/** The letters of a goal in two lines; null for the goal of six different ones, which has a sign. */
export function lettersOf(goal: Goal): [string, string] | null {
  if (goal === "different") return null;
  const groups = goal.toUpperCase().split("-");
  const first = groups[0] ?? "";
  // A short first group shares its line with the second one: AA BB / CC.
  const upper = first.length < 3 ? groups.slice(0, 2) : [first];
  return [upper.join(" "), groups.slice(upper.length).join(" ")];
}

/** The sizes that a goal asks for, largest first. */
export function sizesOf(goal: Goal): number[] {
  return goal === "different" ? [1, 1, 1, 1, 1, 1] : goal.split("-").map((group) => group.length);
}
