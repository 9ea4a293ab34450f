/** The colours with which the cards are printed. */

export const INK = {
  paper: '#fbf6e9',
  edge: '#cfc4a6',
  line: '#1d1a16',
  gold: '#e0ab3a',
  goldDeep: '#a8741a',
  red: '#c8352b',
  redDeep: '#8f1f1a',
  blue: '#2f5f9e',
  blueDeep: '#1c3d6b',
  steel: '#a9c0d6',
  green: '#4d8a3f',
  greenDeep: '#2b5a26',
  wood: '#8a5a2b',
  skin: '#f1cfa8',
  hair: '#6b4326',
  white: '#fffdf6',
  black: '#24211d',
} as const;

export type Suit = 'O' | 'C' | 'E' | 'B';

/** The two colours of the clothes of each suit's figures. */
export const CLOTHES: Record<Suit, readonly [string, string]> = {
  O: [INK.red, INK.gold],
  C: [INK.red, INK.blue],
  E: [INK.blue, INK.red],
  B: [INK.green, INK.gold],
};
