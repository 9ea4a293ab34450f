/** The arithmetic of a plot: where each bar begins and ends on a scale that all bars of a part share. */

import type { OddsFigure, OddsSection } from '../messages';

/** Bars of one kind, shares or means, which have their scale in common; each row has a bar for each of its columns. */
export interface Part {
  mean: boolean;
  rows: { key: string; figures: OddsFigure[] }[];
  scale: Scale;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** In hundredths of the width: the bar, its interval where it has one, and what the book says of it. */
export interface Bar {
  from: number;
  to: number;
  whisker: [number, number] | null;
  stated: number | null;
}

/** About so many lines are drawn from the least to the most. */
const LINES = 4;

/** What is rarer is not told apart: one in a million. */
const RAREST = 1e-6;

/** A round number near this one: 1, 2 or 5 and noughts. */
function round(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 5, 10].map((times) => times * power).find((found) => found >= step * (1 - 1e-9)) ?? 10 * power;
}

/** The scale on which all these can be drawn: it holds nought, and ends on round numbers. */
export function scaleOf(figures: readonly OddsFigure[]): Scale {
  const reached = figures.flatMap(({ value, low, high, stated }) => [value, low, high, stated]).filter((each) => each !== null);
  const shares = figures.every(({ mean }) => !mean);
  const [least, most] = [Math.min(0, ...reached), Math.max(0, ...reached)];
  const step = round((most - least || 1) / LINES);
  const low = Math.floor(least / step + 1e-9) * step;
  const high = Math.max(Math.ceil(most / step - 1e-9) * step, low + step);
  const end = shares ? Math.min(1, high) : high;
  const ticks = Array.from({ length: Math.round((end - low) / step) + 1 }, (_, place) => tidy(low + place * step)).filter((tick) => tick <= end + 1e-9);
  return { low, high: tidy(end), ticks };
}

const tidy = (number: number): number => Number(number.toPrecision(12));

/** Where a number stands, in hundredths of the width. */
export function placed(number: number, { low, high }: Scale): number {
  return Math.min(100, Math.max(0, ((number - low) / (high - low)) * 100));
}

/** One figure on its scale; nothing where there is no figure. */
export function barOf(figure: OddsFigure, scale: Scale): Bar | null {
  if (figure.value === null) return null;
  const [nought, end] = [placed(0, scale), placed(figure.value, scale)];
  const bounded = figure.low !== null && figure.high !== null && figure.high > figure.low;
  return {
    from: Math.min(nought, end),
    to: Math.max(nought, end),
    whisker: bounded ? [placed(figure.low!, scale), placed(figure.high!, scale)] : null,
    stated: figure.stated === null ? null : placed(figure.stated, scale),
  };
}

/** The parts of a section: its means and its shares are not of one measure. */
export function partsOf(section: OddsSection): Part[] {
  return [false, true].flatMap((mean) => {
    const figures = section.figures.filter((figure) => figure.mean === mean);
    if (figures.length === 0) return [];
    const keys = [...new Set(figures.map(({ key }) => key))];
    const rows = keys.map((key) => ({ key, figures: figures.filter((figure) => figure.key === key) }));
    return [{ mean, rows, scale: scaleOf(figures) }];
  });
}

/** All that have what a section counts: how many, of how many; null where they were not counted. */
export function totalOf(section: OddsSection): { number: number; of: number } | null {
  const having = section.figures.filter(({ key, number }) => key !== 'none' && number !== null);
  return having.length === 0 ? null : { number: having.reduce((sum, { number }) => sum + (number ?? 0), 0), of: having[0]!.of };
}

/** The figures as they are read: counted ones to two places, seen ones to one, with their interval. */
export class Numerals {
  constructor(private readonly language: string) {}

  private form(number: number, places: number): string {
    const form = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
    return new Intl.NumberFormat(this.language, form).format(number);
  }

  count(number: number): string {
    return new Intl.NumberFormat(this.language, { useGrouping: 'min2' }).format(number);
  }

  /** What is rarer than its places can show is told by its first two figures, unless it hardly ever comes. */
  share(share: number, places = 2): string {
    if (share > 0 && share < RAREST) return `< ${this.form(100 * RAREST, 4)} %`;
    const rare = share > 0 && 100 * share < 0.5 / 10 ** places;
    return `${rare ? new Intl.NumberFormat(this.language, { maximumSignificantDigits: 2 }).format(100 * share) : this.form(100 * share, places)} %`;
  }

  /** What stands under a line of the scale. */
  tick(tick: number, mean: boolean): string {
    const number = mean ? tick : tidy(100 * tick);
    return `${new Intl.NumberFormat(this.language, { maximumFractionDigits: 2, useGrouping: false }).format(number)}${mean ? '' : ' %'}`;
  }

  /** The figure itself, and its interval. */
  figure({ value, low, high, mean }: OddsFigure, seen: boolean): [string, string] {
    if (value === null) return ['', ''];
    const places = seen ? 1 : 2;
    const told = mean ? this.form(value, places) : this.share(value, places);
    if (!seen || low === null || high === null) return [told, ''];
    const bounds = [low, high].map((bound) => this.form(mean ? bound : 100 * bound, places));
    return [told, `${bounds[0]}–${bounds[1]}`];
  }
}
