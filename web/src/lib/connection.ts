/**
 * One socket to the server. It reconnects by itself and catches up with the tables that are watched; a command that was
 * sent and not answered is sent again with its own id, so that it is done once. Nothing is queued while offline: the
 * caller is told at once.
 */
import type {
  ClientMessage,
  Command,
  Presence,
  ProblemState,
  ServerMessage,
  Snapshot,
  Update,
} from "../protocol";

export type Line = "connecting" | "online" | "offline";
export type TableMessage = Snapshot | Update;

export interface Outcome {
  done: boolean;
  problems: readonly ProblemState[];
}

interface Watched {
  sequence: number | null;
  listener: (message: TableMessage) => void;
  refused: (problems: readonly ProblemState[]) => void;
  present: ((message: Presence) => void) | null;
}

interface Pending {
  message: ClientMessage;
  resolve: (outcome: Outcome) => void;
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A command without its id, which the connection makes. */
export type Wish = Without<Command, "id">;

export interface Timer {
  after(milliseconds: number, action: () => void): number;
  cancel(handle: number): void;
}

const PROTOCOL = 1;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const HEARTBEAT = 20_000;
const OFFLINE: Outcome = { done: false, problems: [{ code: "offline", message: "", details: {} }] };

const systemTimer: Timer = {
  after: (milliseconds, action) => setTimeout(action, milliseconds) as unknown as number,
  cancel: (handle) => clearTimeout(handle),
};

export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Connection {
  line: Line = "offline";
  /** How far the server's clock is ahead of ours. */
  clockOffset = 0;
  onLine: (line: Line) => void = () => undefined;
  /** The server refuses us, whatever we want. */
  onRefused: (problems: readonly ProblemState[]) => void = () => undefined;

  #socket: WebSocket | null = null;
  #watched = new Map<string, Watched>();
  #pending = new Map<string, Pending>();
  #delay = FIRST_DELAY;
  #retry: number | null = null;
  #beat: number | null = null;
  #isAwaitingPong = false;

  constructor(
    private readonly open: () => WebSocket,
    private readonly timer: Timer = systemTimer,
  ) {}

  connect(): void {
    if (this.#socket) return;
    if (this.#retry !== null) this.timer.cancel(this.#retry);
    this.#retry = null;
    this.#set("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    if (this.#retry !== null) this.timer.cancel(this.#retry);
    this.#retry = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#stopBeat();
    this.#set("offline");
  }

  /** Follow a table; the first message is a snapshot. `present` hears who else is there. Returns how to stop. */
  watch(
    table: string,
    listener: Watched["listener"],
    refused: Watched["refused"],
    present: Watched["present"] = null,
  ): () => void {
    const watched: Watched = { sequence: null, listener, refused, present };
    this.#watched.set(table, watched);
    if (this.line === "online") this.#follow(table, watched);
    return () => {
      this.#watched.delete(table);
      if (this.line === "online") this.#send({ type: "unwatch", table });
    };
  }

  /** Do something at a table. While offline it is refused at once. */
  do(table: string, wish: Wish): Promise<Outcome> {
    if (this.line !== "online") return Promise.resolve(OFFLINE);
    const id = commandId();
    const message: ClientMessage = { type: "do", table, command: { ...wish, id } as Command };
    return new Promise((resolve) => {
      this.#pending.set(id, { message, resolve });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    this.#isAwaitingPong = false;
    if ("server_time" in message) this.clockOffset = message.server_time - Date.now();
    switch (message.type) {
      case "welcome":
        this.#delay = FIRST_DELAY;
        this.#set("online");
        for (const [table, watched] of this.#watched) this.#follow(table, watched);
        for (const { message: unanswered } of this.#pending.values()) this.#send(unanswered);
        this.#startBeat();
        break;
      case "snapshot":
      case "update": {
        const watched = this.#watched.get(message.table);
        if (!watched || (message.type === "update" && message.sequence <= (watched.sequence ?? -1))) break;
        watched.sequence = message.sequence;
        watched.listener(message);
        break;
      }
      case "presence":
        this.#watched.get(message.table)?.present?.(message);
        break;
      case "done":
        this.#settle(message.command, { done: true, problems: [] });
        break;
      case "refused":
        if (message.command !== null)
          this.#settle(message.command, { done: false, problems: message.problems });
        else if (message.table !== null) this.#watched.get(message.table)?.refused(message.problems);
        else this.onRefused(message.problems);
        break;
      case "pong":
        break;
    }
  }

  #follow(table: string, { sequence, present }: Watched): void {
    this.#send({
      type: "watch",
      table,
      ...(sequence === null ? {} : { since: sequence }),
      ...(present === null ? {} : { presence: true }),
    });
  }

  #settle(command: string, outcome: Outcome): void {
    const pending = this.#pending.get(command);
    this.#pending.delete(command);
    pending?.resolve(outcome);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#stopBeat();
    this.#set("offline");
    this.#retry = this.timer.after(this.#delay * (0.75 + Math.random() / 2), () => this.connect());
    this.#delay = Math.min(LONGEST_DELAY, this.#delay * 2);
  }

  /** A line that does not answer is a lost line, whatever the browser thinks of it. */
  #startBeat(): void {
    this.#stopBeat();
    this.#isAwaitingPong = false;
    const beat = (): void => {
      if (this.#isAwaitingPong && this.#socket) {
        const socket = this.#socket;
        socket.close();
        this.#lost(socket);
        return;
      }
      this.#isAwaitingPong = true;
      this.#send({ type: "ping" });
      this.#beat = this.timer.after(HEARTBEAT, beat);
    };
    this.#beat = this.timer.after(HEARTBEAT, beat);
  }

  #stopBeat(): void {
    if (this.#beat !== null) this.timer.cancel(this.#beat);
    this.#beat = null;
  }

  #set(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.onLine(line);
  }
}
