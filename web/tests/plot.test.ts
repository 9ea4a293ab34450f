import { describe, expect, it } from 'vitest';
import { barOf, Numerals, partsOf, placed, scaleOf, totalOf } from '../src/lib/plot';
import type { OddsFigure, OddsSection } from '../src/messages';

const figure = (more: Partial<OddsFigure>): OddsFigure => ({ key: 'won', by: '', value: null, low: null, high: null, number: null, of: 0, mean: false, stated: null, laws: [], ...more });
const section = (figures: OddsFigure[]): OddsSection => ({ key: 'play', figures, whole: false, seen: true, cards: [] });

describe('the scale', () => {
  it('holds every figure, its interval and what the book says, and ends on a round number', () => {
    expect(scaleOf([figure({ value: 0.31, low: 0.28, high: 0.34 })])).toEqual({ low: 0, high: 0.4, ticks: [0, 0.1, 0.2, 0.3, 0.4] });
    expect(scaleOf([figure({ value: 0.1, low: 0.1, high: 0.1, stated: 1 / 3 })]).high).toBe(0.4);
  });

  it('never goes beyond all of them, where shares are drawn', () => {
    expect(scaleOf([figure({ value: 0.97, low: 0.95, high: 0.99 })])).toEqual({ low: 0, high: 1, ticks: [0, 0.5, 1] });
  });

  it('reaches below nought where something is lost', () => {
    const scale = scaleOf([figure({ mean: true, value: -3, low: -4.5, high: -1.5 }), figure({ mean: true, value: 12, low: 11, high: 13 })]);
    expect(scale).toEqual({ low: -5, high: 15, ticks: [-5, 0, 5, 10, 15] });
  });

  it('is there even where nothing is told', () => {
    expect(scaleOf([figure({})])).toEqual({ low: 0, high: 0.5, ticks: [0, 0.5] });
  });

  it('is as fine as rare things need', () => {
    expect(scaleOf([figure({ value: 0.00032, low: 0.00032, high: 0.00032 })]).ticks).toEqual([0, 0.0001, 0.0002, 0.0003, 0.0004]);
  });
});

describe('a bar', () => {
  const scale = { low: -5, high: 15, ticks: [] };

  it('goes from nought to its figure, to either side', () => {
    expect(barOf(figure({ value: 5, low: 5, high: 5 }), scale)).toEqual({ from: 25, to: 50, whisker: null, stated: null });
    expect(barOf(figure({ value: -5, low: -5, high: -5 }), scale)).toMatchObject({ from: 0, to: 25 });
  });

  it('has its interval, and the figure of the book', () => {
    expect(barOf(figure({ value: 5, low: 3, high: 7, stated: 10 }), scale)).toEqual({ from: 25, to: 50, whisker: [40, 60], stated: 75 });
  });

  it('has no interval where none is known, and is not there without a figure', () => {
    expect(barOf(figure({ value: 5 }), scale)?.whisker).toBeNull();
    expect(barOf(figure({}), scale)).toBeNull();
  });

  it('stays within its plot', () => {
    expect(placed(99, scale)).toBe(100);
  });
});

describe('the parts of a section', () => {
  it('are shares and means apart, each with rows in their order', () => {
    const parts = partsOf(section([figure({ key: 'points', by: 'mano', mean: true, value: 30 }), figure({ key: 'more', by: 'mano', value: 0.5 }), figure({ key: 'more', by: 'pie', value: 0.4 })]));
    expect(parts.map(({ mean, rows }) => [mean, rows.map(({ key, figures }) => [key, figures.length])])).toEqual([
      [false, [['more', 2]]],
      [true, [['points', 1]]],
    ]);
  });

  it('add up, without those that have nothing', () => {
    const counted = [figure({ key: 'none', number: 5, of: 10 }), figure({ key: 'par', number: 3, of: 10 }), figure({ key: 'duples', number: 2, of: 10 })];
    expect(totalOf(section(counted))).toEqual({ number: 5, of: 10 });
    expect(totalOf(section([figure({})]))).toBeNull();
  });
});

describe('the numerals', () => {
  const spanish = new Numerals('es');

  it('are those of the language, with as many places as they deserve', () => {
    expect(spanish.figure(figure({ value: 0.3333, low: 0.3333, high: 0.3333 }), false)).toEqual(['33,33 %', '']);
    expect(spanish.figure(figure({ value: 0.3333, low: 0.31, high: 0.36 }), true)).toEqual(['33,3 %', '31,0–36,0']);
    expect(spanish.figure(figure({ mean: true, value: 21.55, low: 20, high: 23 }), true)[1]).toBe('20,0–23,0');
    expect(new Numerals('en').tick(0.05, false)).toBe('5 %');
    expect(spanish.tick(-2.5, true)).toBe('-2,5');
    expect(spanish.share(0.0000042)).toBe('0,00042 %');
    expect(spanish.share(1 / 225_792_840)).toBe('< 0,0001 %');
    expect(spanish.share(0)).toBe('0,00 %');
  });

  it('are nothing where there is no figure', () => {
    expect(spanish.figure(figure({}), true)).toEqual(['', '']);
  });
});
