/** The stages of a hand: what was called in each, and how it ended, which a note `STAGE-how` tells. */

import type { Call, Note, View } from '../messages';
import type { Words } from './words';

/** The stage whose end a note tells, if it tells one: `grande-accepted` that of the Grande. */
export function stageOf(note: Note, words: Words): string | null {
  const stage = note.key.slice(0, Math.max(0, note.key.lastIndexOf('-')));
  return stage && words.has(`phase-${stage}`) ? stage : null;
}

export interface Stage {
  key: string;
  /** How it ended; null while it is played. */
  ended: Note | null;
  calls: Call[];
}

/** In the order in which they were played: those that have ended (their notes come last first), then what is called now. */
export function stages({ notes, calls }: Pick<View, 'notes' | 'calls'>, words: Words): Stage[] {
  const found = new Map<string, Stage>();
  const stage = (key: string): Stage => {
    const one = found.get(key) ?? { key, ended: null, calls: [] };
    found.set(key, one);
    return one;
  };
  for (const note of [...notes].reverse()) {
    const key = stageOf(note, words);
    if (key !== null) stage(key).ended = note;
  }
  for (const call of calls) stage(call.stage).calls.push(call);
  return [...found.values()];
}

/** The last thing of all that was called, which is what stands now; and the one before it, for where there is room. */
export function latest(called: readonly string[]): { before: string; last: string } {
  const before = called.at(-2) ?? '';
  return { before: before && `${called.length > 2 ? '… ' : ''}${before}, `, last: called.at(-1) ?? '' };
}

/** How the stage ended: `accepted` for the note `grande-accepted`. */
export const howOf = (stage: string, note: Note): string => note.key.slice(stage.length + 1);
