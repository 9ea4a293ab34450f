/** What is called across a table. */

import type { Said } from '../messages';
import { t } from './session.svelte';

export interface Call {
  text: string;
  /** Which of all that was called it is: the same words may be called again. */
  count: number;
}

const textOf = (said: Said): string => (said.phrase ? t(`phrase-${said.phrase}`) : (said.text ?? ''));

/** What was last called from each place. */
export function callsOf(spoken: readonly Said[]): Map<number, Call> {
  return new Map(spoken.flatMap((said, count) => (said.place === null ? [] : [[said.place, { text: textOf(said), count }] as const])));
}

/** The last call, and whose it was, for those who listen. */
export function lastCall(spoken: readonly Said[]): string {
  const said = spoken.at(-1);
  return said ? `${said.name}: ${textOf(said)}` : '';
}
