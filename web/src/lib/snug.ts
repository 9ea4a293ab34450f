/** How close together things stand on the baize: as far apart as there is room for. */

/** The closest there is. What does not fit even so is scrolled to. */
const CLOSEST = 3;

export function snug(baize: HTMLElement): { destroy: () => void } {
  const fits = (): boolean => baize.scrollHeight <= baize.clientHeight + 1;

  /** From the widest on, so that it depends on nothing but what there is to show and the room for it. */
  function arrange(): void {
    for (let level = 0; level <= CLOSEST; level += 1) {
      baize.dataset.snug = String(level);
      if (fits()) break;
    }
    baize.toggleAttribute('data-scrolls', !fits());
  }

  const changes = new MutationObserver(arrange);
  const sizes = new ResizeObserver(arrange);
  changes.observe(baize, { subtree: true, childList: true, characterData: true });
  sizes.observe(baize);
  arrange();
  return {
    destroy() {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
