/** Asking for something, and hearing why not. */

import { ask as overLine } from '#line';
import type { Problem } from '../messages';

/** What was asked was refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** What is said where nobody answers. */
export const OFFLINE: Problem = { key: 'offline', message: 'The server does not answer. Try again in a moment.', args: {} };

let csrf = '';

export function useToken(token: string): void {
  csrf = token;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer;
  try {
    answer = await overLine(method, path, csrf, body);
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  if (answer.status >= 400) throw new Refusal(problemOf(answer.body, answer.status), answer.status);
  return answer.body as T;
}

function problemOf(body: unknown, status: number): Problem {
  const told = body as Partial<Problem> & { detail?: string };
  return { key: told.key ?? 'unknown', message: told.message || told.detail || String(status), args: told.args ?? {} };
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
