/** The screen that the address names: everything after `#`, so that any server of plain files will do. */

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray “%”: no screen and no table has such a name
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
}

const SCREENS = [
  /^$/,
  /^table\/[^/]+$/,
  /^new(\/(solo|bots|friends|shared|scenarios(\/([1-9]|10))?))?$/,
  /^learn(\/[1-9]\d?)?$/,
  /^rules(\/[^/]+)?$/,
  /^chart$/,
];

/** Whether there is a screen at this address. */
export function isScreen(parts: readonly string[]): boolean {
  return SCREENS.some((screen) => screen.test(parts.join("/")));
}

let parts = $state.raw(read());

addEventListener("hashchange", () => {
  parts = read();
  scrollTo(0, 0);
});

export function route(): string[] {
  return parts;
}

export function go(path: string): void {
  location.hash = path;
}

/** The whole address of a table, to send to friends. */
export function tableLink(table: string): string {
  return `${location.origin}${location.pathname}#/table/${table}`;
}
