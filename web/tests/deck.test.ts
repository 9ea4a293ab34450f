import { describe, expect, it } from 'vitest';
import { frenchCard } from '../src/cards/french';
import { deckFor, isTen } from '../src/lib/deck';

describe('the deck', () => {
  it('is French for Voltarete in Portuguese, and Spanish otherwise', () => {
    expect(deckFor('usual', 'voltarete', 'pt')).toBe('french');
    expect(deckFor('usual', 'voltarete', 'es')).toBe('spanish');
    expect(deckFor('usual', 'voltarete', 'en')).toBe('spanish');
    expect(deckFor('usual', 'mus', 'pt')).toBe('spanish');
    expect(deckFor('usual', '', 'pt')).toBe('spanish');
  });

  it('is the one that was chosen, whatever is usual', () => {
    expect(deckFor('spanish', 'voltarete', 'pt')).toBe('spanish');
    expect(deckFor('french', 'mus', 'es')).toBe('french');
  });

  it('has a ten in the Cientos alone', () => {
    expect(isTen(2, 'cientos')).toBe(true);
    expect(isTen(2, 'mus') || isTen(10, 'cientos') || isTen(2, '')).toBe(false);
    const pips = (card: string) => card.split('scale(0.9)').length - 1;
    expect([pips(frenchCard('2C', true)), pips(frenchCard('2C'))]).toEqual([10, 2]);
    expect(frenchCard('2C', true)).toContain('>10<');
  });
});
