/** The tables that wait for people, page after page. */

import type { Lobby } from '../messages';
import { get } from './api';

/** So many pages of those who wait (all games without a name) as one; who moves on to the next one meanwhile is shown once. */
export async function lobbyPages(game: string, count: number): Promise<Lobby> {
  const page = (start: number): Promise<Lobby> => get<Lobby>(`/tables?${new URLSearchParams({ start: String(start), ...(game ? { game } : {}) })}`);
  let all = await page(0);
  for (let number = 1; number < count && all.next !== null; number += 1) {
    const more = await page(all.next);
    const seen = new Set(all.open.map((table) => table.id));
    all = { ...all, next: more.next, open: [...all.open, ...more.open.filter((table) => !seen.has(table.id))] };
  }
  return all;
}
