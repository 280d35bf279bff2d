/**
 * The chart of how many leaves searches evaluate, depth by depth, as strokes and words. Counted numbers are dots and
 * numbers from a formula are a line, dashed where nothing was counted. Each search has its own form of line and dots,
 * so that they can be told apart without colour.
 */

import type { CountsAtDepth } from '../core/uniform/index.ts';
import { short } from './shapes.ts';
import type { DrawnStroke, DrawnWords, Strokes } from './strokes.ts';
import { textWidth } from './textWidth.ts';

/** The curves from back to front: all leaves, which minimax evaluates, and alpha-beta in three orders. */
const CHART_SERIES = ['worst', 'all', 'random', 'best'] as const;
export type ChartSeries = (typeof CHART_SERIES)[number];

/** The look of a mark follows from its role and its search: see `look.ts`. */
type ChartRole = `chart-${
  | ('grid' | 'axis' | 'afford' | 'curve' | 'formula' | 'spread' | 'dot' | 'ring')
  | ('tick' | 'name' | 'count')}`;

/** The data of the chart. */
export interface ChartData {
  /** the counts from depth 0 on; there may be fewer than `depth` while counting continues */
  readonly counts: readonly CountsAtDepth[];
  readonly depth: number;
  /** the numbers from the formula, at every depth */
  readonly all: (depth: number) => number;
  readonly best: (depth: number) => number;
  /** the number of leaves that can be afforded */
  readonly afford: number;
}

export interface ChartSpace {
  readonly width: number;
  readonly height: number;
  readonly isLog: boolean;
  /** the size of the chart in px */
  readonly fontSize: number;
}

export interface ChartWords {
  number(value: number): string;
  readonly depth: string;
  readonly leaves: string;
  readonly series: Readonly<Record<ChartSeries, string>>;
  afford(leaves: string): string;
}

/** The distance to the start of the words of a legend, em. */
const LEGEND_TEXT = 2.6;

/** The distance in px between an axis and its numbers: as far as dots on it reach, and a little more. */
const TICK_GAP = 10;

/** When texts are larger than this, in px, dots grow with them. */
const LARGE = 18;

interface Point {
  readonly depth: number;
  readonly leaves: number;
}

export function leafChart(data: ChartData, space: ChartSpace, words: ChartWords): Strokes {
  const { width, height, fontSize, isLog } = space;
  const { counts, depth, afford } = data;
  const deepest = data.all(depth);
  const ticks = isLog ? decades(deepest) : steps(deepest);
  const top = ticks.at(-1) as number;
  const printed = ticks.map((tick) => words.number(tick));
  const row = fontSize * 1.6;
  const dotScale = Math.max(1, fontSize / LARGE);
  const legendWidth =
    (LEGEND_TEXT + Math.max(...LEGEND.map((series) => textWidth(words.series[series]))) + 2) * fontSize;
  const legendColumns = 2 * legendWidth <= width ? 2 : 1;
  const plot = {
    left: Math.max(...printed.map(textWidth)) * fontSize + TICK_GAP,
    right: width - widestUpTo(deepest, words) * fontSize - fontSize * 1.4,
    top: row * (LEGEND.length / legendColumns + 2),
    bottom: height - TICK_GAP - row * 2.4,
  };
  const x = (at: number) => plot.left + (at / depth) * (plot.right - plot.left);
  const share = (leaves: number) => (isLog ? Math.log(Math.max(leaves, 1)) / Math.log(top) : leaves / top);
  const y = (leaves: number) => plot.bottom - share(leaves) * (plot.bottom - plot.top);
  const line = (points: readonly Point[]) =>
    points.map((point, i) => `${i === 0 ? 'M' : 'L'}${place(x(point.depth), y(point.leaves))}`).join('');
  const depths = Array.from({ length: depth + 1 }, (_, at) => at);
  const marks: (DrawnStroke | DrawnWords)[] = [];
  const of = (series?: ChartSeries) => (series === undefined ? '' : `of-${series}`);
  const path = (role: ChartRole, d: string, series?: ChartSeries) =>
    marks.push({ kind: 'path', role, of: of(series), d, x: 0, y: 0 });
  const text = (role: ChartRole, said: string, at: TextPlace, series?: ChartSeries) =>
    marks.push({ kind: 'text', role, of: of(series), text: said, size: fontSize, ...at });

  ticks.forEach((tick, i) => {
    const at = y(tick);
    path('chart-grid', `M${place(plot.left, at)}H${short(plot.right)}`);
    text('chart-tick', printed[i] as string, {
      x: plot.left - TICK_GAP,
      y: at + fontSize * 0.36,
      anchor: 'end',
    });
  });
  path('chart-axis', `M${place(plot.left, plot.bottom)}H${short(plot.right)}`);
  // When there is no room for all, some depths have no number.
  const every = Math.ceil(((textWidth(String(depth)) + 0.4) * fontSize) / (x(1) - x(0)));
  for (const at of depths.filter((one) => one % every === 0))
    text('chart-tick', String(at), { x: x(at), y: plot.bottom + TICK_GAP + fontSize, anchor: 'middle' });
  text('chart-name', words.depth, { x: plot.right, y: height - row * 0.4, anchor: 'end' });
  text('chart-name', words.leaves, { x: 0, y: plot.top - row * 0.7, anchor: 'start' });
  if (afford <= top) {
    path('chart-afford', `M${place(plot.left, y(afford))}H${short(plot.right)}`);
    text('chart-tick', words.afford(words.number(afford)), {
      x: plot.left + fontSize / 2,
      y: y(afford) - fontSize * 0.4,
      anchor: 'start',
    });
  }

  const ends: { readonly series: ChartSeries; readonly leaves: number }[] = [];
  for (const series of CHART_SERIES) {
    const counted = countedOf(series, counts);
    const last = counted.at(-1)?.depth ?? 0;
    if (series === 'all' || series === 'best') {
      const all = depths.map((at) => ({ depth: at, leaves: data[series](at) }));
      path('chart-curve', line(all.slice(0, last + 1)), series);
      if (last < depth) path('chart-formula', line(all.slice(last)), series);
      ends.push({ series, leaves: data[series](depth) });
    } else if (series === 'random') {
      for (const { depth: at, random } of counts)
        if (random !== null) path('chart-spread', whisker(x(at), y(random.least), y(random.most)), series);
      path('chart-curve', line(counted), series);
      const end = counted.at(-1);
      if (end?.depth === depth) ends.push({ series, leaves: end.leaves });
    }
    for (const point of counted) dot(series, x(point.depth), y(point.leaves));
  }
  const named = ends.map(({ series, leaves }) => ({ series, text: words.number(leaves), y: y(leaves) }));
  for (const end of apart(named, fontSize * 1.15))
    text(
      'chart-count',
      end.text,
      { x: plot.right + fontSize, y: end.y + fontSize * 0.36, anchor: 'start' },
      end.series,
    );

  LEGEND.forEach((series, i) => {
    const left = (i % legendColumns) * legendWidth;
    const at = row * (Math.floor(i / legendColumns) + 0.7);
    if (series !== 'worst') path('chart-curve', `M${place(left, at)}h${short(fontSize * 2)}`, series);
    dot(series, left + fontSize, at);
    text('chart-name', words.series[series], {
      x: left + fontSize * LEGEND_TEXT,
      y: at + fontSize * 0.36,
      anchor: 'start',
    });
  });
  return marks;

  function dot(series: ChartSeries, atX: number, atY: number) {
    path(series === 'worst' ? 'chart-ring' : 'chart-dot', DOTS[series](atX, atY, dotScale), series);
  }
}

