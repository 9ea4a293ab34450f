/** Sota, caballo and rey: flat figures with a few strokes of character, in the two colours of their suit. */

import { CLOTHES, INK, type Suit } from './ink';
import { pip } from './pips';

const L = `stroke="${INK.line}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
const THIN = `stroke="${INK.line}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" fill="none"`;

/** A face seen from the front, around the origin. */
function face(beard: boolean): string {
  const chin = beard
    ? `<path d="M-15 2C-15 22-8 34 0 38 8 34 15 22 15 2 10 10 5 8 0 8-5 8-10 10-15 2Z" fill="${INK.hair}" ${L}/>`
    : '';
  return `<ellipse rx="15" ry="18" fill="${INK.skin}" ${L}/>${chin}
<path d="M-9-3H-4M4-3H9" ${THIN}/><circle cx="-6" cy="0" r="1.7" fill="${INK.line}"/><circle cx="6" cy="0" r="1.7" fill="${INK.line}"/>
<path d="M0 0 2 6H-1" ${THIN}/><path d="M-4 11C-1 13 2 13 4 11" stroke="${INK.redDeep}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
}

const hand = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6.5" fill="${INK.skin}" ${L}/>`;

const ground = `<path d="M34 280H166" stroke="${INK.greenDeep}" stroke-width="3" stroke-linecap="round"/>
<path d="M44 280C46 274 48 272 50 270M47 280C50 276 54 274 57 273M150 280C152 274 155 272 158 271" stroke="${INK.green}" stroke-width="2" fill="none" stroke-linecap="round"/>`;

function sota(suit: Suit): string {
  const [one, two] = CLOTHES[suit];
  return `${ground}
<path d="M90 196H101L99 262H84Z" fill="${two}" ${L}/><path d="M103 196H116L122 262H107Z" fill="${one}" ${L}/>
<path d="M84 262H100V276H74C74 268 80 266 84 262ZM106 262H122C126 266 134 268 134 276H106Z" fill="${INK.black}" ${L}/>
<path d="M100 116C84 116 72 122 68 132L80 158 72 204C82 210 92 212 100 212Z" fill="${one}" ${L}/>
<path d="M100 116C116 116 128 122 132 132L121 158 130 204C120 210 110 212 100 212Z" fill="${two}" ${L}/>
<path d="M79 168C92 174 108 174 122 168L122 177C108 183 92 183 78 177Z" fill="${INK.gold}" ${L}/>
<path d="M100 122V166M100 182V211" ${THIN}/>
<path d="M132 130C146 138 148 160 140 176L130 172C134 160 132 150 124 146Z" fill="${two}" ${L}/>${hand(134, 178)}
<path d="M69 130C56 132 48 142 48 156L60 158C62 150 68 146 78 148Z" fill="${one}" ${L}/>
${pip(suit, 54, suit === 'E' || suit === 'B' ? 132 : 136, suit === 'E' ? 1.3 : 1.05)}${hand(55, 160)}
<path d="M80 66C76 92 80 108 84 112H116C120 108 124 92 120 66Z" fill="${INK.hair}" ${L}/>
<path d="M86 112C92 120 108 120 114 112L110 106H90Z" fill="${INK.white}" ${L}/>
<g transform="translate(100 88)">${face(false)}</g>
<path d="M76 72C80 54 92 48 104 50 118 52 126 62 126 72 110 66 92 66 76 72Z" fill="${one}" ${L}/>
<path d="M74 74C92 66 110 66 128 74L126 79C110 72 92 72 77 79Z" fill="${two}" ${L}/>
<path d="M112 54C122 36 140 36 146 46 136 44 126 50 120 60Z" fill="${INK.white}" ${L}/>`;
}

