/** Tells somebody who looks elsewhere that it is their turn: in the title, and by a notification if they asked for it. */
import { settings } from "./settings.svelte";

const NAME = "Calico";
let title = NAME;

/** Names the screen in the title of the window; null for the start page. */
export function entitle(screen: string | null): void {
  title = screen === null ? NAME : `${screen} – ${NAME}`;
  document.title = title;
}

export function notify(text: string, tag: string): void {
  if (document.visibilityState === "visible") return;
  document.title = `● ${text} – ${NAME}`;
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification(NAME, { body: text, tag, icon: "./icon.svg" });
    shown.onclick = () => window.focus();
  }
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") document.title = title;
  });
}

/** Ask the browser for leave; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
