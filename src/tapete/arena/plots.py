"""What the duplicates show as pictures: SVG, written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate
from math import ceil, inf, sqrt

from tapete.table.interval import always, student

WIDTH, HEIGHT, EDGE = 720, 400, 56
BARS = 24
BLUE, RED, GREY = "#2f6690", "#b23a48", "#8d99ae"
STYLE = "font-family:sans-serif;font-size:13px"


@dataclass(frozen=True, slots=True)
class Scale:
    """Where a value lies between two edges of the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = self.high - self.low or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)


def running_mean(title: str, across: str, up: str, differences: Sequence[float], looked_often: bool = False) -> str:
    """How the mean and its interval went as more and more was played."""
    rows = _running(differences, looked_often)
    if not rows:
        return _picture(title, across, up, [])
    lows, highs = [mean - margin for _, mean, margin in rows], [mean + margin for _, mean, margin in rows]
    # The first intervals are so wide that nothing else would be seen.
    settled = len(rows) // 10
    x = Scale(1, len(differences), EDGE, WIDTH - EDGE / 2)
    y = Scale(min(0.0, *lows[settled:]), max(0.0, *highs[settled:]), HEIGHT - EDGE, EDGE)
    band = [(x(count), y(high)) for (count, _, _), high in zip(rows, highs, strict=True)]
    band += [(x(count), y(low)) for (count, _, _), low in reversed(list(zip(rows, lows, strict=True)))]
    line = [(x(count), y(mean)) for count, mean, _ in rows]
    shapes = [
        f'<clipPath id="field"><rect x="{EDGE}" y="{EDGE}" width="{WIDTH - 1.5 * EDGE}" '
        f'height="{HEIGHT - 2 * EDGE}"/></clipPath>',
        f'<g clip-path="url(#field)"><polygon points="{_points(band)}" fill="{BLUE}" fill-opacity="0.18"/>',
        f'<polyline points="{_points(line)}" fill="none" stroke="{BLUE}" stroke-width="2"/></g>',
        *_level(y, 0.0),
        *_up(y),
        *_across(x, (1, len(differences))),
    ]
    return _picture(title, across, up, shapes)


def _running(differences: Sequence[float], looked_often: bool) -> list[tuple[int, float, float]]:
    """For each count from two on the mean and half of its interval."""
    rows = []
    sums = zip(accumulate(differences), accumulate(value * value for value in differences), strict=True)
    for count, (total, squares) in enumerate(sums, start=1):
        if count > 1:
            mean = total / count
            spread = sqrt(max(0.0, (squares - count * mean * mean) / (count - 1)))
            rows.append((count, mean, spread * (always(count) if looked_often else student(count - 1) / sqrt(count))))
    return rows


def spread(title: str, across: str, up: str, differences: Sequence[float]) -> str:
    """How often a duplicate came out by how much."""
    if not differences:
        return _picture(title, across, up, [])
    low, high = min(differences), max(differences)
    bars = min(BARS, max(1, ceil(sqrt(len(differences)))))
    size = (high - low) / bars or 1.0
    counts = [0] * bars
    for value in differences:
        counts[min(bars - 1, int((value - low) / size))] += 1
    x, y = Scale(low, low + bars * size, EDGE, WIDTH - EDGE / 2), Scale(0, max(counts), HEIGHT - EDGE, EDGE)
    shapes = [
        f'<rect x="{x(low + place * size):.1f}" y="{y(count):.1f}" width="{x(low + size) - x(low) - 1:.1f}" '
        f'height="{HEIGHT - EDGE - y(count):.1f}" fill="{RED if low + (place + 0.5) * size < 0 else BLUE}"/>'
        for place, count in enumerate(counts)
    ]
    return _picture(title, across, up, [*shapes, *_up(y), *_across(x, sorted({low, min(max(0.0, low), high), high}))])


