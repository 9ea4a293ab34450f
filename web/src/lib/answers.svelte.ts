/** Every answer to a question as a button: what it says, what it does, and what has still to be chosen before. */

import type { Accuse, NumberOffer, Pick, Prompt, Say } from '../messages';
import { suitNamed, type Suit } from './cards';
import type { Choosing } from './choosing.svelte';
import { letters } from './letters';
import { type Choices, fits, isAccuse, isNumber, isPick, isSay, narrower, written, writtenNumber, writtenPick } from './offers';
import { t } from './session.svelte';
import type { Offer, Words } from './words';

export interface Answer {
  key: string;
  label: string;
  action: string;
  /** Asked twice. */
  grave: boolean;
  aside: boolean;
  enabled: boolean;
  /** The word of a pick in the drawer, for which cards have still to be chosen. */
  picks: string;
  /** An accusation that has still to be narrowed. */
  accuse: Accuse | null;
  number: NumberOffer | null;
  suit: Suit | null;
}

/** A question, how it is worded, and what becomes of an answer. */
export interface Question {
  readonly prompt: Prompt;
  readonly choosing: Choosing;
  readonly words: Words;
  readonly names: string[];
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  act(action: string): void;
}

const PLAIN = { grave: false, enabled: true, picks: '', accuse: null, number: null, suit: null };

export class Answers {
  /** The number that would be said, by its word. */
  numbers = $state<Record<string, number>>({});
  /** The grave answer that was touched once. */
  armed = $state('');
  drawer = $state(false);
  /** An accusation that was begun, and of what, if that is settled. */
  accusing = $state.raw<{ word: string; kind: string | null } | null>(null);

  readonly choices: Choices = $derived.by(() => this.of.choosing.choices);
  readonly main: Answer[] = $derived([...this.choices.picks, ...this.choices.says, ...this.choices.numbers].map((offer) => this.answer(offer, false)));
  readonly grave: Answer[] = $derived(this.choices.grave.map((offer) => this.answer(offer, false)));
  readonly besides: Answer[] = $derived(this.choices.besides.map((offer) => this.answer(offer, false)));
  /** How far an accusation has come. */
  readonly step: Accuse | null = $derived.by(() => {
    const accuse = this.accuses.find((offer) => offer.word === this.accusing?.word) ?? null;
    const charge = accuse?.charges.find(([kind]) => kind === this.accusing?.kind);
    return accuse && charge ? { ...accuse, charges: [charge] } : accuse;
  });
  readonly accuses: Accuse[] = $derived(this.choices.aside.filter(isAccuse));
  /** What else may be done. */
  readonly others: Offer[] = $derived(this.choices.aside.filter((offer) => !isAccuse(offer)));
  /** What lies in the drawer. */
  readonly aside: Answer[] = $derived((this.step ? narrower(this.step) : this.others).map((offer) => this.answer(offer, true)));
  /** The usual answer; where cards can be played it is a card. */
  readonly primary: string | undefined = $derived(this.choices.touch.cards.size > 0 ? undefined : this.main.find((one) => one.enabled)?.key);
  private readonly all: Answer[] = $derived([...this.main, ...this.grave, ...this.besides, ...(this.drawer ? this.aside : [])]);
  /** The letter that gives each answer. */
  readonly letters: ReadonlyMap<string, string> = $derived.by(() => {
    const given = letters(this.all.map((one) => one.label));
    return new Map(this.all.map((one, index) => [one.key, given[index] ?? '']));
  });

  constructor(private readonly of: Question) {}

  /** A new question: the usual numbers, and nothing touched yet. */
  begin(): void {
    const offers = [...this.choices.aside.filter(isNumber), ...this.choices.numbers];
    this.numbers = Object.fromEntries(offers.map((offer) => [offer.word, offer.usual[0] ?? offer.least]));
    this.armed = '';
  }

  press(one: Answer): void {
    if (this.of.busy || !one.enabled) return;
    const { choosing } = this.of;
    if (one.picks) choosing.choose(choosing.word === one.picks ? '' : one.picks);
    else if (one.accuse) this.accusing = { word: one.accuse.word, kind: this.step ? (one.accuse.charges[0]?.[0] ?? null) : null };
    else if (one.grave && this.armed !== one.key) this.armed = one.key;
    else this.give(one);
  }

