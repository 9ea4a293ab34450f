/** One table over its line: what it shows, and what one does there. */

import { listen, type TableLine } from '#line';
import type { DealProof, Entry, FromClient, FromServer, Hint, Problem, RatingChange, Resting, Said, Score, TableInfo, View } from '../messages';
import type { Heard } from '../company/clock.svelte';
import { freshNonce, verify, type Seen, type Verdict } from './fair';
import { namedTable, namedView } from './names';
import { remember, remembered } from './parts';

const STRANGER = 4401;
const WRONG_ORIGIN = 4403;
const NO_TABLE = 4404;
/** Kept under rules that are no longer these. */
const SET_ASIDE = 4410;
/** Too slow, or too many messages: such a server is not called again at once. */
const OVERLOADED: readonly number[] = [4408, 4429];

/** A line of the log: an event with the names as they stood, to be worded in any language. */
export interface Line {
  /** Which of the events told to this place it is. */
  number: number;
  hand: number;
  event: View['events'][number];
  names: string[];
  you: number | null;
}

/** What is still told: a line is forgotten as soon as something has ended what it was told until. */
export function stillTold(lines: readonly Line[]): Line[] {
  const over = new Set<string>();
  const told = lines.toReversed().filter(({ event }) => {
    const kept = !over.has(event.until);
    if (event.ends) over.add(event.ends);
    return kept;
  });
  return told.reverse();
}

export class TableLink {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What a beginner is told of the question. */
  hint = $state.raw<Hint | null>(null);
  at = $state(0);
  undo = $state(false);
  ledger = $state.raw<Entry[]>([]);
  /** What is still told, to be read. */
  log = $state.raw<Line[]>([]);
  fresh = $state.raw<Line[]>([]);
  spoken = $state.raw<Said[]>([]);
  proofs = $state.raw<DealProof[]>([]);
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  /** A hand that is over and looked at. */
  resting = $state.raw<Resting | null>(null);
  /** Where all stood when this hand began. */
  opening = $state.raw<{ hand: number; scores: Score[] }>({ hand: -1, scores: [] });
  /** Whose time is counted, and when that was heard. */
  clock = $state.raw<Heard | null>(null);
  rated = $state.raw<(RatingChange | null)[] | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'gone' | 'aside' | 'stranger'>('connecting');
  refused = $state.raw<Problem | null>(null);
  waiting = $state(false);
  private readonly seen = new Map<number, Seen>();
  private heard: Line[] = [];

  private line: TableLine | null = null;
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private introduced = false;

  /** `introduce` lets the server know again who we are. */
  constructor(
    readonly id: string,
    private readonly introduce: () => Promise<void>,
  ) {
    this.connect();
  }

  private connect(): void {
    const heard = (text: string): void => {
      // A line that opens may still be shown out; whoever is told something is in.
      this.tries = 0;
      this.introduced = false;
      this.status = 'open';
      this.hear(JSON.parse(text) as FromServer);
    };
    this.line = listen(this.id, this.view?.next_event ?? 0, heard, (code) => this.lost(code));
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.waiting = false;
    this.clock = null;
    if (code === NO_TABLE) this.status = 'gone';
    else if (code === SET_ASIDE) this.status = 'aside';
    else if (code === WRONG_ORIGIN || (code === STRANGER && this.introduced)) this.status = 'stranger';
    else if (code === STRANGER) void this.comeAgainKnown();
    else this.comeAgain(OVERLOADED.includes(code) ? 2000 : 250);
  }

  /** Ever less often; each after a pause of its own, for a server that restarts has lost all at the same moment. */
  private comeAgain(pause: number): void {
    this.status = 'lost';
    const longer = Math.min(16 * pause, pause * 2 ** this.tries);
    this.timer = window.setTimeout(() => this.connect(), longer * (0.5 + Math.random()));
    this.tries += 1;
  }

  private async comeAgainKnown(): Promise<void> {
    try {
      await this.introduce();
      this.introduced = true;
    } catch {
      if (!this.closed) this.comeAgain(250);
      return;
    }
    if (!this.closed) this.connect();
  }

