/** A table as one sees it who sits there or watches: what is asked, what may be done, and how it stands. Nothing in it is drawn. */

import { untrack } from 'svelte';
import type { CardText, Prompt, SeatView, TableInfo, View } from '../messages';
import { Choosing } from './choosing.svelte';
import { guide } from './guide.svelte';
import { HandSheet } from './handsheet.svelte';
import { namedTable } from './names';
import { notify } from './notify';
import { forced } from './offers';
import { heldBy, namesOf } from './seen';
import { session, showing, t } from './session.svelte';
import { sound } from './sound';
import type { TableLink } from './tablelink.svelte';
import { Telling } from './telling.svelte';
import type { Words } from './words';

/** How long a full trick rests. */
const RESTS = { calm: 900, brisk: 500, instant: 0 };
/** How long the only answer is seen before it is given. */
const FORCED = 700;

export class TableRoom {
  readonly table: TableInfo | null = $derived.by(() => this.link.table);
  readonly game: string = $derived.by(() => this.link.view?.game ?? this.link.table?.game ?? '');
  readonly title: string = $derived(session.game(this.game)?.title ?? '');
  readonly folder: string = $derived(session.game(this.game)?.folder ?? this.game);
  readonly words: Words = $derived(session.wordsFor(this.game));
  /** Nothing is shown before there are words for it. */
  readonly view: View | null = $derived.by(() => (session.has(this.game) ? this.link.view : null));

  readonly names: string[] = $derived(namesOf(this.view));
  /** The seat at the bottom. */
  readonly from: number = $derived(this.view?.seat ?? 0);
  readonly own: SeatView | undefined = $derived(this.view && this.view.seat !== null ? this.view.seats[this.view.seat] : undefined);
  readonly held: CardText[] = $derived(heldBy(this.own));
  readonly open: boolean = $derived(this.view?.table === 'open');
  readonly over: boolean = $derived(this.view !== null && this.view.winners !== null);
  /** Whoever has left his place to a bot only looks on. */
  readonly left: boolean = $derived(this.table !== null && this.table.place !== null && this.table.places[this.table.place]?.resigned === true);
  /** Whether there is a place of one's own, and nobody else in it. */
  readonly sits: boolean = $derived(this.table !== null && this.table.place !== null && !this.left);

  /** Where only what is lawful can be done the guide can say why. */
  readonly guidable: boolean = $derived(this.view?.table === 'guided' && this.own !== undefined && !this.left && !this.over);
  readonly guided: boolean = $derived(this.guidable && guide.speaksOf(this.folder));

  /** Who plays with the house alone may ask what to do, and why the house played as it did. */
  readonly advisable: boolean = $derived(this.sits && this.table?.places.filter(({ kind }) => kind !== 'bot').length === 1);

  readonly prompt: Prompt | null = $derived(this.view?.prompt ?? null);
  readonly waiting: boolean = $derived.by(() => this.link.waiting);
  readonly choosing = new Choosing(this);
  readonly yours: boolean = $derived(this.prompt !== null && this.prompt.offers.length > 0 && (!this.open || this.view?.turn === this.view?.seat));
  /** For whom all wait; nothing, when it is nobody in particular. */
  readonly awaits: string = $derived.by(() => {
    const turn = this.view?.turn ?? null;
    return turn === null ? '' : t('web-turn-of', { name: this.names[turn] ?? '' });
  });
  /** One who is not awaited reads for whom all wait, unless there is something that all are asked. */
  readonly question: string = $derived.by(() => {
    if (!this.prompt) return '';
    const { key } = this.prompt;
    if (key === 'out-of-turn' && this.choosing.chosen.length > 0) return t('web-out-of-turn');
    const others = this.awaits && this.view?.turn !== this.view?.seat;
    if (others && (key === 'aside' || key === 'out-of-turn')) return this.awaits;
    return this.words.text(`prompt-${key}`);
  });
  /** The one answer there is, where it is given for you: unless you wish otherwise, have just taken it back, or are told why it is the only one. */
  readonly forced: string | null = $derived.by(() => {
    const wished = session.settings.forced && !this.open && !this.guided && !this.takenBack;
    return wished && !this.waiting ? forced(this.prompt) : null;
  });
  private takenBack = $state(false);

  readonly telling = new Telling(this);
  readonly sheet = new HandSheet(this);
  /** How long a full trick rests. */
  readonly rest: number = $derived(RESTS[this.table?.pace ?? 'calm']);
  /** How the match ended. */
  readonly ending: string = $derived(this.view?.winners ? this.words.ending(this.view.winners, this.view.scores, this.names, this.view.seat) : '');
  /** Why the match is over, as all were told. */
  readonly why: string = $derived.by(() => {
    const last = this.link.log.findLast((line) => line.event.key === 'match-over');
    return this.over && last ? this.words.event(last.event, last.names, last.you) : '';
  });
  readonly won: boolean = $derived(this.view?.winners?.length === 1 && this.own !== undefined && this.view.winners.includes(this.own.side));

  constructor(readonly link: TableLink) {}

  /** Follow what happens at the table, for as long as it is shown. */
  follow(): void {
    $effect(() => this.bringWords());
    showing(() => this.game);
    $effect(() => {
      void this.link.at;
      untrack(() => this.choosing.begin());
    });
    $effect(() => {
      const lines = this.link.fresh;
      if (!session.has(this.game)) return;
      untrack(() => {
        this.telling.hear(lines);
        if (lines.some((line) => line.event.key === 'plays')) sound('card');
      });
    });
    $effect(() => {
      if (!this.yours) return;
      sound('turn');
      untrack(() => notify(this.title || 'Tapete', this.question || t('your-turn')));
    });
    $effect(() => {
      if (this.won) sound('won');
    });
    $effect(() => this.answerForced());
    $effect(() => this.sheet.ripen());
  }

  act(action: string): void {
    this.telling.clear();
    this.takenBack = false;
    this.link.act(action);
  }

  takeBack(): void {
    this.takenBack = true;
    this.link.takeBack();
  }

  /** The table as it was answered to something that was asked of it. */
  update(next: TableInfo): void {
    this.link.table = namedTable(next);
  }

  /** As long as they do not come they are asked for again. */
  private bringWords(): (() => void) | undefined {
    const game = this.game;
    if (this.link.status !== 'open' || session.has(game)) return undefined;
    let timer = 0;
    const bring = (): Promise<void> => session.bring(game).catch(() => void (timer = window.setTimeout(bring, 1000)));
    void bring();
    return () => clearTimeout(timer);
  }

  private answerForced(): (() => void) | undefined {
    const move = this.forced;
    // Whoever is asked the same once more answers once more.
    void this.prompt;
    if (move === null) return undefined;
    const timer = setTimeout(() => this.link.act(move), this.table?.pace === 'instant' ? 0 : FORCED);
    return () => clearTimeout(timer);
  }
}
