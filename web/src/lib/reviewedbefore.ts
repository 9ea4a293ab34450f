/** What the reviews of one's own matches came to, as this browser remembers: how one's play changes. */

import type { KindSum, Review } from '../messages';

const KEPT = 'tapete.reviews';
/** So many matches are remembered, the latest. */
const MOST = 200;

export interface Before {
  table: string;
  game: string;
  kinds: Pick<KindSum, 'kind' | 'decisions' | 'mistakes'>[];
}

/** What was kept; anything else that stands there is forgotten. */
export function readBefore(text: string | null): Before[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBefore) : [];
  } catch {
    return [];
  }
}

const isBefore = (each: unknown): each is Before =>
  typeof each === 'object' && each !== null && 'table' in each && 'game' in each && 'kinds' in each && Array.isArray(each.kinds);

/** With one more, each match once. */
export const withOne = (before: readonly Before[], table: string, review: Review): Before[] => [
  ...before.filter((each) => each.table !== table).slice(1 - MOST),
  { table, game: review.game, kinds: review.kinds.map(({ kind, decisions, mistakes }) => ({ kind, decisions, mistakes })) },
];

/** Mistakes in a hundred decisions of each match of a game, the earliest first; of one kind, or of all. */
export function shares(before: readonly Before[], game: string, kind = ''): number[] {
  return before.flatMap((each) => {
    const own = each.kinds.filter((sum) => each.game === game && (kind === '' || sum.kind === kind));
    const [decisions, mistakes] = [own.reduce((sum, one) => sum + one.decisions, 0), own.reduce((sum, one) => sum + one.mistakes, 0)];
    return decisions > 0 ? [(100 * mistakes) / decisions] : [];
  });
}

/** Remember a review of one's own match; what is remembered then. */
export function remember(table: string, review: Review): Before[] {
  try {
    const now = withOne(readBefore(localStorage.getItem(KEPT)), table, review);
    localStorage.setItem(KEPT, JSON.stringify(now));
    return now;
  } catch {
    // A browser that keeps nothing knows only this one.
    return withOne([], table, review);
  }
}
