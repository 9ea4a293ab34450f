/** Who plays at this browser, how they like their table, and the tables that go on: read without the engine. */

import { USUAL } from '../lib/settings';
import type { Me, Settings, TableInfo } from '../messages';

const PLACE = 'tapete-me';

interface Kept {
  name: string;
  settings: Settings;
  tables: TableInfo[];
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    return { name: found.name ?? '', settings: { ...USUAL, ...found.settings }, tables: found.tables ?? [] };
  } catch {
    return { name: '', settings: USUAL, tables: [] };
  }
}

function keep(change: Partial<Kept>): Me {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return me();
}

export function me(): Me {
  return { ...kept(), account: null, csrf: '' };
}

export const keepName = (name: string): Me => keep({ name });
export const keepSettings = (settings: unknown): Me => keep({ settings: settings as Settings });

/** How a table stands; one that is over or given up does not go on. */
export function noteTable(table: TableInfo): void {
  const others = kept().tables.filter((other) => other.id !== table.id);
  keep({ tables: table.status === 'playing' ? [table, ...others].slice(0, 20) : others });
}
