import { expect, test } from 'vitest';
import { namedNow, together } from '../src/lib/payments';
import type { Entry } from '../src/messages';

const paid = (payer: Entry['payer'], payee: Entry['payee'], amount: number, reason: string, ...laws: string[]): Entry => ({ hand: 3, payer, payee, amount, reason, laws });

test('payments for one reason between the same two are added up, with all their laws, where the first one stood', () => {
  const entries = [paid('bank', 0, 1, 'card', 'cie.137'), paid('bank', 1, 1, 'trick', 'cie.138'), paid('bank', 0, 2, 'card', 'cie.137', 'cie.140')];
  expect(together(entries)).toEqual([paid('bank', 0, 3, 'card', 'cie.137', 'cie.140'), paid('bank', 1, 1, 'trick', 'cie.138')]);
});

test('what goes to and fro is not added up', () => {
  const entries = [paid(0, 1, 2, 'stake'), paid(1, 0, 2, 'stake'), paid(0, 'pot', 2, 'stake')];
  expect(together(entries)).toEqual(entries);
});

test('whoever paid keeps the payment when seats are drawn anew, twice even; what is carried over is not shown', () => {
  const entries = [paid(0, 'pot', 5, 'entry'), paid('middle', 2, 5, 'new-seats'), paid(2, 1, 3, 'base'), paid(0, 1, 1, 'new-seats')];
  const moved = [
    { before: 1, until: 2, seats: [2, 0, 1] },
    { before: 3, until: 4, seats: [1, 0, 2] },
  ];
  expect(namedNow(entries, moved)).toEqual([paid(2, 'pot', 5, 'entry'), paid(2, 0, 3, 'base')]);
  expect(namedNow(entries, [])).toEqual(entries);
});
