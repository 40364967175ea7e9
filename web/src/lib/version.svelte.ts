/** Whether the server has another build of this page than the one that runs here. */

const ENTRY = /src="[^"]*?([^/"]+\.(?:js|ts))"/;
const EVERY = 60_000;

const own = typeof document === "undefined" ? undefined : ENTRY.exec(document.head.innerHTML)?.[1];
let isNew = $state(false);
let asked = 0;

export function isOutdated(): boolean {
  return isNew;
}

/** Say that another build is there: the server's word. */
export function outdate(): void {
  isNew = true;
}

/** Ask the server which build it has; without an answer nothing is known. */
export async function lookForNew(): Promise<void> {
  const page = await fetch("./", { cache: "no-store" }).catch(() => null);
  const found = page?.ok ? ENTRY.exec(await page.text())?.[1] : undefined;
  if (own && found && found !== own) isNew = true;
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() < asked + EVERY) return;
    asked = Date.now();
    void lookForNew();
  });
}
