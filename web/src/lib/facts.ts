/** What the game prints: generated from the rules library. */
import raw from "../generated/facts.json";
import type {
  AchievementMode,
  Board,
  Cat,
  Color,
  Goal,
  GoalValues,
  Mode,
  Objective,
  Pattern,
  Preset,
  Restriction,
  Variant,
} from "../protocol";

export interface CatFacts {
  points: number;
  size: number;
  shape: [number, number][] | null;
  dots: number;
  otherSide: Cat;
}

export interface Scenario {
  number: number;
  goals: Goal[];
  cats: Cat[];
  objectives: [Objective, number][];
}

interface Facts {
  geometry: Record<
    "radius" | "pitch" | "row" | "left" | "top" | "width" | "height" | "binding" | "margin",
    number
  > & {
    slots: string[];
  };
  colors: Color[];
  patterns: Pattern[];
  boards: Record<Board, string[]>;
  cats: Record<Cat, CatFacts>;
  goals: Record<Goal, Record<GoalValues, [number, number]>>;
  modes: Mode[];
  goalValues: GoalValues[];
  variants: Variant[];
  restrictions: Restriction[];
  scenarios: Scenario[];
  achievementModes: AchievementMode[];
  achievements: string[];
  titles: string[];
  shapesPerTitle: number;
  presets: Preset[];
  portraits: string[];
}

export const facts = raw as unknown as Facts;
export const boards = Object.keys(facts.boards) as Board[];
export const cats = Object.keys(facts.cats) as Cat[];
export const goals = Object.keys(facts.goals) as Goal[];
