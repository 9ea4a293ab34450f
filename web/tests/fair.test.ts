import { describe, expect, it, vi } from 'vitest';
import { freshNonce, verify } from '../src/lib/fair';
import type { DealProof } from '../src/messages';

// Made by tapete.server.fair and tapete.cards.shuffled.
const proof: DealProof = {"deal": 3, "hand": 1, "word": "shuffle", "items": ["1O", "2O", "3O", "4O", "5O", "6O", "7O", "8O", "9O", "10O", "11O", "12O", "1C", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "11C", "12C", "1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "9E", "10E", "11E", "12E", "1B", "2B", "3B", "4B", "5B", "6B", "7B", "8B", "9B", "10B", "11B", "12B"], "commitment": "c205b17bacdbd4c75b0d123e612ed90674297b74e683a05a0a2e07b1266bd7f2", "secret": "7777777777777777777777777777777777777777777777777777777777777777", "nonces": ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", null, "0123456789abcdef0123456789abcdef"], "left_out": [1], "outcome": ["7B", "4B", "9O", "1E", "8E", "3B", "3O", "9C", "12C", "8O", "10C", "9B", "2C", "3E", "6C", "1O", "5C", "11O", "10O", "12B", "11B", "11C", "5B", "7E", "2E", "4E", "8C", "6B", "5E", "5O", "12E", "10B", "8B", "6O", "4C", "7C", "12O", "2O", "7O", "4O", "3C", "9E", "1B", "11E", "2B", "6E", "10E", "1C"]};

describe('a deal', () => {
  it('is found right as the server computes it', async () => {
    expect(await verify('tableid', proof, 0, { commitment: proof.commitment, nonce: 'a'.repeat(32) })).toBe('right');
  });

  it('is found wrong when anything was changed', async () => {
    const [first, second, ...rest] = proof.outcome;
    expect(await verify('tableid', { ...proof, outcome: [second!, first!, ...rest] }, null)).toBe('wrong-order');
    expect(await verify('tableid', { ...proof, secret: '8'.repeat(64) }, null)).toBe('wrong-secret');
    expect(await verify('tableid', proof, 0, { commitment: 'other', nonce: '' })).toBe('other-promise');
  });

  it('is found wrong when the number sent was replaced', async () => {
    expect(await verify('tableid', proof, 0, { commitment: proof.commitment, nonce: 'b'.repeat(32) })).toBe('other-nonce');
  });

  it('is found wrong when the number sent was left out, though the server says so itself', async () => {
    expect(proof.left_out).toContain(1);
    expect(await verify('tableid', proof, 1, { commitment: proof.commitment, nonce: 'b'.repeat(32) })).toBe('nonce-left-out');
    expect(await verify('tableid', { ...proof, left_out: [] }, 1, { commitment: proof.commitment, nonce: 'b'.repeat(32) })).toBe('nonce-left-out');
  });

  it('needs no number of ours where none could be sent', async () => {
    expect(await verify('tableid', proof, 1, { commitment: proof.commitment, nonce: null })).toBe('right');
    expect(await verify('tableid', proof, 1)).toBe('right');
  });

  it('is not called fair where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    expect(await verify('tableid', proof, null)).toBe('unchecked');
    vi.unstubAllGlobals();
  });

  it('gets 64 hex digits from us', () => expect(freshNonce()).toMatch(/^[0-9a-f]{64}$/));
});
