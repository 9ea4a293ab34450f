import { describe, expect, it } from 'vitest';
import { howOf, latest, stageOf, stages } from '../src/lib/stages';
import { Words } from '../src/lib/words';
import { words as files } from './files';
import type { Call, Note } from '../src/messages';

const words = new Words('es', files('es'), 'mus');
const note = (key: string): Note => ({ key, value: '', seat: null });
const call = (stage: string, seat: number, said: string): Call => ({ stage, seat, said });

describe('the stages of a hand', () => {
  it('are told by how they ended, else by what was called, the first to be played first', () => {
    const notes = ['bet', 'pares-nobody', 'chica-pass', 'grande-accepted', 'first-hand'].map(note);
    const calls = [call('grande', 0, 'envido 2'), call('grande', 1, 'quiero'), call('juego', 0, 'paso')];
    expect(stages({ notes, calls }, words).map(({ key, ended, calls }) => [key, ended?.key ?? null, calls.length])).toEqual([
      ['grande', 'grande-accepted', 2],
      ['chica', 'chica-pass', 0],
      ['pares', 'pares-nobody', 0],
      ['juego', null, 1],
    ]);
  });

  it('are not what other notes tell', () => {
    expect(['bet', 'first-hand', 'discarded', 'watching'].map((key) => stageOf(note(key), words))).toEqual([null, null, null, null]);
  });

  it('tell under their names how they ended, where there are words for it', () => {
    const own = new Words('en', { mus: "ended-refused = { $value } to { $name }'s pair" }, 'mus');
    const refused: Note = { key: 'grande-refused', value: 2, seat: 1 };
    expect(own.ended(refused, howOf('grande', refused), ['Ana', 'Blas'], null)).toBe("2 to Blas's pair");
    expect(own.ended(note('grande-pass'), 'pass', [], null)).toBe('');
  });

  it('end with what stands', () => {
    expect(latest(['Ana «Paso»', 'Blas «Paso»', 'Eva «Envido 2»'])).toEqual({ before: '… Blas «Paso», ', last: 'Eva «Envido 2»' });
    expect(latest(['Ana «Paso»', 'Eva «Envido 2»'])).toEqual({ before: 'Ana «Paso», ', last: 'Eva «Envido 2»' });
    expect(latest(['Ana «Paso»'])).toEqual({ before: '', last: 'Ana «Paso»' });
    expect(latest([])).toEqual({ before: '', last: '' });
  });
});
