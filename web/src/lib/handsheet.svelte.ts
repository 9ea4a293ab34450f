/** The sheet of a hand that is over: when it lies there, for whom all wait, and what it may cover. */

import type { Resting } from '../messages';
import { session } from './session.svelte';
import type { Line } from './tablelink.svelte';
import type { TableRoom } from './tableroom.svelte';

const SECONDS = { short: 4, usual: 8, long: 15, touch: 0 };
/** So long one still looks at the last trick when it has gone. */
const LAST_LOOK = 400;

export class HandSheet {
  /** The last trick is seen first. */
  private ripe = $state(false);
  /** The sheet of the last hand, until it is put away. */
  away = $state(false);

  readonly resting: Resting | null = $derived.by(() => {
    const { link, view, over } = this.room;
    return link.resting && link.resting.hand === view?.hand && !over ? link.resting : null;
  });
  readonly shown: boolean = $derived.by(() => this.ripe && (this.resting !== null || (this.room.over && !this.away)));
  /** Whom the next hand waits for, but for oneself. */
  readonly awaited: string[] = $derived.by(() => {
    const { table } = this.room;
    return this.resting?.awaited.flatMap((place) => (place === table?.place ? [] : [table?.places[place]?.name ?? ''])) ?? [];
  });
  /** Whether one is oneself awaited. */
  readonly looking: boolean = $derived.by(() => {
    const place = this.room.table?.place ?? null;
    return place !== null && (this.resting?.awaited.includes(place) ?? false);
  });
  /** Whether one's own cards lie on it, so that it may cover them: those in piles do not. */
  readonly hasOwn: boolean = $derived.by(() => this.shown && (this.room.held.length === 0 || !this.room.own?.piles.length));
  /** Where something can be answered, it stays in sight. */
  readonly covers: 'others' | 'names' | 'all' = $derived.by(() => {
    if (!this.shown) return 'others';
    return this.hasOwn && !this.room.over && this.room.prompt === null ? 'all' : 'names';
  });
  /** What was told since the last card. */
  readonly told: Line[] = $derived.by(() => {
    const { fresh } = this.room.link;
    const since = fresh.slice(fresh.findLastIndex((line) => line.event.until === 'trick') + 1);
    return since.filter((line) => !line.event.until && line.hand === this.room.view?.hand);
  });
  /** After so many seconds it goes on by itself; 0 when it waits for a touch. */
  readonly seconds: number = $derived(SECONDS[session.settings.rest]);

  constructor(private readonly room: TableRoom) {}

  /** Let the sheet lie there once the last trick has been seen; what is returned takes that back. */
  ripen(): (() => void) | undefined {
    this.ripe = false;
    if (this.resting === null && !this.room.over) return undefined;
    const { rest, view } = this.room;
    const timer = setTimeout(() => (this.ripe = true), view?.last_trick.length && rest > 0 ? rest + LAST_LOOK : 0);
    return () => clearTimeout(timer);
  }
}
