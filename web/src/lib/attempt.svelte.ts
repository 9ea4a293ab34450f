/** Things that may fail. */

import { session } from './session.svelte';

export class Attempt {
  /** Why the last one failed, until the next is begun. */
  error = $state('');

  /** Do it; whether it could be done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.error = '';
    try {
      await work();
      return true;
    } catch (problem) {
      this.error = session.why(problem);
      return false;
    }
  }
}
