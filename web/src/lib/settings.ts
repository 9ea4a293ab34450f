/** How a table is liked by whoever has not said. */

import type { Settings } from '../messages';

export const USUAL: Settings = {
  language: '', deck: 'usual', theme: 'auto', motion: 'auto', sound: false, forced: true, trumps_first: true, big: false, rest: 'usual', notify: false,
}; // prettier-ignore
