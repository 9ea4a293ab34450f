/** Our parts in shuffles that are not shown yet: kept through a reload, and the same in all windows of this browser. */

import type { Seen } from './fair';

const KEY = 'tapete-parts';
const MOST = 60;

interface Part extends Seen {
  table: string;
  deal: number;
}

function all(): Part[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Part[];
  } catch {
    return [];
  }
}

export function remembered(table: string, deal: number): Seen | undefined {
  return all().find((part) => part.table === table && part.deal === deal);
}

export function remember(table: string, deal: number, { commitment, nonce }: Seen): void {
  const others = all().filter((part) => part.table !== table || part.deal !== deal);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, { table, deal, commitment, nonce }].slice(-MOST)));
  } catch {
    // Where nothing can be kept, the page knows only what it saw since it was loaded.
  }
}
