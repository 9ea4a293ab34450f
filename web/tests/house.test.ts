import { describe, expect, it } from 'vitest';
import { ofHouse } from '../src/lib/house';
import type { Place } from '../src/messages';

const bot = (more: Partial<Place> = {}): Place => ({
  kind: 'bot', name: 'Tomás', level: 'club', trait: '', present: true, bot_plays: true, resigned: false, idle: false, kept: false, comer: null, ...more,
}); // prettier-ignore

describe('those of the house', () => {
  it('are told by level and trait, and nobody else is', () => {
    const plain = ofHouse(bot());
    const bold = ofHouse(bot({ trait: 'bold' }));
    expect(plain).not.toBe('');
    expect(bold).not.toBe(plain);
    expect(ofHouse(bot({ kind: 'person', level: null }))).toBe('');
    expect(ofHouse(undefined)).toBe('');
  });
});
