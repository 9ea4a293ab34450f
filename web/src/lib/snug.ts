/** How close together things stand on the baize: as far apart as there is room for. */

/** The closest there is. What does not fit even so is scrolled to. */
const CLOSEST = 3;

/** What else makes room for many answers in a column of their own, one after the other. */
const MORE = ['data-terse', 'data-nameless'];

export function snug(baize: HTMLElement): { destroy: () => void } {
  const fits = (): boolean => baize.scrollHeight <= baize.clientHeight + 1;
  const crowded = (): boolean => {
    const answers = baize.querySelector('.at-prompt');
    return answers !== null && answers.scrollHeight > answers.clientHeight + 1;
  };

  /** From the widest on, so that it depends on nothing but what there is to show and the room for it. */
  function arrange(): void {
    for (const sign of ['data-scrolls', ...MORE]) baize.removeAttribute(sign);
    for (let level = 0; level <= CLOSEST; level += 1) {
      baize.dataset.snug = String(level);
      if (fits()) break;
    }
    baize.toggleAttribute('data-scrolls', !fits());
    // Where the answers have a column of their own the question stands above them if there is room for both, and one's
    // own name if there is room for all of them.
    for (const sign of MORE) baize.toggleAttribute(sign, crowded());
  }

  // What a part of the table holds may also change by itself, as when a picture comes. It is arranged anew only if it no
  // longer fits: parts change by being arranged too, and else the table would go to and fro without end.
  let due = 0;
  const parts = new ResizeObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => {
      if (!fits()) arrange();
    });
  });
  const changes = new MutationObserver((records) => {
    for (const record of records) if (record.target === baize) record.addedNodes.forEach(watch);
    arrange();
  });
  const size = new ResizeObserver(arrange);

  function watch(node: Node): void {
    if (node instanceof HTMLElement) parts.observe(node);
  }

  baize.childNodes.forEach(watch);
  changes.observe(baize, { subtree: true, childList: true, characterData: true });
  size.observe(baize);
  arrange();
  return {
    destroy() {
      cancelAnimationFrame(due);
      for (const observer of [parts, changes, size]) observer.disconnect();
    },
  };
}
