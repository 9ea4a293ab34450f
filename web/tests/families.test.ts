import { describe, expect, it } from 'vitest';
import { families } from '../src/lib/families';
import type { GameInfo } from '../src/messages';

const game = (name: string, folder: string): GameInfo => ({ name, folder }) as GameInfo;

describe('the games by family', () => {
  const all = families([game('malilla', 'malilla'), game('malilla-coja', 'malilla'), game('zanga', 'zanga'), game('mus', 'mus')]);

  it('has Mus first, and the others in their order', () => expect(all.map((one) => one.folder)).toEqual(['mus', 'malilla', 'zanga']));
  it('has one door for the games of one book', () => expect(all[1]?.games.map((one) => one.name)).toEqual(['malilla', 'malilla-coja']));
});
