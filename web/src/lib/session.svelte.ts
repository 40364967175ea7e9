/** Who uses the page, and the line to the server. */
import type { PersonState } from "../protocol";
import { api, whenUnknown } from "./api";
import { Connection, type Line } from "./connection";
import { lookForNew, outdate } from "./version.svelte";

/** Somebody as the browser remembers them. */
export type Known = Pick<PersonState, "name" | "account">;

function socketAddress(): string {
  const base = new URL("/api/v1/socket", location.href);
  base.protocol = base.protocol.replace("http", "ws");
  return base.href;
}

const RETRY = 3000;
const KEY = "calico.person";

function remember(person: Known | null): void {
  try {
    if (person === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ name: person.name, account: person.account }));
  } catch {
    // private browsing: who it was is known as long as the page
  }
}

function remembered(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Known | null;
  } catch {
    return null;
  }
}

class Session {
  /** Who this browser was until the server knew them no more; null if nobody is missed. */
  missed = $state.raw<Known | null>(null);
  line = $state<Line>("connecting");
  readonly connection = new Connection(() => new WebSocket(socketAddress()));
  #person = $state.raw<PersonState | null>(null);
  #wasOnline = false;

  constructor() {
    this.connection.onLine = (line) => {
      this.line = line;
      if (line !== "online") return;
      if (this.#wasOnline) void lookForNew(); // a server that comes back may be a newer one
      this.#wasOnline = true;
    };
    this.connection.onRefused = ([problem]) => {
      if (problem?.code === "not-signed-in") void this.#doubt();
      if (problem?.code === "protocol-version") outdate();
    };
    whenUnknown(() => void this.#doubt());
    addEventListener("online", () => this.person && this.connection.connect());
  }

  get person(): PersonState | null {
    return this.#person;
  }

  set person(person: PersonState | null) {
    this.#person = person;
    if (person !== null) this.missed = null;
    remember(person);
  }

  /** Whoever was missed is not asked about again. */
  forget(): void {
    this.missed = null;
    if (this.person === null) remember(null);
  }

  /** Find out who uses this browser; a stranger has no line yet, only what everybody may see. */
  async open(): Promise<void> {
    try {
      const person = await api.me();
      if (person === null) {
        this.#miss(remembered());
      } else {
        this.person = person;
        this.connection.connect();
      }
    } catch {
      this.line = "offline";
      setTimeout(() => void this.open(), RETRY);
    }
  }

  /** Somebody whom the server does not know is gone only if it says so itself: it may not be able to look. */
  async #doubt(): Promise<void> {
    const found = await api.me().catch(() => undefined);
    if (found === null) this.#miss(this.person);
  }

  #miss(was: Known | null): void {
    if (this.person === null && this.missed !== null) return;
    this.connection.close();
    this.#person = null; // still remembered: a reload is no answer to the question who comes back
    this.missed = was;
    this.line = "online";
  }

  /** Be somebody: the guest that this browser was, or a new one with this name. */
  async be(name: string): Promise<PersonState> {
    if (this.person === null) {
      this.person = await api.guest(name);
      this.reconnect(); // a socket belongs to whoever opened it
    } else if (this.person.name !== name) {
      this.person = await api.rename(name);
    }
    return this.person;
  }

  become(person: PersonState | null): void {
    this.person = person;
    this.reconnect();
  }

  reconnect(): void {
    this.connection.close();
    if (this.person) this.connection.connect();
    else void this.open();
  }

  /** Wait until the line stands; whether it does. */
  async online(): Promise<boolean> {
    for (let tries = 0; tries < 50 && this.connection.line !== "online"; tries++) {
      await new Promise((done) => setTimeout(done, 100));
    }
    return this.connection.line === "online";
  }
}

export const session = new Session();
