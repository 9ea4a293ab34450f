/** Laws within a text. */

/** A piece of a text; or a law that it names, with the marks that stay on its line. */
export interface Piece {
  text: string;
  law: string | null;
  before: string;
  after: string;
}

/** A text cut where it names one of these laws, so that it can be opened. */
export function withLaws(text: string, ids: readonly string[]): Piece[] {
  const known = new Set(ids);
  const pieces: Piece[] = [];
  for (const piece of text.split(/([a-z]+(?:\.[\w]+)+)/)) {
    const last = pieces.at(-1);
    if (known.has(piece)) {
      const before = /[([]*$/.exec(last?.law === null ? last.text : '')?.[0] ?? '';
      if (last && before) last.text = last.text.slice(0, -before.length);
      pieces.push({ text: piece, law: piece, before, after: '' });
      continue;
    }
    const after = last && last.law !== null ? (/^[^\s\p{L}\p{N}]+/u.exec(piece)?.[0] ?? '') : '';
    if (last && after) last.after = after;
    pieces.push({ text: piece.slice(after.length), law: null, before: '', after: '' });
  }
  return pieces.filter((piece) => piece.text !== '');
}
