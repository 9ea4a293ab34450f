/** What people are called; who has deleted his account has no name left, and is told in the reader's language. */

import type { TableInfo, View } from '../messages';
import { t } from './session.svelte';

const FORMER = /^\*( \d)?$/;

export function called(name: string): string {
  return FORMER.test(name) ? t('former-player') + name.slice(1) : name;
}

const named = <T extends { name: string }>(people: readonly T[]): T[] => people.map((one) => ({ ...one, name: called(one.name) }));

export const namedView = (view: View): View => ({ ...view, seats: named(view.seats) });
export const namedTable = (table: TableInfo): TableInfo => ({ ...table, places: named(table.places) });
