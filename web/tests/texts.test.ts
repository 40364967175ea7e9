import { parse } from "svelte/compiler";
import { beforeAll, describe, expect, test } from "vitest";
import { explain, LANGUAGES, list, patchName, preferredLanguage, speak, t } from "../src/lib/texts.svelte";

const sources = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const READ_ALOUD = ["aria-label", "title", "placeholder", "alt"];
/** Names that are the same in every language. */
const ALLOWED = new Set(["Calico"]);

/** Every piece of text in the markup of a component. */
function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => literals(one, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    if (one["type"] === "Text") found.push(String(one["data"]).trim());
    if (one["type"] === "StyleDirective") return found;
    if (one["type"] === "Attribute" && !READ_ALOUD.includes(String(one["name"]))) return found;
    for (const [key, value] of Object.entries(one)) if (key !== "parent") literals(value, found);
  }
  return found;
}

describe("texts", () => {
  test.each(Object.entries(sources))("%s says nothing of its own", (_path, source) => {
    const tree = parse(source, { modern: true });
    const words = literals(tree.fragment).filter((text) => /\p{L}{2,}/u.test(text) && !ALLOWED.has(text));
    expect(words).toEqual([]);
  });

  test("the browser's wish decides, what is unknown becomes English", () => {
    expect(preferredLanguage(null, ["pt-BR", "pl-PL", "de"])).toBe("pl");
    expect(preferredLanguage("ru", ["de"])).toBe("ru");
    expect(preferredLanguage(null, ["ja"])).toBe("en");
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeAll(() => speak(language));
    test("plurals and lists are whole sentences", () => {
      for (const count of [1, 2, 5, 21, 22]) expect(t("end-solo", { count })).toContain(String(count));
      expect(list(["a", "b", "c"])).toMatch(/^a, b .*c$/);
    });
    test("a refusal is explained with names", () => {
      const text = explain([{ code: "cell-taken", message: "", details: { cell: "c3" } }]);
      expect(text).toContain("c3");
      expect(patchName("dark_blue:ferns")).not.toContain("_");
    });
  });

  test("Polish and Russian count in their own way", async () => {
    await speak("pl");
    expect([1, 3, 5].map((count) => t("goal-open-cells", { count }))).toEqual([
      "Jeszcze jedno pole.",
      "Jeszcze 3 pola.",
      "Jeszcze 5 pól.",
    ]);
    await speak("ru");
    expect([21, 22, 25].map((count) => t("time-days", { count }))).toEqual(["21 день", "22 дня", "25 дней"]);
  });

  test("what no file knows is said in the server's English", () => {
    expect(explain([{ code: "unheard-of", message: "Something new.", details: {} }])).toBe("Something new.");
  });
});
