/** A table to test at: the words of the project, a line on which the test tells what happens, and what was answered. */

import { flushSync } from 'svelte';
import { vi } from 'vitest';
import { session } from '../src/lib/session.svelte';
import { TableLink } from '../src/lib/tablelink.svelte';
import { TableRoom } from '../src/lib/tableroom.svelte';
import { USUAL } from '../src/lib/settings';
import type { GameInfo, Me, Place, Prompt, SeatView, Settings, TableEvent, TableInfo, View } from '../src/messages';
import type { Offer } from '../src/lib/words';
import { words } from './files';

const GAMES = [
  { name: 'malilla', folder: 'malilla', title: 'Malilla' },
  { name: 'mus', folder: 'mus', title: 'Mus' },
] as unknown as GameInfo[];
const ALL = words('es');
/** Those that come when their game is first shown. */
const OF_GAMES = new Set(['malilla', 'mus']);

/** What the server says to whoever asks for words, games, or who he is. */
function replied(path: string, settings: Settings): unknown {
  const [, , kind, language, folder] = path.split(/[/?]/);
  if (kind === 'words') {
    const files = Object.fromEntries(Object.entries(ALL).filter(([name]) => (folder ? name === folder : !OF_GAMES.has(name))));
    return { language, files };
  }
  return kind === 'games' ? GAMES : ({ name: 'Ana', account: null, csrf: '', settings, tables: [], learned: {} } satisfies Me);
}

/** Somebody who likes his table so, in Spanish. */
export async function begin(likes: Partial<Settings> = {}): Promise<void> {
  const settings: Settings = { ...USUAL, language: 'es', deck: 'spanish', ...likes };
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(replied(path, settings))));
  vi.stubGlobal('WebSocket', Line);
  await session.start();
}

/** Whatever was begun is over. */
export function end(): void {
  Line.last = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The server's end of the line. */
class Line {
  static OPEN = 1;
  static last: Line | null = null;
  /** It opens with the first that is said. */
  readyState = 0;
  said: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}
}

/** Whoever sits there is called so. */
export const NAMES = ['Ana', 'Luis', 'Eva', 'Iker'];

export const say = (word: string, ...rest: (string | number)[]): Offer => ({ action: { word, arguments: rest }, grave: false }) as Offer;
export const grave = (word: string): Offer => ({ action: { word, arguments: [] }, grave: true }) as Offer;
export const pick = (word: string, cards: string[], least: number, most: number): Offer => ({ word, cards, least, most });
export const prompt = (key: string, offers: Offer[], beside: Offer[] = []): Prompt => ({ key, offers, beside }) as Prompt;
export const event = (key: string, seat: number | null, details: TableEvent['details'] = [], until = ''): TableEvent => ({ key, seat, details, to: null, until, ends: '' });
export const plays = (seat: number, card: string): TableEvent => event('plays', seat, [['card', card]], 'trick');

export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  const own = { seat: number, player: number, name: NAMES[number]!, side: number % 2, roles: [], cards: [], piles: [], discards: [], taken: 0, tricks: [] };
  return { ...own, said: '', playing: true, counted: true, ...more };
}

export function view(more: Partial<View> = {}): View {
  const scores = [0, 1].map((side) => ({ side, seats: [side, side + 2], total: 0, pieces: [], count: null }));
  const seats = NAMES.map((_, number) => seat(number));
  const shown = { game: 'malilla', table: 'guided', options: [], seat: 0, phase: 'play', hand: 1, dealer: 3, turn: 0, seats, round: 0 };
  const cards = { trick: [], winning: null, last_trick: [], trump: null, turned: null, stock: [], heaps: [], calls: [], notes: [] };
  return { ...shown, ...cards, unit: 'tantos', scores, ledger: [], moved: [], prompt: null, events: [], next_event: 0, winners: null, hushed: false, ...more } as View;
}

const PERSON: Place = { kind: 'person', name: '', level: null, trait: '', present: true, bot_plays: false, resigned: false, idle: false, kept: false, comer: null };
export const places = (own: Partial<Place> = {}): Place[] => NAMES.map((name, number) => ({ ...PERSON, name, ...(number === 0 ? own : {}) }));
export const table = (more: Partial<TableInfo> = {}): TableInfo => ({ id: 't', game: 'malilla', table: 'guided', status: 'playing', pace: 'calm', place: 0, places: places(), ...more }) as TableInfo;

/** A room that is followed, with what the server tells it. */
export class AtTable {
  readonly room = new TableRoom(new TableLink('t', () => Promise.resolve()));
  private moves = 0;
  private told = 0;
  readonly leave: () => void;

  constructor() {
    this.leave = $effect.root(() => this.room.follow());
    flushSync();
  }

  /** Let the server say something; what follows from it has followed. */
  async hear(news: object): Promise<void> {
    if (Line.last) Line.last.readyState = Line.OPEN;
    Line.last?.onmessage?.({ data: JSON.stringify(news) });
    // Words of a game that is new may have to come first.
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  }

  async sit(more: Partial<TableInfo> = {}): Promise<void> {
    await this.hear({ type: 'table', table: table(more) });
  }

  /** Another look at the table, with what has happened since. */
  async look(more: Partial<View> = {}, ...events: TableEvent[]): Promise<void> {
    this.told += events.length;
    this.moves += 1;
    const shown = view({ ...more, events, next_event: this.told });
    await this.hear({ type: 'view', view: shown, at: this.moves, kept: 0, undo: true, hint: null });
  }

  /** So much time goes by. */
  wait(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }

  /** What the server was told, of one kind. */
  said(type: string): unknown[] {
    return (Line.last?.said ?? []).filter((message) => message['type'] === type).map((message) => message['action'] ?? message['hand']);
  }

  lose(): void {
    Line.last?.onclose?.({ code: 1006 });
    flushSync();
  }
}
