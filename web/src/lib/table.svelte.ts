/** One table on the screen: the live state, the one that is looked at, and what the person is about to do. */
import type {
  GameState,
  Happened,
  HasSaid,
  MoveState,
  PlacedState,
  PlayerState,
  Presence,
  ProblemState,
  TableState,
  TargetState,
} from "../protocol";
import { api, Refusal } from "./api";
import { type Connection, type Outcome, type TableMessage, type Wish } from "./connection";
import { facts } from "./facts";
import { notify } from "./notify";
import { sound } from "./sounds";
import { chatText, outcome } from "./spoken";
import { botName, explain, list, moment, patchName, t, tokenName } from "./texts.svelte";

/** A patch in hand or market that is about to be placed. */
export interface Chosen {
  from: "hand" | "market";
  index: number;
}

const FRESH_FOR = 2600;

export class TableStore {
  /** The table as the server last told it. */
  live = $state.raw<TableState | null>(null);
  /** After how many turns the game is looked at; null is the live one. */
  viewed = $state<number | null>(null);
  /** Every turn so far; the one under way is not among them. */
  moves = $state.raw<readonly MoveState[]>([]);
  chat = $state.raw<readonly HasSaid[]>([]);
  chosen = $state<Chosen | null>(null);
  /** The patch that has just been placed, with what it earned. */
  fresh = $state.raw<(PlacedState & { seat: number }) | null>(null);
  problem = $state<string | null>(null);
  /** What has just happened, for those who hear the table. */
  announcements = $state.raw<{ id: number; text: string }[]>([]);
  isBusy = $state(false);
  unreadChat = $state(0);
  /** Who else is here. */
  presence = $state.raw<Presence | null>(null);
  /** The seat whose owner has lifted the curtain of a shared screen. */
  revealedSeat = $state<number | null>(null);

