/** Shortcuts of one key. They are known by where the key lies too: a Russian keyboard writes other letters there. */

interface LayoutMap {
  get(code: string): string | undefined;
}
interface Keyboard {
  getLayoutMap(): Promise<LayoutMap>;
}

const LETTERS = { q: "KeyQ", u: "KeyU" };
/** What is printed on the keys that are named by letters. */
export const printed: Record<keyof typeof LETTERS, string> = $state({ q: "Q", u: "U" });

/** The shortcut that was struck, by its name on an American keyboard; null for any other key. */
export function shortcut({ key, code }: Pick<KeyboardEvent, "key" | "code">): string | null {
  if (/^[?1-3]$/.test(key)) return key;
  const digit = /^Digit([1-3])$/.exec(code)?.[1];
  if (digit) return digit;
  const found = Object.entries(LETTERS).find(
    ([letter, place]) => key.toLowerCase() === letter || code === place,
  );
  return found?.[0] ?? null;
}

/** Learn what is printed on the keys, where the browser tells. */
export async function readKeyboard(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  const layout = await keyboard?.getLayoutMap().catch(() => null); // not told inside a frame of another page
  for (const [letter, place] of Object.entries(LETTERS)) {
    const sign = layout?.get(place);
    if (sign) printed[letter as keyof typeof LETTERS] = sign.toUpperCase();
  }
}
