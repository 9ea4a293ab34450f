import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The page is served by `tapete serve` from inside the Python package; in development it asks that server. As `alone` it
// needs no server: it can stand in any folder, and asks the engine that it brings along.
export default defineConfig(({ mode }) => {
  const alone = mode === 'alone';
  return {
    plugins: [svelte()],
    base: alone ? './' : '/',
    publicDir: 'public',
    resolve: { ...(mode === 'test' ? { conditions: ['browser'] } : {}), alias: { '#line': at(alone ? './src/alone/line.ts' : './src/lib/line.ts') } },
    build: {
      outDir: alone ? '../build/static' : '../src/tapete/server/static',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    worker: { format: 'es' as const },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
    test: { include: ['tests/**/*.test.ts'], environment: at('./tests/page.env.ts') },
  };
});
