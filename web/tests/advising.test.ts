import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Advising } from '../src/lib/advising.svelte';
import { AtTable, begin, end, NAMES, places, prompt, say, seat } from './table.svelte';

const toPlay = prompt('play', [say('play', '1O'), say('play', '7O')]);

let at: AtTable;
let asked: string[];

beforeEach(async () => {
  await begin();
  at = new AtTable();
  const usual = globalThis.fetch;
  asked = [];
  vi.stubGlobal('fetch', (path: string, ...more: []) => {
    if (!/advice|thoughts/.test(path)) return usual(path, ...more);
    asked.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(Response.json(path.includes('advice') ? { at: 3, level: 'strong', one: {} } : [{ number: 1 }]));
  });
});

afterEach(() => {
  at.leave();
  end();
});

describe('a hint', () => {
  it('is there for who plays with the house alone', async () => {
    const [own, ...house] = places();
    const bots = house.map((place) => ({ ...place, kind: 'bot' as const }));
    await at.sit({ places: [own!, ...bots] });
    await at.look();
    expect(at.room.advisable).toBe(true);
    await at.sit({ places: [own!, { ...bots[0]!, kind: 'person' }, ...bots.slice(1)] });
    expect(at.room.advisable).toBe(false);
    await at.sit({ place: null, places: [own!, ...bots] });
    expect(at.room.advisable).toBe(false);
  });

  it('is asked for where one is asked something, and what the house thought always', async () => {
    await at.sit();
    await at.look({ seats: NAMES.map((_, number) => seat(number)), prompt: toPlay });
    const asking = new Advising(at.room);
    await asking.open();
    expect(asked).toEqual([`advice?at=${at.room.link.at}`, 'thoughts']);
    expect([asking.busy, asking.error, asking.advice?.level, asking.thoughts.length]).toEqual([false, '', 'strong', 1]);
    await at.look({ prompt: null });
    asked = [];
    await new Advising(at.room).open();
    expect(asked).toEqual(['thoughts']);
  });

  it('says why there is none', async () => {
    await at.sit();
    await at.look({ prompt: toPlay });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: 'not-alone', message: 'No.', args: {} }, { status: 400 })));
    const asking = new Advising(at.room);
    await asking.open();
    expect(asking.error).not.toBe('');
    expect(asking.busy).toBe(false);
  });
});
