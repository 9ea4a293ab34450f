/** The line without a server: what is written in the folder is read from it, the rest the engine of this page answers. */

import type { Reply, TableLine } from '../lib/line';
import type { GameInfo, LawBook, Lobby, Ruling, RulingInfo, TableInfo, WordsInfo, WorkedReplay } from '../messages';
import { Words } from '../lib/words';
import { engine } from './engine.svelte';
import { keepName, keepSettings, me, noteTable } from './me';

export type { Reply, TableLine };

export const ALONE: boolean = true;

/** How much of the engine has come, from 0 to 1; null when it is here, or not asked for. */
export const coming = (): number | null => engine.coming;

/** Whether what is played can no longer be kept. */
export const full = (): boolean => engine.full;

// From the next visit on it needs no network.
void navigator.serviceWorker?.register('keeper.js').catch(() => undefined);

const NO_TABLE = 4404;
const SET_ASIDE = 4410;
const ok = (body: unknown): Reply => ({ status: 200, body });

/** What is written in the folder under this name. */
const written = new Map<string, Promise<unknown>>();
function file<T>(name: string): Promise<T> {
  let found = written.get(name);
  if (!found) {
    found = fetch(`api/${name}.json`).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(name))));
    found.catch(() => written.delete(name));
    written.set(name, found);
  }
  return found as Promise<T>;
}

export async function ask(method: string, path: string, _token: string, body?: unknown): Promise<Reply> {
  const url = new URL(path, 'http://alone');
  const [what = '', name = '', part = ''] = url.pathname.split('/').filter(Boolean);
  const language = url.searchParams.get('language') ?? '';
  switch (`${method} ${what}`) {
    case 'GET me':
      return ok(me());
    case 'PUT me':
      return name === 'settings' ? ok(keepSettings(body)) : renamed(body as { name: string });
    case 'GET words':
      if (part) return ok(await file(`words/${part}.${name}`));
      void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ speaks: name }));
      return ok(await file(`words/${name}`));
    case 'GET games':
      if (part === 'odds' && !url.pathname.endsWith('/hand')) return ok(await file(`odds/${name}`));
      if (part === 'odds' || part === 'practice') break;
      return ok(await file(name ? `${part}/${name}.${language}` : `games/${language}`));
    case 'POST games':
      if (part === 'practice') break;
      return ruled(name, body as { language: string });
    case 'GET hands':
      return ok(part ? await file(`hands/${name}.${part}`) : span(await file<WorkedReplay>(`hands/${name}.${language}`), url.searchParams));
    case 'GET ratings':
      return ok([]);
    case 'GET addresses':
      return ok({ own: false, urls: [] });
    case 'GET tables':
      if (!name) return ok({ open: [], playing: [], next: null } satisfies Lobby);
  }
  return asked(method, path, body);
}

async function asked(method: string, path: string, body: unknown): Promise<Reply> {
  const reply = await engine.ask(method, path, body);
  const told = reply.body as Partial<TableInfo> | null;
  if (reply.status === 200 && told && typeof told === 'object' && 'places' in told) noteTable(told as TableInfo);
  return reply;
}

async function renamed(wish: { name: string }): Promise<Reply> {
  const reply = await engine.ask('PUT', '/me', wish);
  return reply.status === 200 ? ok(keepName(reply.body as string)) : reply;
}

function span(whole: WorkedReplay, query: URLSearchParams): WorkedReplay {
  const start = Number(query.get('start') ?? 0);
  return { ...whole, start, steps: whole.steps.slice(start, start + Number(query.get('count') ?? 50)) };
}

/** The engine rules in keys; the words are read from the folder. */
async function ruled(game: string, asking: { language: string }): Promise<Reply> {
  const reply = await engine.ask('POST', `/games/${game}/ruling`, asking);
  if (reply.status !== 200) return reply;
  const bare = reply.body as Ruling;
  const { language } = asking;
  const [games, book] = await Promise.all([file<GameInfo[]>(`games/${language}`), file<LawBook>(`laws/${game}.${language}`)]);
  const folder = games.find((one) => one.name === game)?.folder ?? game;
  const [texts, own] = await Promise.all([file<WordsInfo>(`words/${language}`), file<WordsInfo>(`words/${folder}.${language}`)]);
  const words = new Words(language, { ...texts.files, ...own.files }, folder);
  const laws = new Map(book.chapters.flatMap((chapter) => chapter.laws).map((law) => [law.id, law]));
  return ok({
    decision: bare.decision,
    text: words.text(`decision-${bare.decision}`),
    follows: Object.fromEntries(bare.follows.map((key) => [key, words.text(`follows-${key}`)])),
    payments: bare.payments.map((payment) => ({ ...payment, text: '' })),
    laws: bare.laws.flatMap((id) => laws.get(id) ?? []),
  } satisfies RulingInfo);
}

export function listen(table: string, since: number, hear: (text: string) => void, lost: (code: number) => void): TableLine {
  const heard = (text: string): void => {
    const news = JSON.parse(text) as { type: string; table?: TableInfo };
    if (news.type === 'table' && news.table) noteTable(news.table);
    hear(text);
  };
  let open = true;
  const refused = (reply: Reply): void => {
    if (reply.status !== 404) hear(JSON.stringify({ type: 'refused', id: null, problem: reply.body }));
    lost(reply.status === 404 ? NO_TABLE : SET_ASIDE);
  };
  engine.enter(table, since, heard).then(
    (reply) => reply && open && refused(reply),
    () => open && lost(NO_TABLE),
  );
  return {
    say(text) {
      engine.say(table, text);
      return true;
    },
    close() {
      open = false;
      engine.exit(table);
    },
  };
}

export async function record(table: string, _language: string): Promise<string> {
  const reply = await engine.ask('GET', `/tables/${table}/record`);
  return URL.createObjectURL(new Blob([String(reply.body)], { type: 'application/toml' }));
}
