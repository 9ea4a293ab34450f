/** Python, the games and the book's players, in a thread of their own. */

import type { loadPyodide } from 'pyodide';
import type { Reply } from '../lib/line';
import type { FromWorker, ToWorker } from './messages';
import { Shelf } from './shelf';

/** The house as Python has it (`tapete/alone/house.py`). */
interface House {
  ask(method: string, path: string, body: string): string;
  enter(table: string, tell: (text: string) => void, since: number): void;
  exit(table: string): void;
  hear(table: string, tell: (text: string) => void, text: string): void;
  tick(table: string, now: number): number | null | undefined;
}

const FOLDER = new URL(/* @vite-ignore */ '../', import.meta.url);
/** What has to come before anything can be played, in the order of its need. */
const PARTS = ['pyodide/pyodide.mjs', 'pyodide/pyodide-lock.json', 'pyodide/pyodide.asm.mjs', 'pyodide/pyodide.asm.wasm', 'pyodide/python_stdlib.zip', 'engine.zip'];

const tell = (news: FromWorker): void => postMessage(news);
const timers = new Map<string, number>();

/** Fetch a file and tell how much of all has come; it lies at hand afterwards. */
async function fetched(name: string, come: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, FOLDER));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const parts: BlobPart[] = [];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value as Uint8Array<ArrayBuffer>);
    come(value.length);
  }
}

async function loaded(): Promise<House> {
  const sizes = (await (await fetch(new URL('engine.json', FOLDER))).json()) as Record<string, number>;
  const all = PARTS.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let here = 0;
  const come = (bytes: number): void => tell({ kind: 'coming', share: Math.min(1, (here += bytes) / all) });
  let games = new ArrayBuffer(0);
  for (const name of PARTS) games = await fetched(name, come);
  const { loadPyodide: begin } = (await import(/* @vite-ignore */ new URL('pyodide/pyodide.mjs', FOLDER).href)) as { loadPyodide: typeof loadPyodide };
  const python = await begin({ indexURL: new URL('pyodide/', FOLDER).href });
  python.unpackArchive(games, 'zip', { extractDir: '/home/pyodide' });
  const shelf = await Shelf.open();
  const keep = (name: string, text: string | null | undefined): void => shelf.keep(name, text ?? null, () => tell({ kind: 'full' }));
  python.globals.set('found', python.toPy(Object.fromEntries(await shelf.all())));
  python.globals.set('keep', keep);
  return python.runPython('from tapete.alone.house import House; House(found, keep)') as House;
}

const house = loaded();
house.then(
  () => tell({ kind: 'ready' }),
  (why: unknown) => tell({ kind: 'failed', why: String(why) }),
);

/** Let a table do what is due, now and whenever it says. */
function go(own: House, table: string): void {
  clearTimeout(timers.get(table));
  const wait = own.tick(table, performance.now() / 1000);
  if (typeof wait === 'number') timers.set(table, self.setTimeout(() => go(own, table), Math.max(1, wait * 1000)));
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const own = await house;
  if (data.kind === 'ask') {
    if (data.name) own.ask('PUT', '/me', JSON.stringify({ name: data.name }));
    return tell({ kind: 'reply', id: data.id, reply: JSON.parse(own.ask(data.method, data.path, data.body)) as Reply });
  }
  const { table } = data;
  const heard = (text: string): void => tell({ kind: 'told', table, text });
  if (data.kind === 'exit') {
    clearTimeout(timers.get(table));
    own.exit(table);
  } else {
    if (data.kind === 'enter') own.enter(table, heard, data.since);
    else own.hear(table, heard, data.text);
    go(own, table);
  }
};
