/** How a clock is shown: minutes and seconds near its end, hours and days before. */
import { t } from "./texts.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds > 2 * DAY) return t("time-days", { count: Math.round(seconds / DAY) });
  if (seconds > 2 * HOUR) return t("time-hours", { count: Math.round(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
