import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayRoom } from '../src/lib/replayroom.svelte';
import type { Moment, Turn } from '../src/messages';
import { begin, end, plays, table, view } from './table.svelte';

/** Two hands of sixty steps, the start before them. */
const LENGTH = 121;
const handAt = (number: number): number => (number > 60 ? 2 : 1);
const step = (number: number): Moment => ({ number, seat: 1, action: 'play 12C', view: view({ hand: handAt(number), events: number === 1 ? [plays(1, '2C')] : [] }) });
const turns = Array.from({ length: LENGTH - 1 }, (_, index) => ({ number: index + 1, hand: handAt(index + 1), place: (index % 60) + 1 })) as Turn[];

let parts: number[];
let room: ReplayRoom;
let leave: () => void;

/** Until what was asked for has come. */
async function come(milliseconds = 0): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

beforeEach(async () => {
  await begin();
  const words = globalThis.fetch;
  parts = [];
  vi.stubGlobal('history', { replaceState: vi.fn() });
  vi.stubGlobal('fetch', (path: string, ...more: []) => {
    if (path.endsWith('/moves')) return Promise.resolve(Response.json(turns));
    if (!path.includes('/replay')) return words(path, ...more);
    const start = Number(new URL(path, 'http://here').searchParams.get('start'));
    parts.push(start);
    const steps = Array.from({ length: Math.min(50, LENGTH - start) }, (_, index) => step(start + index));
    return Promise.resolve(Response.json({ table: table(), length: LENGTH, steps }));
  });
  room = new ReplayRoom('t', false, 0);
  leave = $effect.root(() => room.follow());
  await room.open(new URLSearchParams());
  await come();
});

afterEach(() => {
  leave();
  end();
});

describe('a replay', () => {
  it('tells what happened, else what was said', async () => {
    room.go(1);
    await come();
    expect(room.told).toBe('Luis juega el dos de copas.');
    room.go(2);
    await come();
    expect(room.told).toMatch(/^Luis: Jugar .*rey de copas/);
  });

  it('stays within the match, and its moment has an address', () => {
    room.go(500);
    expect([room.at, room.ended, room.address]).toEqual([120, true, '/replay/t#hand=2&move=60']);
    room.go(-3);
    expect([room.at, room.address]).toEqual([0, '/replay/t']);
  });

  it('begins at the moment that was sent, or as near to it as there is one', async () => {
    await room.open(new URLSearchParams('hand=2&move=7'));
    expect(room.at).toBe(67);
    await room.open(new URLSearchParams('hand=1&move=900'));
    expect(room.at).toBe(60);
  });

  it('asks for each part once, and for the next before it is needed', async () => {
    expect(parts).toEqual([0]);
    room.go(30);
    await come();
    room.go(10);
    await come();
    expect(parts).toEqual([0, 50]);
  });

  it('goes to the next hand and back, wherever that is', async () => {
    await room.hand(1);
    expect(room.at).toBe(61);
    await come();
    expect(room.view?.hand).toBe(2);
    await room.hand(-1);
    expect(room.at).toBe(60);
  });

  it('goes on by itself, as fast as is liked, to its end', async () => {
    room.go(118);
    await come();
    room.playing = true;
    room.speed = 2;
    await come(699);
    expect(room.at).toBe(118);
    await come(1);
    expect(room.at).toBe(119);
    await come(700);
    expect([room.at, room.playing]).toEqual([120, false]);
  });
});

describe('a line that was never played', () => {
  it('is gone through like a match, and is found again by its address', async () => {
    const moment = new URLSearchParams({ line: '7', place: '1', action: 'play 12C' });
    const words = globalThis.fetch;
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, ...more: []) => {
      if (path.includes('/line?')) {
        asked.push(path);
        const steps = [0, 1, 2].map((number) => step(number));
        return Promise.resolve(Response.json({ number: 7, action: 'play 12C', place: 1, unit: 'tantos', would: 3, was: -2, steps }));
      }
      return path.endsWith('/tables/t') ? Promise.resolve(Response.json(table())) : words(path, ...more);
    });
    const own = new ReplayRoom('t', false, 0, moment.toString());
    const leaving = $effect.root(() => own.follow());
    await own.open(moment);
    await come();
    expect(asked).toEqual(['/api/tables/t/line?number=7&place=1&action=play+12C']);
    expect([own.length, own.at, own.line?.would, own.turns.map(({ number }) => number)]).toEqual([3, 0, 3, [1, 2]]);
    own.go(2);
    await come();
    expect(own.view?.hand).toBe(1);
    expect(own.address).toBe(`/replay/t#${moment.toString()}`);
    leaving();
  });
});
