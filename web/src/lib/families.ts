/** The games by family: those of one book share a door, and Mus, which most people come for, is the first. */

import type { GameInfo } from '../messages';

export interface Family {
  folder: string;
  games: GameInfo[];
}

const FIRST = 'mus';

export function families(games: readonly GameInfo[]): Family[] {
  const found = new Map<string, GameInfo[]>();
  for (const game of games) found.set(game.folder, [...(found.get(game.folder) ?? []), game]);
  const all = [...found].map(([folder, own]) => ({ folder, games: own }));
  return [...all.filter((one) => one.folder === FIRST), ...all.filter((one) => one.folder !== FIRST)];
}
