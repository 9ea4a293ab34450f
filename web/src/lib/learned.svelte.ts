/** How far you have come in the lessons: kept in this browser, and by your account once you have one. */

import type { LessonInfo, Me } from '../messages';
import { put } from './api';
import { session } from './session.svelte';

const KEPT = 'tapete.learned';
export type Steps = Readonly<Record<string, number>>;

/** What was kept; anything else that stands there is forgotten. */
export function readSteps(text: string | null): Steps {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const pairs = kept && typeof kept === 'object' ? Object.entries(kept) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, number] => Number.isInteger(pair[1]) && (pair[1] as number) >= 0));
  } catch {
    return {};
  }
}

/** Both together: of each lesson the further one. */
export function further(one: Steps, other: Steps): Steps {
  const last = Object.keys(other);
  const names = [...Object.keys(one).filter((name) => !last.includes(name)), ...last];
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]));
}

/** The games whose lessons these are, the one answered last first. */
export function begunGames(steps: Steps): string[] {
  const games = Object.keys(steps).map((name) => name.replace(/-\d+$/, ''));
  return [...new Set(games.reverse())];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Learned {
  private own = $state.raw<Steps>(readSteps(stored()));
  private readonly all = $derived(session.me?.account ? further(this.own, session.me.learned) : this.own);

  /** The games of which some lesson was begun. */
  get games(): string[] {
    return begunGames(this.all);
  }

  /** Whether every question of this lesson is answered. */
  whole(lesson: LessonInfo): boolean {
    return this.of(lesson.name) >= lesson.steps;
  }

  /** How many questions of this lesson are answered. */
  of(name: string): number {
    return this.all[name] ?? 0;
  }

  keep(name: string, steps: number): void {
    this.write(further(this.own, { [name]: steps }));
    void this.handOver();
  }

  /** What this browser keeps is your account's, if you have one; until it has arrived it stays here too. */
  async handOver(): Promise<void> {
    const own = this.own;
    if (!session.me?.account || Object.keys(own).length === 0) return;
    try {
      session.receive(await put<Me>('/me/learned', { lessons: own }));
      if (this.own === own) this.write({});
    } catch {
      // It is handed over the next time.
    }
  }

  private write(own: Steps): void {
    this.own = own;
    try {
      localStorage.setItem(KEPT, JSON.stringify(own));
    } catch {
      // A browser that keeps nothing knows it as long as the page is open.
    }
  }
}

export const learned = new Learned();
