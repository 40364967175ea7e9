/** What a person has chosen for this browser; kept in local storage. */

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Palette = "natural" | "protanopia" | "deuteranopia" | "tritanopia";
export type Motion = "auto" | "full" | "reduced";
export type Sound = "auto" | "on" | "off";

export interface Choices {
  language: string | null;
  theme: Theme;
  palette: Palette;
  motion: Motion;
  sound: Sound;
  confirm: boolean;
  names: boolean;
  shortcuts: boolean;
  notify: boolean;
}

const KEY = "calico.settings";
const DEFAULTS: Choices = {
  language: null,
  theme: "auto",
  palette: "natural",
  motion: "auto",
  sound: "auto",
  confirm: false,
  names: true,
  shortcuts: true,
  notify: false,
};

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // storage is blocked or holds something else: the defaults serve
  }
}

export const settings: Choices = $state({ ...DEFAULTS, ...stored() });

export function choose(changes: Partial<Choices>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private browsing: the choice lasts as long as the page
  }
}

// What is chosen in another tab holds in this one too.
if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, DEFAULTS, stored());
  });
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

/** The theme that is shown, with `auto` decided by the system. */
export function shownTheme(): Exclude<Theme, "auto"> {
  if (settings.theme !== "auto") return settings.theme;
  if (matches("(prefers-contrast: more)")) return "contrast";
  return matches("(prefers-color-scheme: dark)") ? "dark" : "light";
}

export function isStill(): boolean {
  return (
    settings.motion === "reduced" ||
    (settings.motion === "auto" && matches("(prefers-reduced-motion: reduce)"))
  );
}

/** Sounds are off at night (21 to 8 by the user's clock) unless they were switched on. */
export function isAudible(hour = new Date().getHours()): boolean {
  return settings.sound === "on" || (settings.sound === "auto" && hour >= 8 && hour < 21);
}

/** Writes theme and palette onto the page; call in an effect. */
export function dress(root: HTMLElement): void {
  root.dataset["theme"] = shownTheme();
  root.dataset["palette"] = settings.palette;
  root.dataset["motion"] = isStill() ? "reduced" : "full";
}
