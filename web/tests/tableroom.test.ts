import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guide } from '../src/lib/guide.svelte';
import { notify } from '../src/lib/notify';
import { session } from '../src/lib/session.svelte';
import { sound } from '../src/lib/sound';
import { AtTable, begin, end, event, grave, NAMES, pick, places, plays, prompt, say, seat } from './table.svelte';

vi.mock('../src/lib/notify', () => ({ notify: vi.fn() }));
vi.mock('../src/lib/sound', () => ({ sound: vi.fn() }));

const HELD = ['1O', '7O', '2C', '12C'];
const seats = (cards: string[] = HELD) => NAMES.map((_, number) => seat(number, number === 0 ? { cards } : {}));
const toPlay = prompt('play', [say('play', '1O'), say('play', '7O')]);
const onlyOne = prompt('play', [say('play', '1O')]);
const beside = prompt('out-of-turn', [say('play', '1O'), say('play', '2C')]);

let at: AtTable;

beforeEach(async () => {
  await begin();
  at = new AtTable();
});

afterEach(() => {
  at.leave();
  guide.ask('malilla', false);
  vi.clearAllMocks();
  end();
});

describe('a table', () => {
  it('is not shown before the words of its game have come', async () => {
    let bring = (): void => undefined;
    vi.spyOn(session, 'bring').mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
    await at.sit({ game: 'mus' });
    await at.look({ game: 'mus' });
    if (session.has('mus')) expect.unreachable('words came by themselves');
    expect(at.room.view).toBeNull();
    bring();
    vi.mocked(session.bring).mockRestore();
    await session.bring('mus');
    flushSync();
    expect(at.room.view?.game).toBe('mus');
  });

  it('knows its names, one’s own cards, and the tops of one’s piles', async () => {
    await at.look({ seats: seats() });
    expect(at.room.names).toEqual(NAMES);
    expect(at.room.held).toEqual(HELD);
    await at.look({ seats: [seat(0, { piles: [{ cards: ['3B', null] }, { cards: [] }, { cards: [null] }] }), seat(1)] });
    expect(at.room.held).toEqual(['3B']);
  });

  it('is only looked at by whoever has no place, or has left it to a bot', async () => {
    await at.sit();
    await at.look();
    expect([at.room.sits, at.room.left]).toEqual([true, false]);
    await at.sit({ places: places({ resigned: true }) });
    expect([at.room.sits, at.room.left, at.room.guidable]).toEqual([false, true, false]);
    await at.sit({ place: null });
    expect([at.room.sits, at.room.left]).toEqual([false, false]);
  });

  it('is guided where it can be, and one has asked for it', async () => {
    await at.sit();
    await at.look();
    expect([at.room.guidable, at.room.guided]).toEqual([true, false]);
    guide.ask('malilla', true);
    expect(at.room.guided).toBe(true);
    await at.look({ table: 'open' });
    expect([at.room.guidable, at.room.guided]).toEqual([false, false]);
  });
});

describe('the question', () => {
  it('is that of the prompt, to whoever is awaited', async () => {
    await at.look({ prompt: toPlay, seats: seats() });
    expect(at.room.question).toBe('Te toca: ¿qué carta juegas?');
    expect(at.room.yours).toBe(true);
  });

  it('tells for whom all wait, where one could only do something beside it', async () => {
    await at.look({ table: 'open', turn: 2, prompt: beside, seats: seats() });
    expect(at.room.question).toBe('Le toca a Eva');
    expect(at.room.yours).toBe(false);
  });

  it('warns whoever has lifted a card out of turn', async () => {
    await at.look({ table: 'open', turn: 2, prompt: beside, seats: seats() });
    expect(at.room.choosing.touch('2C')).toBeNull();
    expect(at.room.question).toBe('No te toca. Toca otra vez la carta si la juegas de todos modos.');
    expect(at.room.choosing.touch('2C')).toBe('play 2C');
  });

  it('is the same for all where all are asked, and nothing where nobody is', async () => {
    await at.look({ turn: null, prompt: prompt('play', [say('play', '1O')]) });
    expect(at.room.question).toBe('Te toca: ¿qué carta juegas?');
    await at.look({ turn: 1 });
    expect([at.room.question, at.room.awaits]).toEqual(['', 'Le toca a Luis']);
  });
});

