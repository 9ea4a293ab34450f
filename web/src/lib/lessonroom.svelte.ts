/** A lesson at its table: what is asked, what was answered, and what comes of it, move by move. */

import type { CardText, LessonPage, LessonReply, LessonStep, Prompt, SeatView, View } from '../messages';
import { get } from './api';
import { Attempt } from './attempt.svelte';
import { Choosing } from './choosing.svelte';
import { learned } from './learned.svelte';
import { heldBy, namesOf } from './seen';
import { session, t } from './session.svelte';
import type { Words } from './words';

/** So long each move lies there that shows what comes of an answer. */
const SHOWN = 850;
const SHOWN_CALMLY = 60;

export class LessonRoom {
  page = $state.raw<LessonPage | null>(null);
  /** Which question is asked. */
  at = $state(0);
  reply = $state.raw<LessonReply | null>(null);
  /** What was told of the last move that was shown. */
  told = $state('');
  /** Whether an answer is on its way, or being played out. */
  busy = $state(false);
  /** The number that would be named. */
  number = $state(0);
  readonly attempt = new Attempt();
  /** What is played out after an answer. */
  private played = $state.raw<View | null>(null);
  private timer = 0;
  private closed = false;

  readonly step: LessonStep | null = $derived(this.page?.steps[this.at] ?? null);
  readonly last: boolean = $derived(this.page !== null && this.at + 1 >= this.page.steps.length);
  readonly view: View | null = $derived(this.played ?? this.step?.view ?? null);
  readonly game: string = $derived(this.page?.lesson.game ?? '');
  readonly words: Words = $derived(session.wordsFor(this.game));
  readonly names: string[] = $derived(namesOf(this.view));
  readonly from: number = $derived(this.page?.seat ?? 0);
  readonly own: SeatView | undefined = $derived(this.view?.seats[this.from]);
  readonly held: CardText[] = $derived(heldBy(this.own));
  /** The question, where it is answered by a move. */
  readonly prompt: Prompt | null = $derived(this.step?.kind === 'move' && this.reply === null && !this.busy ? (this.view?.prompt ?? null) : null);
  readonly waiting = false;
  readonly choosing = new Choosing(this);
  /** Cards that the law forbids can be touched too: the lesson says why they may not be played. */
  readonly touchable: ReadonlySet<CardText> | null = $derived.by(() => {
    const lawful = this.choosing.touchable;
    return lawful === null || this.choosing.choices.picks.length > 0 ? lawful : new Set(this.held);
  });
  /** What is said to the answer. */
  readonly verdict: string = $derived.by(() => {
    if (!this.reply) return '';
    return this.reply.text || t(this.reply.moments.length > 0 ? 'lesson-otherwise' : 'lesson-refused');
  });

  constructor(readonly name: string) {}

  /** Open the lesson, with the words of its game, at the first question that was not answered yet. */
  async open(): Promise<void> {
    await this.attempt.do(async () => {
      const found = await get<LessonPage>(`/lessons/${this.name}?language=${session.language}`);
      await session.bring(found.lesson.game);
      this.page = found;
      const answered = learned.of(this.name);
      this.ask(answered < found.steps.length ? answered : 0);
    });
  }

  ask(which: number): void {
    clearTimeout(this.timer);
    this.at = which;
    this.reply = this.played = null;
    this.busy = false;
    this.told = '';
    this.choosing.begin();
    this.number = this.page?.steps[which]?.least ?? 0;
  }

  async answer(said: string): Promise<void> {
    if (this.busy || this.reply || !this.page) return;
    this.busy = true;
    const path = `/lessons/${this.name}/${this.at}?language=${session.language}&said=${encodeURIComponent(said)}`;
    const answered = await this.attempt.do(async () => this.show(await get<LessonReply>(path), 0));
    if (!answered) this.busy = false;
  }

  touch(card: CardText): void {
    const { touchable, choices } = this.choosing;
    const said = touchable?.has(card) ? this.choosing.touch(card) : `${choices.touch.word} ${card}`;
    if (said !== null) void this.answer(said);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** One move after another; at the end what is to be said of it. */
  private show(got: LessonReply, count: number): void {
    if (this.closed) return;
    const moment = got.moments[count];
    if (!moment) {
      this.busy = false;
      this.reply = got;
      if (got.right) learned.keep(this.name, this.at + 1);
      return;
    }
    this.played = moment.view;
    this.choosing.begin();
    this.told = moment.view.events.map((event) => this.words.event(event, this.names, this.from)).join(' ');
    this.timer = window.setTimeout(() => this.show(got, count + 1), session.calm ? SHOWN_CALMLY : SHOWN);
  }
}
