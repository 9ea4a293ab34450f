/** The marks of the four Spanish suits, each drawn around the origin within about 40 by 52 units. */

import { INK, type Suit } from './ink';

const coin = `
<circle r="22" fill="${INK.gold}" stroke="${INK.goldDeep}" stroke-width="2"/>
<circle r="17.5" fill="none" stroke="${INK.goldDeep}" stroke-width="1.2" stroke-dasharray="2.2 1.8"/>
<circle r="14" fill="${INK.red}" stroke="${INK.goldDeep}" stroke-width="1.2"/>
<path d="M0-13 3.2-3.2 13 0 3.2 3.2 0 13-3.2 3.2-13 0-3.2-3.2Z" fill="${INK.gold}"/>
<path d="M0-13 3.2-3.2 13 0 3.2 3.2 0 13-3.2 3.2-13 0-3.2-3.2Z" fill="${INK.gold}" transform="rotate(45) scale(.72)"/>
<circle r="4" fill="${INK.blue}" stroke="${INK.goldDeep}" stroke-width="1"/>`;

const cup = `
<path d="M-18-24H18C18-6 12 3 4 6V13H11C14 16 15 19 15 23H-15C-15 19-14 16-11 13H-4V6C-12 3-18-6-18-24Z" fill="${INK.red}" stroke="${INK.redDeep}" stroke-width="2" stroke-linejoin="round"/>
<path d="M-18-24H18V-17H-18Z" fill="${INK.gold}" stroke="${INK.goldDeep}" stroke-width="1.6"/>
<path d="M-15-9C-8-3 8-3 15-9" fill="none" stroke="${INK.gold}" stroke-width="2.4"/>
<path d="M-4 6H4V13H-4Z" fill="${INK.blue}" stroke="${INK.blueDeep}" stroke-width="1.2"/>
<path d="M-15 23C-15 20-14 17-12 15H12C14 17 15 20 15 23Z" fill="${INK.blue}" stroke="${INK.blueDeep}" stroke-width="1.4"/>`;

const sword = `
<path d="M0-32 5-24V10H-5V-24Z" fill="${INK.steel}" stroke="${INK.blueDeep}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M0-27V9" stroke="${INK.blueDeep}" stroke-width="1.2"/>
<path d="M-14 9C-14 6-11 6-10 9H10C11 6 14 6 14 9 14 14 11 14 10 12H-10C-11 14-14 14-14 9Z" fill="${INK.gold}" stroke="${INK.goldDeep}" stroke-width="1.4"/>
<path d="M-3.2 12H3.2V24H-3.2Z" fill="${INK.red}" stroke="${INK.redDeep}" stroke-width="1.2"/>
<path d="M-3.2 16H3.2M-3.2 20H3.2" stroke="${INK.gold}" stroke-width="1.2"/>
<circle cy="27" r="4.2" fill="${INK.gold}" stroke="${INK.goldDeep}" stroke-width="1.4"/>`;

const club = `
<path d="M-4 31C-6 18-7 6-11-6-16-9-17-14-12-16-13-24-7-31 0-31 7-31 13-25 12-17 17-15 17-9 11-7 8 4 6 18 5 31Z" fill="${INK.green}" stroke="${INK.greenDeep}" stroke-width="2" stroke-linejoin="round"/>
<path d="M-1 26C-2 14-3 2-5-8M3-12C2-2 2 8 2 18M-4-22C-2-26 3-26 5-23" fill="none" stroke="${INK.greenDeep}" stroke-width="1.5" stroke-linecap="round"/>
<ellipse cx="-12.5" cy="-11" rx="3" ry="4.2" fill="${INK.gold}" stroke="${INK.greenDeep}" stroke-width="1.3"/>
<ellipse cx="12.5" cy="-12" rx="3" ry="4.2" fill="${INK.gold}" stroke="${INK.greenDeep}" stroke-width="1.3"/>
<ellipse cx="1" cy="-15" rx="2.4" ry="3.2" fill="${INK.gold}" stroke="${INK.greenDeep}" stroke-width="1.1"/>
<ellipse cx=".5" cy="31" rx="4.6" ry="2.2" fill="${INK.gold}" stroke="${INK.greenDeep}" stroke-width="1.3"/>`;

export const PIPS: Record<Suit, string> = { O: coin, C: cup, E: sword, B: club };

/** A pip at a place, scaled and turned. */
export function pip(suit: Suit, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${x} ${y})${turned} scale(${scale})">${PIPS[suit]}</g>`;
}

type Place = readonly [number, number];

const column = (x: number, ...ys: number[]): Place[] => ys.map((y) => [x, y] as const);

/** Where the pips of each number stand on a card of 200 by 312. */
export const PLACES: Record<number, readonly Place[]> = {
  2: column(100, 96, 216),
  3: column(100, 78, 156, 234),
  4: [...column(64, 96, 216), ...column(136, 96, 216)],
  5: [...column(62, 88, 224), ...column(138, 88, 224), [100, 156]],
  6: [...column(64, 76, 156, 236), ...column(136, 76, 156, 236)],
  7: [...column(62, 74, 156, 238), ...column(138, 74, 156, 238), [100, 115]],
  8: [...column(64, 68, 127, 185, 244), ...column(136, 68, 127, 185, 244)],
  9: [...column(60, 68, 127, 185, 244), ...column(140, 68, 127, 185, 244), [100, 156]],
};
