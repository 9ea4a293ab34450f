/** Where everybody sits: you at the bottom, the next to play at your right, and so on around. */

export type Spot = 'bottom' | 'right' | 'top' | 'left' | 'top-right' | 'top-left';

const AROUND: Record<number, readonly Spot[]> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
  5: ['bottom', 'right', 'top-right', 'top-left', 'left'],
};

/** The spot of a seat, seen from another. */
export function spot(seat: number, from: number, seats: number): Spot {
  return AROUND[seats]?.[(seat - from + seats) % seats] ?? 'top';
}

/** The way from the middle of the table to a spot, in halves of the middle's width and height. */
export const WAY: Record<Spot, readonly [number, number]> = {
  bottom: [0, 1],
  right: [1, 0],
  top: [0, -1],
  left: [-1, 0],
  'top-right': [0.62, -0.8],
  'top-left': [-0.62, -0.8],
};
