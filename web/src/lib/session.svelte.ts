/** Who uses the page, and the line to the server. */
import type { PersonState } from "../protocol";
import { api } from "./api";
import { Connection, type Line } from "./connection";

function socketAddress(): string {
  const base = new URL("/api/v1/socket", location.href);
  base.protocol = base.protocol.replace("http", "ws");
  return base.href;
}

class Session {
  person = $state.raw<PersonState | null>(null);
  line = $state<Line>("connecting");
  readonly connection = new Connection(() => new WebSocket(socketAddress()));

  constructor() {
    this.connection.onLine = (line) => (this.line = line);
  }

  async open(): Promise<void> {
    try {
      this.person = await api.me();
    } catch {
      this.line = "offline"; // the socket goes on trying
    }
    this.connection.connect();
    addEventListener("online", () => this.connection.connect());
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
    this.connection.connect();
  }
}

export const session = new Session();
