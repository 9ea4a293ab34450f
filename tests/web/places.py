"""What lies where on the page, at every size of a screen."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = ((360, 640), (390, 844), (844, 390), (640, 400), (1280, 800))
"""Phones upright and sideways, a page seen large, and a desk."""

SHEET = "() => document.querySelector('section.end')"
"""The sheet of a hand's end, once it lies there."""

BOXES = "all => all.filter(e => e.offsetParent).map(e => e.getBoundingClientRect().toJSON())"
"""Where each of these lies, of those that are seen."""

STILL = "() => Promise.allSettled(document.getAnimations().map(a => a.finished)).then(() => null)"
"""Until nothing moves."""

CROSSED = """() => {
    const HELD = '.at-hand :is(.card, .pile)';
    const kinds = ['.plate', '.fan', '.strip', '.small.piles', '.played', '.stock', '.turned', '.trump', '.stages li',
        '.heaps li', '.notes', '.score', '.answers button', HELD, '.bubble'];
    const seen = e => e.offsetParent && e.getBoundingClientRect().width > 2 && !e.closest('.at-over');
    const all = kinds.flatMap(kind => [...document.querySelectorAll(kind)].filter(seen)
        .map(element => ({ kind, element, box: element.getBoundingClientRect() })));
    const told = element => (element.textContent || element.ariaLabel || '').trim().slice(0, 20);
    const name = ({ kind, element }) => `${kind} ${told(element)}`;
    // Answers and hand stay at the foot of the screen: what there is no room for above them is scrolled to.
    const table = document.querySelector('.baize'), scrolls = table.scrollHeight > table.clientHeight + 1;
    const own = ({ element }) => element.closest('.own') !== null;
    const apart = (a, b) => scrolls && own(a) !== own(b)
        || a.kind === b.kind && (a.kind === '.played' || a.kind === HELD)
        || a.element.contains(b.element) || b.element.contains(a.element)
        || b.kind === '.bubble' && a.kind === '.fan' && a.element.parentElement === b.element.parentElement
        || Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) < 6
        || Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) < 6;
    const rim = document.querySelector('.baize').getBoundingClientRect();
    const inside = ({ box }) => box.left > rim.left - 1 && box.right < rim.right + 1 && box.top > rim.top - 1;
    const under = (a, place) => all.slice(place + 1).filter(b => !apart(a, b)).map(b => `${name(a)} / ${name(b)}`);
    return [...all.flatMap(under), ...all.filter(one => !inside(one)).map(one => `${name(one)} is cut`)];
}"""
"""What lies over something else, and what is cut off."""

AT_REST = """async () => {
    const crossed = CROSSED;
    for (let frame = 0; ; frame += 1) {
        await new Promise(requestAnimationFrame);
        await (STILL)();
        const found = crossed();
        if (found.length === 0 || frame > 1200) return found;
    }
}""".replace("CROSSED", CROSSED).replace("STILL", STILL)
"""The same, once the cards that are still on their way have come to rest."""


DRAWN = """async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Until what follows from another size is drawn: the table is measured in one frame and arranged in the next."""


RESTLESS = """async () => {
    const parts = () => [...document.querySelectorAll('.baize > *')];
    const boxes = () => JSON.stringify(parts().map(part => part.getBoundingClientRect()));
    let changes = 0, before = boxes();
    for (let frame = 0; frame < 8; frame += 1) {
        await new Promise(requestAnimationFrame);
        const now = boxes();
        changes += now !== before;
        before = now;
    }
    return changes > 3;
}"""
"""Whether the parts of the table go on changing places: once they may, as when a word that was said is taken away."""


def resized(page: Page, size: tuple[int, int]) -> None:
    """Look at it on a screen of this size, once the page has drawn itself anew for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    page.evaluate(DRAWN)


def crossed(page: Page) -> list[str]:
    """What lies over something else or is cut off."""
    return [str(pair) for pair in page.evaluate(AT_REST)]