describe('the one answer there is', () => {
  it('is given after a moment', async () => {
    await at.sit();
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(699);
    expect(at.said('act')).toEqual([]);
    at.wait(1);
    expect(at.said('act')).toEqual(['play 1O']);
  });

  it('is given at once where nobody wants to wait', async () => {
    await at.sit({ pace: 'instant' });
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(0);
    expect(at.said('act')).toEqual(['play 1O']);
  });

  it.each([
    ['where there are two', {}, toPlay, 'guided'],
    ['when it is grave', {}, prompt('play', [grave('leave')]), 'guided'],
    ['when something may be done beside it', {}, prompt('play', [say('play', '1O')], [say('sign')]), 'guided'],
    ['by whoever wishes to do it himself', { forced: false }, onlyOne, 'guided'],
    ['at the open table', {}, onlyOne, 'open'],
  ])('is not given %s', async (_, likes, asked, kind) => {
    session.settings = { ...session.settings, ...likes };
    await at.sit();
    await at.look({ table: kind, prompt: asked, seats: seats() });
    at.wait(5000);
    expect([at.room.forced, at.said('act')]).toEqual([null, []]);
  });

  it('is not given for whoever is told why it is the only one, until he asks for that no longer', async () => {
    guide.ask('malilla', true);
    await at.sit();
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(5000);
    expect(at.said('act')).toEqual([]);
    guide.ask('malilla', false);
    flushSync();
    at.wait(700);
    expect(at.said('act')).toEqual(['play 1O']);
  });

  it('is not given again once it was taken back, until something else was done', async () => {
    await at.sit();
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(700);
    at.room.takeBack();
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(5000);
    expect(at.said('act')).toEqual(['play 1O']);
    at.room.act('play 1O');
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(700);
    expect(at.said('act')).toEqual(['play 1O', 'play 1O', 'play 1O']);
  });

  it('is given again to the same question when the line was lost meanwhile', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await at.sit();
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.lose();
    at.wait(700);
    expect(at.said('act')).toEqual([]);
    await at.look({ prompt: onlyOne, seats: seats(['1O']) });
    at.wait(700);
    expect(at.said('act')).toEqual(['play 1O']);
    vi.mocked(Math.random).mockRestore();
  });
});

describe('who listens', () => {
  it('is told what happened, and then what he is asked', async () => {
    await at.sit();
    await at.look({ turn: 1 }, plays(1, '12C'));
    expect(at.room.telling.announced).toBe('Luis juega el rey de copas.');
    await at.look({ prompt: toPlay, seats: seats() }, plays(3, '2C'));
    expect(at.room.telling.announced).toBe('Iker juega el dos de copas. Te toca: ¿qué carta juegas?');
  });

  it('is asked the same only once, and again when it has been asked anew', async () => {
    await at.look({ prompt: toPlay, seats: seats() });
    expect(at.room.telling.announced).toBe('Te toca: ¿qué carta juegas?');
    await at.look({ prompt: toPlay, seats: seats() });
    expect(at.room.telling.announced).toBe('');
    await at.look({ turn: 1 });
    await at.look({ prompt: toPlay, seats: seats() });
    expect(at.room.telling.announced).toBe('Te toca: ¿qué carta juegas?');
  });

  it('is told no more than the last eight things', async () => {
    await at.look({}, ...Array.from({ length: 12 }, (_, number) => plays(1, `${number + 1}C`)));
    expect(at.room.telling.announced.split('. ')).toHaveLength(8);
    expect(at.room.telling.announced).toContain('cinco de copas');
    expect(at.room.telling.announced).not.toContain('cuatro de copas');
  });

  it('is told how it ended', async () => {
    await at.look({ winners: [0], turn: null }, event('takes', 0));
    expect(at.room.telling.announced).toBe('Te llevas la baza. ¡Has ganado!');
  });

  it('hears a card and his turn, and that he has won', async () => {
    await at.look({ turn: 1 }, plays(3, '2C'));
    expect(vi.mocked(sound).mock.calls).toEqual([['card']]);
    await at.look({ prompt: toPlay, seats: seats() });
    expect(vi.mocked(sound).mock.calls).toEqual([['card'], ['turn']]);
    await at.look({ winners: [1] });
    expect(vi.mocked(sound)).toHaveBeenCalledTimes(2);
    await at.look({ winners: [0] });
    expect(vi.mocked(sound).mock.calls.at(-1)).toEqual(['won']);
  });
});

