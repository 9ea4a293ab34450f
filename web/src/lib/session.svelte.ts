/** Who you are, how you like your table, and the words in your language. */

import type { GameInfo, LawBook, LawInfo, Me, Settings, View, WordsInfo } from '../messages';
import { get, post, put, Refusal, useToken } from './api';
import { deckFor } from './deck';
import { USUAL } from './settings';
import { type Args, Words } from './words';

export type Language = 'es' | 'pt' | 'en';
export const LANGUAGES: readonly Language[] = ['es', 'pt', 'en'];

/** The first of our languages among those the browser asks for. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

class Session {
  me = $state.raw<Me | null>(null);
  settings = $state.raw<Settings>(USUAL);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  failed = $state(false);
  /** The table that was just left to a bot. */
  left = $state('');
  private files = $state.raw<WordsInfo>({ language: 'en', files: {} });
  /** The game on the table. */
  private shown = $state('');
  /** Derived, so that more words of the same language are no news to whoever only asks for the language. */
  readonly language: Language = $derived(this.files.language);
  readonly deck = $derived(deckFor(this.settings.deck, this.game(this.shown), this.language));
  words = $derived(new Words(this.files.language, this.files.files, '', this.deck === 'french'));
  private books = new Map<string, Promise<LawBook>>();
  private folders = new Map<string, Words>();
  private choices = 0;

  async start(): Promise<void> {
    this.failed = false;
    try {
      await this.introduce();
      await this.speak();
      this.ready = true;
    } catch {
      this.failed = true;
    }
  }

  /** Ask the server who we are to it; it knows us from then on. */
  async introduce(): Promise<void> {
    this.receive(await get<Me>('/me'));
  }

  receive(me: Me): void {
    useToken(me.csrf);
    this.me = me;
    this.settings = me.settings;
    this.dress();
  }

  private get wished(): Language {
    return this.settings.language || preferred(navigator.languages);
  }

  /** Fetch the words and the games of the language wished for. */
  private async speak(): Promise<void> {
    const language = this.wished;
    if (this.files.language === language && this.games.length > 0) return;
    const brought = Object.keys(this.files.files).filter((name) => this.games.some((game) => game.folder === name));
    const paths = [`/words/${language}`, ...brought.map((folder) => `/words/${language}/${folder}`)];
    const [games, ...texts] = await Promise.all([get<GameInfo[]>(`/games?language=${language}`), ...paths.map((path) => get<WordsInfo>(path))]);
    if (language !== this.wished) return;
    this.books.clear();
    this.read(language, Object.assign({}, ...texts.map((text) => text.files)) as WordsInfo['files']);
    this.games = games;
    document.documentElement.lang = language;
  }

  private read(language: Language, files: WordsInfo['files']): void {
    this.folders.clear();
    this.files = { language, files };
  }

  /** Whether the words of this game are here; until then it is not shown. */
  has(game: string): boolean {
    return this.folder(game) in this.files.files;
  }

  /** Fetch the words of this game, which is about to be shown. */
  async bring(game: string): Promise<void> {
    const language = this.language;
    if (!game || this.has(game)) return;
    const { files } = await get<WordsInfo>(`/words/${language}/${this.folder(game)}`);
    if (language === this.language) this.read(language, { ...this.files.files, ...files });
  }

  /** Change settings at once, and have them kept. If that fails they are as they were; only the last answer counts. */
  async choose(change: Partial<Settings>): Promise<void> {
    const choice = ++this.choices;
    this.settings = { ...this.settings, ...change };
    this.dress();
    try {
      await this.speak();
      const me = await put<Me>('/me/settings', this.settings);
      if (choice === this.choices) this.receive(me);
    } catch (problem) {
      if (choice === this.choices && this.me) this.receive(this.me);
      throw problem;
    }
  }

  private dress(): void {
    const { theme, motion, big } = this.settings;
    const page = document.documentElement;
    page.dataset['theme'] = theme;
    page.dataset['motion'] = motion;
    page.dataset['big'] = String(big);
  }

  get calm(): boolean {
    return this.settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** This game is on the table now; none, when it is left. */
  show(game: string): void {
    this.shown = game;
  }

  /** Whether this rank is a ten in the game on the table. */
  isTen(rank: number): boolean {
    return this.game(this.shown)?.ten === rank;
  }

  /** The words of the game on the table. */
  get tableWords(): Words {
    return this.wordsFor(this.shown);
  }

  private folder(game: string): string {
    return this.game(game)?.folder ?? game;
  }

  /** The words for one game. */
  wordsFor(game: string): Words {
    const folder = this.folder(game);
    const french = deckFor(this.settings.deck, this.game(game), this.files.language) === 'french';
    const key = `${this.files.language} ${french} ${folder}`;
    const known = this.folders.get(key);
    if (known) return known;
    const words = new Words(this.files.language, this.files.files, folder, french);
    this.folders.set(key, words);
    return words;
  }

  /** The whole rule book of a game, fetched once. */
  book(game: string): Promise<LawBook> {
    const known = this.books.get(game);
    if (known) return known;
    const book = get<LawBook>(`/games/${game}/laws?language=${this.language}`);
    book.catch(() => this.books.delete(game));
    this.books.set(game, book);
    return book;
  }

  async law(game: string, id: string): Promise<LawInfo | undefined> {
    const book = await this.book(game);
    return book.chapters.flatMap((chapter) => chapter.laws).find((law) => law.id === id);
  }

  async logOut(everywhere: boolean): Promise<void> {
    this.receive(await post<Me>(everywhere ? '/logout-everywhere' : '/logout'));
  }

  /** What went wrong, in words. */
  why(error: unknown): string {
    if (error instanceof Refusal) return this.words.problem(error.problem);
    return error instanceof Error ? error.message : String(error);
  }
}

export const session = new Session();

/** The words of the page itself. */
export const t = (key: string, args?: Args): string => session.words.text(key, args);

/** This game is on the table for as long as the page that says so is shown. */
export function showing(game: () => string): void {
  $effect(() => {
    session.show(game());
    return () => session.show('');
  });
}
