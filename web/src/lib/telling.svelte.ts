/** What those at a table are told of what happens: aloud, in bubbles, and what the judge has decided. */

import type { Line } from './tablelink.svelte';
import type { TableRoom } from './tableroom.svelte';
import { CLAIMED, lawsOf } from './words';

/** Whoever comes late is read no more than this of what has happened. */
const MOST_TOLD = 8;
const JUDGED = [...CLAIMED, 'not-proven', 'nothing-found'];

const isJudged = ({ event }: Line): boolean => JUDGED.includes(event.key) || lawsOf(event).length > 0;

export class Telling {
  /** What those who listen are told: what happened, and what they are asked. */
  announced = $state('');
  /** The last claim and what came of it, until it is put away. */
  ruling = $state.raw<Line[]>([]);
  /** What was heard just now, by seat. */
  heard = $state.raw<ReadonlyMap<number, { text: string }>>(new Map());
  private asked = '';
  /** Whether there was something to see before: what comes first has happened long since. */
  private seen = false;

  constructor(private readonly room: TableRoom) {}

  hear(lines: readonly Line[]): void {
    this.announce(lines);
    if (this.seen) this.watch(lines);
    this.seen = this.room.view !== null;
  }

  /** Put away what the judge has decided. */
  clear(): void {
    this.ruling = [];
  }

  /** What happened, how it ended, and the question unless it was read before. */
  private announce(lines: readonly Line[]): void {
    const { words, yours, question, prompt, ending } = this.room;
    const now = yours ? `${question} ${JSON.stringify(prompt)}` : '';
    const told = lines.slice(-MOST_TOLD).map((line) => words.aloud(line.event, line.names, line.you));
    this.announced = [...told, ending, now && now !== this.asked ? question : ''].filter(Boolean).join(' ');
    this.asked = now;
  }

  private watch(lines: readonly Line[]): void {
    const judged = lines.filter(isJudged);
    if (this.room.open && judged.some((line) => !CLAIMED.includes(line.event.key))) this.ruling = judged;
    const events = lines.map((line) => line.event);
    this.heard = this.room.words.heard(events, this.room.names);
  }
}
