import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonRoom } from '../src/lib/lessonroom.svelte';
import { learned } from '../src/lib/learned.svelte';
import type { LessonPage, LessonReply } from '../src/messages';
import { begin, end, NAMES, pick, plays, prompt, say, seat, view } from './table.svelte';

vi.mock('../src/lib/learned.svelte', () => ({ learned: { of: vi.fn(() => 0), keep: vi.fn() } }));

const HELD = ['1O', '7O', '2C'];
const seats = NAMES.map((_, number) => seat(number, number === 0 ? { cards: HELD } : {}));
const step = (asked: ReturnType<typeof prompt>) => ({ kind: 'move', text: '', among: [], labels: [], least: 0, most: 0, view: view({ seats, prompt: asked }) });
const page = {
  lesson: { name: 'malilla-03', game: 'malilla', number: 3, title: '', idea: '', laws: [] },
  seat: 0,
  next: null,
  steps: [step(prompt('play', [say('play', '1O'), say('play', '7O')])), step(prompt('discard', [pick('discard', ['1O', '2C'], 1, 2)]))],
} as unknown as LessonPage;
const moment = { seat: 1, action: 'play 12C', view: view({ seats, events: [plays(1, '12C')] }) };

let asked: string[];
let reply: Partial<LessonReply>;
let room: LessonRoom;

beforeEach(async () => {
  await begin();
  const words = globalThis.fetch;
  asked = [];
  reply = { right: true, text: 'Bien.', laws: [], moments: [] };
  vi.stubGlobal('fetch', (path: string, ...more: []) => {
    if (!path.includes('/lessons/')) return words(path, ...more);
    const said = new URL(path, 'http://here').searchParams.get('said');
    if (said !== null) asked.push(said);
    return Promise.resolve(Response.json(said === null ? page : reply));
  });
  room = new LessonRoom('malilla-03');
  await room.open();
});

afterEach(() => {
  room.close();
  vi.clearAllMocks();
  end();
});

describe('a lesson', () => {
  it('begins at the first question that was not answered', async () => {
    expect([room.at, room.last]).toEqual([0, false]);
    vi.mocked(learned.of).mockReturnValueOnce(1);
    await room.open();
    expect([room.at, room.last]).toEqual([1, true]);
    vi.mocked(learned.of).mockReturnValueOnce(2);
    await room.open();
    expect(room.at).toBe(0);
  });

  it('lets cards be touched that the law forbids, and says them', async () => {
    expect(room.touchable).toEqual(new Set(HELD));
    room.touch('2C');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['play 2C']);
  });

  it('lifts cards where several are chosen, and puts them down with the next question', () => {
    room.ask(1);
    expect(room.touchable).toEqual(new Set(['1O', '2C']));
    room.touch('1O');
    room.touch('2C');
    expect([room.choosing.chosen, asked]).toEqual([['1O', '2C'], []]);
    room.ask(0);
    expect(room.choosing.chosen).toEqual([]);
  });

  it('shows move by move what comes of an answer, and asks nothing meanwhile', async () => {
    reply = { ...reply, moments: [moment, moment] as never };
    void room.answer('play 1O');
    await vi.advanceTimersByTimeAsync(0);
    expect([room.busy, room.prompt, room.told]).toEqual([true, null, 'Luis juega el rey de copas.']);
    await room.answer('play 7O');
    await vi.advanceTimersByTimeAsync(850);
    expect(room.reply).toBeNull();
    await vi.advanceTimersByTimeAsync(850);
    expect([room.busy, room.verdict, asked]).toEqual([false, 'Bien.', ['play 1O']]);
    expect(learned.keep).toHaveBeenCalledWith('malilla-03', 1);
  });

  it('keeps nothing of a wrong answer, and asks again', async () => {
    reply = { ...reply, right: false };
    await room.answer('play 7O');
    expect([room.reply?.right, room.prompt]).toEqual([false, null]);
    expect(learned.keep).not.toHaveBeenCalled();
    room.ask(room.at);
    expect([room.reply, room.prompt?.key]).toEqual([null, 'play']);
  });

  it('that was left shows nothing more', async () => {
    reply = { ...reply, moments: [moment] as never };
    void room.answer('play 1O');
    await vi.advanceTimersByTimeAsync(0);
    room.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(room.reply).toBeNull();
  });
});
