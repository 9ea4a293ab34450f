/** The line to the server: requests over HTTP, tables over a socket. A page without a server has another (`alone/line.ts`). */

/** Whether there is nobody but the house to play with. */
export const ALONE: boolean = false;

/** How much of what plays here has come, from 0 to 1; null when there is nothing to wait for. */
export const coming = (): number | null => null;

/** Whether what is played can no longer be kept. */
export const full = (): boolean => false;

/** What came back; the `body` of a refusal is a `Problem`. */
export interface Reply {
  status: number;
  body: unknown;
}

/** A table that is listened to. */
export interface TableLine {
  /** Whether it could be said. */
  say(text: string): boolean;
  close(): void;
}

/** Ask, with the token that proves that it is this page that asks. */
export async function ask(method: string, path: string, token: string, body?: unknown): Promise<Reply> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF-Token'] = token;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: answer.status, body: await bodyOf(answer) };
}

async function bodyOf(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json();
  try {
    return await answer.json();
  } catch {
    return { message: answer.statusText };
  }
}

/** Listen to a table from this event on; `lost` is told the code with which it ended. */
export function listen(table: string, since: number, hear: (text: string) => void, lost: (code: number) => void): TableLine {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?since=${since}`);
  socket.onmessage = (message) => hear(message.data as string);
  socket.onclose = (closing) => lost(closing.code);
  return {
    say(text) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close: () => socket.close(),
  };
}

/** The record of a match as a file. */
export function record(table: string, language: string): Promise<string> {
  return Promise.resolve(`/api/tables/${table}/record?language=${language}`);
}
