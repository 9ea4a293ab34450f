/** The arithmetic of the line that shows how a match swung. */

import type { Swing } from '../messages';
import { placed, type Scale, scaleOf } from './plot';

/** In hundredths of the width and of the height, from the left and from the top. */
export interface Dot {
  x: number;
  y: number;
  swing: Swing;
}

export interface Drawn {
  dots: Dot[];
  scale: Scale;
  nought: number;
  line: string;
}

const figure = (value: number) => ({ key: '', by: '', value, low: null, high: null, number: null, of: 0, mean: true, stated: null, laws: [] });

/** One dot for each moment, the later further to the right. */
export function drawn(swing: readonly Swing[]): Drawn {
  const scale = scaleOf(swing.map(({ value }) => figure(value)));
  const first = swing[0]?.number ?? 0;
  const span = Math.max(1, (swing.at(-1)?.number ?? 1) - first);
  const high = (value: number): number => 100 - placed(value, scale);
  const dots = swing.map((each) => ({ x: ((each.number - first) / span) * 100, y: high(each.value), swing: each }));
  return { dots, scale, nought: high(0), line: dots.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ') };
}
