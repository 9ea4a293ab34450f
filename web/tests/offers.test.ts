import { describe, expect, it } from 'vitest';
import { arrange, forced, isSay, narrower, written } from '../src/lib/offers';
import type { Offer } from '../src/lib/words';
import type { Accuse, Say } from '../src/messages';

const say = (word: string, grave = false, ...rest: (string | number)[]): Say => ({ action: { word, arguments: rest }, grave }) as Say;
const cut = { word: 'cut', least: 3, most: 37, usual: [7] } as Offer;
const drop = { word: 'drop', cards: ['1O', '2O'], least: 1, most: 1 } as Offer;
const held = ['1O', '2O'];
const accuse: Accuse = { word: 'claim', charges: [['revoke', [1, 3]], ['lead', [2]], ['manner', []]], grave: false }; // prettier-ignore
const prompt = (offers: Offer[], beside: Offer[] = []) => ({ key: 'any', offers, beside });
const sorted = (...offers: Offer[]) => {
  const { says, grave, besides } = arrange(prompt(offers), held);
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

  it('puts into the drawer what stands beside the question, and nothing else', () => {
    const beside = [say('show', true), say('show', false, '2O'), drop, cut, accuse];
    const { touch, says, grave, picks, numbers, besides, aside } = arrange(prompt([say('play', false, '1O'), say('paso'), say('órdago', true)], beside), held);
    expect([...touch.cards.keys()]).toEqual(['1O']);
    expect([says, grave].flat().map(written)).toEqual(['paso', 'órdago']);
    expect([picks, numbers, besides].flat()).toEqual([]);
    expect(aside).toEqual(beside);
  });
  it('puts many of one kind into the drawer: grave words, and what else is said of the cards that a touch plays', () => {
    const cards = ['1O', '2O', '3O', '4O', '5O'];
    const spoken = cards.map((card) => say('warn', false, card));
    const wrong = cards.map((_, place) => say('misdeal', true, place));
    const play = cards.map((card) => say('play', false, card));
    const many = arrange(prompt([...play, say('paso'), ...spoken, ...wrong]), cards);
    expect(many.says.map(written)).toEqual(['paso']);
    expect([many.grave, many.besides].flat()).toEqual([]);
    expect(many.aside).toEqual([...spoken, ...wrong]);
    const few = arrange(prompt([...play, say('paso'), ...spoken.slice(2), ...wrong.slice(4)]), cards);
    expect([few.says.length, few.grave.length, few.aside.length]).toEqual([4, 1, 0]);
    const words = ['won', 'first-five', 'geral', 'reposta', 'codilho'].map((how) => say('lay-down', false, how));
    expect(arrange(prompt([...play, ...words]), cards)).toMatchObject({ says: [], aside: words });
    expect(arrange(prompt(words), cards)).toMatchObject({ says: words, aside: [] });
  });
  it('puts several grave words into the drawer where there are many answers, and leaves them where there are few', () => {
    const [passo, segundo, casca] = [say('passo'), say('segundo'), { ...drop, word: 'casca' } as Offer];
    const turns = [say('misturn', true, 1), say('misturn', true, 2)];
    const many = arrange(prompt([passo, casca, segundo, ...turns], [accuse]), []);
    expect([many.says, many.picks, many.grave, many.aside]).toEqual([[passo, segundo], [casca], [], [...turns, accuse]]);
    expect(arrange(prompt([passo, segundo, ...turns], [accuse]), []).grave).toEqual(turns);
    expect(sorted(say('quiero'), say('no-quiero'), say('reenvido'), cut, say('órdago', true)).grave).toEqual(['órdago']);
  });
  it('puts into the drawer what is chosen of cards that a touch plays, so that they can be played', () => {
    const { touch, picks, aside } = arrange(prompt([say('play', false, '1O'), say('play', false, '2O'), drop]), held);
    expect([...touch.cards.keys()]).toEqual(held);
    expect([picks, aside]).toEqual([[], [drop]]);
    expect(arrange(prompt([say('play', false, '3O'), drop]), [...held, '3O']).picks).toEqual([drop]);
  });
  it('has nothing but the drawer for one who is not asked', () => {
    const { touch, says, aside } = arrange(prompt([], [say('sign')]), held);
    expect([touch.cards.size, says.length, aside.length]).toEqual([0, 0, 1]);
  });
});

describe('an accusation', () => {
  const told = (offers: (Say | Accuse)[]) => offers.map((offer) => (isSay(offer) ? written(offer) : `${offer.charges.map(([kind]) => kind)}…`));

  it('asks of what, then whom, where several can be meant', () => {
    expect(told(narrower(accuse))).toEqual(['revoke…', 'claim lead 2', 'claim manner']);
    expect(told(narrower(narrower(accuse)[0] as Accuse))).toEqual(['claim revoke 1', 'claim revoke 3']);
    const misdeal: Accuse = { word: 'misdeal', charges: [['swapped', [[0, 1], [1, 0]]], ['over', [2]]], grave: true }; // prettier-ignore
    const [swapped, over] = narrower(misdeal);
    expect(over).toEqual({ action: { word: 'misdeal', arguments: ['over', 2] }, grave: true });
    expect(told(narrower(swapped as Accuse))).toEqual(['misdeal swapped 0 1', 'misdeal swapped 1 0']);
  });
});

describe('a forced move', () => {
  const only = say('play', false, '1O');
  it('is the one thing that can be done', () => expect(forced(prompt([only]))).toBe('play 1O'));
  it('is none where something may be done beside it', () => {
    expect(forced(prompt([only], [accuse]))).toBeNull();
    expect(forced(prompt([], [say('sign')]))).toBeNull();
  });
  it('is none when it is grave', () => expect(forced(prompt([say('leave', true)]))).toBeNull());
});
