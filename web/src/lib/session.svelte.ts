/** Who uses the page, and the line to the server. */
import type { PersonState } from "../protocol";
import { api } from "./api";
import { Connection, type Line } from "./connection";

function socketAddress(): string {
  const base = new URL("/api/v1/socket", location.href);
  base.protocol = base.protocol.replace("http", "ws");
  return base.href;
}

const RETRY = 3000;

class Session {
  person = $state.raw<PersonState | null>(null);
  line = $state<Line>("connecting");
  readonly connection = new Connection(() => new WebSocket(socketAddress()));

  constructor() {
    this.connection.onLine = (line) => (this.line = line);
    addEventListener("online", () => this.person && this.connection.connect());
  }

  /** Find out who uses this browser; a stranger has no line yet, only what everybody may see. */
  async open(): Promise<void> {
    try {
      this.person = await api.me();
      if (this.person) this.connection.connect();
      else this.line = "online";
    } catch {
      this.line = "offline";
      setTimeout(() => void this.open(), RETRY);
    }
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
