import { describe, expect, it } from 'vitest';
import { addressOf, asked, changedBy, changesOf, optionsOf } from '../src/lib/regulations';
import type { GameInfo, OptionInfo, RegulationInfo } from '../src/messages';

const option = (name: string, values: OptionInfo['values'], extra: Partial<OptionInfo> = {}): OptionInfo => ({
  name, kind: 'choice', default: values[0]!, values, least: null, most: null, usual: [], law: '', label: name, labels: {}, ...extra,
});
const bizkaia: RegulationInfo = { name: 'bizkaia', title: 'Bizkaia', about: '', options: { goal: 30, kings: 8 }, source: '', address: '', doubt: '' };
const game: GameInfo = {
  name: 'mus', folder: 'mus', title: '', about: '', seats: 4, unit: '', tables: ['guided'], levels: [], level: '', pairs: { partners: 'fixed' }, regulations: [bizkaia],
  emblem: [], french: [], ten: null,
  options: [
    option('goal', [40, 30]), option('kings', [8, 4]), option('partners', ['drawn', 'fixed']),
    option('rounds', [], { kind: 'number', default: 4, least: 1, most: 50, usual: [1, 2] }), option('talk', [false, true], { kind: 'flag' }),
  ],
};

const read = (path: string) => asked(game, new URL(path, 'http://table.test').searchParams);

describe('a regulation', () => {
  it('sets its options and leaves the others as usual', () => {
    expect(optionsOf(game, bizkaia)).toEqual({ goal: 30, kings: 8, partners: 'drawn', rounds: 4, talk: false });
    expect(changedBy(game, bizkaia).map((one) => one.name)).toEqual(['goal']);
  });
  it('is changed by another value, but not by how people sit down', () => {
    const own = optionsOf(game, bizkaia);
    expect(changesOf(game, bizkaia, { ...own, partners: 'fixed' })).toEqual([]);
    expect(changesOf(game, bizkaia, { ...own, goal: 40 }).map((one) => one.name)).toEqual(['goal']);
    expect(changesOf(game, undefined, { ...optionsOf(game, undefined), partners: 'fixed' }).map((one) => one.name)).toEqual(['partners']);
  });
});

describe('the address of some rules', () => {
  it('carries what is not as usual, and brings it back', () => {
    const options = { ...optionsOf(game, bizkaia), kings: 4, rounds: 12, talk: true };
    const address = addressOf(game, bizkaia, options, ' a note & more ');
    expect(address).toBe('/new/mus?rules=bizkaia&kings=4&rounds=12&talk=true&note=a+note+%26+more');
    expect(read(address)).toEqual({ regulation: 'bizkaia', options: { kings: 4, rounds: 12, talk: true }, note: 'a note & more' });
    expect(addressOf(game, undefined, optionsOf(game, undefined))).toBe('/new/mus');
  });
  it('is not heard where it asks for what there is not', () => {
    expect(read('/new/mus?rules=x&goal=41&rounds=51&talk=perhaps&nothing=1&kings=')).toEqual({ regulation: '', options: {}, note: '' });
    expect(read(`/new/mus?rounds=1e1&note=${'x'.repeat(900)}`)).toMatchObject({ options: {}, note: 'x'.repeat(500) });
  });
});
