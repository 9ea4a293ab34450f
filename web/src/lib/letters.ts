/** A letter for every button: the first of its label that is still free. */

import { plain } from './words';

export function letters(labels: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken);
  return labels.map((label) => {
    const free = [...plain(label), ...'abcdefghijklmnopqrstuvwxyz'].find((letter) => /[a-z]/.test(letter) && !used.has(letter)) ?? '';
    if (free) used.add(free);
    return free;
  });
}
