import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANY, DAY, PracticeRoom } from '../src/lib/practiceroom.svelte';
import type { PracticeAnswered, PracticeSheet, PracticeTask } from '../src/messages';
import { begin, end, NAMES, seat, view } from './table.svelte';

const sheet = (daily: boolean[] = []): PracticeSheet => ({ game: 'malilla', skills: [], due: 0, kept: 0, daily });
const event = (key: string) => ({ key, seat: null, details: [], to: null, until: '', ends: '' });
const task = (own: Partial<PracticeTask>): PracticeTask =>
  ({ game: 'malilla', name: 'follow-1-7', kind: 'follow', level: 1, number: 0, again: false, ask: event('follow'), seat: 0, shown: [], choices: [], least: 0, most: 0,
    answer: 'cards', among: ['1O', '7O', '2C'], view: view({ seats: NAMES.map((_, number) => seat(number)) }), ...own }) as unknown as PracticeTask; // prettier-ignore

let wishes: (string | null)[];
let said: unknown[];
let next: PracticeTask;
let told: PracticeAnswered;
let room: PracticeRoom;

beforeEach(async () => {
  await begin();
  const others = globalThis.fetch;
  [wishes, said, next] = [[], [], task({})];
  told = { reply: { right: true, solution: '1O 7O', why: event('follow'), guide: [], laws: [], line: [] }, sheet: sheet() } as unknown as PracticeAnswered;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path.includes('/words/')) return Promise.resolve(Response.json({ language: 'es', files: { practice: '' } }));
    if (!path.includes('/practice')) return others(path, init);
    if (init?.method === 'POST') said.push(JSON.parse(String(init.body)));
    else if (path.includes('/task')) wishes.push(new URL(path, 'http://here').searchParams.get('wish'));
    return Promise.resolve(Response.json(init?.method === 'POST' ? told : path.includes('/task') ? next : sheet()));
  });
  room = new PracticeRoom('malilla');
  await room.open();
});

afterEach(() => end());

describe('practice', () => {
  it('gathers several cards, and says them when told to', async () => {
    await room.ask(ANY);
    for (const card of ['7O', '2C', '1O', '2C']) room.touch(card);
    expect([room.chosen, said]).toEqual([['7O', '1O'], []]);
    await room.answer(room.chosen.join(' '));
    expect(said).toEqual([{ task: 'follow-1-7', said: '7O 1O' }]);
    expect([room.touchable, room.isRight('1O'), room.isRight('2C')]).toEqual([null, true, false]);
  });

  it('takes one card at once, and no second answer', async () => {
    next = task({ answer: 'card' });
    await room.ask(ANY);
    room.touch('2C');
    await vi.waitFor(() => expect(room.reply).not.toBeNull());
    room.touch('1O');
    await room.answer('1O');
    expect(said).toHaveLength(1);
  });

  it('goes on with what was wished for, and after a link or the tenth with whatever is due', async () => {
    await room.ask('puzzle');
    await room.next();
    await room.ask('puzzle-2-5');
    await room.next();
    await room.ask(DAY);
    await room.next();
    room.sheet = sheet(new Array<boolean>(10).fill(true));
    await room.ask(DAY);
    await room.next();
    expect(wishes).toEqual(['puzzle', 'puzzle', 'puzzle-2-5', '', 'day', 'day', 'day', '']);
  });

  it('is left when nothing is wished for', async () => {
    await room.ask(ANY);
    await room.ask('');
    expect([room.task, room.reply]).toEqual([null, null]);
  });
});
