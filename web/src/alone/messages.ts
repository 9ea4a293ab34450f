/** What the page and its engine say to each other. */

import type { Reply } from '../lib/line';

export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; body: string; name: string }
  | { kind: 'enter'; table: string; since: number }
  | { kind: 'say'; table: string; text: string }
  | { kind: 'exit'; table: string };

export type FromWorker =
  | { kind: 'coming'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'full' }
  | { kind: 'reply'; id: number; reply: Reply }
  | { kind: 'told'; table: string; text: string };
