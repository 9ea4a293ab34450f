/** A match that is over, or a hand out of a book, gone through step by step. */

import { untrack } from 'svelte';
import type { Line, Moment, Replay, TableInfo, Turn, View, WorkedInfo, WorkedReplay } from '../messages';
import { get } from './api';
import { namedTable, namedView } from './names';
import { written } from './route';
import { namesOf } from './seen';
import { session } from './session.svelte';
import { parseAction, type Words } from './words';

const CHUNK = 50;
/** So long a step is seen, for whoever leans back. */
const SEEN = 1400;

/** A move of a line that was never played. */
const turnOf = ({ number, seat, action, view }: Moment): Turn => ({ number, hand: view.hand, place: number, seat: seat ?? -1, action: action ?? '', phase: view.phase, trick: 0 });

export class ReplayRoom {
  table = $state.raw<TableInfo | null>(null);
  worked = $state.raw<WorkedInfo | null>(null);
  line = $state.raw<Line | null>(null);
  length = $state(0);
  at = $state(0);
  error = $state('');
  turns = $state.raw<Turn[]>([]);
  playing = $state(false);
  speed = $state(1);
  private steps = $state.raw<Map<number, Moment>>(new Map());
  private shown = $state.raw<Moment | null>(null);
  private readonly asked = new Map<number, Promise<void>>();
  private last: Promise<void> = Promise.resolve();

  readonly view: View | null = $derived(this.shown?.view ?? null);
  readonly game: string = $derived(this.view?.game ?? this.table?.game ?? '');
  readonly words: Words = $derived(session.wordsFor(this.game));
  readonly names: string[] = $derived(namesOf(this.view));
  /** The seat at the bottom: one's own, if one played there. */
  readonly from: number = $derived(Math.max(0, this.view?.seats.findIndex((seat) => seat.player === (this.table?.place ?? 0)) ?? 0));
  readonly ended: boolean = $derived(this.at >= this.length - 1);
  /** What happened in this step: as all were told it, else as it was said. */
  readonly told: string = $derived.by(() => {
    const events = this.view?.events.map((event) => this.words.event(event, this.names, null)).join(' ');
    if (events || !this.shown?.action || this.shown.seat === null || this.shown.seat < 0) return events ?? '';
    return `${this.names[this.shown.seat]}: ${this.words.action(parseAction(this.shown.action), this.names)}`;
  });

  /** `book` says whether it is a hand out of a book. */
  constructor(
    private readonly id: string,
    private readonly book: boolean,
    first: number,
    /** The line that is played out instead, as it stands in the address. */
    private moment = '',
  ) {
    this.at = first;
  }

  /** Go on by itself where that is wished, fetch what is near, and show what has come. */
  follow(): void {
    $effect(() => this.playOn());
    $effect(() => {
      const chunk = Math.floor(this.at / CHUNK);
      const more = this.at % CHUNK > CHUNK / 2;
      if (!this.moment) untrack(() => this.fetchNear(chunk, more));
    });
    $effect(() => {
      const step = this.steps.get(this.at);
      if (step) this.shown = step;
    });
  }

  /** Whoever was sent a moment begins there: "#hand=3&move=17"; or another line is played out: "#line=17&place=0&action=…". */
  async open(moment: URLSearchParams): Promise<void> {
    if (moment.has('line')) return this.openLine(moment);
    try {
      this.turns = await get<Turn[]>(`${this.book ? '/hands' : '/tables'}/${this.id}/moves`);
    } catch (problem) {
      this.error = session.why(problem);
    }
    if (moment.has('hand')) this.seek(Number(moment.get('hand')), Number(moment.get('move') ?? 1));
  }

  /** What would have come of another action, with the cards as they lay. */
  private async openLine(moment: URLSearchParams): Promise<void> {
    this.moment = moment.toString();
    const asked = new URLSearchParams({ number: moment.get('line') ?? '', place: moment.get('place') ?? '', action: moment.get('action') ?? '' });
    try {
      const [table, line] = await Promise.all([get<TableInfo>(`/tables/${this.id}`), get<Line>(`/tables/${this.id}/line?${asked}`), session.bring('review')]);
      await session.bring(table.game);
      this.table = { ...namedTable(table), place: line.place };
      this.line = line;
      this.keep(line.steps);
      this.turns = line.steps.slice(1).map(turnOf);
      this.length = line.steps.length;
    } catch (problem) {
      this.error = session.why(problem);
    }
  }

  private keep(steps: readonly Moment[]): void {
    this.steps = new Map([...this.steps, ...steps.map((step) => [step.number, { ...step, view: namedView(step.view) }] as const)]);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(Math.max(0, this.length - 1), to));
    history.replaceState(null, '', this.address);
  }

  /** How this moment is called in an address. */
  get address(): string {
    if (this.moment) return written(`/replay/${this.id}#${this.moment}`);
    const turn = this.turns[this.at - 1];
    return written(`${this.book ? '/hand' : '/replay'}/${this.id}${turn ? `#hand=${turn.hand}&move=${turn.place}` : ''}`);
  }

  /** To the next hand, or to the last step of the one before. */
  async hand(by: 1 | -1): Promise<void> {
    const now = this.view?.hand ?? 0;
    let to = this.at + by;
    for (; to >= 0 && to < this.length; to += by) {
      await this.load(Math.floor(to / CHUNK));
      const there = this.steps.get(to);
      if (!there || (by > 0 ? there.view.hand > now : there.view.hand < now)) break;
    }
    this.go(to);
  }

  /** Go to a move of a hand, or as near to it as there is one. */
  private seek(hand: number, move: number): void {
    const own = this.turns.filter((turn) => turn.hand === hand);
    const found = own.find((turn) => turn.place >= move) ?? this.turns.findLast((turn) => turn.hand <= hand);
    if (!found) return;
    this.length = Math.max(this.length, this.turns.length + 1);
    this.go(found.number);
  }

  /** One move after another, for whoever leans back. */
  private playOn(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.ended) {
      this.playing = false;
      return undefined;
    }
    const next = this.at + 1;
    const timer = setTimeout(() => this.go(next), SEEN / this.speed);
    return () => clearTimeout(timer);
  }

  private fetchNear(chunk: number, more: boolean): void {
    const near = (part: number) => () => Math.abs(this.at / CHUNK - part) <= 1;
    void this.load(chunk, near(chunk));
    if (more && (chunk + 1) * CHUNK < this.length) void this.load(chunk + 1, near(chunk + 1));
  }

  /** One part after another: who runs through a long match asks for no more than he stays to see. */
  private load(chunk: number, wanted = () => true): Promise<void> {
    const before = this.asked.get(chunk);
    if (before) return before;
    this.last = this.last.then(() => (wanted() ? this.fetch(chunk) : void this.asked.delete(chunk)));
    this.asked.set(chunk, this.last);
    return this.last;
  }

  private async fetch(chunk: number): Promise<void> {
    try {
      const span = `start=${chunk * CHUNK}&count=${CHUNK}`;
      const part = this.book
        ? await get<WorkedReplay>(`/hands/${this.id}?language=${session.language}&${span}`)
        : await get<Replay>(`/tables/${this.id}/replay?${span}`);
      await session.bring(part.steps[0]?.view.game ?? '');
      if ('hand' in part) this.worked = part.hand;
      else this.table = namedTable(part.table);
      this.length = part.length;
      this.keep(part.steps);
    } catch (problem) {
      this.error = session.why(problem);
    }
  }
}
