/** Laws within a text. */

/** A text cut where it names one of these laws, so that it can be opened. */
export function withLaws(text: string, ids: readonly string[]): { text: string; law: string | null }[] {
  const known = new Set(ids);
  return text
    .split(/([a-z]+(?:\.[\w]+)+)/)
    .map((piece) => ({ text: piece, law: known.has(piece) ? piece : null }))
    .filter((piece) => piece.text !== '');
}
