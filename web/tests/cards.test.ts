import { describe, expect, it } from 'vitest';
import { picture } from '../src/cards/picture';
import { cardsIn, inOrder, SUITS, trumpsFirst, withCards } from '../src/lib/cards';
import { spot } from '../src/lib/spots';

describe('a hand', () => {
  it('is held as it comes, the trumps first', () => {
    expect(trumpsFirst(['7O', '1O', '12B', '3B', null], 'B')).toEqual(['12B', '3B', '7O', '1O', null]);
    expect(trumpsFirst(['12O', '3C', '1O'], null)).toEqual(['12O', '3C', '1O']);
  });
  it('is written as the server writes it', () => expect(inOrder(['1B', '12O', '2O'])).toEqual(['2O', '12O', '1B']));
});

describe('a text', () => {
  it('shows its cards', () => expect(withCards('Sur juega 12C y 1E.').filter((piece) => piece.named).map((piece) => piece.text)).toEqual(['12C', '1E']));
  it('names each of them once', () => expect(cardsIn('El 12C gana al 1E; el 12C, no al 2B (mal.23).')).toEqual(['12C', '1E', '2B']));
  it('keeps the marks beside a card on its line', () => {
    expect(withCards('Salen 5E, 5C. Da Ana (12O).')).toEqual([
      { text: 'Salen ', named: false, before: '', after: '' },
      { text: '5E', named: true, before: '', after: ',' },
      { text: ' ', named: false, before: '', after: '' },
      { text: '5C', named: true, before: '', after: '.' },
      { text: ' Da Ana ', named: false, before: '', after: '' },
      { text: '12O', named: true, before: '(', after: ').' },
    ]);
  });
  it('leaves law numbers and years alone', () => expect(withCards('mal.12C 1826 13O').some((piece) => piece.named)).toBe(false));
});

describe('the deck', () => {
  it('draws every card differently, in three styles', () => {
    const cards = SUITS.flatMap((suit) => Array.from({ length: 12 }, (_, index) => `${index + 1}${suit}`));
    for (const style of ['spanish', 'compact', 'french'] as const) {
      expect(new Set(cards.map((card) => picture(card, style))).size).toBe(48);
    }
    expect(picture(null, 'spanish')).toBe(picture(null, 'french'));
  });
});

describe('places', () => {
  it('put the next to play at one’s right', () => {
    expect(spot(1, 0, 4)).toBe('right');
    expect(spot(0, 3, 4)).toBe('right');
    expect(spot(2, 0, 4)).toBe('top');
    expect(spot(1, 0, 2)).toBe('top');
  });
});
