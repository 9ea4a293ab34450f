/** One table over its socket: what it shows, and what one does there. */

import type { DealProof, Entry, FromClient, FromServer, Problem, RatingChange, Said, TableInfo, View } from '../messages';
import { freshNonce, type Seen } from './fair';

/** A line of the log: an event with the names as they stood, to be worded in any language. */
export interface Line {
  hand: number;
  event: View['events'][number];
  names: string[];
  you: number | null;
}

export class TableLink {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  at = $state(0);
  undo = $state(false);
  ledger = $state.raw<Entry[]>([]);
  log = $state.raw<Line[]>([]);
  fresh = $state.raw<Line[]>([]);
  spoken = $state.raw<Said[]>([]);
  proofs = $state.raw<DealProof[]>([]);
  rated = $state.raw<(RatingChange | null)[] | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  refused = $state.raw<Problem | null>(null);
  waiting = $state(false);
  readonly seen = new Map<number, Seen>();

  private socket: WebSocket | null = null;
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(readonly id: string) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.view?.next_event ?? 0;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.status = 'open';
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (closing) => this.lost(closing.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.waiting = false;
    if (code === 4404 || code === 4401 || code === 4403) {
      this.status = 'gone';
      return;
    }
    this.status = 'lost';
    const pause = Math.min(4000, 250 * 2 ** this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  private hear(news: FromServer): void {
    switch (news.type) {
      case 'table':
        this.table = news.table;
        break;
      case 'view':
        this.look(news.view, news.kept);
        this.at = news.at;
        this.undo = news.undo;
        break;
      case 'committed':
        this.contribute(news.deal, news.commitment);
        break;
      case 'revealed':
        this.proofs = [...this.proofs.filter((proof) => proof.deal !== news.proof.deal), news.proof];
        break;
      case 'said':
        this.spoken = [...this.spoken.slice(-40), news];
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
    this.fresh = view.events.map((event) => ({ hand: view.hand, event, names, you: view.seat }));
    this.log = [...this.log, ...this.fresh].slice(-600);
    this.view = view;
    this.waiting = false;
  }

  private contribute(deal: number, commitment: string): void {
    if (this.table?.place === null || this.table === null) return;
    const nonce = this.seen.get(deal)?.nonce ?? freshNonce();
    this.seen.set(deal, { commitment, nonce });
    this.send({ type: 'nonce', deal, nonce });
  }

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
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

  phrase(phrase: string): void {
    this.send({ type: 'phrase', id: ++this.number, phrase });
  }

  chat(text: string): void {
    this.send({ type: 'chat', id: ++this.number, text });
  }

  resign(): void {
    this.send({ type: 'resign', id: ++this.number });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

