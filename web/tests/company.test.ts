import { describe, expect, it } from 'vitest';
import { asTime, matchLeft, secondsLeft } from '../src/company/clock.svelte';
import { isOwn } from '../src/company/copying';
import { happenings } from '../src/company/happenings';
import type { Place, TableInfo } from '../src/messages';

const person = (name: string, more: Partial<Place> = {}): Place => ({
  kind: 'person', name, level: null, trait: '', present: true, bot_plays: false, resigned: false, idle: false, kept: false, comer: null, ...more,
}); // prettier-ignore
const table = (...places: Place[]): TableInfo => ({ status: 'playing', place: 0, coming: null, places }) as unknown as TableInfo;

describe('what happens among those who sit there', () => {
  const before = table(person('Ana'), person('Blas'));

  it('tells of others and not of oneself', () => {
    expect(happenings(before, table(person('Ana', { idle: true, bot_plays: true }), person('Blas')))).toEqual([]);
    expect(happenings(null, before)).toEqual([]);
  });

  it.each([
    ['left', person('Blas', { resigned: true, bot_plays: true })],
    ['idle', person('Blas', { idle: true, bot_plays: true })],
    ['away', person('Blas', { present: false, bot_plays: true })],
  ])('says why the house plays: %s', (key, now) => {
    expect(happenings(before, table(person('Ana'), now))).toEqual([{ key, name: 'Blas', other: 'Blas' }]);
    expect(happenings(table(person('Ana'), now), before)).toEqual([{ key: 'back', name: 'Blas', other: 'Blas' }]);
  });

  it('names who comes and for whom', () => {
    const bot = person('Duarte', { kind: 'bot', bot_plays: true });
    const asked = { ...bot, comer: 'Eva' };
    expect(happenings(table(person('Ana'), bot), table(person('Ana'), asked))).toEqual([{ key: 'comes', name: 'Eva', other: 'Duarte' }]);
    expect(happenings(table(person('Ana'), asked), table(person('Ana'), person('Eva')))).toEqual([{ key: 'sat', name: 'Eva', other: 'Duarte' }]);
  });

  it('leaves out what one does oneself', () => {
    const bot = person('Duarte', { kind: 'bot', bot_plays: true });
    const asked = { ...table(person('Ana'), { ...bot, comer: 'Eva' }), place: null, coming: 1 };
    expect(happenings(table(person('Ana'), bot), asked)).toEqual([]);
  });

  it('is silent while somebody merely loses the connection', () => {
    expect(happenings(before, table(person('Ana'), person('Blas', { present: false })))).toEqual([]);
  });
});

describe('a clock', () => {
  const heard = { news: { type: 'clock' as const, place: 1, left: 30, grace: 10, of: 30, match: 120 }, at: 1000 };

  it('runs on from what was heard', () => {
    expect(secondsLeft(heard, 1000)).toBe(30);
    expect(secondsLeft(heard, 12_500)).toBe(19);
    expect(secondsLeft(heard, 99_000)).toBe(0);
  });

  it('takes the grace off the time for the match, and no more', () => {
    expect(matchLeft(heard, 20_000)).toBe(120);
    expect(matchLeft(heard, 25_000)).toBe(116);
  });

  it('is read as a clock is', () => {
    expect([asTime(65), asTime(9), asTime(600)]).toEqual(['1:05', '0:09', '10:00']);
  });
});

describe('an address', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s means the machine itself', (host) => expect(isOwn(host)).toBe(true));
  it.each(['192.168.1.4', 'cards.example', '127.example', 'localhost.example'])('%s does not', (host) => expect(isOwn(host)).toBe(false));
});
