import { beforeAll, expect, test } from "vitest";
import { inWords, turnLength, warning } from "../src/lib/clock";
import { shortcut } from "../src/lib/keys.svelte";
import { speak } from "../src/lib/texts.svelte";

const DAY = 86_400;

beforeAll(() => speak("en"));

test("a clock warns late, and the later the shorter it is", () => {
  const minute = turnLength({ kind: "minutes", minutes: 1 })!;
  expect([60, 31, 30, 11, 10, 0].map((left) => warning(minute, left))).toEqual([null, null, 30, 30, 10, 10]);
  const days = turnLength({ kind: "days", days: 2 })!;
  expect([DAY, 3600, 300].map((left) => warning(days, left))).toEqual([null, 3600, 300]);
  expect(turnLength({ kind: "relaxed", absence_minutes: 60 })).toBe(null);
  expect([3600, 299, 30, 1].map(inWords)).toEqual(["1 hour", "5 minutes", "30 seconds", "1 second"]);
});

test("a shortcut is known by its sign or by its place", () => {
  const struck = (key: string, code: string): string | null => shortcut({ key, code });
  expect(struck("q", "KeyQ")).toBe("q");
  expect(struck("й", "KeyQ")).toBe("q"); // Russian
  expect(struck("a", "KeyQ")).toBe("q"); // French, and the key that Q is printed on:
  expect(struck("q", "KeyA")).toBe("q");
  expect(struck("&", "Digit1")).toBe("1");
  expect(struck("2", "Numpad2")).toBe("2");
  expect(struck("ArrowDown", "Numpad2")).toBe(null); // without NumLock
  expect(struck(",", "Slash")).toBe(null);
  expect(struck("?", "Digit7")).toBe("?");
});
