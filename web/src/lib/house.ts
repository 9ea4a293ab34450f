/** What is told of those who are of the house: how they play, and what each is known for. */
import type { Place } from '../messages';
import { t } from './session.svelte';

export function ofHouse(place: Place | undefined): string {
  if (place?.kind !== 'bot' || place.level === null) return '';
  const level = t(`level-${place.level}`);
  return place.trait ? t('web-bot-trait', { level, trait: t(`trait-${place.trait}`) }) : t('web-bot', { level });
}
