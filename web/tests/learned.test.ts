import { expect, test } from 'vitest';
import { readFolders } from '../src/lib/guide.svelte';
import { begunGames, further, readSteps } from '../src/lib/learned.svelte';

test('what this browser keeps is read back, and whatever else stands there forgotten', () => {
  expect(readSteps('{"mus-01": 1, "mus-02": "all", "mus-03": -1, "mus-04": 1.5}')).toEqual({ 'mus-01': 1 });
  for (const nothing of [null, '', '[]', 'null', '{']) expect(readSteps(nothing)).toEqual({});
});

test('of two the further counts', () => {
  expect(further({ 'mus-01': 1, 'mus-02': 2 }, { 'mus-02': 1, 'mus-03': 3 })).toEqual({ 'mus-01': 1, 'mus-02': 2, 'mus-03': 3 });
});

test('the game whose lesson was answered last is the first to go on with', () => {
  const steps = further({ 'mus-01': 1, 'malilla-coja-02': 1 }, { 'mus-02': 1 });
  expect(begunGames(steps)).toEqual(['mus', 'malilla-coja']);
  expect(begunGames(further(steps, { 'malilla-coja-02': 2 }))).toEqual(['malilla-coja', 'mus']);
  expect(begunGames({})).toEqual([]);
});

test('where the guide was asked for is read back, and whatever else stands there forgotten', () => {
  expect(readFolders('["mus", 3, "zanga"]')).toEqual(['mus', 'zanga']);
  for (const nothing of [null, '', '{}', 'null', '[']) expect(readFolders(nothing)).toEqual([]);
});
