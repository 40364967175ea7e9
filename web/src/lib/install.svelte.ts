/** Installing the page as an app, where the browser offers it. */

/** Chromium's event; no standard has it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: string }>;
}

let offer = $state.raw<InstallPrompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page asks where it fits
  offer = event as InstallPrompt;
});
addEventListener("appinstalled", () => (offer = null));

export function mayInstall(): boolean {
  return offer !== null;
}

/** Ask the person; the browser allows it once an offer. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}
