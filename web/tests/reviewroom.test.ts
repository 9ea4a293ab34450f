import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewRoom } from '../src/lib/reviewroom.svelte';
import { amount, lineOf, momentOf, Telling } from '../src/lib/reviewed';
import { drawn } from '../src/lib/swing';
import { readBefore, shares, withOne } from '../src/lib/reviewedbefore';
import { parseRoute } from '../src/lib/route';
import { session } from '../src/lib/session.svelte';
import { Words } from '../src/lib/words';
import type { Judged, Review } from '../src/messages';
import { words } from './files';
import { begin, end, table } from './table.svelte';

const OF = 10;
const judged = (number: number, more: Partial<Judged> = {}): Judged => ({
  number, hand: 1, place: number, seat: 1, places: [1, 0, 3, 2], phase: 'play', trick: 2, kind: 'covering', action: 'play 9O', feat: 'overtook-partner',
  over: '8O', whose: 3, book: { action: 'play 7O', law: 'mal.113', grounds: [] }, verdict: 'mistake', by: 'search', worlds: 60, better: 'play 7O',
  cost: 6, low: 4.05, high: 8, expects: 3, unit: 'tantos', ways: [], open: null, mixed: null, ...more,
}); // prettier-ignore
const review = (start: number, done: number): Review => ({
  game: 'malilla', unit: 'tantos', place: 0, hand: 0, last_hand: 4, deep: false, compiled: true, done, of: OF, start,
  decisions: Array.from({ length: done - start }, (_, index) => judged(start + index + 1)), kinds: [], moments: done > 2 ? [3] : [], swing: [],
}); // prettier-ignore

let asked: URLSearchParams[];
let refuse: number;

beforeEach(async () => {
  await begin();
  const usual = globalThis.fetch;
  [asked, refuse] = [[], 0];
  vi.stubGlobal('fetch', (path: string, ...more: []) => {
    if (!path.includes('/review?')) return path.endsWith('/tables/t') ? Promise.resolve(Response.json(table({ place: 0 }))) : usual(path, ...more);
    const query = new URL(path, 'http://here').searchParams;
    asked.push(query);
    if (refuse-- > 0) return Promise.resolve(Response.json({ key: 'too-fast', message: '', args: {} }, { status: 429 }));
    const after = Number(query.get('after'));
    return Promise.resolve(Response.json(review(after, Math.min(OF, after + 4))));
  });
});
afterEach(end);

describe('a review', () => {
  it('is asked for until it is whole, each time from where it stands', async () => {
    const room = new ReviewRoom('t');
    await room.open();
    expect(asked.map((query) => query.get('after'))).toEqual(['0', '4', '8']);
    expect(room.decisions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([room.busy, room.hands, room.moments.map(({ number }) => number)]).toEqual([false, 4, [3]]);
  });

  it('begins anew when something else is chosen, and what was asked before is not heard', async () => {
    const room = new ReviewRoom('t');
    await room.open();
    room.deep = true;
    const first = room.ask();
    room.hand = 2;
    await Promise.all([first, room.ask()]);
    expect(asked.at(-1)?.get('hand')).toBe('2');
    expect(asked.at(-1)?.get('deep')).toBe('true');
    expect(room.decisions.length).toBe(OF);
  });

  it('waits when it was too fast, and says what else went wrong', async () => {
    vi.useFakeTimers();
    refuse = 1;
    const room = new ReviewRoom('t');
    const opened = room.open();
    await vi.advanceTimersByTimeAsync(2000);
    await opened;
    expect([room.error, room.decisions.length]).toEqual(['', OF]);
    vi.useRealTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: 'no-table', message: 'There is no such table.', args: {} }, { status: 404 })));
    const none = new ReviewRoom('x');
    await none.open();
    expect(none.error).not.toBe('');
  });

  it('asks no more once it was left', async () => {
    const room = new ReviewRoom('t');
    await room.open();
    const before = asked.length;
    const asking = room.ask();
    room.leave();
    await asking;
    expect(asked.length).toBe(before + 1);
  });

  it('names people by where they sat then', () => {
    const room = new ReviewRoom('t');
    room.table = table({ places: table().places.map((place, index) => ({ ...place, name: `P${index}` })) });
    expect(room.namesAt(judged(1))).toEqual(['P1', 'P0', 'P3', 'P2'].slice(0, 4));
  });
});

