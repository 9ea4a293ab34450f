/** The Spanish deck: 48 cards of 200 by 312 units, drawn by code. */

import { FIGURES } from './figures';
import { INK, type Suit } from './ink';
import { pip, PLACES } from './pips';

export const WIDTH = 200;
export const HEIGHT = 312;

/** How often the frame's upper and lower line is broken: the pinta, by which a fanned hand is read. */
const PINTA: Record<Suit, number> = { O: 0, C: 1, E: 2, B: 3 };

const INDEX_INK: Record<Suit, string> = { O: INK.goldDeep, C: INK.redDeep, E: INK.blueDeep, B: INK.greenDeep };

const LEFT = 28;
const RIGHT = 172;
const TOP = 18;
const BOTTOM = 294;
const GAP = 12;

function broken(y: number, gaps: number): string {
  const step = (RIGHT - LEFT) / (gaps + 1);
  const pieces = Array.from({ length: gaps + 1 }, (_, piece) => {
    const from = LEFT + piece * step + (piece === 0 ? 0 : GAP / 2);
    const to = LEFT + (piece + 1) * step - (piece === gaps ? 0 : GAP / 2);
    return `M${from} ${y}H${to}`;
  });
  return pieces.join('');
}

function frame(suit: Suit): string {
  const path = `${broken(TOP, PINTA[suit])}${broken(BOTTOM, PINTA[suit])}M${LEFT} ${TOP}V${BOTTOM}M${RIGHT} ${TOP}V${BOTTOM}`;
  return `<path d="${path}" fill="none" stroke="${INK.line}" stroke-width="2.4" stroke-linecap="round"/>`;
}

function index(rank: number, suit: Suit): string {
  const width = rank > 9 ? 44 : 30;
  const corner = `<rect x="4" y="6" width="${width}" height="76" rx="6" fill="${INK.paper}"/>
<text x="${4 + width / 2}" y="42" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="${rank > 9 ? 40 : 44}" letter-spacing="-2.5" fill="${INDEX_INK[suit]}">${rank}</text>
${pip(suit, 4 + width / 2, 64, suit === 'E' || suit === 'B' ? 0.46 : 0.54)}`;
  return `<g>${corner}</g><g transform="rotate(180 100 156)">${corner}</g>`;
}

function ace(suit: Suit): string {
  const scale = { O: 2.7, C: 2.5, E: 3, B: 2.8 }[suit];
  const flourish =
    suit === 'O'
      ? `<path d="M62 70C82 84 118 84 138 70M62 242C82 228 118 228 138 242" fill="none" stroke="${INK.redDeep}" stroke-width="2.4" stroke-linecap="round"/>
<circle cx="100" cy="72" r="4" fill="${INK.blue}"/><circle cx="100" cy="240" r="4" fill="${INK.blue}"/>`
      : '';
  return flourish + pip(suit, 100, 156, scale);
}

const ROUND_SIZES: Record<number, number> = { 2: 1.5, 3: 1.35, 4: 1.3, 5: 1.25, 6: 1.15, 7: 1.05, 8: 0.98, 9: 0.94 };
const LONG_SIZES: Record<number, number> = { 2: 1.5, 3: 1.1, 4: 1.35, 5: 1.2, 6: 1.08, 7: 0.98, 8: 0.82, 9: 0.82 };

function body(rank: number, suit: Suit): string {
  if (rank === 1) return ace(suit);
  const figure = FIGURES[rank];
  if (figure) return figure(suit);
  const long = suit === 'E' || suit === 'B';
  const size = (long ? LONG_SIZES : ROUND_SIZES)[rank] ?? 1;
  return (PLACES[rank] ?? []).map(([x, y]) => pip(suit, x, y, size, y > 156 && long ? 180 : 0)).join('');
}

/** The inside of a card's drawing, to be put into an svg of WIDTH by HEIGHT. */
export function spanishCard(text: string): string {
  const suit = text.slice(-1) as Suit;
  const rank = Number(text.slice(0, -1));
  return `<rect x="1" y="1" width="198" height="310" rx="13" fill="${INK.paper}" stroke="${INK.edge}" stroke-width="2"/>${frame(suit)}${body(rank, suit)}${index(rank, suit)}`;
}

/** The back: a small tile, repeated. */
export function cardBack(): string {
  const tiles: string[] = [];
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const x = 22 + column * 26;
      const y = 13 + row * 26;
      tiles.push(`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`);
    }
  }
  return `<rect x="1" y="1" width="198" height="310" rx="13" fill="${INK.paper}" stroke="${INK.edge}" stroke-width="2"/>
<rect x="9" y="9" width="182" height="294" rx="8" fill="${INK.blueDeep}"/>
<svg x="9" y="9" width="182" height="294" viewBox="9 0 182 312" preserveAspectRatio="xMidYMid slice"><path d="${tiles.join('')}" fill="none" stroke="${INK.gold}" stroke-width="1.6"/><path d="${tiles.join('')}" fill="${INK.paper}" fill-opacity=".14"/></svg>
<rect x="14" y="14" width="172" height="284" rx="6" fill="none" stroke="${INK.gold}" stroke-width="1.6"/>`;
}

/** A face for the smallest places: the number and the suit, large, and the pinta. */
export function compactCard(text: string): string {
  const suit = text.slice(-1) as Suit;
  const rank = text.slice(0, -1);
  return `<rect x="1" y="1" width="198" height="310" rx="13" fill="${INK.paper}" stroke="${INK.edge}" stroke-width="4"/>${frame(suit)}
<text x="100" y="136" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="120" letter-spacing="-6" fill="${INDEX_INK[suit]}">${rank}</text>${pip(suit, 100, 218, suit === 'E' || suit === 'B' ? 1.9 : 2.1)}`;
}