type TextPlace = Pick<DrawnWords, 'x' | 'y' | 'anchor'>;

/** The legend goes from the most leaves to the fewest. */
const LEGEND: readonly ChartSeries[] = ['all', 'worst', 'random', 'best'];

/** The shapes of the dots: a disc, a ring around it, a diamond, a square. */
const DOTS: Readonly<Record<ChartSeries, (x: number, y: number, scale: number) => string>> = {
  all: (x, y, scale) => circle(x, y, 3.5 * scale),
  worst: (x, y, scale) => circle(x, y, 6.5 * scale),
  random: (x, y, scale) => {
    const r = 5 * scale;
    return `M${place(x, y - r)}L${place(x + r, y)}L${place(x, y + r)}L${place(x - r, y)}Z`;
  },
  best: (x, y, scale) => {
    const side = short(8 * scale);
    return `M${place(x - 4 * scale, y - 4 * scale)}h${side}v${side}h-${side}Z`;
  },
};

function circle(x: number, y: number, r: number): string {
  return `M${place(x - r, y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
}

function whisker(x: number, low: number, high: number): string {
  return `M${place(x - 4, low)}h8M${place(x, low)}V${short(high)}M${place(x - 4, high)}h8`;
}

function place(x: number, y: number): string {
  return `${short(x)},${short(y)}`;
}

/** Returns the counted number of a search; for random trees it is the mean. */
function countedOf(series: ChartSeries, counts: readonly CountsAtDepth[]): readonly Point[] {
  return counts.flatMap((at) => {
    const { minimax, worst, random, best } = at;
    const leaves = { all: minimax, worst, random: random?.mean ?? null, best }[series];
    return leaves === null ? [] : [{ depth: at.depth, leaves }];
  });
}

/**
 * Returns the powers of ten from 1 to the first that is not less than the number; of many powers, every second or
 * third.
 */
function decades(most: number): readonly number[] {
  const last = Math.max(1, Math.ceil(Math.log10(most) - 1e-9));
  const every = Math.ceil(last / 8);
  return Array.from({ length: Math.ceil(last / every) + 1 }, (_, i) => 10 ** (i * every));
}

/** Returns numbers from 0 in steps of 1, 2 or 5 times a power of ten, four to eight of them. */
function steps(most: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => most / one <= 8) as number;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Moves the labels apart from top to bottom, so that none is nearer to the next than the given distance. */
function apart<End extends { readonly y: number }>(ends: readonly End[], least: number): readonly End[] {
  let below = Infinity;
  return ends
    .toSorted((a, b) => b.y - a.y)
    .map((end) => {
      below = Math.min(end.y, below - least);
      return { ...end, y: below };
    });
}

/** Returns the width of the widest number up to the given one, em: a smaller number may be the longer one. */
function widestUpTo(most: number, words: ChartWords): number {
  const samples = Array.from({ length: Math.ceil(Math.log10(most)) }, (_, i) => 0.98765 * 10 ** (i + 1));
  return Math.max(...[most, ...samples].map((one) => textWidth(words.number(one))));
}
