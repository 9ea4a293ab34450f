import { expect, test } from 'vitest';
import { further, readSteps } from '../src/lib/learned.svelte';

test('what this browser keeps is read back, and whatever else stands there forgotten', () => {
  expect(readSteps('{"mus-01": 1, "mus-02": "all", "mus-03": -1, "mus-04": 1.5}')).toEqual({ 'mus-01': 1 });
  for (const nothing of [null, '', '[]', 'null', '{']) expect(readSteps(nothing)).toEqual({});
});

test('of two the further counts', () => {
  expect(further({ 'mus-01': 1, 'mus-02': 2 }, { 'mus-02': 1, 'mus-03': 3 })).toEqual({ 'mus-01': 1, 'mus-02': 2, 'mus-03': 3 });
});
