/** Which sheets lie beside a table or over it. */

export const BESIDE = ['log', 'ledger', 'talk'] as const;
export type Beside = (typeof BESIDE)[number];
/** What there is to be looked at. */
export type Panel = Beside | 'tricks' | 'deal' | 'advice';

const isBeside = (which: string): which is Beside => BESIDE.some((one) => one === which);

export class Sheets {
  /** What lies over the table. */
  over = $state<'' | 'menu' | Panel>('');
  /** What stands beside it, where there is room. */
  beside = $state<Beside>('log');

  show(which: 'menu' | Panel): void {
    if (isBeside(which) && matchMedia('(min-width: 1000px)').matches) this.beside = which;
    else this.over = which;
  }

  close(): void {
    this.over = '';
  }
}
