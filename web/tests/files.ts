/** The words as they stand in the project, for tests that read what people read. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** The text of a file of the project. */
export const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/** Every file of words in a language, by its name. */
export function words(language: string): Record<string, string> {
  const folder = `src/tapete/locale/${language}`;
  const names = readdirSync(join(PROJECT, folder)).filter((name) => name.endsWith('.ftl'));
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), read(`${folder}/${name}`)]));
}
