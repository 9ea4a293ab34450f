/** Practice: what is asked, what was answered, and where you stand in a game. */

import type { CardText, PracticeAnswered, PracticeReply, PracticeSheet, PracticeTask, SeatView, TableEvent, View } from '../messages';
import { get, post } from './api';
import { Attempt } from './attempt.svelte';
import { namesOf } from './seen';
import { session } from './session.svelte';
import type { Words } from './words';

/** What one wishes for, as it stands in the address: whatever is due. */
export const ANY = 'any';
export const DAY = 'day';

export class PracticeRoom {
  sheet = $state.raw<PracticeSheet | null>(null);
  task = $state.raw<PracticeTask | null>(null);
  reply = $state.raw<PracticeReply | null>(null);
  chosen = $state.raw<CardText[]>([]);
  number = $state(0);
  busy = $state(false);
  readonly attempt = new Attempt();
  private wish = '';

  readonly view: View | null = $derived(this.task?.view ?? null);
  readonly words: Words = $derived.by(() => session.wordsFor(this.game));
  readonly names: string[] = $derived(namesOf(this.view));
  readonly own: SeatView | undefined = $derived(this.view?.seats[this.task?.seat ?? 0]);
  /** The cards that can be touched in the hand on the table. */
  readonly touchable: ReadonlySet<CardText> | null = $derived(
    this.reply === null && this.task && this.task.among.length > 0 ? new Set(this.task.among) : null,
  );
  /** Whether the ten of today are answered. */
  readonly dayDone: boolean = $derived((this.sheet?.daily.length ?? 0) >= 10);

  constructor(readonly game: string) {}

  /** Where one stands, with the words of the game and of practice. */
  async open(): Promise<void> {
    await this.attempt.do(async () => {
      const [sheet] = await Promise.all([get<PracticeSheet>(`/games/${this.game}/practice`), session.bring(this.game), session.bring('practice')]);
      this.sheet = sheet;
    });
  }

  /** Ask for what is wished for; nothing: leave it for now. */
  async ask(wish: string): Promise<void> {
    this.wish = wish;
    if (!wish) {
      this.task = this.reply = null;
      return;
    }
    const asked = wish === ANY ? '' : wish;
    this.busy = true;
    await this.attempt.do(async () => this.put(await get<PracticeTask>(`/games/${this.game}/practice/task?wish=${encodeURIComponent(asked)}`)));
    this.busy = false;
  }

  /** One more of the same wish: after an exercise that was given by its name whatever is due. */
  next(): Promise<void> {
    return this.ask(this.wish.includes('-') || (this.wish === DAY && this.dayDone) ? ANY : this.wish);
  }

  async answer(said: string | number): Promise<void> {
    const task = this.task;
    if (!task || this.busy || this.reply || said === '') return;
    this.busy = true;
    await this.attempt.do(async () => {
      const told = await post<PracticeAnswered>(`/games/${this.game}/practice`, { task: task.name, said: String(said) });
      this.reply = told.reply;
      this.sheet = told.sheet;
    });
    this.busy = false;
  }

  /** A card is touched: the answer, where one is asked for, else one of them. */
  touch(card: CardText): void {
    if (this.reply || !this.task) return;
    if (this.task.answer === 'card') void this.answer(card);
    else this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
  }

  /** What is asked, or what is said of the answer. */
  told(part: 'ask' | 'why', about: TableEvent): string {
    const { words, names } = this;
    return words.text(`practice-${part}-${about.key}`, words.details(about, names, this.task?.seat ?? null, (cards) => words.cards(cards)));
  }

  /** Whether a card belongs to the answer that is right. */
  isRight(card: CardText): boolean {
    return this.reply !== null && this.reply.solution.split(' ').includes(card);
  }

  private put(task: PracticeTask): void {
    this.task = task;
    this.reply = null;
    this.chosen = [];
    this.number = task.least;
  }
}
