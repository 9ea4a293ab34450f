/** What can be answered with cards: which may be touched, which are lifted, and what a touch says. */

import type { CardText, Pick, Prompt } from '../messages';
import { arrange, isPick, written, type Choices } from './offers';

/** What is asked, and of whom. */
export interface Asked {
  readonly prompt: Prompt | null;
  /** The cards that can be touched, if the question is about them. */
  readonly held: readonly CardText[];
  /** Whether an answer is on its way. */
  readonly waiting: boolean;
}

/** The cards of these picks that are not in the hand, each once. */
function trayOf(picks: readonly Pick[], held: readonly CardText[]): CardText[] {
  return [...new Set(picks.flatMap((pick) => pick.cards))].filter((card) => !held.includes(card));
}

/** The cards once this one has been touched: it is lifted or put down, and where only one can be picked it takes the other's place. */
function toggled(chosen: readonly CardText[], card: CardText, picks: readonly Pick[]): CardText[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const single = picks.length === 1 && picks[0]?.most === 1;
  return single ? [card] : [...chosen, card];
}

export class Choosing {
  chosen = $state.raw<CardText[]>([]);
  /** The word for which cards are being chosen in the drawer. */
  word = $state('');

  readonly choices: Choices = $derived.by(() => arrange(this.asked.prompt, this.asked.held));
  /** Cards that can be picked but are not in the hand. */
  readonly tray: CardText[] = $derived.by(() => trayOf(this.choices.picks, this.asked.held));
  /** The cards that can be touched; null when there is nothing to choose. */
  readonly touchable: ReadonlySet<CardText> | null = $derived.by(() => {
    if (this.asked.prompt === null) return null;
    if (this.asked.waiting) return new Set();
    const said = this.choices.touch.cards;
    const pickable = [...this.choices.picks, ...(this.word ? this.choices.aside : [])].flatMap((offer) => ('cards' in offer ? offer.cards : []));
    if (this.choices.picks.length > 0 || this.word) return new Set([...pickable, ...said.keys()]);
    return said.size > 0 ? new Set(said.keys()) : null;
  });

  constructor(private readonly asked: Asked) {}

  /** A new question: nothing is chosen yet. A touched card that is no longer there is put down. */
  begin(): void {
    this.chosen = [];
    this.word = '';
  }

  /** Choose cards for a word in the drawer; for none, when it is put back. */
  choose(word: string): void {
    this.word = word;
    this.chosen = [];
  }

  /** A card is touched; what is said by that, or null where it is only lifted or put down. */
  touch(card: CardText): string | null {
    const say = this.choices.touch.cards.get(card);
    if (!say || this.word || this.choices.picks.some((pick) => pick.cards.includes(card))) {
      this.chosen = toggled(this.chosen, card, this.picks);
      return null;
    }
    // Out of turn the first touch only lifts the card.
    if (this.asked.prompt?.key !== 'out-of-turn' || this.chosen.includes(card)) return written(say);
    this.chosen = [card];
    return null;
  }

  /** What the lifted cards may be picked for. */
  private get picks(): Pick[] {
    const offers = this.word ? this.choices.aside : this.choices.picks;
    return offers.filter(isPick).filter((pick) => !this.word || pick.word === this.word);
  }
}