  private give(one: Answer): void {
    this.armed = '';
    if (this.accusing) this.drawer = false;
    this.accusing = null;
    this.of.act(one.action);
  }

  /** Whoever looks elsewhere has not meant it. */
  disarm(one: Answer): void {
    if (this.armed === one.key) this.armed = '';
  }

  /** The answer of this letter, if there is one. */
  by(letter: string): Answer | undefined {
    return this.all.find((each) => this.letters.get(each.key) === letter);
  }

  /** Open the drawer for an accusation or for the other things, or close it. */
  toggle(word: string | null): void {
    this.drawer = !this.drawer || this.accusing?.word !== (word ?? undefined);
    this.accusing = this.drawer && word !== null ? { word, kind: null } : null;
  }

  /** One step back from what an accusation has come to. */
  back(): void {
    if (this.accusing?.kind) this.accusing = { ...this.accusing, kind: null };
    else this.toggle(this.accusing?.word ?? null);
  }

  number(offer: NumberOffer): number {
    return this.numbers[offer.word] ?? offer.least;
  }

  count(offer: NumberOffer, by: number): void {
    this.numbers[offer.word] = Math.max(offer.least, Math.min(offer.most, this.number(offer) + by));
  }

  /** Of a word that is said with a number, or with cards once they are chosen, only what can be said now has a button. */
  isSayable(one: Answer): boolean {
    const [word] = one.action.split(' ');
    return one.enabled || !this.choices.numbers.some((offer) => offer.word === word);
  }

  /** A word among the answers that is said in several ways has its own name; beside them it is a claim. */
  isAnswer(accuse: Accuse): boolean {
    return this.of.prompt.offers.some((offer) => isAccuse(offer) && offer.word === accuse.word);
  }

  private answer(offer: Offer, aside: boolean): Answer {
    const mark = aside ? 'beside ' : '';
    if (isSay(offer)) return { ...PLAIN, aside, key: `${mark}${written(offer)}`, ...this.say(offer, aside) };
    if (isPick(offer)) return { ...PLAIN, aside, key: `${mark}${offer.word} …`, ...this.pick(offer, aside) };
    const { words } = this.of;
    if (isAccuse(offer)) {
      const key = [mark, offer.word, ...offer.charges.map(([kind]) => kind), '?'].join(' ');
      return { ...PLAIN, aside, key, label: words.accuse(offer), action: '', accuse: offer };
    }
    const number = this.number(offer);
    return { ...PLAIN, aside, key: `${mark}${offer.word} #`, label: words.number(offer, number), action: writtenNumber(offer, number), number: offer };
  }

  private say(offer: Say, aside: boolean): { label: string; action: string; grave: boolean; suit: Suit | null } {
    const { words, names, prompt } = this.of;
    const [only, ...more] = offer.action.arguments;
    const suit = more.length === 0 && typeof only === 'string' ? suitNamed(only) : null;
    // Another is awaited: what one does now may be a fault, and is asked twice.
    const grave = offer.grave || (!aside && prompt.key === 'out-of-turn');
    return { label: words.action(offer.action, names), action: written(offer), grave, suit };
  }

  private pick(offer: Pick, aside: boolean): { label: string; action: string; enabled: boolean; picks: string } {
    const { words, choosing } = this.of;
    const ready = fits(offer, choosing.chosen);
    const label = aside ? words.pick(offer, choosing.chosen) : this.picked(offer);
    return { label, action: writtenPick(offer, choosing.chosen), enabled: ready || aside, picks: aside && !ready ? offer.word : '' };
  }

  /** What is said of the cards chosen; while there are none, what is to be done, or what could be said of the fewest. */
  private picked(offer: Pick): string {
    const { least, most, cards } = offer;
    const { words, choosing } = this.of;
    if (choosing.chosen.length > 0 || least === 0) return words.pick(offer, choosing.chosen);
    const alone = this.choices.picks.length === 1 && this.choices.says.length === 0;
    return alone ? t('web-touch-cards', { least, most, several: most > least ? 'yes' : 'no' }) : words.pick(offer, cards.slice(0, least));
  }
}