def beside(title: str, names: Sequence[str], rows: Sequence[tuple[str, float, float]]) -> str:
    """What one and the other did, bar beside bar."""
    most = max((abs(value) for _, *values in rows for value in values), default=0.0) or 1.0
    height, left = 80 + 34 * len(rows), 240
    length = Scale(0, most, 0, WIDTH - left - 90)
    shapes = [
        f'<text x="{left + 180 * who}" y="46" fill="{colour}">{escape(name[-24:])}</text>'
        for who, (name, colour) in enumerate(zip(names, (BLUE, RED), strict=True))
    ]
    for place, (label, *values) in enumerate(rows):
        top = 64 + 34 * place
        shapes.append(f'<text x="{left - 8}" y="{top + 16}" text-anchor="end">{escape(label[:34])}</text>')
        for who, (value, colour) in enumerate(zip(values, (BLUE, RED), strict=True)):
            wide = length(abs(value))
            shapes.append(
                f'<rect x="{left}" y="{top + 13 * who}" width="{wide:.1f}" height="11" fill="{colour}"/>'
                f'<text x="{left + wide + 4:.1f}" y="{top + 13 * who + 10}" font-size="11">{value:.1f}</text>'
            )
    return _drawn(title, height, shapes)


def intervals(title: str, across: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Means with their intervals, one below the other, and a line where nothing is gained: red below it, blue above."""
    height, left = 96 + 20 * len(rows), 150
    low = min((0.0, *(row[2] for row in rows)))
    high = max((0.0, *(row[3] for row in rows)))
    x, end = Scale(low, high, left, WIDTH - EDGE / 2), height - 44
    shapes = [
        f'<line x1="{x(0.0):.1f}" y1="40" x2="{x(0.0):.1f}" y2="{end}" stroke="{GREY}" stroke-dasharray="4 4"/>',
        f'<text x="{WIDTH / 2}" y="{height - 8}" text-anchor="middle">{escape(across)}</text>',
        *(
            f'<text x="{x(value):.1f}" y="{end + 16}" text-anchor="middle" font-size="11">{value:.3g}</text>'
            for value in sorted({low, 0.0, high})
        ),
    ]
    for place, (label, mean, bottom, top) in enumerate(rows):
        y = 54 + 20 * place
        colour = BLUE if bottom > 0 else RED if top < 0 else GREY
        shapes.append(
            f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" font-size="11">{escape(label[:24])}</text>'
            f'<line x1="{x(bottom):.1f}" y1="{y}" x2="{x(top):.1f}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{x(mean):.1f}" cy="{y}" r="4" fill="{colour}"/>'
        )
    return _drawn(title, height, shapes)


def _picture(title: str, across: str, up: str, shapes: list[str]) -> str:
    frame = [
        f'<line x1="{EDGE}" y1="{HEIGHT - EDGE}" x2="{WIDTH - EDGE / 2}" y2="{HEIGHT - EDGE}" stroke="{GREY}"/>',
        f'<line x1="{EDGE}" y1="{EDGE}" x2="{EDGE}" y2="{HEIGHT - EDGE}" stroke="{GREY}"/>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>',
        f'<text x="{EDGE}" y="{EDGE - 10}">{escape(up)}</text>',
    ]
    return _drawn(title, HEIGHT, [*shapes, *frame])


def _drawn(title: str, height: int, shapes: list[str]) -> str:
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" style="{STYLE}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
            f'<text x="{WIDTH / 2}" y="22" text-anchor="middle" font-weight="bold">{escape(title[-96:])}</text>',
            *shapes,
            "</svg>\n",
        )
    )


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{min(max(y, -1e5), 1e5):.1f}" for x, y in points if abs(y) < inf)


def _level(y: Scale, value: float) -> list[str]:
    at = f"{y(value):.1f}"
    return [f'<line x1="{EDGE}" y1="{at}" x2="{WIDTH - EDGE / 2}" y2="{at}" stroke="{GREY}" stroke-dasharray="4 4"/>']


def _up(y: Scale) -> list[str]:
    return [
        f'<text x="{EDGE - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.3g}</text>'
        for value in sorted({y.low, 0.0, y.high})
        if y.low <= value <= y.high
    ]


def _across(x: Scale, values: Sequence[float]) -> list[str]:
    return [
        f'<text x="{x(value):.1f}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{value:.4g}</text>' for value in values
    ]
