/** The deck with which a game is shown: the one chosen, or that with which it is usually played in this language. */

import type { Settings } from '../messages';

export type Deck = 'spanish' | 'french';

/** In which languages the games of a folder are usually played with French cards. */
const FRENCH: Record<string, readonly string[]> = { voltarete: ['pt'] };

/** The rank that stands for the ten, in the games that have one: the French deck prints it as a ten. */
const TENS: Record<string, number> = { cientos: 2 };

/** Whether this rank is a ten in the games of this folder. */
export const isTen = (rank: number, folder: string): boolean => TENS[folder] === rank;

export function deckFor(chosen: Settings['deck'], folder: string, language: string): Deck {
  if (chosen !== 'usual') return chosen;
  return FRENCH[folder]?.includes(language) ? 'french' : 'spanish';
}
