/** What is said at a seat, for as long as it hangs in the air. */

/** So long a word is seen. */
const LASTS = 3200;

export class Speaking {
  bubble = $state('');
  private before = '';
  private timer = 0;

  /** What stands there, and what was heard from there just now though it may count no more; said again it is heard again. */
  hear(said: string, heard: string): void {
    this.say(said === this.before ? heard : said);
    this.before = said;
  }

  /** What stands there without being said: it is old when something is said next. */
  pass(said: string): void {
    this.before = said;
  }

  say(text: string): void {
    if (!text) return;
    this.bubble = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hush(), LASTS);
  }

  hush(): void {
    this.bubble = '';
  }
}
