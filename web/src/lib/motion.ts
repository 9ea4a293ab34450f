/** How cards move: deal, play, trick. Under reduced motion they only fade. */

import type { TransitionConfig } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { session } from './session.svelte';

export interface Flight {
  x: number;
  y: number;
  delay?: number;
  duration?: number;
}

/** From (or to) a place this many pixels away. */
export function flight(node: Element, { x, y, delay = 0, duration = 180 }: Flight): TransitionConfig {
  if (session.calm) return { duration: 120, css: (t) => `opacity: ${t}` };
  const style = getComputedStyle(node);
  const base = style.transform === 'none' ? '' : style.transform;
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) ${base}; opacity: ${Math.min(1, t * 3)}`,
  };
}