  #past = $state.raw<GameState | null>(null);
  /** Positions between turns, by the number of turns. */
  #positions = new Map<number, GameState>();
  #placing: (PlacedState & { seat: number }) | null = null;
  /** Turns that end while the earlier ones are being asked for; null if they are known. */
  #arriving: MoveState[] | null = null;
  #stop: () => void;
  #said = 0;
  #underway: Promise<void> = Promise.resolve();
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.#stop = connection.watch(
      id,
      (message) => this.receive(message),
      (problems) => this.refuse(problems),
      (presence) => (this.presence = presence),
    );
  }

  /** The table can't be seen. An address that no table can have is the address of no table. */
  refuse(problems: readonly ProblemState[]): void {
    const isMisspelt = problems.some(({ code }) => code === "message-unreadable");
    this.problem = isMisspelt ? t("error-table-unknown") : explain(problems);
    if (problems.some(({ code }) => code === "table-unknown" || code === "kicked-out")) this.live = null;
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#freshTimer);
  }

  get game(): GameState | null {
    return this.viewed === null ? (this.live?.game ?? null) : this.#past;
  }

  /** The last turn count that can be looked back at. */
  get latestPast(): number {
    return (this.live?.moves ?? 0) - (this.live?.game?.placed ? 0 : 1);
  }

  /** What the others have done since the viewer's own last turn: places in `moves`. */
  get news(): readonly number[] {
    const own = this.live?.you.seats ?? [];
    if (own.length !== 1) return [];
    const last = this.moves.findLastIndex((move) => own.includes(move.seat));
    return this.moves.map((_, index) => index).slice(last + 1);
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

  /** Whether the viewer has no seat here. */
  get isSpectator(): boolean {
    return this.live?.you.seats.length === 0;
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

  /** Whether the game waits for a bot on this seat. */
  isThinking(seat: number): boolean {
    const chair = this.live?.chairs[seat];
    return !!chair?.awaited && chair.bot !== null && !this.live?.paused;
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

  /** Whether the person on a seat is here, or why a bot plays it, in words; null where that says nothing: oneself, a bot, a free seat. */
  whereabouts(seat: number): string | null {
    const chair = this.live?.chairs[seat];
    const presence = this.presence?.seats[seat];
    if (chair?.bot && chair.handed_over && !chair.is_you) return t(`replaced-${chair.handed_over}`);
    if (!chair || !presence || chair.is_you || chair.bot) return null;
    if (chair.invited !== null) return t(presence.here ? "presence-invited-online" : "presence-invited");
    if (!chair.taken) return null;
    if (presence.here) return t("presence-here");
    return presence.away_since === null
      ? t("presence-away")
      : t("presence-away-since", { time: moment(presence.away_since) });
  }

  /** Why a bot plays the viewer's seat; null while its person plays. */
  get standIn(): string | null {
    const chair = this.live?.chairs[this.seat];
    if (!chair?.is_you || !chair.bot || !chair.handed_over) return null;
    const isAwaited = this.live?.paused && chair.awaited;
    return t(`stand-in-${isAwaited ? "awaited" : chair.handed_over}`, { bot: botName(chair.bot) });
  }

  choose(chosen: Chosen | null): void {
    this.chosen = chosen;
    this.problem = null;
  }

  /** Look at the game after so many turns; too late a number is the live game. */
  async look(turns: number | null): Promise<void> {
    const game = turns === null || turns > this.latestPast ? null : await this.position(Math.max(0, turns));
    this.#past = game;
    this.viewed = game && turns !== null ? Math.max(0, turns) : null;
  }

  /** The game after so many turns; null if it can't be had. */
  async position(turns: number): Promise<GameState | null> {
    const known = this.#positions.get(turns);
    if (known) return known;
    try {
      const game = await api.position(this.id, turns);
      this.#positions.set(turns, game);
      return game;
    } catch (error) {
      this.problem = error instanceof Refusal ? explain(error.problems) : String(error);
      return null;
    }
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
    await this.#next(() =>
      patch !== null && patch === this.chosenPatch && this.targets.some((target) => target.cell === cell)
        ? { type: "place", patch, cell }
        : null,
    );
  }

  async take(position: number): Promise<void> {
    await this.#next(() => (this.legal?.takes.includes(position) ? { type: "take", position } : null));
  }

  async undo(): Promise<void> {
    await this.#next(() => (this.legal?.undo ? { type: "undo" } : null));
  }

  /** One after the other: what is wished while a command is under way waits, and is done if it is still possible. */
  #next(wish: () => Wish | null): Promise<void> {
    const last = this.#underway;
    this.#underway = (async () => {
      await last;
      const wished = wish();
      if (wished) await this.do(wished);
    })();
    return this.#underway;
  }

  receive(message: TableMessage): void {
    const before = this.live;
    this.live = message.state;
    this.#follow(before, message);
    if (before?.status === "playing" && message.state.status === "over") this.#end(message.state);
  }

  #follow(before: TableState | null, message: TableMessage): void {
    if (message.type === "snapshot") {
      if (before) this.#hear(message.chat);
      else this.chat = message.chat;
      this.#remember(message.state);
      const placed = message.state.game?.placed;
      this.#placing = placed ? { ...placed, seat: message.state.game?.turn ?? 0 } : null;
      if (message.state.moves !== this.moves.length) void this.#loadMoves();
      return;
    }
    this.#remember(message.state);
    for (const happening of message.happened) this.#tell(happening);
    this.#afterUpdate(before, message.state);
  }

  #remember(state: TableState): void {
    if (state.game && !state.game.placed) this.#positions.set(state.moves, state.game);
  }

  async #loadMoves(): Promise<void> {
    if (this.#arriving) return;
    const arriving: MoveState[] = (this.#arriving = []);
    const loaded = await api.moves(this.id).catch(() => null); // offline: the next snapshot asks again
    this.#arriving = null;
    if (!loaded) return;
    const missing = (this.live?.moves ?? 0) - loaded.length;
    this.moves = missing > 0 ? [...loaded, ...arriving.slice(-missing)] : loaded;
  }

  #afterUpdate(before: TableState | null, state: TableState): void {
    const waitsForYou = ({ you, chairs, paused }: TableState): boolean =>
      you.seats.some((seat) => chairs[seat]?.awaited && (paused || chairs[seat].bot === null));
    if (before?.game && state.game) this.#praiseGoals(before.game, state.game);
    if (!state.game?.legal?.placements.length) this.chosen = null;
    if (before?.status === state.status && waitsForYou(state) && !waitsForYou(before)) {
      this.say(t("turn-yours"));
      sound("turn");
      notify(t("turn-yours"), this.id);
    }
    if (this.revealedSeat !== null && state.you.seat !== this.revealedSeat) this.revealedSeat = null;
  }

  #end({ game }: TableState): void {
    sound("end");
    if (!game?.result) return;
    this.say(
      outcome(
        game,
        game.players.map((_, seat) => this.name(seat)),
        this.isSpectator,
      ),
    );
    const isPassed = game.result.passed?.[this.seat];
    if (isPassed !== undefined) this.say(t(isPassed ? "end-passed" : "end-not-passed"));
  }

  #praiseGoals(before: GameState, after: GameState): void {
    after.players.forEach((player, seat) => {
      player.goals.forEach((goal, slot) => {
        if (goal.points > (before.players[seat]?.goals[slot]?.points ?? goal.points)) {
          this.say(
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
        this.#placing = event;
        this.fresh = event;
        clearTimeout(this.#freshTimer);
        this.#freshTimer = setTimeout(() => (this.fresh = null), FRESH_FOR);
        const words = { name: this.name(event.seat), patch: patchName(event.patch), cell: event.cell };
        this.say(
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
        this.#placing = null;
        this.say(t("said-undone", { name: this.name(event.seat) }));
        break;
      case "taken": {
        if (this.#placing) {
          const { seat, patch, cell, earned } = this.#placing;
          const move = { seat, patch, cell, earned, taken: event.patch };
          if (this.#arriving) this.#arriving.push(move);
          else this.moves = [...this.moves, move];
          this.#placing = null;
        }
        this.say(t("said-taken", { name: this.name(event.seat), patch: patchName(event.patch) }));
        sound("take");
        break;
      }
      case "joined":
        this.say(t("said-joined", { name: event.name }));
        break;
      case "started":
        this.moves = [];
        this.say(t("said-started"));
        break;
      case "handed_over":
        this.say(
          t(`said-handed-over-${event.reason}`, {
            name: this.live?.chairs[event.seat]?.name ?? "",
            bot: botName(event.bot),
          }),
        );
        break;
      case "invited":
        this.say(t("said-invited", { account: event.account }));
        break;
      case "invitation_ended": {
        const words = t(`said-invitation-${event.reason}`, { account: event.account });
        this.say(words);
        if (event.reason !== "withdrawn" && this.live?.you.is_host) this.problem = words;
        break;
      }
      case "returned":
        this.say(t("said-returned", { name: this.name(event.seat) }));
        break;
      case "said":
        this.#hear([...this.chat, event]);
        this.say(t("said-chat", { name: event.name, text: chatText(event) }));
        break;
      case "muted":
        this.say(t(event.on ? "said-muted" : "said-unmuted", { name: event.name }));
        break;
      case "removed":
        this.say(t("said-removed", { name: event.name }));
        break;
      default:
        break;
    }
  }

  /** What others have said since the last line that is known is unread until the chat is opened. */
  #hear(chat: readonly HasSaid[]): void {
    const known = this.chat.at(-1)?.sequence ?? -1;
    const own = this.live?.you.seats ?? [];
    const isNew = (line: HasSaid): boolean =>
      line.sequence > known && (line.seat === null || !own.includes(line.seat));
    this.unreadChat += chat.filter(isNew).length;
    this.chat = chat;
  }

  /** Put into the live region, which reads what is new; what has been read long ago goes. */
  say(text: string): void {
    const id = (this.#said += 1);
    this.announcements = [...this.announcements, { id, text }];
    setTimeout(() => (this.announcements = this.announcements.filter((one) => one.id !== id)), 4000);
  }
}