  private hear(news: FromServer): void {
    switch (news.type) {
      case 'table':
        this.table = namedTable(news.table);
        break;
      case 'view':
        this.look(namedView(news.view), news.kept);
        this.at = news.at;
        this.undo = news.undo;
        this.hint = news.hint;
        break;
      case 'committed':
        this.contribute(news.deal, news.commitment);
        break;
      case 'revealed':
        void this.check(news.proof);
        break;
      case 'said':
        this.spoken = [...this.spoken.slice(-40), news];
        break;
      case 'rest':
        this.resting = news;
        break;
      case 'clock':
        this.clock = news.place === null ? null : { news, at: performance.now() };
        break;
      case 'rated':
        this.rated = news.changes;
        break;
      case 'done':
        this.waiting = false;
        break;
      case 'refused':
        this.waiting = false;
        if (news.problem.key !== 'stale') this.refused = news.problem;
        break;
    }
  }

  private look(view: View, kept: number): void {
    this.ledger = [...this.ledger.slice(0, kept), ...view.ledger];
    const names = view.seats.map((seat) => seat.name);
    // Some that came before may be told no more: the numbers are counted from the last one.
    const first = view.next_event - view.events.length;
    this.fresh = view.events.map((event, index) => ({ number: first + index, hand: view.hand, event, names, you: view.seat }));
    // What was taken back is told no more: its numbers are given again. What it had ended is told again.
    const since = Math.min(first, this.view?.next_event ?? 0);
    this.heard = [...this.heard.filter((line) => line.number < since), ...this.fresh].slice(-600);
    this.log = stillTold(this.heard);
    // Whoever comes into the midst of a hand does not know how it began.
    const begins = view.hand <= 1 && !this.ledger.some((entry) => entry.hand === view.hand);
    if (this.view === null || view.hand < this.opening.hand) this.opening = { hand: view.hand, scores: begins ? view.scores : [] };
    else if (view.hand > this.opening.hand) this.opening = { hand: view.hand, scores: this.view.scores };
    this.view = view;
    this.waiting = false;
  }

  /** Our part in a shuffle: the same number whenever we are asked for it, and the first promise is the one that counts. */
  private contribute(deal: number, commitment: string): void {
    const before = this.seen.get(deal) ?? remembered(this.id, deal);
    const place = this.table?.place ?? null;
    const plays = place !== null && !this.table?.places[place]?.resigned;
    const nonce = before?.nonce ?? (plays ? freshNonce() : null);
    const sent = plays && nonce !== null && this.send({ type: 'nonce', deal, nonce });
    const seen = { commitment: before?.commitment ?? commitment, nonce: sent ? nonce : (before?.nonce ?? null) };
    this.seen.set(deal, seen);
    remember(this.id, deal, seen);
  }

  private async check(proof: DealProof): Promise<void> {
    this.proofs = [...this.proofs.filter((other) => other.deal !== proof.deal), proof];
    const seen = this.seen.get(proof.deal) ?? remembered(this.id, proof.deal);
    const verdict = await verify(this.id, proof, this.table?.place ?? null, seen);
    this.verdicts = new Map([...this.verdicts, [proof.deal, verdict]]);
  }

  private send(message: FromClient): boolean {
    return this.line?.say(JSON.stringify(message)) ?? false;
  }

  act(action: string): void {
    if (this.waiting) return;
    this.refused = null;
    this.waiting = this.send({ type: 'act', id: ++this.number, at: this.at, action });
  }

  takeBack(): void {
    this.refused = null;
    this.send({ type: 'undo', id: ++this.number, at: this.at });
  }

  /** This hand has been looked at. */
  goOn(): void {
    if (this.resting) this.send({ type: 'on', hand: this.resting.hand });
  }

  /** Something was touched: a bot that plays for us gives our place back. */
  here(): void {
    this.send({ type: 'here' });
  }

  phrase(phrase: string): void {
    this.send({ type: 'phrase', id: ++this.number, phrase });
  }

  chat(text: string): void {
    this.send({ type: 'chat', id: ++this.number, text });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.line?.close();
  }
}

