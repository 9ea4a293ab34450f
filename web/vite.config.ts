import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is served by `tapete serve` from inside the Python package; in development it asks that server.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/tapete/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
