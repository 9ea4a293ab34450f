/** Payments that are read at a glance. */

import type { Entry, Moved } from '../messages';

/** The ledger in which everybody is named by the seat where he sits now; what was only carried over is left out. */
export function namedNow(ledger: readonly Entry[], moved: readonly Moved[]): Entry[] {
  const now = (account: number | string, number: number) =>
    moved.filter((each) => number < each.before).reduce((seat, each) => (typeof seat === 'number' ? each.seats[seat]! : seat), account);
  return ledger.flatMap((entry, number) =>
    moved.some((each) => number >= each.before && number < each.until)
      ? []
      : [{ ...entry, payer: now(entry.payer, number), payee: now(entry.payee, number) }],
  );
}

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
