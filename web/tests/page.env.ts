import type { Environment } from 'vitest/environments';

/** As in a browser, where effects run, but with nothing drawn: the page's classes need no document. */
export default { name: 'page', viteEnvironment: 'client', setup: () => ({ teardown: () => undefined }) } satisfies Environment;
