/** The address bar and the page that belongs to it. */

import { parseRoute, type Route } from './route';

class Router {
  route = $state.raw<Route>(parseRoute(new URL(location.href)));

  /** Go to another page; `replace` leaves no step back. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = parseRoute(new URL(location.href));
  }
}

export const router = new Router();

addEventListener('popstate', () => router.read());

// Links within the page are followed here; all others are the browser's.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
});