function caballo(suit: Suit): string {
  const [one, two] = CLOTHES[suit];
  const motto =
    suit === 'C'
      ? `<path d="M52 268H148L142 275 148 283H52L58 275Z" fill="${INK.white}" ${L}/>
<text x="100" y="280" text-anchor="middle" font-family="Georgia, serif" font-size="12" letter-spacing="2" fill="${INK.redDeep}">AHÍ VA</text>`
      : ground;
  return `
<path d="M146 196C164 196 170 214 164 244 160 232 156 222 146 216Z" fill="${INK.hair}" ${L}/>
<path d="M128 220 142 236 136 268H126L128 240 112 224ZM112 222 118 244 106 268H96L106 244 98 224Z" fill="${INK.white}" ${L}/>
<path d="M70 216 66 242 72 268H62L56 242 60 212ZM58 208 36 222 40 244H30L26 218 54 196Z" fill="${INK.white}" ${L}/>
<path d="M126 268H138V274H124ZM96 268H107V274H94ZM62 268H73V274H60ZM29 244H40V250H27Z" fill="${INK.black}" ${L}/>
<path d="M50 158C56 172 62 186 78 188 104 184 134 184 148 196 156 210 150 228 136 230 108 236 84 232 66 226 52 220 50 206 50 196L42 176Z" fill="${INK.white}" ${L}/>
<path d="M42 178 30 190C24 192 21 188 22 182L38 156 46 146 50 154C58 160 62 168 62 178L52 180Z" fill="${INK.white}" ${L}/>
<path d="M46 146 58 150C70 160 76 174 80 188L72 186C66 174 60 164 50 156Z" fill="${INK.hair}" ${L}/>
<circle cx="41" cy="164" r="2" fill="${INK.line}"/><path d="M24 184 29 187" ${THIN}/>
<path d="M38 158 48 178M30 172 50 180C70 190 80 186 92 180" stroke="${INK.redDeep}" stroke-width="2" fill="none"/>
<path d="M76 186C96 180 124 182 136 190L132 218C114 224 94 222 78 214Z" fill="${two}" ${L}/>
<path d="M77 208C95 216 114 218 133 212" stroke="${INK.gold}" stroke-width="3" fill="none"/>
<path d="M96 176 116 178 112 208 102 238H90L96 206Z" fill="${one}" ${L}/>
<path d="M90 236H103L101 246H82C82 241 86 239 90 236Z" fill="${INK.black}" ${L}/>
<path d="M88 126C76 140 78 166 84 184H126C132 164 132 140 120 126Z" fill="${one}" ${L}/>
<path d="M104 124V184M84 170H128" ${THIN}/><path d="M83 168C98 174 114 174 128 168V176C114 182 98 182 83 176Z" fill="${INK.gold}" ${L}/>
<path d="M118 126C142 140 150 168 144 196 134 188 126 170 122 150Z" fill="${two}" ${L}/>
<path d="M90 128C78 128 68 134 60 128L54 138C64 148 80 148 92 144Z" fill="${two}" ${L}/>
${pip(suit, 57, suit === 'E' ? 112 : suit === 'B' ? 114 : 110, 0.98)}${hand(55, 132)}
<path d="M86 80C84 100 86 116 90 122H118C122 116 124 100 122 80Z" fill="${INK.hair}" ${L}/>
<path d="M92 122C98 130 110 130 116 122L112 116H96Z" fill="${INK.white}" ${L}/>
<g transform="translate(104 99)">${face(false)}</g>
<path d="M82 84C86 64 98 58 110 60 122 62 128 72 128 84 112 78 98 78 82 84Z" fill="${two}" ${L}/>
<path d="M80 86C96 78 114 78 130 86L128 91C112 84 98 84 82 91Z" fill="${one}" ${L}/>
<path d="M116 64C126 48 142 50 148 60 138 58 130 62 124 72Z" fill="${INK.white}" ${L}/>${motto}`;
}

function rey(suit: Suit): string {
  const [one, two] = CLOTHES[suit];
  const spots = [78, 89, 100, 111, 122]
    .map((x, i) => `<path d="M${x} ${128 + (i % 2) * 6}l2 4h-4z" fill="${INK.line}"/>`)
    .join('');
  return `${ground}
<path d="M66 268H134V277H66Z" fill="${INK.black}" ${L}/>
<path d="M70 124C50 150 44 210 42 268H158C156 210 150 150 130 124Z" fill="${two}" ${L}/>
<path d="M76 128C70 170 70 220 68 272H132C130 220 130 170 124 128Z" fill="${one}" ${L}/>
<path d="M100 150V272M84 196C94 200 106 200 116 196" ${THIN}/>
<path d="M74 186C90 194 110 194 126 186L127 196C110 204 90 204 73 196Z" fill="${INK.gold}" ${L}/>
<circle cx="100" cy="196" r="5.5" fill="${INK.red}" ${L}/>
<path d="M68 264C90 270 110 270 132 264M69 254C90 260 110 260 131 254" stroke="${INK.gold}" stroke-width="2.4" fill="none"/>
<path d="M128 132C144 142 152 162 146 182L130 186C130 176 128 166 120 160Z" fill="${two}" ${L}/>${hand(134, 184)}
<path d="M72 132C58 136 50 148 50 164L62 166C64 158 70 154 80 156Z" fill="${two}" ${L}/>
${pip(suit, 54, suit === 'E' || suit === 'B' ? 134 : 140, suit === 'E' ? 1.3 : 1.08)}${hand(56, 168)}
<path d="M68 128C78 116 122 116 132 128 134 136 130 142 122 144 108 150 92 150 78 144 70 142 66 136 68 128Z" fill="${INK.white}" ${L}/>${spots}
<path d="M80 72C76 96 78 116 82 124H118C122 116 124 96 120 72Z" fill="${INK.hair}" ${L}/>
<g transform="translate(100 92)">${face(true)}</g>
<path d="M76 78 70 44 86 58 100 36 114 58 130 44 124 78C108 72 92 72 76 78Z" fill="${INK.gold}" ${L}/>
<path d="M76 78C92 72 108 72 124 78L123 84C108 78 92 78 77 84Z" fill="${INK.red}" ${L}/>
<circle cx="70" cy="43" r="3.4" fill="${INK.red}" ${L}/><circle cx="100" cy="35" r="3.8" fill="${INK.red}" ${L}/><circle cx="130" cy="43" r="3.4" fill="${INK.red}" ${L}/>`;
}

export const FIGURES: Record<number, (suit: Suit) => string> = { 10: sota, 11: caballo, 12: rey };
