/** A match that is looked at again: asked for until it is whole, and shown as far as it has come. */

import type { Judged, Review, TableInfo } from '../messages';
import { get, Refusal } from './api';
import { namedTable } from './names';
import { type Before, remember } from './reviewedbefore';
import { session } from './session.svelte';

/** So long one waits who was told that he asks too fast. */
const PAUSE = 1000;

export class ReviewRoom {
  table = $state.raw<TableInfo | null>(null);
  review = $state.raw<Review | null>(null);
  decisions = $state.raw<Judged[]>([]);
  place = $state(0);
  hand = $state(0);
  deep = $state(false);
  busy = $state(false);
  error = $state('');
  /** What the reviews of one's own matches came to, this one with them. */
  before = $state.raw<Before[]>([]);
  private question = 0;

  readonly game: string = $derived(this.table?.game ?? '');
  readonly names: string[] = $derived(this.table?.places.map((place) => place.name) ?? []);
  readonly moments: Judged[] = $derived(this.review?.moments.flatMap((number) => this.decisions.find((one) => one.number === number) ?? []) ?? []);
  readonly hands: number = $derived(this.review?.last_hand ?? 0);

  constructor(private readonly id: string) {}

  /** Who sits there, and then his decisions; whoever only watched sees those of the first. */
  async open(): Promise<void> {
    await this.tried(async () => {
      const table = namedTable(await get<TableInfo>(`/tables/${this.id}`));
      await Promise.all([session.bring(table.game), session.bring('review')]);
      this.table = table;
      this.place = table.place ?? 0;
    });
    if (this.table) await this.ask();
  }

  /** Look at what was chosen, from the first decision on. */
  async ask(): Promise<void> {
    const mine = ++this.question;
    this.review = null;
    this.decisions = [];
    this.busy = true;
    await this.tried(() => this.hear(mine));
    if (mine === this.question) this.busy = false;
  }

  /** Whoever leaves asks no more. */
  leave(): void {
    this.question += 1;
  }

  /** The name of whoever sat at each seat when this was decided. */
  namesAt = (one: Judged): string[] => one.places.map((place) => this.names[place] ?? '');

  private async hear(mine: number): Promise<void> {
    for (;;) {
      const found = await this.more(this.decisions.length);
      if (mine !== this.question) return;
      this.review = found;
      this.decisions = [...this.decisions.slice(0, found.start), ...found.decisions];
      if (found.done >= found.of) return this.keep(found);
    }
  }

  /** Of one's own whole matches it is remembered what they came to. */
  private keep(found: Review): void {
    const own = this.table?.place === this.place && this.hand === 0;
    if (own && found.of > 0) this.before = remember(this.id, found);
  }

  private async more(after: number): Promise<Review> {
    const asked = new URLSearchParams({ place: String(this.place), hand: String(this.hand), after: String(after), deep: String(this.deep) });
    try {
      return await get<Review>(`/tables/${this.id}/review?${asked}`);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.problem.key !== 'too-fast') throw problem;
      await new Promise((done) => setTimeout(done, PAUSE));
      return this.more(after);
    }
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    this.error = '';
    try {
      await work();
    } catch (problem) {
      this.error = session.why(problem);
    }
  }
}
