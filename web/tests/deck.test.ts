import { describe, expect, it } from 'vitest';
import { frenchCard } from '../src/cards/french';
import { deckFor } from '../src/lib/deck';

const voltarete = { french: ['pt'] };
const mus = { french: [] };

describe('the deck', () => {
  it('is French in the languages that the game names, and Spanish otherwise', () => {
    expect(deckFor('usual', voltarete, 'pt')).toBe('french');
    expect(deckFor('usual', voltarete, 'es')).toBe('spanish');
    expect(deckFor('usual', voltarete, 'en')).toBe('spanish');
    expect(deckFor('usual', mus, 'pt')).toBe('spanish');
    expect(deckFor('usual', undefined, 'pt')).toBe('spanish');
  });

  it('is the one that was chosen, whatever is usual', () => {
    expect(deckFor('spanish', voltarete, 'pt')).toBe('spanish');
    expect(deckFor('french', mus, 'es')).toBe('french');
  });

  it('prints a ten where the game has one', () => {
    const pips = (card: string) => card.split('scale(0.9)').length - 1;
    expect([pips(frenchCard('2C', true)), pips(frenchCard('2C'))]).toEqual([10, 2]);
    expect(frenchCard('2C', true)).toContain('>10<');
  });
});
