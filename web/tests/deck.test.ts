import { describe, expect, it } from 'vitest';
import { deckFor } from '../src/lib/deck';

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
});
