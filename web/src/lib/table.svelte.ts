/** One table on the screen: the live state, the one that is looked at, and what the person is about to do. */
import type { GameState, Happened, HasSaid, PlayerState, TableState, TargetState } from "../protocol";
import { type Connection, type Outcome, type TableMessage, type Wish } from "./connection";
import { facts } from "./facts";
import { notify } from "./notify";
import { sound } from "./sounds";
import { botName, explain, list, patchName, t, tokenName } from "./texts.svelte";

export interface LoggedMove {
  seat: number;
  patch: string;
  cell: string;
  earned: readonly string[];
  taken: string | null;
}

/** A patch in hand or market that is about to be placed. */
export interface Chosen {
  from: "hand" | "market";
  index: number;
}

const FRESH_FOR = 1600;
const HISTORY = 120;

export class TableStore {
  /** The table as the server last told it. */
  live = $state.raw<TableState | null>(null);
  /** Which earlier position is looked at; null is the live one. */
  viewed = $state<number | null>(null);
  history = $state.raw<GameState[]>([]);
  moves = $state.raw<LoggedMove[]>([]);
  chat = $state.raw<HasSaid[]>([]);
  chosen = $state<Chosen | null>(null);
  /** Cells whose patch or token has just come, by seat. */
  fresh = $state.raw<{ seat: number; cell: string } | null>(null);
  problem = $state<string | null>(null);
  announcement = $state("");
  isBusy = $state(false);
  unreadChat = $state(0);
  /** The seat whose owner has lifted the curtain of a shared screen. */
  revealedSeat = $state<number | null>(null);

