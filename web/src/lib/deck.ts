/** The deck with which a game is shown: the one chosen, or that with which it is usually played in this language. */

import type { GameInfo, Settings } from '../messages';

export type Deck = 'spanish' | 'french';

export function deckFor(chosen: Settings['deck'], game: Pick<GameInfo, 'french'> | undefined, language: string): Deck {
  if (chosen !== 'usual') return chosen;
  return game?.french.includes(language) ? 'french' : 'spanish';
}
