/** A hint at a table with the house, and why the house played as it did: asked for when the sheet is opened. */

import type { Advice, Thought } from '../messages';
import { get } from './api';
import { session } from './session.svelte';
import type { TableRoom } from './tableroom.svelte';

export class Advising {
  advice = $state.raw<Advice | null>(null);
  thoughts = $state.raw<Thought[]>([]);
  busy = $state(true);
  error = $state('');

  constructor(private readonly room: TableRoom) {}

  /** What to do, if one is asked anything; and why, of the last hand that is over. */
  async open(): Promise<void> {
    const path = `/tables/${this.room.link.id}`;
    try {
      await session.bring('review');
      if (this.room.yours) this.advice = await get<Advice>(`${path}/advice?at=${this.room.link.at}`);
      this.thoughts = await get<Thought[]>(`${path}/thoughts`);
    } catch (problem) {
      this.error = session.why(problem);
    }
    this.busy = false;
  }
}
