/** The engine: Python in a worker of its own, begun when it is first needed. */

import type { Reply } from '../lib/line';
import { me } from './me';
import type { FromWorker, ToWorker } from './messages';

class Engine {
  /** How much of the engine has come, from 0 to 1; null when it is here, or not asked for. */
  coming = $state<number | null>(null);
  failed = $state(false);
  /** What is played can no longer be kept. */
  full = $state(false);
  private worker: Promise<Worker> | null = null;
  private number = 0;
  private readonly waiting = new Map<number, { done: (reply: Reply) => void; failed: (why: Error) => void }>();
  private readonly ears = new Map<string, (text: string) => void>();

  private begin(): Promise<Worker> {
    this.worker ??= new Promise<Worker>((done, failed) => {
      this.coming = 0;
      this.failed = false;
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const give = (why: string): void => {
        this.coming = null;
        this.failed = true;
        this.worker = null;
        worker.terminate();
        failed(new Error(why));
      };
      worker.onerror = (event) => give(event.message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'coming') this.coming = data.share;
        else if (data.kind === 'failed') give(data.why);
        else if (data.kind === 'ready') {
          this.coming = null;
          done(worker);
        } else this.hear(data);
      };
    });
    return this.worker;
  }

  private hear(news: FromWorker): void {
    if (news.kind === 'told') this.ears.get(news.table)?.(news.text);
    else if (news.kind === 'full') this.full = true;
    else if (news.kind === 'reply') {
      this.waiting.get(news.id)?.done(news.reply);
      this.waiting.delete(news.id);
    }
  }

  private async send(message: ToWorker): Promise<void> {
    (await this.begin()).postMessage(message);
  }

  async ask(method: string, path: string, body: unknown = {}): Promise<Reply> {
    const id = ++this.number;
    const reply = new Promise<Reply>((done, failed) => this.waiting.set(id, { done, failed }));
    await this.send({ kind: 'ask', id, method, path, body: JSON.stringify(body), name: me().name });
    return reply;
  }

  /** Hear a table from this event on; what is answered instead, if that cannot be. */
  async enter(table: string, since: number, hear: (text: string) => void): Promise<Reply | null> {
    this.ears.set(table, hear);
    const there = await this.ask('GET', `/tables/${table}`);
    if (there.status !== 200) return there;
    await this.send({ kind: 'enter', table, since });
    return null;
  }

  say(table: string, text: string): void {
    void this.send({ kind: 'say', table, text });
  }

  exit(table: string): void {
    this.ears.delete(table);
    void this.send({ kind: 'exit', table });
  }
}

export const engine = new Engine();
