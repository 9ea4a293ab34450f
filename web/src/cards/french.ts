/** The French deck, for those who ask: clear suits, simple courts. The notation stays Spanish (1E is the ace of spades). */

import { INK, type Suit } from './ink';
import { PLACES } from './pips';

const SHAPES: Record<Suit, string> = {
  O: 'M0-26 19 0 0 26-19 0Z',
  C: 'M0 24C-30 2-24-22-11-22-4-22 0-16 0-12 0-16 4-22 11-22 24-22 30 2 0 24Z',
  E: 'M0-26C28-4 24 12 12 12 6 12 3 9 1.6 6 2 14 4 20 8 24H-8C-4 20-2 14-1.6 6-3 9-6 12-12 12-24 12-28-4 0-26Z',
  B: 'M0-26C8-26 13-20 12-13 11-8 8-5 5-3 9-6 14-7 18-5 25-2 25 9 18 12 11 15 4 12 1.8 7 2 15 4 20 8 24H-8C-4 20-2 15-1.8 7-4 12-11 15-18 12-25 9-25-2-18-5-14-7-9-6-5-3-8-5-11-8-12-13-13-20-8-26 0-26Z',
};

/** Four colours and four shapes, so that nobody has to tell suits by colour alone. */
const COLOURS: Record<Suit, string> = { O: '#b5651d', C: INK.red, E: INK.black, B: INK.greenDeep };

/** What stands in the corner of the cards that bear no number. */
export const LETTERS: Record<number, string> = { 1: 'A', 10: 'J', 11: 'Q', 12: 'K' };

const HEADS: Record<number, string> = {
  10: `<path d="M66 112C70 88 90 80 108 84 126 88 134 100 134 112 112 104 88 104 66 112Z" fill="${INK.blue}"/><path d="M112 88C124 68 146 70 152 82 140 80 130 86 124 98Z" fill="${INK.gold}"/>`,
  11: `<path d="M68 112 72 92 86 102 100 84 114 102 128 92 132 112Z" fill="${INK.gold}"/><circle cx="100" cy="80" r="5" fill="${INK.red}"/>`,
  12: `<path d="M62 112 56 76 80 92 100 66 120 92 144 76 138 112Z" fill="${INK.gold}"/><circle cx="56" cy="74" r="5" fill="${INK.red}"/><circle cx="100" cy="64" r="5" fill="${INK.red}"/><circle cx="144" cy="74" r="5" fill="${INK.red}"/>`,
};

/** The mark of a suit at a place, scaled and turned. */
export function mark(suit: Suit, x: number, y: number, scale: number, turn = 0): string {
  return `<path transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})" d="${SHAPES[suit]}" fill="${COLOURS[suit]}"/>`;
}

function serif(text: string, x: number, y: number, size: number, colour: string): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="${size}" fill="${colour}">${text}</text>`;
}

/** The ten, which no Spanish card has: two columns of four, and one between each two at the ends. */
const TEN: readonly (readonly [number, number])[] = [...(PLACES[8] ?? []), [100, 97], [100, 215]];

function body(rank: number, suit: Suit, ten: boolean): string {
  if (rank === 1) return mark(suit, 100, 156, 2.6);
  const head = HEADS[rank];
  if (head) {
    return `<rect x="44" y="54" width="112" height="204" rx="8" fill="none" stroke="${COLOURS[suit]}" stroke-width="2"/>${head}${serif(LETTERS[rank] ?? '', 100, 196, 96, COLOURS[suit])}${mark(suit, 100, 230, 0.8)}`;
  }
  return (ten ? TEN : (PLACES[rank] ?? [])).map(([x, y]) => mark(suit, x, y, 0.9, y > 156 ? 180 : 0)).join('');
}

/** The inside of a card's drawing, to be put into an svg of 200 by 312; `ten`: what this game plays as its ten is one. */
export function frenchCard(text: string, ten = false): string {
  const suit = text.slice(-1) as Suit;
  const rank = Number(text.slice(0, -1));
  const corner = `${serif(ten ? '10' : (LETTERS[rank] ?? String(rank)), ten ? 26 : 22, 42, ten ? 34 : 40, COLOURS[suit])}${mark(suit, 22, 62, 0.5)}`;
  return `<rect x="1" y="1" width="198" height="310" rx="13" fill="${INK.paper}" stroke="${INK.edge}" stroke-width="2"/>${body(rank, suit, ten)}<g>${corner}</g><g transform="rotate(180 100 156)">${corner}</g>`;
}
