/** Payments that are read at a glance. */

import type { Entry } from '../messages';

/** Those that were paid for the same reason between the same two are one. */
export function together(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.reason, entry.payer, entry.payee]);
    const before = sums.get(key);
    const laws = [...new Set([...(before?.laws ?? []), ...entry.laws])];
    sums.set(key, { ...entry, laws, amount: (before?.amount ?? 0) + entry.amount });
  }
  return [...sums.values()];
}
