/** What has changed among those who sit at a table, to be told to the others. */

import type { Place, TableInfo } from '../messages';

export interface Happening {
  key: 'left' | 'idle' | 'away' | 'back' | 'sat' | 'comes';
  name: string;
  other: string;
}

export function happenings(before: TableInfo | null, after: TableInfo): Happening[] {
  if (before === null || before.status !== 'playing' || after.status !== 'playing') return [];
  return after.places.flatMap((place, index) => {
    const old = before.places[index];
    return old && index !== after.place && index !== after.coming ? happened(old, place) : [];
  });
}

function happened(old: Place, now: Place): Happening[] {
  const told = (key: Happening['key'], name = now.name): Happening[] => [{ key, name, other: old.name }];
  if (now.comer !== null && now.comer !== old.comer) return told('comes', now.comer);
  if (now.kind === 'person' && old.name !== now.name) return told('sat');
  if (now.kind !== 'person') return [];
  if (now.resigned && !old.resigned) return told('left');
  if (now.idle && !old.idle) return told('idle');
  if (now.bot_plays && !old.bot_plays) return told('away');
  return old.bot_plays && !now.bot_plays ? told('back') : [];
}
