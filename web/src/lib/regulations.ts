/** Regulations: sets of options by name, what was changed of them, and the address that carries them to others. */

import type { GameInfo, OptionInfo, RegulationInfo } from '../messages';

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

const RULES = 'rules';
const NOTE = 'note';
export const LONGEST_NOTE = 500;

/** The options of a game as usual, or as this regulation has them. */
export function optionsOf(game: GameInfo, regulation: RegulationInfo | undefined): Options {
  return { ...Object.fromEntries(game.options.map((option) => [option.name, option.default])), ...regulation?.options };
}

/** Which options are not as the regulation, or else the book, has them; how people sit down is no part of one that says nothing of it. */
export function changesOf(game: GameInfo, regulation: RegulationInfo | undefined, options: Options): OptionInfo[] {
  const own = optionsOf(game, regulation);
  const free = regulation ? Object.keys(game.pairs ?? {}).filter((name) => !(name in regulation.options)) : [];
  return game.options.filter((option) => !free.includes(option.name) && options[option.name] !== own[option.name]);
}

/** Which options a regulation changes. */
export const changedBy = (game: GameInfo, regulation: RegulationInfo): OptionInfo[] =>
  game.options.filter((option) => option.name in regulation.options && regulation.options[option.name] !== option.default);

/** The page on which a table is made with these rules, with a note for whoever opens it. */
export function addressOf(game: GameInfo, regulation: RegulationInfo | undefined, options: Options, note = ''): string {
  const own = optionsOf(game, regulation);
  const query = new URLSearchParams();
  if (regulation) query.set(RULES, regulation.name);
  for (const option of game.options) if (options[option.name] !== own[option.name]) query.set(option.name, String(options[option.name]));
  if (note.trim()) query.set(NOTE, note.trim().slice(0, LONGEST_NOTE));
  const said = query.toString();
  return `/new/${game.name}${said && `?${said}`}`;
}

/** What an address asks for; what is no option of the game, or no value of it, is not heard. */
export function asked(game: GameInfo, query: URLSearchParams): { regulation: string; options: Options; note: string } {
  const regulation = game.regulations.find((one) => one.name === query.get(RULES))?.name ?? '';
  const found = game.options.map((option) => [option.name, read(option, query.get(option.name))] as const);
  const options = Object.fromEntries(found.filter((pair): pair is readonly [string, Value] => pair[1] !== undefined));
  return { regulation, options, note: (query.get(NOTE) ?? '').slice(0, LONGEST_NOTE) };
}

function read(option: OptionInfo, text: string | null): Value | undefined {
  if (text === null) return undefined;
  const value = [...option.values, ...option.usual].find((one) => String(one) === text);
  if (value !== undefined) return value;
  const number = Number(text);
  const within = option.least !== null && option.most !== null && number >= option.least && number <= option.most;
  return option.kind === 'number' && within && /^\d+$/.test(text) ? number : undefined;
}
