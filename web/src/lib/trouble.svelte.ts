/** Errors that nobody expected, outside of what a screen draws: they are told, and the page goes on as well as it can. */
import { Refusal } from "./api";
import { lookForNew } from "./version.svelte";

let hasFailed = $state(false);

export function isInTrouble(): boolean {
  return hasFailed;
}

export function forgetTrouble(): void {
  hasFailed = false;
}

/** Hear of every error from now on. */
export function watchForTrouble(): void {
  addEventListener("error", (event) => {
    if (event.error) hasFailed = true; // a browser's own remarks carry none
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    const isOffline = reason instanceof Refusal && reason.code === "offline"; // which is told elsewhere
    if (!isOffline) hasFailed = true;
  });
  addEventListener("vite:preloadError", () => void lookForNew());
}