describe('a decision in words', () => {
  for (const [language, said, cost] of [
    ['es', 'Superaste la carta de tu compañero (el ocho de oros) con el nueve de oros.', '−6,0 tantos (de −4,1 a −8,0)'],
    ['pt', 'Cobriste a carta do teu parceiro (o oito de ouros) com o nove de ouros.', '−6,0 tentos (de −4,1 a −8,0)'],
    ['en', 'You overtook your partner’s card (the eight of oros) with the nine of oros.', '−6.0 tantos (−4.1 to −8.0)'],
  ] as const) {
    it(`is told in ${language}`, () => {
      const files = words(language);
      const [own, game] = [new Words(language, files, 'review'), new Words(language, files, 'malilla')];
      const telling = new Telling(own, game);
      const names = ['Ana', 'Blas', 'Clara', 'Diego'];
      const plain = (text: string): string => text.replaceAll(/[⁨⁩]/g, '');
      expect(plain(telling.did(judged(1), names, true))).toBe(said);
      expect(plain(telling.cost(judged(1)))).toBe(cost);
      const every = ['led', 'overtook', 'ruffed', 'spared-partner', 'ducked', 'followed', 'threw', 'discarded', 'said'] as const;
      for (const feat of every) for (const you of [true, false]) telling.did(judged(1, { feat }), names, you);
      const open = { exact: true, unit: 'points', model: 'sides', best: ['1O', '2O', '3O', '4O', '5O'], cost: 2.5 };
      expect(telling.open(judged(1, { open }))).toContain('4O …');
      for (const cost of [0, null]) telling.open(judged(1, { open: { ...open, cost } }));
      telling.mixed(judged(1, { mixed: { ways: [{ action: 'paso', share: 0.8 }], own: 0, chance: 30 } }));
      for (const unit of ['tantos', 'stones', 'points', 'chips', 'vales', 'tentos', 'games', 'vacas']) telling.unit(unit);
      for (const verdict of ['good', 'mistake', 'unclear', 'mixed', 'strange', 'book']) own.text(`review-verdict-${verdict}`);
      for (const kind of ['bidding', 'discards', 'leads', 'covering', 'betting']) own.text(`review-kind-${kind}`);
      expect([...own.missing]).toEqual([]);
    });
  }

  it('is told as cost only where it is more than luck', () => {
    const telling = new Telling(session.words, session.words);
    expect(telling.cost(judged(1, { verdict: 'good' }))).toBe('');
    expect(telling.better(judged(1, { better: null }), [])).toBe('');
    expect([amount(0.04, 'en'), amount(-2.25, 'es')]).toEqual(['0.0', '−2,3']);
  });

  it('leads to its moment, and to its better line', () => {
    expect(momentOf('t', judged(9))).toBe('/replay/t#hand=1&move=8');
    const route = parseRoute(new URL(`http://here${lineOf('t', 2, judged(9, { better: 'discard 1O 2C' }))}`));
    expect([route.page, route.id, route.moment.get('line'), route.moment.get('place'), route.moment.get('action')]).toEqual(['replay', 't', '9', '2', 'discard 1O 2C']);
  });
});

describe('the line of a match', () => {
  it('stands on a scale that holds nought, the later further to the right', () => {
    const swing = [[3, -10], [8, 5], [23, 20]].map(([number, value]) => ({ number: number!, hand: 1, value: value!, paid: true })); // prettier-ignore
    const { dots, scale, nought, line } = drawn(swing);
    expect([scale.low, scale.high]).toEqual([-10, 20]);
    expect(dots.map(({ x, y }) => [x, Math.round(y)])).toEqual([[0, 100], [25, 50], [100, 0]]); // prettier-ignore
    expect(Math.round(nought)).toBe(67);
    expect(line.split(' ')).toHaveLength(3);
    expect(drawn([]).dots).toEqual([]);
  });
});

describe('the reviews of one’s own matches', () => {
  const own = (table: string, mistakes: number, game = 'malilla'): [string, Review] => [
    table,
    { ...review(0, 1), game, kinds: [{ kind: 'leads', decisions: 10, mistakes, cost: 1, low: 0, high: 2 }, { kind: 'covering', decisions: 10, mistakes: 0, cost: 0, low: 0, high: 0 }] },
  ]; // prettier-ignore

  it('are remembered once each, the latest last', () => {
    let before = withOne([], ...own('a', 2));
    before = withOne(before, ...own('b', 4));
    before = withOne(before, ...own('m', 9, 'mus'));
    before = withOne(before, ...own('a', 1));
    expect(shares(before, 'malilla')).toEqual([20, 5]);
    expect(shares(before, 'malilla', 'leads')).toEqual([40, 10]);
    expect(shares(before, 'malilla', 'bidding')).toEqual([]);
    expect(readBefore(JSON.stringify(before))).toEqual(before);
  });

  it('are kept within bounds, and what else stands there is forgotten', () => {
    let before: ReturnType<typeof withOne> = [];
    for (let number = 0; number < 230; number += 1) before = withOne(before, ...own(`t${number}`, 1));
    expect([before.length, before.at(-1)?.table]).toEqual([200, 't229']);
    expect([readBefore(null), readBefore('{'), readBefore('{"a":1}'), readBefore('[1, {"table": 2}]')]).toEqual([[], [], [], []]);
  });

  it('are noted by who played the match, when it has been looked at whole', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
    const room = new ReviewRoom('t');
    await room.open();
    expect(room.before.map(({ table }) => table)).toEqual(['t']);
    kept.clear();
    room.place = 2;
    await room.ask();
    room.place = 0;
    room.hand = 1;
    await room.ask();
    expect(kept.size).toBe(0);
  });
});
