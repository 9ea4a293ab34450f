/** Cards as pictures: each is drawn once, and then it is one image wherever it lies. */

import { frenchCard } from './french';
import { cardBack, compactCard, HEIGHT, spanishCard, WIDTH } from './spanish';

export type Style = 'spanish' | 'compact' | 'french' | 'french-ten';

const DRAW: Record<Style, (card: string) => string> = { spanish: spanishCard, compact: compactCard, french: (card) => frenchCard(card), 'french-ten': (card) => frenchCard(card, true) };
const drawn = new Map<string, string>();

/** The address of a card's picture; a hidden card shows its back. */
export function picture(card: string | null, style: Style): string {
  const key = card === null ? 'back' : `${style} ${card}`;
  const known = drawn.get(key);
  if (known) return known;
  const inside = card === null ? cardBack() : DRAW[style](card);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}
