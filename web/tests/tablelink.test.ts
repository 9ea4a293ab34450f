import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLink } from '../src/lib/tablelink.svelte';
import type { FromServer, TableEvent, View } from '../src/messages';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; nonce?: string; deal?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(news: Partial<FromServer> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  showOut(code: number): void {
    this.onopen?.();
    this.onclose?.({ code });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  kept.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const known = () => Promise.resolve();
const PONG = { type: 'pong', id: 1 } as const;

describe('a lost connection', () => {
  function pauses(codes: number[]): number[] {
    return codes.map((code) => {
      const before = FakeSocket.all.length;
      last().showOut(code);
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(25);
        waited += 25;
      }
      return waited;
    });
  }

  it('is tried again ever less often, though each socket opens', () => {
    const link = new TableLink('t', known);
    expect(pauses([1006, 1006, 1006, 1006, 1006, 1006])).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    expect(link.status).toBe('lost');
  });

  it('is tried at once again after something was heard', () => {
    const link = new TableLink('t', known);
    pauses([1006, 1006, 1006]);
    last().tell(PONG);
    expect(link.status).toBe('open');
    expect(pauses([1012])).toEqual([250]);
  });

  it('leaves a server alone for longer that has too much to do', () => {
    new TableLink('t', known);
    expect(pauses([4429, 4429, 4408])).toEqual([2000, 4000, 8000]);
  });

  it('is not tried again by all at the same moment', () => {
    const drawn = (lot: number): number[] => {
      vi.mocked(Math.random).mockReturnValue(lot);
      new TableLink('t', known);
      return pauses([1012, 1006, 1006, 1006, 1006, 1006]);
    };
    expect(drawn(0)).toEqual([125, 250, 500, 1000, 2000, 2000]);
    expect(drawn(0.9)).toEqual([350, 700, 1400, 2800, 5600, 5600]);
    vi.mocked(Math.random).mockReset().mockReturnValueOnce(0).mockReturnValueOnce(0.9);
    new TableLink('t', known);
    expect(pauses([1012, 1012])).toEqual([125, 700]);
  });
});

describe('a table that cannot be read any more', () => {
  it('is told of, and not tried again', async () => {
    const link = new TableLink('t', known);
    last().showOut(4410);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.status).toBe('aside');
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a visitor whom the server does not know', () => {
  it('introduces himself once, and comes again', async () => {
    const introduce = vi.fn(known);
    const link = new TableLink('t', introduce);
    last().showOut(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(introduce).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
    last().showOut(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(introduce).toHaveBeenCalledTimes(1);
    expect(link.status).toBe('stranger');
  });

  it('tries later when nobody answers', async () => {
    const link = new TableLink('t', () => Promise.reject(new Error('offline')));
    last().showOut(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(link.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('the story', () => {
  const event = (key: string, until = '', ends = ''): TableEvent => ({ key, seat: 0, details: [], to: null, until, ends });
  const tell = (next_event: number, ...events: TableEvent[]) =>
    last().tell({ type: 'view', at: next_event, kept: 0, undo: true, view: { seats: [], ledger: [], hand: 1, seat: 0, next_event, events } as unknown as View });
  const show = (next_event: number, ...keys: string[]) => tell(next_event, ...keys.map((key) => event(key)));
  const plays = event('plays', 'trick');
  const leads = event('leads', 'trick', 'trick');
  const keys = (link: TableLink) => link.log.map((line) => line.event.key);

  it('forgets what was taken back', () => {
    const link = new TableLink('t', known);
    show(3, 'deals', 'plays', 'passes');
    show(1);
    expect(link.log.map((line) => line.event.key)).toEqual(['deals']);
    show(3, 'says', 'plays');
    expect(link.log.map((line) => [line.number, line.event.key])).toEqual([[0, 'deals'], [1, 'says'], [2, 'plays']]); // prettier-ignore
  });

  it('forgets the cards of a trick when the next one is led to', () => {
    const link = new TableLink('t', known);
    tell(3, event('dealt'), leads, plays);
    expect(keys(link)).toEqual(['dealt', 'leads', 'plays']);
    tell(4, event('takes'));
    expect(keys(link)).toEqual(['dealt', 'leads', 'plays', 'takes']);
    tell(5, leads);
    expect(keys(link)).toEqual(['dealt', 'takes', 'leads']);
    tell(6, event('dealt', '', 'hand'));
    expect(keys(link)).toEqual(['dealt', 'takes', 'leads', 'dealt']);
  });

  it('tells again what was forgotten because of something that was taken back', () => {
    const link = new TableLink('t', known);
    tell(3, event('dealt'), leads, event('takes'));
    tell(5, leads, plays);
    expect(keys(link)).toEqual(['dealt', 'takes', 'leads', 'plays']);
    tell(3);
    expect(keys(link)).toEqual(['dealt', 'leads', 'takes']);
  });

  it('keeps what it has though the server tells less than has happened', () => {
    const link = new TableLink('t', known);
    tell(2, event('dealt'), leads);
    // Three more were told until the end of their trick, and it has ended: the server leaves them out.
    tell(7, event('takes'), leads);
    expect(keys(link)).toEqual(['dealt', 'takes', 'leads']);
    expect(new Set(link.log.map((line) => line.number)).size).toBe(3);
  });
});

describe('the part in a shuffle', () => {
  const sit = (resigned = false) => last().tell({ type: 'table', table: { place: 0, places: [{ name: 'Ana', resigned }] } } as never);
  const commit = (commitment = 'c') => last().tell({ type: 'committed', deal: 1, commitment });
  const nonces = () => last().sent.filter((message) => message.type === 'nonce').map((message) => message.nonce);
  const proof = (nonces: (string | null)[], commitment = 'c') =>
    ({ type: 'revealed', proof: { deal: 1, hand: 1, move: 0, word: 'shuffle', items: [], outcome: [], secret: '', commitment, nonces, left_out: [0] } }) as never;

  it('is the same however often it is asked for, also after a reload', () => {
    new TableLink('t', known);
    sit();
    commit();
    commit();
    const [first, second] = nonces();
    expect(second).toBe(first);
    new TableLink('t', known);
    sit();
    commit();
    expect(nonces()).toEqual([first]);
  });

  it('is not given by those who only watch', () => {
    new TableLink('t', known);
    sit(true);
    commit();
    expect(nonces()).toEqual([]);
  });

  it('is checked as soon as the hand is over, against the first promise', async () => {
    vi.useRealTimers();
    const link = new TableLink('t', known);
    sit();
    commit('first');
    commit('second');
    last().tell(proof([null], 'second'));
    await vi.waitFor(() => expect(link.verdicts.get(1)).toBe('other-promise'));
  });
});
