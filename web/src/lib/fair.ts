/** Checking a deal in the page: the same arithmetic as tapete.cards.shuffled and docs/fair-deal.md. */

import type { DealProof } from '../messages';

const encode = (text: string) => new TextEncoder().encode(text);

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The player's part in a shuffle. */
export function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export async function commitment(table: string, deal: number, secret: string): Promise<string> {
  return hex(await sha256(encode(`tapete commitment 1\n${table}\n${deal}\n${secret}\n`)));
}

export async function seed(table: string, deal: number, secret: string, nonces: readonly (string | null)[]): Promise<Uint8Array<ArrayBuffer>> {
  const given = nonces.map((nonce, place) => (nonce === null ? '' : `${place} ${nonce}\n`)).join('');
  return sha256(encode(`tapete seed 1\n${table}\n${deal}\n${secret}\n${given}`));
}

async function* numbers(seed: Uint8Array<ArrayBuffer>): AsyncGenerator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = new Uint8Array(seed.length + 4);
    block.set(seed);
    new DataView(block.buffer).setUint32(seed.length, counter);
    const words = new DataView((await sha256(block)).buffer);
    for (let start = 0; start < 32; start += 4) yield words.getUint32(start);
  }
}

/** A uniform permutation that follows from the seed alone. */
export async function shuffled<T>(items: readonly T[], seed: Uint8Array<ArrayBuffer>): Promise<T[]> {
  const result = [...items];
  const words = numbers(seed);
  for (let last = result.length - 1; last > 0; last -= 1) {
    const fair = Math.floor(2 ** 32 / (last + 1)) * (last + 1);
    let word: number;
    do word = (await words.next()).value;
    while (word >= fair);
    const place = word % (last + 1);
    [result[last], result[place]] = [result[place]!, result[last]!];
  }
  return result;
}

/** What was seen of a shuffle while it was made: the promise, and our own part in it, unless it could not be sent. */
export interface Seen {
  commitment: string;
  nonce: string | null;
}

export type Verdict = 'right' | 'other-promise' | 'wrong-secret' | 'nonce-left-out' | 'other-nonce' | 'wrong-order' | 'unchecked';

/** Recompute a shuffle, and compare it with what this page saw and gave. */
export async function verify(table: string, proof: DealProof, place: number | null, seen?: Seen): Promise<Verdict> {
  // Browsers compute digests only for pages that came over https, or from the same machine.
  if (crypto.subtle === undefined) return 'unchecked';
  if (seen && seen.commitment !== proof.commitment) return 'other-promise';
  if ((await commitment(table, proof.deal, proof.secret)) !== proof.commitment) return 'wrong-secret';
  const outcome = await shuffled(proof.items, await seed(table, proof.deal, proof.secret, proof.nonces));
  if (outcome.join(' ') !== proof.outcome.join(' ')) return 'wrong-order';
  return place !== null && seen?.nonce ? ownPart(seen.nonce, proof.nonces[place] ?? null) : 'right';
}

/** Whatever the server says of those it left out: a number that was sent must have been used. */
function ownPart(sent: string, used: string | null): Verdict {
  if (used === null) return 'nonce-left-out';
  return used === sent ? 'right' : 'other-nonce';
}

/** The deals that did not come out as was promised, and in what, but for those that have been looked at. */
export function wrongDeals(
  proofs: readonly DealProof[],
  verdicts: ReadonlyMap<number, Verdict>,
  looked: ReadonlySet<number>,
): { hand: number; verdict: Verdict }[] {
  return proofs
    .filter((proof) => !looked.has(proof.deal))
    .map((proof) => ({ hand: proof.hand, verdict: verdicts.get(proof.deal) ?? 'right' }))
    .filter(({ verdict }) => verdict !== 'right' && verdict !== 'unchecked');
}
