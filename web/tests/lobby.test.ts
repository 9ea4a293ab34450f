import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobbyPages } from '../src/lib/lobby';

const asked: string[] = [];

/** A server that tells two tables at once; while it is read, somebody moves from the first page to the second. */
function waiting(...pages: string[][]): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const start = Number(new URLSearchParams(path.split('?')[1]).get('start'));
    const next = start / 2 + 1 < pages.length ? start + 2 : null;
    const open = (pages[start / 2] ?? []).map((id) => ({ id }));
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ open, next, playing: [] }) });
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

describe('the tables that wait', () => {
  it('are asked for page after page, as many as were wanted', async () => {
    waiting(['a', 'b'], ['c', 'd'], ['e']);
    const two = await lobbyPages('', 2);
    expect([two.open.map((table) => table.id), two.next]).toEqual([['a', 'b', 'c', 'd'], 4]);
    const all = await lobbyPages('mus', 9);
    expect([all.open.map((table) => table.id), all.next]).toEqual([['a', 'b', 'c', 'd', 'e'], null]);
    expect(asked.slice(2)).toEqual(['/api/tables?start=0&game=mus', '/api/tables?start=2&game=mus', '/api/tables?start=4&game=mus']);
  });

  it('are each shown once', async () => {
    waiting(['a', 'b'], ['b', 'c']);
    expect((await lobbyPages('', 2)).open.map((table) => table.id)).toEqual(['a', 'b', 'c']);
  });
});
