/** What a player may do, sorted for the hand, the buttons and the drawer. */

import type { Accuse, CardText, NumberOffer, Pick, Prompt, Say } from '../messages';
import { inOrder, isCard } from './cards';
import type { Offer } from './words';

export const isSay = (offer: Offer): offer is Say => 'action' in offer;
export const isPick = (offer: Offer): offer is Pick => 'cards' in offer;
export const isAccuse = (offer: Offer): offer is Accuse => 'charges' in offer;
export const isNumber = (offer: Offer): offer is NumberOffer => !isSay(offer) && !isPick(offer) && !isAccuse(offer);

export interface Choices {
  /** The word that a touch on a card says, and the cards of which it can be said. */
  touch: { word: string; cards: ReadonlyMap<CardText, Say> };
  says: Say[];
  picks: Pick[];
  numbers: NumberOffer[];
  grave: Say[];
  /** Grave things that have nothing to do with the question, such as to have another play for you when you cut. */
  besides: Say[];
  /** What may be done beside the question: signs, slips and accusations. */
  aside: Offer[];
}

/** More than so many of one kind do not stand beside the other answers. */
const MANY = 4;

const cardOf = (say: Say): CardText | null => {
  const [only, ...more] = say.action.arguments;
  return more.length === 0 && isCard(only) ? only : null;
};

/** Every offer in its place; `held` are the cards the player can touch. */
export function arrange(prompt: Prompt | null, held: readonly CardText[]): Choices {
  const offers = prompt?.offers ?? [];
  const touching = offers.filter(isSay).filter((say) => !say.grave && held.includes(cardOf(say) ?? ''));
  const word = touching[0]?.action.word ?? '';
  const cards = new Map(touching.filter((say) => say.action.word === word).map((say) => [cardOf(say)!, say]));
  const main = offers.filter((offer) => !(isSay(offer) && cards.get(cardOf(offer) ?? '') === offer));
  const words = main.filter(isSay).filter((say) => !say.grave);
  // Of a card that a touch plays something else can be said too.
  const otherwise = words.filter((say) => cards.has(cardOf(say) ?? ''));
  const plain = otherwise.length > MANY ? words.filter((say) => !otherwise.includes(say)) : words;
  // Where the answer is a card, many words beside it would push the hand away.
  const says = cards.size > 0 && plain.length > MANY ? [] : plain;
  const dangers = main.filter(isSay).filter((say) => say.grave);
  // One grave word is often the answer; several among many others are the mistakes that an open table allows.
  const mistakes = dangers.length > 1 && says.length + cards.size > 0 && main.length > MANY;
  const grave = mistakes ? [] : dangers;
  const kept: readonly Offer[] = [...says, ...grave];
  const drawn = [...words, ...dangers].filter((say) => !kept.includes(say));
  // Nor does a touch play a card that it would have to choose: several at once are chosen from the drawer.
  const picks = main.filter(isPick);
  const several = picks.filter((pick) => pick.cards.some((card) => cards.has(card)));
  // Words answer words: among numbers and cards a grave word is a matter of its own.
  const alone = says.length === 0 && grave.length < main.length + cards.size;
  return {
    touch: { word, cards },
    says,
    picks: picks.filter((pick) => !several.includes(pick)),
    numbers: main.filter(isNumber),
    grave: alone ? [] : grave,
    besides: alone ? grave : [],
    aside: [...main.filter(isAccuse), ...drawn, ...several, ...(prompt?.beside ?? [])],
  };
}

/** What is to be chosen next to accuse: the offence, then the offender where several may be meant. */
export function narrower(accuse: Accuse): (Say | Accuse)[] {
  const [only, ...more] = accuse.charges;
  if (only && more.length === 0) return accusations(accuse, only);
  return accuse.charges.map((charge) => {
    const [single, ...others] = accusations(accuse, charge);
    return single && others.length === 0 ? single : { ...accuse, charges: [charge] };
  });
}

function accusations({ word, grave }: Accuse, [kind, seats]: Accuse['charges'][number]): Say[] {
  const whom = seats.length > 0 ? seats.map((seat) => [seat].flat()) : [[]];
  return whom.map((seat) => ({ action: { word, arguments: [kind, ...seat] }, grave }));
}

export const written = (say: Say): string => [say.action.word, ...say.action.arguments].join(' ');
export const writtenPick = (pick: Pick, chosen: readonly CardText[]): string => [pick.word, ...inOrder(chosen)].join(' ');
export const writtenNumber = (offer: NumberOffer, number: number): string => `${offer.word} ${number}`;

/** Whether these cards, and so many, can be picked. */
export function fits(pick: Pick, chosen: readonly CardText[]): boolean {
  return chosen.length >= pick.least && chosen.length <= pick.most && chosen.every((card) => pick.cards.includes(card));
}

/** The one thing that can be done, if there is only one: what may be done beside the answer is a choice too. */
export function forced(prompt: Prompt | null): string | null {
  const [only, ...more] = [...(prompt?.offers ?? []), ...(prompt?.beside ?? [])];
  if (!only || more.length > 0 || prompt?.offers.length === 0 || isAccuse(only)) return null;
  if (isSay(only)) return only.grave ? null : written(only);
  if (isPick(only)) return only.least === only.cards.length ? writtenPick(only, only.cards) : null;
  return only.least === only.most ? writtenNumber(only, only.least) : null;
}
