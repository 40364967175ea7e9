/** The clock of a turn: how it is shown, and when it warns. */
import type { TableOptions } from "../protocol";
import { duration, t } from "./texts.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds before the end at which somebody is warned, if the clock is at least twice as long. */
const WARNINGS = [HOUR, 300, 30, 10];

/** What the clock shows: minutes and seconds near its end, hours and days before. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds > 2 * DAY) return t("time-days", { count: Math.round(seconds / DAY) });
  if (seconds > 2 * HOUR) return t("time-hours", { count: Math.round(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How many seconds a turn has; null without a clock. */
export function turnLength(pace: TableOptions["pace"] | undefined): number | null {
  if (pace?.kind === "minutes") return pace.minutes * 60;
  return pace?.kind === "days" ? pace.days * DAY : null;
}

/** The last warning that is due; null before the first. */
export function warning(length: number, seconds: number): number | null {
  return WARNINGS.findLast((one) => one <= length / 2 && seconds <= one) ?? null;
}

/** How long that is, in words: “5 minutes”. */
export function inWords(seconds: number): string {
  if (seconds >= 3000) return duration(Math.round(seconds / HOUR), "hour");
  return seconds > 90 ? duration(Math.round(seconds / 60), "minute") : duration(seconds, "second");
}
