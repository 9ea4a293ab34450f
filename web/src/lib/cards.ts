/** Cards in notation: rank number, then suit letter. */

import type { CardText } from '../messages';
import type { Suit } from '../cards/ink';
import { type Holding, USUAL } from './strength';

export type { Suit };

export const SUITS: readonly Suit[] = ['O', 'C', 'E', 'B'];
export const SUIT_WORDS: Record<Suit, string> = { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' };

const CARD = /^\d{1,2}[OCEB]$/;

export const isCard = (value: unknown): value is CardText => typeof value === 'string' && CARD.test(value);
export const isSuit = (value: unknown): value is Suit => typeof value === 'string' && /^[OCEB]$/.test(value);
export const suitOf = (card: CardText): Suit => card.slice(-1) as Suit;
export const rankOf = (card: CardText): number => Number(card.slice(0, -1));

/** The suit that a word names, if it names one. */
export function suitNamed(word: string): Suit | null {
  return SUITS.find((suit) => SUIT_WORDS[suit] === word) ?? null;
}

/** The order in which the server writes cards: by suit, then from the ace up. */
export function inOrder(cards: readonly CardText[]): CardText[] {
  const place = (card: CardText) => SUITS.indexOf(suitOf(card)) * 12 + rankOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** A hand as one holds it: suits together (in most games), the trump first, strong cards to the left; hidden cards last. */
export function sorted(hand: readonly (CardText | null)[], trump: Suit | null, { ranks, suits }: Holding = USUAL): (CardText | null)[] {
  const order = trump ? [trump, ...SUITS.filter((suit) => suit !== trump)] : SUITS;
  const place = (card: CardText | null): number => {
    if (card === null) return 999;
    const [rank, suit] = [(ranks.indexOf(rankOf(card)) + 20) % 20, order.indexOf(suitOf(card))];
    return suits ? suit * 20 + rank : rank * 4 + suit;
  };
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** A text cut where it names cards, so that they can be drawn. */
export function withCards(text: string): { text: string; card: CardText | null }[] {
  return text
    .split(/(?<![\p{L}\d.])(\d{1,2}[OCEB])(?![\p{L}\d])/u)
    .map((piece, index) => ({ text: piece, card: index % 2 && rankOf(piece) >= 1 && rankOf(piece) <= 12 ? piece : null }))
    .filter((piece) => piece.text !== '');
}

/** The cards that a text names, each once. */
export const cardsIn = (text: string): CardText[] => [...new Set(withCards(text).flatMap((piece) => piece.card ?? []))];
