/** The clock of whoever is awaited, as it runs on in this browser between two messages. */

import { getContext, setContext } from 'svelte';
import type { ClockNews } from '../messages';

/** How the clock stood, and when that was heard. */
export interface Heard {
  news: ClockNews;
  at: number;
}

const KEY = 'clock';
export const WARNING = 10;

export const provideClock = (heard: () => Heard | null): void => {
  setContext(KEY, heard);
};

export const heardClock = (): (() => Heard | null) => getContext<(() => Heard | null) | undefined>(KEY) ?? (() => null);

/** Seconds until a bot plays, counted on since it was heard. */
export const secondsLeft = (heard: Heard, now: number): number => Math.max(0, Math.ceil(heard.news.left - (now - heard.at) / 1000));

/** Of the time for the match, what would be left now. */
export function matchLeft(heard: Heard, now: number): number {
  const { left, grace, match } = heard.news;
  const gone = (now - heard.at) / 1000;
  const free = Math.max(0, left - grace);
  return Math.max(0, Math.round(match - Math.max(0, gone - free)));
}

/** As on a clock: 1:05. */
export const asTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What time it is, again and again while somebody looks. */
export function ticking(running: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!running()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 250);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