describe('a word from the browser', () => {
  it('comes when it is one’s turn, with the game and the question, once', async () => {
    await at.look({ turn: 1 });
    expect(notify).not.toHaveBeenCalled();
    await at.look({ prompt: toPlay, seats: seats() });
    await at.look({ prompt: toPlay, seats: seats() });
    expect(vi.mocked(notify).mock.calls).toEqual([['Malilla', 'Te toca: ¿qué carta juegas?']]);
    await at.look({ turn: 1 });
    await at.look({ prompt: toPlay, seats: seats() });
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('does not come for what one could do out of turn', async () => {
    await at.look({ table: 'open', turn: 2, prompt: beside, seats: seats() });
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('what is heard', () => {
  const calls = event('no-hay-mus', 1);

  it('stands beside whoever said it, but not what was said before one came', async () => {
    await session.bring('mus');
    await at.look({ game: 'mus' }, calls);
    expect([...at.room.telling.heard]).toEqual([]);
    await at.look({ game: 'mus' }, calls);
    expect([...at.room.telling.heard]).toEqual([[1, { text: 'No hay mus' }]]);
    await at.look({ game: 'mus' });
    expect([...at.room.telling.heard]).toEqual([]);
  });
});

describe('a ruling', () => {
  const claims = event('claims', 1, [['what', 'revoke'], ['accused', { seat: 2 }]] as never); // prettier-ignore
  const ruled = event('ruling', 2, [['decision', 'no-fine'], ['laws', ['mal.79']]] as never); // prettier-ignore
  const unproven = event('not-proven', 2, [['what', 'revoke']]);
  const keys = () => at.room.telling.ruling.map((line) => line.event.key);

  it('is shown with the claim that it answers, and nothing else that happened', async () => {
    await at.look({ table: 'open' });
    await at.look({ table: 'open' }, claims, plays(1, '2C'), ruled);
    expect(keys()).toEqual(['claims', 'ruling']);
  });

  it('is shown too when nothing was proved, but not while there is only a claim', async () => {
    await at.look({ table: 'open' });
    await at.look({ table: 'open' }, claims);
    expect(keys()).toEqual([]);
    await at.look({ table: 'open' }, claims, unproven);
    expect(keys()).toEqual(['claims', 'not-proven']);
  });

  it('stays when others go on, and goes when it is put away or one does something oneself', async () => {
    await at.look({ table: 'open' });
    await at.look({ table: 'open' }, ruled);
    await at.look({ table: 'open' }, plays(1, '2C'));
    expect(keys()).toEqual(['ruling']);
    at.room.telling.clear();
    expect(keys()).toEqual([]);
    await at.look({ table: 'open' }, ruled);
    at.room.act('play 1O');
    expect(keys()).toEqual([]);
  });

  it('is not shown that was given before one came, nor at a guided table', async () => {
    await at.look({ table: 'open' }, ruled);
    expect(keys()).toEqual([]);
    await at.look({ table: 'guided' }, ruled);
    expect(keys()).toEqual([]);
  });
});

describe('the sheet of a hand', () => {
  const sheet = () => at.room.sheet;
  const last_trick = [{ seat: 1, card: '2C' }];

  async function over(awaited: number[]): Promise<void> {
    await at.hear({ type: 'rest', hand: 1, awaited });
  }

  it('lies there once the last trick has rested, and goes when the next hand begins', async () => {
    await at.sit();
    await at.look({ turn: null, last_trick });
    await over([0, 1]);
    at.wait(1299);
    expect(sheet().shown).toBe(false);
    at.wait(1);
    expect(sheet().shown).toBe(true);
    await at.look({ hand: 2 });
    expect(sheet().shown).toBe(false);
  });

  it.each([
    ['brisk', 900],
    ['instant', 0],
  ] as const)('comes sooner at a %s table', async (pace, after) => {
    await at.sit({ pace });
    await at.look({ turn: null, last_trick });
    await over([0]);
    at.wait(Math.max(0, after - 1));
    if (after) expect(sheet().shown).toBe(false);
    at.wait(1);
    expect(sheet().shown).toBe(true);
  });

  it('says for whom all wait, and whether for oneself', async () => {
    await at.sit();
    await at.look({ turn: null });
    await over([0, 1, 3]);
    expect([sheet().awaited, sheet().looking]).toEqual([['Luis', 'Iker'], true]);
    await over([3]);
    expect([sheet().awaited, sheet().looking]).toEqual([['Iker'], false]);
    await at.sit({ place: null });
    expect(sheet().looking).toBe(false);
  });

  it('of another hand is none', async () => {
    await at.sit();
    await at.look({ hand: 2, turn: null });
    await over([0]);
    at.wait(5000);
    expect(sheet().shown).toBe(false);
  });

  it('covers all when one’s cards lie on it, and what can be answered never', async () => {
    await at.sit();
    await at.look({ turn: null, seats: seats() });
    expect(sheet().covers).toBe('others');
    await over([0]);
    at.wait(0);
    expect([sheet().covers, sheet().hasOwn]).toEqual(['all', true]);
    await at.look({ turn: null, seats: seats(), prompt: toPlay });
    at.wait(0);
    expect(sheet().covers).toBe('names');
  });

  it('leaves cards in piles where they are', async () => {
    await at.sit();
    await at.look({ turn: null, seats: [seat(0, { piles: [{ cards: ['3B'] }] }), seat(1)] });
    await over([0]);
    at.wait(0);
    expect([sheet().shown, sheet().covers, sheet().hasOwn]).toEqual([true, 'names', false]);
  });

  it('of the last hand stays until it is put away', async () => {
    await at.sit();
    await at.look({ turn: null, winners: [0] }, event('match-over', null, [['number', 1]]));
    at.wait(0);
    expect([sheet().shown, sheet().covers]).toEqual([true, 'names']);
    expect(at.room.why).toBe('La partida ha terminado: se ha jugado la vuelta convenida.');
    sheet().away = true;
    expect(sheet().shown).toBe(false);
  });

  it('tells what was told since the last card', async () => {
    await at.look({}, event('takes', 1), plays(0, '2C'), event('takes', 0), event('ruling', 1, [], 'hand'));
    expect(sheet().told.map((line) => line.event)).toMatchObject([{ key: 'takes', seat: 0 }]);
  });

  it('goes on by itself after as long as one likes', async () => {
    expect(sheet().seconds).toBe(8);
    session.settings = { ...session.settings, rest: 'touch' };
    expect(sheet().seconds).toBe(0);
  });
});

describe('cards that are chosen', () => {
  const choosing = () => at.room.choosing;
  const drop = (least: number, most: number, cards = HELD) => prompt('discard', [pick('discard', cards, least, most)]);
  const ask = (asked: ReturnType<typeof prompt>) => at.look({ prompt: asked, seats: seats() });

  it('are lifted one after another, and put down when they are touched again', async () => {
    await ask(drop(1, 3));
    expect(['1O', '2C', '1O', '12C'].map((card) => choosing().touch(card))).toEqual([null, null, null, null]);
    expect(choosing().chosen).toEqual(['2C', '12C']);
  });

  it('take each other’s place where there is only one to choose', async () => {
    await ask(drop(1, 1));
    choosing().touch('1O');
    choosing().touch('2C');
    expect(choosing().chosen).toEqual(['2C']);
    choosing().touch('2C');
    expect(choosing().chosen).toEqual([]);
  });

  it('are put down with the next question', async () => {
    await ask(drop(1, 3));
    choosing().touch('1O');
    await ask(drop(1, 3));
    expect(choosing().chosen).toEqual([]);
  });

  it('lie on a tray when they are not in the hand, each once', async () => {
    await ask(prompt('discard', [pick('take', ['1O', '3B', '4B'], 1, 1), pick('leave', ['3B'], 1, 1)]));
    expect(choosing().tray).toEqual(['3B', '4B']);
    expect(choosing().touchable).toEqual(new Set(['1O', '3B', '4B']));
  });

  it('can be touched only where that says something, and not while an answer is on its way', async () => {
    await ask(prompt('mus', [say('mus')]));
    expect(choosing().touchable).toBeNull();
    await ask(toPlay);
    expect(choosing().touchable).toEqual(new Set(['1O', '7O']));
    expect(choosing().touch('7O')).toBe('play 7O');
    at.room.act('play 7O');
    expect(choosing().touchable).toEqual(new Set());
    await at.look({ turn: 1, seats: seats() });
    expect(choosing().touchable).toBeNull();
  });

  it('are chosen for a word in the drawer, though a touch else plays them', async () => {
    await ask(prompt('play', [say('play', '1O')], [pick('show', ['1O', '2C'], 1, 2)]));
    expect(choosing().touchable).toEqual(new Set(['1O']));
    choosing().choose('show');
    expect(choosing().touchable).toEqual(new Set(['1O', '2C']));
    expect([choosing().touch('1O'), choosing().touch('2C')]).toEqual([null, null]);
    expect(choosing().chosen).toEqual(['1O', '2C']);
    choosing().choose('');
    expect(choosing().chosen).toEqual([]);
    expect(choosing().touch('1O')).toBe('play 1O');
  });
});
