import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { called, namedTable, namedView } from '../src/lib/names';
import { session } from '../src/lib/session.svelte';
import type { TableInfo, View } from '../src/messages';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('fetch', (path: string) => {
    const words = { language: 'es', files: { server: 'former-player = alguien que se fue\n' } };
    const me = { name: '', account: null, csrf: '', settings: { language: 'es' }, tables: [] };
    return Promise.resolve(Response.json(path.includes('/words/') ? words : path.includes('/games') ? [{ name: 'mus' }] : me));
  });
  await session.start();
});

afterEach(() => vi.unstubAllGlobals());

it('tells who has deleted his account in the language of the reader, and apart from another', () => {
  expect(['Ana', '*', '* 2'].map(called)).toEqual(['Ana', 'alguien que se fue', 'alguien que se fue 2']);
  expect(['*Ana', '* Ana', '**', '*2'].map(called)).toEqual(['*Ana', '* Ana', '**', '*2']);
});

it('does so wherever people are told of', () => {
  const people = [{ name: '*' }, { name: 'Ana' }];
  const names = ['alguien que se fue', 'Ana'];
  expect(namedView({ seats: people } as unknown as View).seats.map((seat) => seat.name)).toEqual(names);
  expect(namedTable({ places: people } as unknown as TableInfo).places.map((place) => place.name)).toEqual(names);
});
