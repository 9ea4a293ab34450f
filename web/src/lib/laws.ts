/** Laws within a text. */

import { cut, type Piece } from './pieces';

/** A text cut where it names one of these laws, so that it can be opened. */
export function withLaws(text: string, ids: readonly string[]): Piece[] {
  const known = new Set(ids);
  return cut(text, /([a-z]+(?:\.[\w]+)+)/, (piece) => known.has(piece));
}
