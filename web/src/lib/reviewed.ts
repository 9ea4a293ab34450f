/** A decision in words: what was done, what it cost, what the book says, and what the solver does. */

import type { Judged } from '../messages';
import { parseAction, type Words } from './words';

/** An amount that was won or lost, to one place. */
export function amount(value: number, language: string): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(language, form).format(value).replace('-', '−');
}

/** So many of the best cards are named. */
const MOST = 4;

export class Telling {
  /** `own` are the words of the page, `words` those of the game. */
  constructor(
    private readonly own: Words,
    private readonly words: Words,
  ) {}

  /** An action as its button is called, with its cards where that does not name them. */
  way(text: string, names: readonly string[]): string {
    const action = parseAction(text);
    const cards = action.arguments.filter((each): each is string => typeof each === 'string' && /^\d{1,2}[OCEB]$/.test(each));
    const label = this.words.action(action, names);
    return action.word === 'play' || cards.every((card) => label.includes(this.words.card(card))) ? label : `${label} (${this.words.cards(cards)})`;
  }

  did(one: Judged, names: readonly string[], you: boolean): string {
    const [card] = parseAction(one.action).arguments;
    const named = typeof card === 'string' && one.trick > 0 ? { 'the-card': this.words.theCard(card), over: one.over === null ? '' : this.words.theCard(one.over) } : {};
    return this.own.text(`review-did-${one.feat}`, { name: names[one.seat] ?? '', you: you ? 'yes' : 'no', action: this.way(one.action, names), ...named });
  }

  /** What it cost, where that is more than luck or nearly so; nothing else is told. */
  cost(one: Judged): string {
    if (one.cost === null || one.low === null || one.high === null || !['mistake', 'unclear'].includes(one.verdict)) return '';
    const [cost, low, high] = [one.cost, one.low, one.high].map((each) => amount(-each, this.own.language));
    return this.own.text('review-cost', { cost: cost!, low: low!, high: high!, unit: this.unit(one.unit) });
  }

  book(one: Judged, names: readonly string[]): string {
    return this.own.text('review-the-book', { action: this.way(one.book.action, names) });
  }

  better(one: Judged, names: readonly string[]): string {
    return one.better === null || one.mixed !== null ? '' : this.own.text('review-better', { action: this.way(one.better, names) });
  }

  mixed(one: Judged): string {
    if (one.mixed === null || one.mixed.ways.length === 0) return '';
    const ways = one.mixed.ways.map((way) => `${this.words.action(parseAction(way.action), [])} ${Math.round(100 * way.share)} %`);
    return this.own.text('review-mixed', { ways: ways.join(', '), chance: one.mixed.chance });
  }

  open(one: Judged): string {
    if (one.open === null) return '';
    if (one.open.cost === null) return this.own.text('review-open-unknown');
    if (one.open.cost === 0) return this.own.text('review-open-none');
    const cost = new Intl.NumberFormat(this.own.language, { maximumFractionDigits: 1, useGrouping: false }).format(one.open.cost);
    return this.own.text('review-open-cost', { cost, unit: this.unit(one.open.unit), best: this.best(one.open.best) });
  }

  /** Some of the best cards: where any will do there are many. */
  private best(cards: readonly string[]): string {
    return cards.length > MOST ? `${this.words.cards(cards.slice(0, MOST))} …` : this.words.cards(cards);
  }

  where(one: Judged): string {
    return this.own.text('review-where', { hand: one.hand, place: one.place, trick: one.trick });
  }

  unit(unit: string): string {
    return this.own.text(`review-unit-${unit}`);
  }
}

/** Where the moment of a decision is seen at the table: before it. */
export const momentOf = (id: string, one: Judged): string => `/replay/${id}#hand=${one.hand}&move=${Math.max(1, one.place - 1)}`;

/** Where its better line is played out. */
export const lineOf = (id: string, place: number, one: Judged): string =>
  `/replay/${id}#${new URLSearchParams({ line: String(one.number), place: String(place), action: one.better ?? '' }).toString()}`;
