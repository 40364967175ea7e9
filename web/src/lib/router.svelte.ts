/** The screen that the address names: everything after `#`, so that any server of plain files will do. */

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
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
