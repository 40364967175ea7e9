/** Everything that people read, from the Fluent files that the command line uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { ProblemState } from "../protocol";

export const LANGUAGES = ["en", "fr", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/calico/locales/*/{game,errors,web}.ftl", {
  query: "?raw",
  import: "default",
});

/** The few texts that must be there whatever else fails to arrive. */
const FIRST = import.meta.glob<string>("../../../src/calico/locales/*/broken.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

let bundle = $state.raw<FluentBundle | null>(null);
let hasAll = $state(false);
let current = $state<Language>("en");

export function preferredLanguage(chosen: string | null, wanted: readonly string[]): Language {
  const codes = [chosen, ...wanted].map((code) => code?.slice(0, 2).toLowerCase());
  return (codes.find((code) => LANGUAGES.includes(code as Language)) as Language | undefined) ?? "en";
}

const isOf =
  (language: Language) =>
  ([path]: [string, unknown]): boolean =>
    path.includes(`/locales/${language}/`);

function use(language: Language, texts: readonly string[]): void {
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  current = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Know the few texts that need not be loaded. */
export function stammer(language: Language): void {
  use(language, first(language));
}

export async function speak(language: Language): Promise<void> {
  const files = Object.entries(FILES).filter(isOf(language));
  use(language, [...first(language), ...(await Promise.all(files.map(([, load]) => load())))]);
  hasAll = true;
}

function first(language: Language): string[] {
  return Object.entries(FIRST)
    .filter(isOf(language))
    .map(([, text]) => text);
}

export function language(): Language {
  return current;
}

export function isReady(): boolean {
  return hasAll;
}

/** The text of a message, or null if no file has it: for names that come from elsewhere. */
export function find(id: string, args?: Arguments): string | null {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) console.error(`message ${id}: ${errors.map(String).join("; ")}`);
  return text;
}

/** The text of a message. */
export function t(id: string, args?: Arguments): string {
  const text = find(id, args);
  if (text === null) console.error(`no message ${id}`);
  return text ?? id;
}

export function patchName(patch: string): string {
  const [color, pattern] = patch.split(":");
  return t(`patch-${pattern}`, { color: t(`color-${color}`) });
}

/** Something earned: a cat, a colour (its button) or the rainbow. */
export function tokenName(token: string): string {
  return find(`cat-${token}`) ?? find(`button-${token}`) ?? t("rainbow-rainbow");
}

export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return t("list-and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
}

export function botName(bot: string): string {
  return find(`player-${bot}`) ?? bot;
}

const NAMED: Record<string, string[]> = {
  color: ["color"],
  pattern: ["pattern"],
  board: ["board"],
  cat: ["cat"],
  cats: ["cat"],
  first: ["cat"],
  second: ["cat"],
  goals: ["goal"],
  phase: ["phase"],
};

function detail(key: string, value: string | number): string | number {
  if (typeof value !== "string") return value;
  if (key === "patch" && value.includes(":")) return patchName(value);
  const kinds = NAMED[key];
  if (!kinds) return value;
  return list(value.split(", ").map((part) => find(`${kinds[0]}-${part}`) ?? part));
}

/** Why something was refused; the server's English where no translation is known. */
export function explain(problems: readonly ProblemState[]): string {
  return problems
    .map((problem) => {
      const details = Object.entries(problem.details ?? {}).map(([key, value]) => [key, detail(key, value)]);
      return find(`error-${problem.code}`, Object.fromEntries(details) as Arguments) ?? problem.message;
    })
    .join(" ");
}

/** So many seconds, minutes or hours, in words. */
export function duration(count: number, unit: "second" | "minute" | "hour"): string {
  return new Intl.NumberFormat(current, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A day, as this language writes it. */
export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium" }).format(milliseconds);
}

/** A time of day, with its day unless that is today. */
export function moment(milliseconds: number): string {
  const isToday = new Date(milliseconds).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(current, {
    timeStyle: "short",
    ...(isToday ? {} : { dateStyle: "medium" }),
  }).format(milliseconds);
}
