/** Asking the server over HTTP. */

import type { Problem } from '../messages';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

let csrf = '';

export function useToken(token: string): void {
  csrf = token;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal({ key: 'offline', message: 'The server does not answer. Try again in a moment.', args: {} }, 0);
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer), answer.status);
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem> & { detail?: string };
    return { key: problem.key ?? 'unknown', message: problem.message ?? problem.detail ?? answer.statusText, args: problem.args ?? {} };
  } catch {
    return { key: 'unknown', message: answer.statusText || String(answer.status), args: {} };
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
