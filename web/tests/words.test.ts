import { describe, expect, it } from 'vitest';
import { letters } from '../src/lib/letters';
import { withLaws } from '../src/lib/laws';
import { lawsOf, parseAction, plain, Words } from '../src/lib/words';
import { read, words as files } from './files';
import type { Accuse, Call, Entry, Heap, Note, Problem, TableEvent } from '../src/messages';

const spanish = new Words('es', files('es'), 'malilla');

describe('words', () => {
  it('name cards', () => {
    expect(spanish.card('12C')).toBe('rey de copas');
    expect(new Words('en', files('en'), '', true).card('11E')).toBe('queen of spades');
  });

  it.each(['es', 'pt', 'en'])('tell of none in other words than of one (%s)', (language) => {
    const words = new Words(language, files(language), 'zanga');
    expect([0, 1, 2].map((count) => words.unit('vales', count))).toEqual(['0 vales', '1 vale', '2 vales']);
  });

  it.each(['es', 'pt', 'en'])('are heard where a message says which they are (%s)', (language) => {
    const words = new Words(language, files(language), 'mus');
    const event = { key: 'no-hay-mus', seat: 1, details: [], to: null, until: '', ends: '' };
    const takes = { ...event, key: 'plays', seat: 0, details: [['card', '1E']] as [string, string][] };
    expect([...words.heard([event, takes], ['Ana', 'Luis', 'Eva', 'Iker'])]).toEqual([[1, { text: 'No hay mus' }]]);
  });

  it('lose their accents in keys', () => expect(plain('licença geral')).toBe('licenca-geral'));

  it('speak to the reader', () => {
    const event = { key: 'plays', seat: 1, details: [['card', '1E']] as [string, string][], to: null, until: '', ends: '' };
    expect(spanish.event(event, ['Ana', 'Luis'], 1)).toBe('Juegas el as de espadas.');
    expect(spanish.event(event, ['Ana', 'Luis'], 0)).toBe('Luis juega el as de espadas.');
  });

  it('name the cards to those who listen, and write them for those who read', () => {
    const event = { key: 'shows', seat: 1, details: [['cards', ['12C', '2O']]] as [string, string[]][], to: null, until: '', ends: '' };
    const cientos = new Words('es', files('es'), 'cientos');
    expect(cientos.event(event, ['Ana', 'Luis'], 0)).toContain('12C 2O');
    expect(cientos.aloud(event, ['Ana', 'Luis'], 0)).toContain('rey de copas, diez (el dos) de oros');
  });

  it('call the ten of a French pack a ten, only where it is one', () => {
    expect(new Words('en', files('en'), 'cientos', true).card('2E')).toBe('ten of spades');
    expect(new Words('en', files('en'), 'mus', true).card('2E')).toBe('two of spades');
  });

  it('label actions, with the argument’s own label where there is one', () => {
    expect(spanish.action(parseAction('cut 7'), [])).toBe('Cortar (7)');
    expect(spanish.action(parseAction('claim revoke 1'), ['Ana', 'Luis'])).toContain('Luis');
    expect(spanish.action(parseAction('favourite oros'), [])).toContain('oros');
  });

  it('count what is picked', () => {
    const pick = { word: 'discard', cards: ['1E', '2E'], least: 0, most: 2 };
    expect(spanish.pick(pick, [])).not.toBe(spanish.pick(pick, ['1E']));
  });

  it('put the reader first among people', () => expect(spanish.people([0, 2], ['Ana', 'Luis', 'Eva'], 2)).toBe('Tú y Ana'));

  it('do not name again whose name stands above', () => {
    const cientos = new Words('es', files('es'), 'cientos');
    expect(cientos.note({ key: 'points', value: 19, seat: 0 }, ['Ana'])).toBe('Ana lleva 19 en esta mano');
    expect(cientos.plate({ key: 'points', value: 19, seat: 0 }, ['Ana'])).toBe('19 en esta mano');
    expect(cientos.plate({ key: 'tied', value: '', seat: 0 }, ['Ana'])).toBe(cientos.note({ key: 'tied', value: '', seat: 0 }, ['Ana']));
  });

  it('tell how a rating has changed, as the language writes numbers', () => {
    expect(spanish.rated('Ana', { before: 1000, after: 1012.34 })).toBe('Nivel de Ana: 1000,0 → 1012,3 (+12,3)');
    expect(new Words('en', files('en')).rated('Ana', { before: 1000, after: 990 })).toBe("Ana’s rating: 1000.0 → 990.0 (-10.0)");
  });

  it('call what comes before the first hand no hand', () => {
    expect(spanish.text('web-hand', { number: 0 })).toBe('Antes de la primera mano');
    expect(spanish.text('web-hand', { number: 2 })).toBe('Mano 2');
  });

  it('give a readable form to what has no words, and remember it', () => {
    expect(spanish.text('event-never-heard-of')).toBe('never heard of');
    expect(spanish.missing).toContain('event-never-heard-of');
  });

  it('say the same keys in every language', () => {
    const keys = (language: string) => [...(files(language).web ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    expect(keys('pt')).toEqual(keys('es'));
    // The English of an error is the message it comes with.
    expect(keys('en')).toEqual(keys('es').filter((key) => !key.startsWith('error-')));
  });
});

// The same cases are told by tests/test_words_alike.py.
describe('the terminal and the page', () => {
  interface Case {
    folder: string;
    language: string;
    told: string;
    you?: number | null;
  }
  const cases = JSON.parse(read('tests/words_alike.json')) as {
    names: string[];
    account: (Case & { account: number | string; scores: [number, number[]][] })[];
    amount: (Case & Pick<Entry, 'payer' | 'payee' | 'amount'> & { unit: string })[];
    event: (Case & Pick<TableEvent, 'key' | 'seat' | 'details'>)[];
    note: (Case & Note)[];
    action: (Case & { action: string })[];
    call: (Case & Call)[];
    heap: (Case & Heap & { unit: string })[];
    accuse: (Case & Accuse)[];
    ending: (Case & { winners: number[]; scores: [number, number[]][] })[];
    problem: (Case & Pick<Problem, 'key' | 'args'>)[];
  };
  const { names } = cases;
  const words = ({ folder, language }: Case) => new Words(language, files(language), folder);

  it.each(cases.account)('name $account alike', (one) => {
    const scores = one.scores.map(([side, seats]) => ({ side, seats, total: 0, pieces: [], count: null }));
    expect(words(one).account(one.account, scores, names, one.you ?? null)).toBe(one.told);
  });
  it.each(cases.amount)('count $amount from $payer to $payee alike', (one) =>
    expect(words(one).amount({ hand: 1, reason: '', laws: [], ...one }, one.unit)).toBe(one.told));
  it.each(cases.event)('tell $key alike', (one) => expect(words(one).event({ ...one, to: null, until: '', ends: '' }, names, one.you ?? null)).toBe(one.told));
  it.each(cases.note)('note $key alike', (one) => expect(words(one).note(one, names, one.you)).toBe(one.told));
  it.each(cases.action)('label $action alike', (one) => expect(words(one).action(parseAction(one.action), names)).toBe(one.told));
  it.each(cases.call)('tell that $said was called alike', (one) => expect(`${words(one).stage(one.stage)}: ${words(one).call(one, names)}`).toBe(one.told));
  it.each(cases.heap)('name the heap $key alike', (one) => expect(words(one).heap(one, one.unit, names)).toBe(one.told));
  it.each(cases.ending)('tell that $winners won alike', (one) => {
    const scores = one.scores.map(([side, seats]) => ({ side, seats, total: 0, pieces: [], count: null }));
    expect(words(one).ending(one.winners, scores, names, one.you ?? null)).toBe(one.told);
  });
  it.each(cases.problem)('say what is wrong by $key alike', (one) => expect(words(one).problem({ ...one, message: '' })).toBe(one.told));
  it.each(cases.accuse)('label $charges alike', (one) => expect(words(one).accuse(one)).toBe(one.told));
});

describe('laws', () => {
  it('are found where a text names them', () => {
    const event: TableEvent = { key: 'ruling', seat: 0, details: [['laws', ['mal.23', 'mal.coja.2']], ['cards', ['1E']]], to: null, until: '', ends: '' }; // prettier-ignore
    expect(lawsOf(event)).toEqual(['mal.23', 'mal.coja.2']);
    const pieces = withLaws('Ana: renuncio (mal.23, mal.coja.2). 1E, mal.24', lawsOf(event));
    expect(pieces.flatMap(({ named, text }) => (named ? text : []))).toEqual(['mal.23', 'mal.coja.2']);
    expect(pieces.map(({ before, text, after }) => before + text + after).join('')).toBe('Ana: renuncio (mal.23, mal.coja.2). 1E, mal.24');
    const marked = pieces.filter(({ named }) => named);
    expect(marked.map(({ before, after }) => [before, after])).toEqual([['(', ','], ['', ').']]);
  });
});

describe('letters', () => {
  it('are the first free of each label', () => expect(letters(['Envido', 'Eh', 'Paso', 'Órdago'])).toEqual(['e', 'h', 'p', 'o']));
});
