/** Cards in notation: rank number, then suit letter. */

import type { CardText } from '../messages';
import type { Suit } from '../cards/ink';
import { cut, type Piece } from './pieces';

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

/** A hand comes in the order in which its game holds it; many like the trumps at the left. */
export function trumpsFirst(hand: readonly (CardText | null)[], trump: Suit | null): (CardText | null)[] {
  const isTrump = (card: CardText | null): boolean => card !== null && suitOf(card) === trump;
  return [...hand.filter(isTrump), ...hand.filter((card) => !isTrump(card))];
}

/** A text cut where it names cards, so that they can be drawn. */
export const withCards = (text: string): Piece[] =>
  cut(text, /(?<![\p{L}\d.])(\d{1,2}[OCEB])(?![\p{L}\d])/u, (piece) => isCard(piece) && rankOf(piece) >= 1 && rankOf(piece) <= 12);

/** The cards that a text names, each once. */
export const cardsIn = (text: string): CardText[] => [...new Set(withCards(text).flatMap((piece) => (piece.named ? piece.text : [])))];
