import { describe, expect, it } from 'vitest';
import { arrange, written } from '../src/lib/offers';
import type { Offer } from '../src/lib/words';
import type { Say } from '../src/messages';

const say = (word: string, grave = false, ...rest: (string | number)[]): Say => ({ action: { word, arguments: rest }, grave }) as Say;
const cut = { word: 'cut', least: 3, most: 37, usual: [7] } as Offer;
const sorted = (...offers: Offer[]) => {
  const { says, grave, besides } = arrange({ key: 'any', offers }, ['1O', '2O'], false);
  return { says: says.map(written), grave: grave.map(written), besides: besides.map(written) };
};

describe('what may be done', () => {
  it('keeps a grave word with the words it belongs to', () =>
    expect(sorted(say('paso'), cut, say('órdago', true))).toEqual({ says: ['paso'], grave: ['órdago'], besides: [] }));
  it('puts a grave word apart when the question is a number or a card', () => {
    expect(sorted(cut, say('leave', true))).toEqual({ says: [], grave: [], besides: ['leave'] });
    expect(sorted(say('play', false, '1O'), say('leave', true))).toEqual({ says: [], grave: [], besides: ['leave'] });
  });
  it('leaves a grave word in its place when there is nothing else', () =>
    expect(sorted(say('leave', true))).toEqual({ says: [], grave: ['leave'], besides: [] }));
});
