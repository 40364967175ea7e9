/** The REST routes that the page uses. */
import type {
  BotFacts,
  ChartPlayerState,
  ChartState,
  Command,
  GameState,
  MoveState,
  NewPasskey,
  NewPush,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyState,
  PersonState,
  ProblemState,
  PushKey,
  ProgramState,
  Snapshot,
  TableOptionsInput,
  TableSummary,
  UsedPasskey,
} from "../protocol";
import { commandId, type Wish } from "./connection";

/** The server, or the lack of one, refused. */
export class Refusal extends Error {
  constructor(readonly problems: ProblemState[]) {
    super(problems.map((problem) => problem.message).join(" "));
  }
  get code(): string {
    return this.problems[0]?.code ?? "";
  }
}

let tellUnknown = (): void => undefined;

/** What to do when the server does not know who asks. */
export function whenUnknown(action: () => void): void {
  tellUnknown = action;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers: { "x-calico": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal([{ code: "offline", message: "", details: {} }]);
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problems = (answer as { problems?: ProblemState[] } | null)?.problems;
    if (problems?.[0]?.code === "not-signed-in" && path !== "/me") tellUnknown();
    throw new Refusal(problems ?? [{ code: "server-error", message: "", details: {} }]);
  }
  return answer as T;
}

export const api = {
  /** Who you are; null for a stranger. */
  async me(): Promise<PersonState | null> {
    try {
      return await ask<PersonState>("GET", "/me");
    } catch (error) {
      if (error instanceof Refusal && error.code === "not-signed-in") return null;
      throw error;
    }
  },
  guest: (name: string) => ask<PersonState>("POST", "/guests", { name }),
  rename: (name: string) => ask<PersonState>("PATCH", "/me", { name }),
  register: (account: string, passphrase: string) =>
    ask<PersonState>("POST", "/account", { account, passphrase }),
  logIn: (account: string, passphrase: string) => ask<PersonState>("POST", "/login", { account, passphrase }),
  changePassphrase: (passphrase: string, current: string | null) =>
    ask<PersonState>("PUT", "/account/passphrase", { passphrase, current }),
  dropPassphrase: () => ask<PersonState>("DELETE", "/account/passphrase"),
  passkeys: () => ask<PasskeyState[]>("GET", "/passkeys"),
  beginPasskey: (account: string | null) => ask<PasskeyCreation>("POST", "/passkeys/begin", { account }),
  newPasskey: (made: NewPasskey) => ask<PersonState>("POST", "/passkeys", made),
  beginPasskeyLogIn: () => ask<PasskeyRequest>("POST", "/passkeys/login/begin"),
  passkeyLogIn: (used: UsedPasskey) => ask<PersonState>("POST", "/passkeys/login", used),
  renamePasskey: (id: string, name: string) => ask<undefined>("PATCH", `/passkeys/${id}`, { name }),
  dropPasskey: (id: string) => ask<undefined>("DELETE", `/passkeys/${id}`),
  logOut: () => ask<undefined>("POST", "/logout"),
  erase: () => ask<undefined>("DELETE", "/me"),
  bots: async () => (await ask<{ bots: BotFacts[] }>("GET", "/catalogue")).bots,
  table: (id: string) => ask<Snapshot>("GET", `/tables/${encodeURIComponent(id)}`),
  moves: (id: string) => ask<MoveState[]>("GET", `/tables/${encodeURIComponent(id)}/moves`),
  /** The game after so many turns, as it was seen then. */
  position: (id: string, turns: number) =>
    ask<GameState>("GET", `/tables/${encodeURIComponent(id)}/moves/${turns}`),
  pushKey: async () => (await ask<PushKey>("GET", "/push")).public_key,
  subscribe: (push: NewPush) => ask<undefined>("POST", "/me/push", push),
  unsubscribe: (endpoint: string) =>
    ask<undefined>("DELETE", `/me/push?endpoint=${encodeURIComponent(endpoint)}`),
  programs: () => ask<ProgramState[]>("GET", "/programs"),
  openTables: () => ask<TableSummary[]>("GET", "/tables"),
  /** As many as the server lists. */
  myTables: () => ask<TableSummary[]>("GET", "/me/tables?limit=100"),
  create: (options: TableOptionsInput, sit: boolean) =>
    ask<{ id: string }>("POST", "/tables", { id: commandId(), options, sit }),
  do: (table: string, wish: Wish) =>
    ask<unknown>("POST", `/tables/${table}/commands`, { ...wish, id: commandId() } as Command),
  chart: () => ask<ChartState>("GET", "/me/chart"),
  mark: (table: string, seat: number, achievement: string, player: string | null) =>
    ask<ChartPlayerState>("POST", "/me/chart", { table, seat, achievement, player }),
  addChartPlayer: (name: string) => ask<ChartState>("POST", "/me/chart/players", { name }),
  inviteToChart: (account: string) => ask<ChartState>("POST", "/me/chart/guests", { account }),
  renameChartPlayer: (id: string, name: string) =>
    ask<ChartState>("PATCH", `/me/chart/players/${id}`, { name }),
  dropChartPlayer: (id: string) => ask<ChartState>("DELETE", `/me/chart/players/${id}`),
  joinChart: (id: string) => ask<ChartState>("PUT", `/me/chart/invitations/${id}`),
  leaveChart: (id: string) => ask<ChartState>("DELETE", `/me/chart/invitations/${id}`),
  importChart: (chart: string) => ask<ChartState>("POST", "/me/chart/import", { chart }),
};