  #stop: () => void;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.#stop = connection.watch(
      id,
      (message) => this.receive(message),
      (problems) => (this.problem = explain(problems)),
    );
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#freshTimer);
  }

  get game(): GameState | null {
    if (this.viewed !== null) return this.history[this.viewed] ?? null;
    return this.live?.game ?? null;
  }

  get isLive(): boolean {
    return this.viewed === null;
  }

  /** The seat whose quilt is shown large: one's own, or the one on turn. */
  get seat(): number {
    return this.live?.you.seat ?? this.game?.turn ?? 0;
  }

  get me(): PlayerState | null {
    return this.game?.players[this.seat] ?? null;
  }

  get isShared(): boolean {
    return (this.live?.you.seats.length ?? 0) > 1;
  }

  /** A shared screen waits behind a curtain until the one whose turn it is lifts it. */
  get isCurtained(): boolean {
    const live = this.live;
    if (!live?.game || !this.isShared || live.options.open_hands || live.status === "over") return false;
    return this.isAwaited && this.revealedSeat !== live.you.seat;
  }

  /** Whether the game waits for the seat that is seen from. */
  get isAwaited(): boolean {
    const seat = this.live?.you.seat;
    return seat !== null && seat !== undefined && (this.live?.chairs[seat]?.awaited ?? false);
  }

  get showsHand(): boolean {
    if (!this.isShared || this.live?.options.open_hands) return true;
    return this.isAwaited && !this.isCurtained;
  }

  get hand(): readonly (string | null)[] {
    const hand = this.me?.hand ?? [];
    return this.showsHand ? hand : hand.map(() => null);
  }

  get legal() {
    return this.isLive && !this.isCurtained ? (this.live?.game?.legal ?? null) : null;
  }

  get chosenPatch(): string | null {
    if (!this.chosen || !this.legal) return null;
    const source = this.chosen.from === "hand" ? this.hand : (this.game?.market ?? []);
    return source[this.chosen.index] ?? null;
  }

  get targets(): readonly TargetState[] {
    const patch = this.chosenPatch;
    if (patch === null) return [];
    return this.legal?.placements.find((placement) => placement.patch === patch)?.targets ?? [];
  }

  may(command: string): boolean {
    return this.live?.you.commands.includes(command) ?? false;
  }

  /** What a seat is called; two programs of one name are told apart by their seats. */
  name(seat: number): string {
    const name = this.#plainName(seat);
    const isShared =
      this.live?.chairs.some((_, other) => other !== seat && this.#plainName(other) === name) ?? false;
    return isShared && this.live?.chairs[seat]?.taken ? `${name} ${seat + 1}` : name;
  }

  #plainName(seat: number): string {
    const chair = this.live?.chairs[seat];
    if (!chair) return "";
    if (!chair.bot) return chair.name ?? t("seat-free");
    const isStandIn = chair.name !== null && chair.name !== chair.bot;
    return isStandIn ? `${chair.name} (${botName(chair.bot)})` : botName(chair.bot);
  }

  choose(chosen: Chosen | null): void {
    this.chosen = chosen;
    this.problem = null;
  }

  async do(wish: Wish): Promise<Outcome> {
    this.isBusy = true;
    this.problem = null;
    const outcome = await this.connection.do(this.id, wish);
    this.isBusy = false;
    if (!outcome.done) this.problem = explain(outcome.problems);
    return outcome;
  }

  async place(cell: string): Promise<void> {
    const patch = this.chosenPatch;
    if (patch === null || this.isBusy) return;
    await this.do({ type: "place", patch, cell });
  }

  async take(position: number): Promise<void> {
    if (!this.isBusy) await this.do({ type: "take", position });
  }

  async undo(): Promise<void> {
    if (!this.isBusy) await this.do({ type: "undo" });
  }

  receive(message: TableMessage): void {
    const before = this.live;
    this.live = message.state;
    if (message.type === "snapshot") {
      this.chat = [...message.chat];
      if (message.state.game) this.#remember(message.state.game);
      return;
    }
    if (message.state.game) this.#remember(message.state.game);
    for (const happening of message.happened) this.#tell(happening);
    this.#afterUpdate(before, message.state);
  }

  #remember(game: GameState): void {
    if (this.history[this.history.length - 1]?.view === game.view) return;
    this.history = [...this.history, game].slice(-HISTORY);
  }

  #afterUpdate(before: TableState | null, state: TableState): void {
    const wasAwaited = before?.you.seats.some((seat) => before.chairs[seat]?.awaited) ?? false;
    const isAwaited = state.you.seats.some((seat) => state.chairs[seat]?.awaited);
    if (!state.game?.legal?.placements.length) this.chosen = null;
    if (state.status === "over" && before?.status === "playing") sound("end");
    else if (isAwaited && !wasAwaited && before?.status === state.status) {
      this.#say(t("turn-yours"));
      sound("turn");
      notify(t("turn-yours"), this.id);
    }
    if (this.revealedSeat !== null && state.you.seat !== this.revealedSeat) this.revealedSeat = null;
    if (before?.game && state.game) this.#praiseGoals(before.game, state.game);
  }

  #praiseGoals(before: GameState, after: GameState): void {
    after.players.forEach((player, seat) => {
      player.goals.forEach((goal, slot) => {
        if (goal.points > (before.players[seat]?.goals[slot]?.points ?? goal.points)) {
          this.#say(
            t("said-goal", { name: this.name(seat), goal: t(`goal-${goal.goal}`), points: goal.points }),
          );
          sound("goal");
        }
      });
    });
  }

  #tell(event: Happened): void {
    switch (event.type) {
      case "placed": {
        this.moves = [...this.moves, { ...event, taken: null }].slice(-HISTORY);
        this.fresh = { seat: event.seat, cell: event.cell };
        clearTimeout(this.#freshTimer);
        this.#freshTimer = setTimeout(() => (this.fresh = null), FRESH_FOR);
        const words = { name: this.name(event.seat), patch: patchName(event.patch), cell: event.cell };
        this.#say(
          event.earned.length > 0
            ? t("said-placed-earned", { ...words, tokens: list(event.earned.map(tokenName)) })
            : t("said-placed", words),
        );
        sound(
          event.earned.some((token) => token in facts.cats)
            ? "cat"
            : event.earned.length > 0
              ? "button"
              : "place",
        );
        break;
      }
      case "undone":
        this.moves = this.moves.slice(0, -1);
        this.#say(t("said-undone", { name: this.name(event.seat) }));
        break;
      case "taken": {
        const last = this.moves[this.moves.length - 1];
        if (last) this.moves = [...this.moves.slice(0, -1), { ...last, taken: event.patch }];
        this.#say(t("said-taken", { name: this.name(event.seat), patch: patchName(event.patch) }));
        sound("take");
        break;
      }
      case "joined":
        this.#say(t("said-joined", { name: event.name }));
        break;
      case "started":
        this.moves = [];
        this.history = this.history.slice(-1);
        this.#say(t("said-started"));
        break;
      case "handed_over":
        this.#say(
          t("said-handed-over", { name: this.live?.chairs[event.seat]?.name ?? "", bot: botName(event.bot) }),
        );
        break;
      case "returned":
        this.#say(t("said-returned", { name: this.name(event.seat) }));
        break;
      case "said":
        this.chat = [...this.chat, event];
        this.unreadChat += 1;
        this.#say(
          t("said-chat", {
            name: event.name,
            text: event.preset ? t(`preset-${event.preset}`) : (event.text ?? ""),
          }),
        );
        break;
      default:
        break;
    }
  }

  /** Put into the live region; what was said in the same breath stays. */
  #say(text: string): void {
    this.announcement = this.announcement.length > 400 ? text : `${this.announcement} ${text}`.trim();
    setTimeout(
      () =>
        (this.announcement = this.announcement === text ? "" : this.announcement.replace(text, "").trim()),
      4000,
    );
  }
}
