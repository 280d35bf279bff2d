/**
 * Draws the chart of how many leaves searches evaluate at each depth, as strokes and texts. Counted numbers
 * are dots; numbers from a formula are a line, dashed at depths without counts. Each search has its own form
 * of line and dots, so that searches can be told apart without colour.
 */

import type { CountsAtDepth } from '../core/uniform/index.ts';
import { short } from './shapes.ts';
import type { DrawnStroke, DrawnWords, Strokes } from './strokes.ts';
import { textWidth } from './textWidth.ts';

/**
 * The curves of the chart from back to front: alpha-beta in the worst order of children, all leaves, which
 * minimax evaluates, alpha-beta in random order, and alpha-beta in the best order.
 */
const CHART_SERIES = ['worst', 'all', 'random', 'best'] as const;
export type ChartSeries = (typeof CHART_SERIES)[number];

/**
 * The roles of the chart's strokes and texts; their look follows from the role and the search: see `look.ts`.
 */
type ChartRole = `chart-${
  | ('grid' | 'axis' | 'afford' | 'curve' | 'formula' | 'spread' | 'dot' | 'ring')
  | ('tick' | 'name' | 'count')}`;

/** The data of the chart of how many leaves searches evaluate. */
export interface ChartData {
  /** the counts at the depths from 0 on; the deepest may be missing while counting continues */
  readonly counts: readonly CountsAtDepth[];
  readonly depth: number;
  /**
   * the number of leaves at a depth by formula: all leaves, and those that alpha-beta evaluates in the best
   * order
   */
  readonly all: (depth: number) => number;
  readonly best: (depth: number) => number;
  /** the number of leaves that a search can afford to evaluate */
  readonly afford: number;
}

export interface ChartSpace {
  readonly width: number;
  readonly height: number;
  readonly isLog: boolean;
  /** the font size of the chart in px */
  readonly fontSize: number;
}

export interface ChartWords {
  number(value: number): string;
  readonly depth: string;
  readonly leaves: string;
  readonly series: Readonly<Record<ChartSeries, string>>;
  afford(leaves: string): string;
}

/** The distance from the start of an entry of the legend to its words, em. */
const LEGEND_TEXT = 2.6;

/** The distance in px between an axis and its numbers: a little more than dots on the axis reach. */
const TICK_GAP = 10;

/** When the font size is greater than this, in px, dots grow with the text. */
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
  // When there is no room for the numbers of all depths, only every second, third or later depth has its
  // number.
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

/** The entries of the legend, from the search with the most leaves to the one with the fewest. */
const LEGEND: readonly ChartSeries[] = ['all', 'worst', 'random', 'best'];

/** The SVG path of a dot of each search: a disc, a ring around the disc, a diamond, a square. */
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

/** Returns the counted numbers of leaves of a search at each depth; for random order they are means. */
function countedOf(series: ChartSeries, counts: readonly CountsAtDepth[]): readonly Point[] {
  return counts.flatMap((at) => {
    const { minimax, worst, random, best } = at;
    const leaves = { all: minimax, worst, random: random?.mean ?? null, best }[series];
    return leaves === null ? [] : [{ depth: at.depth, leaves }];
  });
}

/**
 * Returns the powers of ten from 1 to the first that is not less than `most`; when they are more than eight,
 * only every second or third.
 */
function decades(most: number): readonly number[] {
  const last = Math.max(1, Math.ceil(Math.log10(most) - 1e-9));
  const every = Math.ceil(last / 8);
  return Array.from({ length: Math.ceil(last / every) + 1 }, (_, i) => 10 ** (i * every));
}

/**
 * Returns the numbers from 0 to at least `most`, in at most eight equal steps of 1, 2, 5 or 10 times a power
 * of ten.
 */
function steps(most: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => most / one <= 8) as number;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/**
 * Moves labels upwards, beginning with the second lowest, so that neighbouring labels are at least `least` px
 * apart.
 */
function apart<End extends { readonly y: number }>(ends: readonly End[], least: number): readonly End[] {
  let below = Infinity;
  return ends
    .toSorted((a, b) => b.y - a.y)
    .map((end) => {
      below = Math.min(end.y, below - least);
      return { ...end, y: below };
    });
}

/** Returns the width of the widest number up to `most`, em: the text of a smaller number may be wider. */
function widestUpTo(most: number, words: ChartWords): number {
  const samples = Array.from({ length: Math.ceil(Math.log10(most)) }, (_, i) => 0.98765 * 10 ** (i + 1));
  return Math.max(...[most, ...samples].map((one) => textWidth(words.number(one))));
}
