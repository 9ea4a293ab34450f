/** A text in pieces. */

/** What stands between names; or something that is named, with the marks that stay on its line. */
export interface Piece {
  text: string;
  named: boolean;
  before: string;
  after: string;
}

/** A text cut where it may name something, and does. */
export function cut(text: string, places: RegExp, isName: (piece: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of text.split(places)) {
    const last = pieces.at(-1);
    if (isName(piece)) {
      const before = /[([]*$/.exec(last?.named === false ? last.text : '')?.[0] ?? '';
      if (last && before) last.text = last.text.slice(0, -before.length);
      pieces.push({ text: piece, named: true, before, after: '' });
      continue;
    }
    const after = last?.named ? (/^[^\s\p{L}\p{N}]+/u.exec(piece)?.[0] ?? '') : '';
    if (last && after) last.after = after;
    pieces.push({ text: piece.slice(after.length), named: false, before: '', after: '' });
  }
  return pieces.filter((piece) => piece.text !== '');
}
