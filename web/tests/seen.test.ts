import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wrongDeals } from '../src/lib/fair';
import { hasTricks } from '../src/lib/seen';
import { Speaking } from '../src/lib/speaking.svelte';
import { callsOf, lastCall } from '../src/lib/spoken';
import type { DealProof, Said } from '../src/messages';
import { begin, end, seat, view } from './table.svelte';

beforeEach(() => begin());
afterEach(end);

describe('what is called across the table', () => {
  const said = (place: number | null, text: string): Said => ({ type: 'said', place, name: 'Ana', phrase: null, text }) as unknown as Said;

  it('is the last of each place, and known from an earlier one of the same words', () => {
    const calls = callsOf([said(0, 'hola'), said(null, 'buenas'), said(2, 'hola'), said(0, 'hola')]);
    expect([...calls]).toEqual([[0, { text: 'hola', count: 3 }], [2, { text: 'hola', count: 2 }]]); // prettier-ignore
  });

  it('is told with its name', () => {
    expect(lastCall([said(0, 'hola')])).toBe('Ana: hola');
    expect(lastCall([])).toBe('');
  });
});

describe('what is said at a seat', () => {
  it('hangs in the air for a while', () => {
    const speaking = new Speaking();
    speaking.hear('Paso', '');
    vi.advanceTimersByTime(3199);
    expect(speaking.bubble).toBe('Paso');
    vi.advanceTimersByTime(1);
    expect(speaking.bubble).toBe('');
  });

  it('is not said again because it still stands there, but when it was heard again', () => {
    const speaking = new Speaking();
    speaking.hear('Paso', '');
    speaking.hush();
    speaking.hear('Paso', '');
    expect(speaking.bubble).toBe('');
    speaking.hear('Paso', 'Paso');
    expect(speaking.bubble).toBe('Paso');
  });

  it('is old once it was only seen', () => {
    const speaking = new Speaking();
    speaking.pass('Paso');
    speaking.hear('Paso', '');
    expect(speaking.bubble).toBe('');
  });
});

describe('a deal', () => {
  it('is told of when it did not come out as promised, until it was looked at', () => {
    const proofs = [1, 2, 3, 4].map((deal) => ({ deal, hand: deal })) as DealProof[];
    const verdicts = new Map([[1, 'right'], [2, 'other-promise'], [3, 'unchecked']] as const); // prettier-ignore
    expect(wrongDeals(proofs, verdicts, new Set())).toEqual([{ hand: 2, verdict: 'other-promise' }]);
    expect(wrongDeals(proofs, verdicts, new Set([2]))).toEqual([]);
  });
});

describe('tricks', () => {
  it('can be looked at once there is one', () => {
    expect(hasTricks(view())).toBe(false);
    expect(hasTricks(view({ seats: [seat(0), seat(1, { taken: 1 })] }))).toBe(true);
    expect(hasTricks(view({ last_trick: [{ seat: 0, card: '1O' }] }))).toBe(true);
  });
});
