/** In which order a hand is held. Games that are not named here hold suits together, high cards to the left. */

export interface Holding {
  /** Ranks from the strongest down. */
  ranks: readonly number[];
  /** Whether suits are held together. */
  suits: boolean;
}

export const USUAL: Holding = { ranks: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], suits: true };

const HOLDINGS: Record<string, Holding> = {
  malilla: { ranks: [9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2], suits: true },
  mus: { ranks: [12, 3, 11, 10, 7, 6, 5, 4, 2, 1], suits: false },
  cientos: { ranks: [1, 12, 11, 10, 2, 9, 8, 7], suits: true },
};

export const holding = (folder: string): Holding => HOLDINGS[folder] ?? USUAL;
