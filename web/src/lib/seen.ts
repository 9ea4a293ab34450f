/** What is read off a View by everybody who shows one. */

import type { CardText, SeatView, View } from '../messages';
import { isCard } from './cards';

export const namesOf = (view: View | null): string[] => view?.seats.map((seat) => seat.name) ?? [];

/** The cards that whoever sits there could touch: of piles only the top ones. */
export function heldBy(seat: SeatView | undefined): CardText[] {
  const all = seat?.piles.length ? seat.piles.map((pile) => pile.cards[0] ?? null) : (seat?.cards ?? []);
  return all.filter(isCard);
}

/** Whether there are tricks to be looked at again. */
export const hasTricks = (view: View): boolean =>
  view.last_trick.length > 0 || view.seats.some((seat) => seat.taken > 0 || seat.tricks.length > 0);
