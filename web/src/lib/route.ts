/** Which page an address names. */

import { ALONE } from '#line';

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
  /** What stands behind the `#`, read in the same way. */
  moment: URLSearchParams;
}

const PAGES = new Set(['new', 'lobby', 'table', 'replay', 'review', 'hand', 'learn', 'lesson', 'practice', 'rules', 'odds', 'judge', 'history', 'account', 'settings']);

/** The first part of the path is the page, the second what it is about; anything else is nowhere. */
export function parseRoute(url: URL): Route {
  const [page = '', id = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const known = page === '' ? 'home' : PAGES.has(page) && rest.length === 0 ? page : 'nowhere';
  return { page: known, id, query: url.searchParams, moment: new URLSearchParams(url.hash.slice(1)) };
}

/** How the address of a page is written. */
export const written = (path: string): string => (ALONE ? `#${path}` : path);
