import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Timer } from "../src/lib/connection";
import type { ServerMessage } from "../src/protocol";

/** A socket that a test holds the other end of. */
class FakeSocket {
  static last: FakeSocket;
  readyState: number = WebSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeTimer implements Timer {
  actions = new Map<number, { wait: number; action: () => void }>();
  #next = 1;
  after(wait: number, action: () => void): number {
    this.actions.set(this.#next, { wait, action });
    return this.#next++;
  }
  cancel(handle: number): void {
    this.actions.delete(handle);
  }
  /** Lets the shortest wait pass. */
  pass(): number {
    const [handle, { wait, action }] = [...this.actions].sort(
      (one, other) => one[1].wait - other[1].wait,
    )[0]!;
    this.actions.delete(handle);
    action();
    return wait;
  }
}

const welcome = { type: "welcome", person: "p", name: "Ari", server_time: 0, protocol: 1 } as const;
const update = (sequence: number) =>
  ({ type: "update", table: "t", sequence, server_time: 0, happened: [] }) as never;

describe("connection", () => {
  let timer: FakeTimer;
  let connection: Connection;
  let heard: unknown[];
  let lines: string[];

  const open = (): FakeSocket => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(welcome);
    return FakeSocket.last;
  };

  beforeEach(() => {
    timer = new FakeTimer();
    heard = [];
    lines = [];
    connection = new Connection(() => new FakeSocket() as unknown as WebSocket, timer);
    connection.onLine = (line) => lines.push(line);
    connection.connect();
  });

  test("hears who is here if somebody asks", () => {
    const seen: number[] = [];
    connection.watch(
      "t",
      () => undefined,
      () => undefined,
      (presence) => seen.push(presence.spectators),
    );
    const socket = open();
    expect(socket.sent[1]).toEqual({ type: "watch", table: "t", presence: true });
    socket.say({ type: "presence", table: "t", seats: [], spectators: 3 });
    expect(seen).toEqual([3]);
  });

  test("greets first and watches when it is welcome", () => {
    connection.watch(
      "t",
      (message) => heard.push(message),
      () => undefined,
    );
    const socket = open();
    expect(socket.sent).toEqual([
      { type: "hello", protocol: 1 },
      { type: "watch", table: "t" },
    ]);
    expect(lines).toEqual(["connecting", "online"]);
  });

  test("catches up from the last number after the line was lost", () => {
    connection.watch(
      "t",
      (message) => heard.push(message),
      () => undefined,
    );
    open().say(update(7));
    FakeSocket.last.close();
    timer.pass();
    expect(open().sent[1]).toEqual({ type: "watch", table: "t", since: 7 });
  });

  test("waits longer after each failure, and no longer than the longest", () => {
    const waits = Array.from({ length: 9 }, () => {
      FakeSocket.last.close();
      return timer.pass();
    });
    expect(waits[8]).toBeGreaterThan(waits[0]! * 4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000 * 1.25);
  });

  test("what was told twice is heard once", () => {
    connection.watch(
      "t",
      (message) => heard.push(message),
      () => undefined,
    );
    const socket = open();
    socket.say(update(3));
    socket.say(update(3));
    socket.say(update(2));
    expect(heard).toHaveLength(1);
  });

  test("a command that was not answered is sent again under its own id, and settles once", async () => {
    const socket = open();
    const outcome = connection.do("t", { type: "undo" });
    const sent = socket.sent.at(-1) as { command: { id: string } };
    socket.close();
    timer.pass();
    const again = open().sent.at(-1);
    expect(again).toEqual(sent);
    FakeSocket.last.say({ type: "done", command: sent.command.id, table: "t", sequence: 4 });
    expect(await outcome).toEqual({ done: true, problems: [] });
  });

  test("offline, a command is refused at once and nothing is kept", async () => {
    FakeSocket.last.close();
    const outcome = await connection.do("t", { type: "undo" });
    expect(outcome.done).toBe(false);
    expect(outcome.problems[0]?.code).toBe("offline");
    timer.pass();
    expect(open().sent).toHaveLength(1);
  });

  test("a refusal reaches whoever asked", async () => {
    const socket = open();
    const outcome = connection.do("t", { type: "undo" });
    const { command } = socket.sent.at(-1) as { command: { id: string } };
    const problems = [{ code: "wrong-phase", message: "Not now.", details: {} }];
    socket.say({ type: "refused", command: command.id, table: "t", problems });
    expect(await outcome).toEqual({ done: false, problems });
  });

  test("a line that does not answer a ping is lost", () => {
    open();
    timer.pass();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    timer.pass();
    expect(lines.at(-1)).toBe("offline");
  });

  test("a refusal that concerns no table and no command is told", () => {
    const told: string[] = [];
    connection.onRefused = (problems) => told.push(...problems.map(({ code }) => code));
    connection.connect();
    FakeSocket.last.say({
      type: "refused",
      command: null,
      table: null,
      problems: [{ code: "not-signed-in", message: "", details: {} }],
    });
    expect(told).toEqual(["not-signed-in"]);
  });
});
