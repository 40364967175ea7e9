import { parse } from "svelte/compiler";
import { beforeAll, describe, expect, test } from "vitest";
import { explain, LANGUAGES, list, patchName, preferredLanguage, speak, t } from "../src/lib/texts.svelte";

const sources = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const READ_ALOUD =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|content)$/;
/** Names that are the same in every language. */
const ALLOWED = new Set(["Calico"]);

/** Every piece of text in the markup of a component, as it stands or in the branches of an expression. */
function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => literals(one, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    switch (one["type"]) {
      case "Text":
        found.push(String(one["data"]).trim());
        break;
      case "StyleDirective":
      case "ClassDirective":
        return found;
      case "Attribute":
        if (READ_ALOUD.test(String(one["name"]))) literals(one["value"], found);
        return found;
      case "ExpressionTag":
        shown(one["expression"], found);
        return found;
    }
    for (const [key, value] of Object.entries(one)) if (key !== "parent") literals(value, found);
  }
  return found;
}

/** Strings that an expression may show; what a call makes of its arguments is not one of them. */
function shown(node: unknown, found: string[]): void {
  const one = node as Record<string, unknown>;
  const parts = (key: string): unknown[] => (one[key] ?? []) as unknown[];
  switch (one["type"]) {
    case "Literal":
      found.push(String(one["value"]));
      break;
    case "TemplateLiteral":
      found.push(...parts("quasis").map((part) => (part as { value: { cooked: string } }).value.cooked));
      parts("expressions").forEach((part) => shown(part, found));
      break;
    case "ConditionalExpression":
      shown(one["consequent"], found);
      shown(one["alternate"], found);
      break;
    case "LogicalExpression":
      shown(one["left"], found);
      shown(one["right"], found);
      break;
    case "BinaryExpression":
      if (one["operator"] === "+") [one["left"], one["right"]].forEach((part) => shown(part, found));
  }
}

describe("texts", () => {
  test("a word of its own would be found", () => {
    const wrong = `<p title="One">{isGood ? "Two" : t("fine")}<b aria-label={\`Three \${four}\`}>{"Four" + five}</b></p>`;
    const words = literals(parse(wrong, { modern: true }).fragment).filter(Boolean);
    expect(words.map((word) => word.trim()).filter(Boolean)).toEqual(["One", "Two", "Three", "Four"]);
  });

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
    const told = (id: string): string[] => [1, 2, 5, 21].map((count) => t(id, { count }));
    await speak("pl");
    expect(told("end-solo").map((text) => text.split(" ").at(-1))).toEqual([
      "punkt",
      "punkty",
      "punktów",
      "punktów",
    ]);
    await speak("ru");
    expect(told("end-solo").map((text) => text.split(" ").at(-1))).toEqual(["очко", "очка", "очков", "очко"]);
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
