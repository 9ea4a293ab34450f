import { describe, expect, it } from 'vitest';
import { parseRoute } from '../src/lib/route';
import { blocks } from '../src/lib/markdown';

const at = (path: string) => parseRoute(new URL(path, 'http://table.test'));

describe('an address', () => {
  it('names its page', () => {
    expect(at('/').page).toBe('home');
    expect(at('/table/abc')).toMatchObject({ page: 'table', id: 'abc' });
    expect(at('/rules/mus?law=mus.1').query.get('law')).toBe('mus.1');
  });
  it('that is unknown leads nowhere', () => {
    expect(at('/casino').page).toBe('nowhere');
    expect(at('/table/a/b').page).toBe('nowhere');
  });
});

describe('the teaching text', () => {
  it('has headings, lists and paragraphs', () =>
    expect(blocks('# Mus\nCuatro **reyes**.\n\n- uno\n- dos').map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list']));
});
