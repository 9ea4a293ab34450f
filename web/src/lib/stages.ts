/** The stages of a hand that are told by notes: `words-grande` is what was said in it, `grande-accepted` how it ended. */

import type { Note } from '../messages';

const STAGE = /^words-(.+)$|^(.+)-(?:pass|accepted|refused|unopposed|nobody)$/;

export const stageOf = (note: Note): string | null => {
  const found = STAGE.exec(note.key);
  return found ? (found[1] ?? found[2] ?? null) : null;
};

/** One note for each stage, in the order in which they were played: how it ended, else what is being said. */
export function stages(notes: readonly Note[]): Note[] {
  const last = new Map<string, Note>();
  for (const note of [...notes].reverse()) {
    const stage = stageOf(note);
    if (stage !== null && !(last.has(stage) && note.key.startsWith('words-'))) last.set(stage, note);
  }
  return [...last.values()];
}

/** The last thing of all that was said, which is what stands now; and the one before it, for where there is room. */
export function latest(said: string): { before: string; last: string } {
  const each = said.split(', ');
  const before = each.at(-2) ?? '';
  return { before: before && `${each.length > 2 ? '… ' : ''}${before}, `, last: each.at(-1) ?? '' };
}
