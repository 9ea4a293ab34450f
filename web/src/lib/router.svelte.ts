/** The address bar and the page that belongs to it. Without a server every page has the one address that there is: which
 * of them it is stands behind the `#`. */

import { ALONE } from '#line';
import { parseRoute, written, type Route } from './route';

const place = (): URL => (ALONE ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href));

class Router {
  route = $state.raw<Route>(parseRoute(place()));

  /** Go to another page; `replace` leaves no step back. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', written(path));
    else history.pushState(null, '', written(path));
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = parseRoute(place());
  }
}

export const router = new Router();

addEventListener('popstate', () => router.read());

// Whoever opens a link elsewhere must find the page there.
if (ALONE) {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    if (link && path.startsWith('/')) link.href = written(path);
  });
}

// Links within the page are followed here; all others are the browser's.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
});
