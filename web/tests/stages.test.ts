import { describe, expect, it } from 'vitest';
import { latest, stages } from '../src/lib/stages';

describe('the stages of a hand', () => {
  it('are told by how they ended, else by what is said, the first to be played first', () => {
    const notes = ['words-chica', 'words-grande', 'grande-accepted'].map((key) => ({ key, value: '', seat: null }));
    expect(stages(notes).map((note) => note.key)).toEqual(['grande-accepted', 'words-chica']);
  });

  it('end with what stands', () => {
    expect(latest('Ana paso, Blas paso, Eva envido 2')).toEqual({ before: '… Blas paso, ', last: 'Eva envido 2' });
    expect(latest('Ana paso, Eva envido 2')).toEqual({ before: 'Ana paso, ', last: 'Eva envido 2' });
    expect(latest('Ana paso')).toEqual({ before: '', last: 'Ana paso' });
  });
});
