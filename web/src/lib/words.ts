/** What people read: the words of one language, for one game. The rules are those of src/tapete/words. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Accuse, Call, CardText, Entry, GameAction, Heap, Note, NumberOffer, Pick, Piece, Problem, RatingChange, Say, Score, Seat, TableEvent } from '../messages';
import { isCard, isSuit, rankOf, SUIT_WORDS, suitOf, type Suit } from './cards';

export type Args = Record<string, FluentVariable>;
export type Offer = Say | Pick | NumberOffer | Accuse;

/** The events by which somebody brings something before the judge. */
export const CLAIMED = ['claims', 'examines'];

/** Stands for one who has still to be named. */
const SOMEBODY = '…';
const PARTS = ['table', 'server', 'web', 'practice'];
const BOUNDS = /a whole number from (-?\d+) to (-?\d+)(?: in steps of (\d+))?/g;
const SPAN = /\((\d+) to (\d+)/g;
const OF = /(\(\d+|\([^()]*?\d) of (?=\d)/g;

/** The key as a message may be called: without accents. */
export function plain(key: string): string {
  return key.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-').toLowerCase();
}

const isSeat = (value: unknown): value is Seat => typeof value === 'object' && value !== null && 'seat' in value;

/** Whom something is about: by name, whether it is the reader, and whether it is the reader's pair, which sits opposite at a table of four. */
function about(seat: number | null, names: readonly string[], you: number | null): Args {
  const told = seat === null ? {} : { name: names[seat] ?? '' };
  const pair = seat !== null && you !== null && names.length === 4 && (seat - you) % 2 === 0;
  return { you: seat !== null && seat === you ? 'yes' : 'no', yours: pair ? 'yes' : 'no', ...told };
}

/** The laws that an event names. */
export function lawsOf(event: TableEvent): string[] {
  return event.details.flatMap(([, detail]) => (Array.isArray(detail) ? detail.filter((item) => !isCard(item)) : []));
}

/** An action written as text. */
export function parseAction(text: string): GameAction {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  return { word, arguments: rest.map((item) => (/^\d{1,6}$/.test(item) ? Number(item) : item)) };
}

/** Plain `pt` counts as in Brazil, where nothing is singular: what is said of one would be told of none. */
const COUNTED_AS: Record<string, string> = { pt: 'pt-PT' };

export class Words {
  readonly missing = new Set<string>();
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: Record<string, string>,
    folder = '',
    private readonly french = false,
  ) {
    this.bundle = new FluentBundle(COUNTED_AS[language] ?? language, { useIsolating: false });
    for (const name of [...PARTS, folder]) {
      const file = files[name];
      if (file) this.bundle.addResource(new FluentResource(file), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(plain(key));
  }

  text(key: string, args: Args = {}): string {
    const id = plain(key);
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      this.missing.add(id);
      return id.slice(id.indexOf('-') + 1).replaceAll('-', ' ');
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) this.missing.add(`${id}: ${problem.message}`);
    return text;
  }

  // Cards.

  card(card: CardText): string {
    return this.text('card', { rank: this.printed(`rank-${rankOf(card)}`), suit: this.suit(suitOf(card)) });
  }

  /** The card's name with its article, as it stands in a sentence. */
  theCard(card: CardText): string {
    return this.text(this.key('the-card'), { rank: rankOf(card), card: this.card(card) });
  }

  cards(cards: readonly CardText[]): string {
    return cards.join(' ') || '—';
  }

  suit(suit: Suit): string {
    return this.printed(`suit-${SUIT_WORDS[suit]}`);
  }

  /** Whoever plays with the French deck reads its names. */
  private printed(key: string): string {
    return this.text(this.key(key));
  }

  private key(key: string): string {
    return this.french && this.has(`french-${key}`) ? `french-${key}` : key;
  }

  /** A number as it is said aloud at the table, where the game has words for that. */
  spoken(number: number): string {
    return this.has(`spoken-${number}`) ? this.text(`spoken-${number}`) : String(number);
  }

  // Ratings.

  rating(value: number, signed = false): string {
    const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const;
    return new Intl.NumberFormat(this.language, { ...form, signDisplay: signed ? 'exceptZero' : 'auto' }).format(value);
  }

  /** How a match has changed somebody's rating. */
  rated(name: string, change: RatingChange): string {
    const more = this.rating(change.after - change.before, true);
    return this.text('web-rated', { name, before: this.rating(change.before), after: this.rating(change.after), more });
  }

  // What happens.

  event(event: TableEvent, names: readonly string[], you: number | null): string {
    return this.told(event, names, you, (cards) => this.cards(cards));
  }

  /** The words with which somebody said this, where something was said. */
  spokenIn(event: TableEvent, names: readonly string[]): string {
    const pattern = this.bundle.getMessage(plain(`event-${event.key}`))?.attributes.said;
    return pattern ? this.bundle.formatPattern(pattern, this.details(event, names, null, (cards) => this.cards(cards)), []) : '';
  }

  /** What was said in these, by seat. */
  heard(events: readonly TableEvent[], names: readonly string[]): Map<number, { text: string }> {
    const words = new Map<number, { text: string }>();
    for (const event of events) {
      const text = this.spokenIn(event, names);
      if (text && event.seat !== null) words.set(event.seat, { text });
    }
    return words;
  }

  /** What happened, for those who listen: where others see cards, their names. */
  aloud(event: TableEvent, names: readonly string[], you: number | null): string {
    return this.told(event, names, you, (cards) => cards.map((card) => this.card(card)).join(', '));
  }

  private told(event: TableEvent, names: readonly string[], you: number | null, listed: (cards: readonly CardText[]) => string): string {
    return this.text(`event-${event.key}`, this.details(event, names, you, listed));
  }

  details(event: TableEvent, names: readonly string[], you: number | null, listed: (cards: readonly CardText[]) => string): Args {
    const args = about(event.seat, names, you);
    for (const [name, detail] of event.details) {
      const cards = Array.isArray(detail) && detail.length > 0 && detail.every(isCard) ? { [plain(name)]: listed(detail) } : {};
      const self = isSeat(detail) && detail.seat === event.seat ? { [`${plain(name)}-key`]: 'self' } : {};
      Object.assign(args, this.argument(name, detail, names, you), cards, self);
    }
    return args;
  }

  private argument(given: string, value: unknown, names: readonly string[], you: number | null): Args {
    const name = plain(given);
    if (typeof value === 'number') return { [name]: value, [`${name}-spoken`]: this.spoken(value) };
    if (isSeat(value)) {
      const { name: who = '', yours = 'no' } = about(value.seat, names, you);
      return { [name]: who, [`${name}-key`]: value.seat === you ? 'you' : 'other', [`${name}-yours`]: yours };
    }
    if (Array.isArray(value)) return { [name]: value.every(isCard) ? this.cards(value) : value.join(', '), count: value.length };
    if (isCard(value)) return { [name]: this.card(value), [`the-${name}`]: this.theCard(value) };
    if (isSuit(value)) return { [name]: this.suit(value) };
    if (typeof value !== 'string' || name === 'name' || name === 'names') return { [name]: String(value) };
    const own = `${name}-${value}`;
    return { [name]: this.has(own) ? this.text(own) : this.word(value), [`${name}-key`]: plain(value) };
  }

  word(word: string): string {
    if (this.has(`word-${word}`)) return this.text(`word-${word}`);
    return this.has(`suit-${word}`) ? this.printed(`suit-${word}`) : word;
  }

  note(note: Note, names: readonly string[], you: number | null = null): string {
    return this.text(`note-${note.key}`, this.noted(note, names, you));
  }

  private noted(note: Note, names: readonly string[], you: number | null = null): Args {
    return { ...this.argument('value', note.value, names, you), ...about(note.seat, names, you) };
  }

  /** A note as it stands under the name of the player whom it is about. */
  plate(note: Note, names: readonly string[]): string {
    const key = `plate-${note.key}`;
    return this.has(key) ? this.text(key, this.noted(note, names)) : this.note(note, names);
  }

  /** What lies on the table under a name: so many cards, or so much in a pot. */
  heap(heap: Heap, unit: string, names: readonly string[]): string {
    const args: Args = { count: heap.cards.length, amount: this.unit(unit, heap.amount) };
    if (heap.seat !== null) args['name'] = names[heap.seat] ?? '';
    return this.text(`heap-${heap.key}`, args);
  }

  /** The name of a stage in which something was called. */
  stage(stage: string): string {
    return this.text(this.has(`stage-${stage}`) ? `stage-${stage}` : `phase-${stage}`);
  }

  /** How a stage ended, as it stands under the stage's name; empty where a game has no words for that. */
  ended(note: Note, how: string, names: readonly string[], you: number | null): string {
    return this.has(`ended-${how}`) ? this.text(`ended-${how}`, this.noted(note, names, you)) : '';
  }

  /** Who called what. */
  call(call: Call, names: readonly string[]): string {
    return this.text('call', { name: names[call.seat] ?? '', said: this.said(call.said, names) });
  }

  /** The last thing somebody said, written like an action: the words said aloud, where its label has others. */
  said(said: string, names: readonly string[]): string {
    if (!said) return '';
    const action = parseAction(said);
    const aloud = this.bundle.getMessage(plain(this.label(action)))?.attributes.said;
    return aloud ? this.bundle.formatPattern(aloud, this.saidOf(action, names), []) : this.action(action, names);
  }

  // What may be done.

  action(action: GameAction, names: readonly string[]): string {
    return this.text(this.label(action), this.saidOf(action, names));
  }

  private label(action: GameAction): string {
    const key = `action-${action.word}`;
    const own = action.arguments.find((item) => typeof item === 'string' && !isCard(item) && this.has(`${key}-${item}`));
    return own === undefined ? key : `${key}-${own}`;
  }

  private saidOf(action: GameAction, names: readonly string[]): Args {
    const cards = action.arguments.filter(isCard);
    const args: Args = { count: cards.length, cards: this.cards(cards) };
    for (const [place, item] of action.arguments.entries()) {
      if (isCard(item)) {
        args['card'] ??= this.card(item);
        args['the-card'] ??= this.theCard(item);
      } else if (typeof item === 'number') {
        args['number'] ??= item;
        args['number-spoken'] ??= this.spoken(item);
        args['named'] ??= place > 0 ? 'after' : 'first';
        args['name' in args ? 'other' : 'name'] = names[item] ?? String(item);
      } else {
        args['word'] = args['suit'] = this.word(item);
        args['word-key'] = plain(item);
      }
    }
    return { named: 'no', ...args };
  }

  /** The label of a pick, with the cards chosen so far. */
  pick(pick: Pick, chosen: readonly CardText[]): string {
    return this.text(`action-${pick.word}`, { count: chosen.length, cards: this.cards(chosen), number: chosen.length });
  }

  number(offer: NumberOffer, number: number): string {
    return this.text(`action-${offer.word}`, { number, 'number-spoken': this.spoken(number), count: number });
  }

  /** The label of an accusation, before somebody has been named. */
  accuse(accuse: Accuse): string {
    const [only, ...more] = accuse.charges;
    if (!only || more.length > 0) return this.text(`accuse-${accuse.word}`);
    const action = { word: accuse.word, arguments: [only[0]] };
    return this.text(this.label(action), { ...this.saidOf(action, []), name: SOMEBODY, other: SOMEBODY });
  }

  // The score.

  /** Who stands behind an account: its players by name, or a place on the table, which may be one player's. */
  account(account: number | string, scores: readonly Score[], names: readonly string[], you: number | null): string {
    const score = scores.find(({ side }) => side === account);
    if (score) return this.people(score.seats, names, you);
    const [, kind, seat] = /^(.+) (\d+)$/.exec(String(account)) ?? [];
    if (!kind) return this.text(`account-${account}`);
    return this.text(`account-${kind}`, { name: names[Number(seat)] ?? '', you: Number(seat) === you ? 'yes' : 'no' });
  }

  people(seats: readonly number[], names: readonly string[], you: number | null): string {
    const mine = you !== null && seats.includes(you);
    const told = [...(mine ? [this.text('you')] : []), ...seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? '')];
    if (told.length < 2) return told.join('');
    return this.text('both', { first: told.slice(0, -1).join(', '), last: told.at(-1)! });
  }

  /** Who has won the match; when all sides are level it is a draw, and is called one. */
  ending(winners: readonly (number | string)[], scores: readonly Score[], names: readonly string[], you: number | null): string {
    const won = scores.filter(({ side }) => winners.includes(side));
    const seats = won.flatMap((score) => score.seats);
    const alone = won.length === 1;
    const mine = alone && you !== null && seats.includes(you);
    const how = mine ? 'you' : alone ? 'won' : won.length === scores.length ? 'draw' : 'shared';
    return this.text('ending', { how, who: this.people(seats, names, null), people: seats.length });
  }

  reason(entry: Entry): string {
    return this.text(`reason-${entry.reason}`);
  }

  unit(unit: string, count: number): string {
    return this.text(`unit-${unit}`, { count });
  }

  /** How much moves: so many of the unit, or points where they are only marked. */
  amount(entry: Entry, unit: string): string {
    const marks = typeof entry.payer === 'string' && typeof entry.payee === 'string';
    return this.unit(marks ? 'points' : unit, entry.amount);
  }

  piece(piece: Piece): string {
    return this.text(`piece-${piece.kind}`, { count: piece.count });
  }

  // Errors.

  problem(problem: Problem): string {
    const key = `error-${problem.key}`;
    if (this.language === 'en' || !this.has(key)) return problem.message;
    const args: Args = {};
    for (const [name, value] of Object.entries(problem.args)) args[plain(name)] = typeof value === 'number' ? value : String(value);
    if ('choices' in args) args['choices'] = this.choices(String(args['choices']));
    if ('offers' in args) args['offers'] = this.offers(String(args['offers']));
    return this.text(key, args);
  }

  /** The possible values as the table lists them; a range is told in words. */
  private choices(choices: string): string {
    return choices.replace(BOUNDS, (_, least: string, most: string, step?: string) => this.text('whole-number', { least, most, step: Number(step ?? 1) }));
  }

  /** What may be done as a prompt is written, with its bounds told in words. */
  private offers(offers: string): string {
    const told = offers.replace(SPAN, (_, least: string, most: string) => `(${this.text('span', { least, most })}`);
    return told.replace(OF, (_, counted: string) => `${counted} ${this.text('span-of')} `);
  }
}
