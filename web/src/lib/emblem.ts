/** Three cards that stand for a game on the first page. */

import type { CardText } from '../messages';

const KNOWN: Record<string, readonly CardText[]> = {
  mus: ['12O', '12C', '3E'],
  malilla: ['9O', '1O', '12O'],
  'malilla-barrotada': ['9B', '1B', '11B'],
  'malilla-coja': ['9C', '1C', '10C'],
  'malilla-vistas': ['9E', '1E', '12E'],
  'malilla-cubiertas': ['9O', '1E', '12C'],
  revesino: ['11C', '1O', '2E'],
  cientos: ['12E', '11E', '1E'],
  zanga: ['1E', '7O', '1B'],
  voltarete: ['1E', '7C', '1B'],
  'voltarete-four': ['1E', '2B', '1B'],
};

const OTHERS: readonly CardText[] = ['1O', '11C', '10E', '12B', '7O', '1E', '3C'];

/** The cards of a game we know nothing about follow from its name. */
export function emblem(game: string): readonly CardText[] {
  const known = KNOWN[game];
  if (known) return known;
  const start = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [0, 1, 2].map((step) => OTHERS[(start + step) % OTHERS.length]!);
}
