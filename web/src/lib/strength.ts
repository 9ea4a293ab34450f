/** In which order a hand is held. Games that are not named here hold suits together, high cards to the left. */

import type { View } from '../messages';

export interface Holding {
  /** Ranks from the strongest down. */
  ranks: readonly number[];
  /** Whether suits are held together. */
  suits: boolean;
}

export const USUAL: Holding = { ranks: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], suits: true };

type Options = View['options'];

/** With eight kings the threes are kings and the twos aces; with four every card is what it is. */
const MUS: Record<string, Holding> = {
  8: { ranks: [12, 3, 11, 10, 7, 6, 5, 4, 2, 1], suits: false },
  4: { ranks: [12, 11, 10, 7, 6, 5, 4, 3, 2, 1], suits: false },
};

const HOLDINGS: Record<string, (options: Options) => Holding> = {
  malilla: () => ({ ranks: [9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2], suits: true }),
  mus: (options) => MUS[String(new Map(options).get('kings'))] ?? USUAL,
  cientos: () => ({ ranks: [1, 12, 11, 10, 2, 9, 8, 7], suits: true }),
};

/** How a hand is held in the games of this folder, at a table that has agreed on these options. */
export const holding = (folder: string, options: Options): Holding => HOLDINGS[folder]?.(options) ?? USUAL;
