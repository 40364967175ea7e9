import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../src/lib/connection";
import { TableStore } from "../src/lib/table.svelte";
import { speak } from "../src/lib/texts.svelte";
import lessons from "../src/generated/lessons.json";
import type { GameState, HasSaid, MoveState, Snapshot, TableState, Update } from "../src/protocol";

const game = lessons[0]!.before as unknown as GameState;
const chair = { kind: "person", name: "Ari", board: "blue", bot: null, taken: true, awaited: false };
const state = (moves: number, more: Partial<GameState> = {}): TableState =>
  ({
    id: "t",
    status: "playing",
    options: {},
    chairs: [chair, { ...chair, name: "Bea", board: "green" }],
    you: { seats: [0], seat: 0, is_host: true, commands: [] },
    moves,
    game: { ...game, ...more, view: `after ${moves}` },
  }) as unknown as TableState;
const snapshot = (moves: number): Snapshot =>
  ({ type: "snapshot", table: "t", sequence: 1, server_time: 0, state: state(moves), chat: [] }) as Snapshot;
const turn = (seat: number, cell: string): MoveState => ({
  seat,
  patch: "pink:dots",
  cell,
  earned: [],
  taken: "green:vines",
});
const played = (moves: number, seat: number, cell: string): Update =>
  ({
    type: "update",
    table: "t",
    sequence: 2,
    server_time: 0,
    state: state(moves),
    happened: [
      { type: "placed", sequence: 2, at: 0, ...turn(seat, cell) },
      { type: "taken", sequence: 2, at: 0, seat, position: 1, patch: "green:vines", market: [], over: false },
    ],
  }) as unknown as Update;

let answers: Record<string, unknown>;
const fetched = vi.fn((path: string) => Promise.resolve(Response.json(answers[path])));
const open = (): TableStore => new TableStore("t", { watch: () => () => undefined } as unknown as Connection);

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  answers = { "/api/v1/tables/t/moves": [turn(0, "a1"), turn(1, "b1"), turn(0, "c1")] };
});

test("whoever opens a table later is told every turn, and the news since their own last one", async () => {
  const table = open();
  table.receive(snapshot(3));
  table.receive(played(4, 1, "d1")); // arrives before the earlier turns do
  await vi.waitFor(() => expect(table.moves).toHaveLength(4));
  expect(table.moves.map((move) => move.cell)).toEqual(["a1", "b1", "c1", "d1"]);
  expect(table.news).toEqual([3]);
  table.receive(played(5, 0, "e1"));
  expect(table.moves).toHaveLength(5);
  expect(table.news).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a placement that is taken back is no turn", async () => {
  const table = open();
  table.receive(snapshot(3));
  await vi.waitFor(() => expect(table.moves).toHaveLength(3));
  const [placed] = played(3, 1, "d1").happened;
  const undone = { type: "undone", sequence: 3, at: 0, seat: 1 };
  table.receive({ ...played(3, 1, "d1"), happened: [placed, undone] } as unknown as Update);
  table.receive(played(4, 1, "e1"));
  expect(table.moves.map((move) => move.cell)).toEqual(["a1", "b1", "c1", "e1"]);
});

test("an earlier position is asked for once, and the last one is the live game", async () => {
  answers["/api/v1/tables/t/moves/1"] = { ...game, view: "then" };
  const table = open();
  table.receive(snapshot(3));
  await table.look(1);
  expect([table.viewed, table.game?.view, table.isLive]).toEqual([1, "then", false]);
  await table.look(3);
  expect([table.viewed, table.game?.view, table.isLive]).toEqual([null, "after 3", true]);
  await table.look(1);
  expect(fetched.mock.calls.filter(([path]) => path.endsWith("/moves/1"))).toHaveLength(1);
});

const line = (sequence: number, seat: number | null): HasSaid =>
  ({ type: "said", sequence, at: 0, seat, name: "Bea", text: null, preset: "hello" }) as HasSaid;

test("what others say is unread and spoken, also what was said while the line was lost", () => {
  const table = open();
  table.receive({ ...snapshot(0), chat: [line(1, 1)] });
  expect(table.unreadChat).toBe(0); // it was said before
  table.receive({ ...played(0, 1, "d1"), happened: [line(2, 1), line(3, 0)] } as Update);
  expect(table.unreadChat).toBe(1);
  expect(table.announcements.map(({ text }) => text)).toContain("Bea says: Hello!");
  table.receive({ ...snapshot(0), chat: [line(1, 1), line(2, 1), line(3, 0), line(4, null)] });
  expect(table.unreadChat).toBe(2);
});

const said = (table: TableStore): string[] => table.announcements.map(({ text }) => text);

test("a turn that a bot plays is not announced as one's own", () => {
  const awaiting = (bot: string | null): Update => {
    const update = played(4, 1, "d1");
    const mine = { ...update.state.chairs[0]!, awaited: true, bot } as TableState["chairs"][number];
    return { ...update, state: { ...update.state, chairs: [mine, update.state.chairs[1]!] } };
  };
  const table = open();
  table.receive(snapshot(3));
  table.receive(awaiting("greedy"));
  expect(said(table)).not.toContain("It is your turn.");
  table.receive(played(5, 0, "e1"));
  table.receive(awaiting(null));
  expect(said(table)).toContain("It is your turn.");
});

test("the winner is announced after the last turn", () => {
  const table = open();
  table.receive(snapshot(3));
  const update = played(4, 1, "d1");
  const result = {
    winners: [0],
    decided_by: "points",
    passed: null,
    achievements: [],
  } as GameState["result"];
  table.receive({
    ...update,
    state: { ...update.state, status: "over", game: { ...update.state.game!, result } },
  });
  expect(said(table).at(-1)).toMatch(/^Ari wins/);
});

test("whoever was absent is told whether the game goes on without them", () => {
  const table = open();
  const absent = { ...chair, is_you: true, bot: "greedy", handed_over: "absence", awaited: true };
  const told = (paused: boolean): Update =>
    ({
      ...played(3, 1, "d1"),
      happened: [],
      state: { ...state(3), chairs: [absent, chair], paused },
    }) as unknown as Update;
  table.receive(told(false));
  expect(table.standIn).toContain("is playing for you");
  expect(table.isThinking(0)).toBe(true);
  table.receive(told(true));
  expect(table.standIn).toContain("is waiting for you");
  expect(table.isThinking(0)).toBe(false);
  expect(table.announcements.map(({ text }) => text)).toContain("It is your turn.");
});
