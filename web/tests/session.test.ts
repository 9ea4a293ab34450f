import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Language, session } from '../src/lib/session.svelte';
import type { Me, Settings, WordsInfo } from '../src/messages';

const SETTINGS: Settings = { language: 'en', deck: 'spanish', theme: 'auto', motion: 'auto', sound: false, forced: false, trumps_first: true, big: false, rest: 'usual', notify: false };
const me = (settings: Settings): Me => ({ name: 'Ana', account: null, csrf: '', settings, tables: [], learned: {} });

/** The words of the page, or of one game. */
const spoken = ([language, folder = 'web']: string[]): WordsInfo => ({ language: language as Language, files: { [folder]: `hello = ${language} ${folder}\n` } });

/** The answers that the server still owes. */
let owed: { answer: () => void; fail: () => void }[] = [];

beforeEach(async () => {
  owed = [];
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') {
      const found = path.includes('/words/') ? spoken(path.split('/').slice(3)) : path.includes('/games') ? [{ name: 'malilla-coja', folder: 'malilla' }] : me(SETTINGS);
      return Promise.resolve(Response.json(found));
    }
    const settings = JSON.parse(body ?? '') as Settings;
    return new Promise((resolve, reject) => {
      owed.push({ answer: () => resolve(Response.json(me(settings))), fail: () => reject(new Error('lost')) });
    });
  });
  await session.start();
});

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('are as they were last chosen, in whatever order the answers come', async () => {
    const first = session.choose({ sound: true });
    const second = session.choose({ sound: false });
    await vi.waitFor(() => expect(owed).toHaveLength(2));
    owed[1]!.answer();
    await second;
    owed[0]!.answer();
    await first;
    expect(session.settings.sound).toBe(false);
  });

  it('are as they were when they could not be kept, and it is told', async () => {
    const chosen = session.choose({ big: true });
    expect(session.settings.big).toBe(true);
    await vi.waitFor(() => expect(owed).toHaveLength(1));
    owed[0]!.fail();
    await expect(chosen).rejects.toThrow('does not answer');
    expect(session.settings.big).toBe(false);
  });
});

describe('the words of a game', () => {
  it('come when it is first shown, and again in every language that is chosen', async () => {
    expect(session.has('malilla-coja')).toBe(false);
    await session.bring('malilla-coja');
    expect(session.has('malilla-coja')).toBe(true);
    expect(session.wordsFor('malilla-coja').text('hello')).toBe('en malilla');
    expect(session.words.text('hello')).toBe('en web');
    const chosen = session.choose({ language: 'pt' });
    await vi.waitFor(() => expect(owed).toHaveLength(1));
    owed[0]!.answer();
    await chosen;
    expect(session.wordsFor('malilla-coja').text('hello')).toBe('pt malilla');
  });
});
