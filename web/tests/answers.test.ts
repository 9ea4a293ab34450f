import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Answers, type Question } from '../src/lib/answers.svelte';
import { Choosing } from '../src/lib/choosing.svelte';
import { Words, type Offer } from '../src/lib/words';
import type { Prompt } from '../src/messages';
import { words as files } from './files';
import { begin, end, grave, NAMES, pick, prompt, say } from './table.svelte';

const words = new Words('es', files('es'), 'mus');
const envido = { word: 'envido', least: 2, most: 9, usual: [2, 5] } as Offer;
const cut = { word: 'cut', least: 3, most: 37, usual: [] } as unknown as Offer;
const accuse = { word: 'claim', charges: [['revoke', [1, 3]], ['lead', [2]]], grave: false } as unknown as Offer; // prettier-ignore

let given: string[];

function asked(about: Prompt, held: string[] = []): { answers: Answers; choosing: Choosing; question: { busy: boolean } } {
  const choosing = new Choosing({ prompt: about, held, waiting: false });
  const question = { prompt: about, choosing, words, names: NAMES, busy: false, act: (action: string) => void given.push(action) };
  const answers = new Answers(question satisfies Question);
  answers.begin();
  return { answers, choosing, question };
}

const named = (answers: Answers, action: string) => [...answers.main, ...answers.grave, ...answers.aside].find((one) => one.action === action)!;

beforeEach(async () => {
  given = [];
  await begin();
});

afterEach(end);

describe('an answer', () => {
  it('is given by its button or its letter, but not while another is on its way', () => {
    const { answers, question } = asked(prompt('mus', [say('mus'), say('no-hay-mus')]));
    expect(answers.main.map((one) => one.label)).toEqual(['Mus', 'No hay mus']);
    answers.press(named(answers, 'mus'));
    answers.press(answers.by('n')!);
    question.busy = true;
    answers.press(named(answers, 'mus'));
    expect(given).toEqual(['mus', 'no-hay-mus']);
    expect(answers.by('q')).toBeUndefined();
  });

  it('that is grave is given at the second touch, unless one has looked elsewhere', () => {
    const { answers } = asked(prompt('open', [say('paso'), grave('órdago')]));
    const one = named(answers, 'órdago');
    answers.press(one);
    expect([given, answers.armed]).toEqual([[], one.key]);
    answers.disarm(one);
    answers.press(one);
    expect(given).toEqual([]);
    answers.press(one);
    expect(given).toEqual(['órdago']);
  });

  it('is grave out of turn', () => {
    const { answers } = asked(prompt('out-of-turn', [say('mus')]));
    answers.press(named(answers, 'mus'));
    expect(given).toEqual([]);
    answers.press(named(answers, 'mus'));
    expect(given).toEqual(['mus']);
  });

  it('is the usual one, unless a card is', () => {
    expect(asked(prompt('mus', [say('mus'), say('paso')])).answers.primary).toBe('mus');
    expect(asked(prompt('play', [say('play', '1O'), say('paso')]), ['1O']).answers.primary).toBeUndefined();
  });
});

describe('a number', () => {
  it('begins with the usual one, else with the least, and stays within bounds', () => {
    const { answers } = asked(prompt('open', [envido, cut]));
    expect(answers.main.map((one) => one.action)).toEqual(['envido 2', 'cut 3']);
    const offer = answers.choices.numbers[0]!;
    answers.count(offer, -1);
    expect(answers.number(offer)).toBe(2);
    answers.numbers['envido'] = 12;
    answers.count(offer, 0);
    answers.press(answers.main[0]!);
    expect(given).toEqual(['envido 9']);
    expect(answers.main[0]!.label).toBe('Envido 9');
  });
});

describe('cards for an answer', () => {
  it('are asked for, and counted once they are lifted', () => {
    const { answers, choosing } = asked(prompt('discard', [pick('discard', ['1O', '2O', '3O'], 1, 2)]), ['1O', '2O', '3O']);
    expect(answers.main[0]).toMatchObject({ enabled: false, label: 'Toca de 1 a 2 cartas' });
    choosing.touch('2O');
    choosing.touch('1O');
    expect(answers.main[0]).toMatchObject({ enabled: true, action: 'discard 1O 2O' });
    choosing.touch('3O');
    expect(answers.main[0]!.enabled).toBe(false);
  });

  it('in the drawer are first chosen for their word', () => {
    const { answers, choosing } = asked(prompt('mus', [say('mus')], [pick('show', ['1O'], 1, 1)]), ['1O']);
    answers.toggle(null);
    answers.press(answers.aside[0]!);
    expect([choosing.word, given]).toEqual(['show', []]);
    choosing.touch('1O');
    answers.press(answers.aside[0]!);
    expect(given).toEqual(['show 1O']);
  });
});

describe('an accusation', () => {
  it('is narrowed step by step, and one can go back', () => {
    const { answers } = asked(prompt('mus', [say('mus')], [accuse]));
    answers.toggle('claim');
    expect([answers.drawer, answers.aside.map((one) => one.action)]).toEqual([true, ['', 'claim lead 2']]);
    answers.press(answers.aside[0]!);
    expect(answers.aside.map((one) => one.action)).toEqual(['claim revoke 1', 'claim revoke 3']);
    answers.back();
    expect(answers.aside).toHaveLength(2);
    expect(answers.aside[0]!.accuse).not.toBeNull();
    answers.press(answers.aside[0]!);
    answers.press(answers.aside[1]!);
    expect([given, answers.drawer, answers.accusing]).toEqual([['claim revoke 3'], false, null]);
  });

  it('closes its drawer when it is touched again, and makes room for the other things', () => {
    const { answers } = asked(prompt('mus', [say('mus')], [accuse, say('sign')]));
    answers.toggle('claim');
    answers.toggle(null);
    expect([answers.drawer, answers.aside.map((one) => one.action)]).toEqual([true, ['sign']]);
    answers.toggle(null);
    expect(answers.drawer).toBe(false);
  });
});
