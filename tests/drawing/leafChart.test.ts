/** The chart of leaves against depth: everything stands where its number says, and nothing runs into anything. */

import { describe, expect, it } from 'vitest';
import { fewestLeaves } from '../../src/core/tree/uniformShape.ts';
import { allLeaves, type CountsAtDepth, countLeaves } from '../../src/core/uniform/leafCounts.ts';
import { type ChartSeries, leafChart } from '../../src/drawing/leafChart.ts';
import { INKS } from '../../src/drawing/look.ts';
import type { DrawnStroke, Strokes } from '../../src/drawing/strokes.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { drawStrokes } from '../../src/export/ink.ts';
import { printSvg } from '../../src/export/svg.ts';
import { growth as englishGrowth } from '../../src/words/en/work.ts';
import { growth as chineseGrowth } from '../../src/words/zh/work.ts';

const FONT = 14;
const HEIGHT = 500;

interface Chart {
  readonly marks: Strokes;
  readonly counts: readonly CountsAtDepth[];
}

function chartOf(
  branching: number,
  depth: number,
  { isLog = true, width = 900, mostLeaves = 2000, words = englishGrowth, afford = 150_000 } = {},
): Chart {
  const counts = [...countLeaves({ branching, depth, seed: 1, mostLeaves })].flatMap((at) => at.part ?? []);
  const marks = leafChart(
    {
      ...{ counts, depth, afford },
      all: (at) => allLeaves({ branching, depth: at }),
      best: (at) => fewestLeaves({ branching, depth: at }),
    },
    { width, height: HEIGHT, fontSize: FONT, isLog },
    {
      number: words.short,
      depth: words.depthAxis,
      leaves: words.leavesAxis,
      series: words.series,
      afford: words.affordLine,
    },
  );
  return { marks, counts };
}

const pathsOf = ({ marks }: Chart, role: string, series?: ChartSeries) =>
  marks.filter(
    (mark): mark is DrawnStroke =>
      mark.kind === 'path' &&
      mark.role === `chart-${role}` &&
      mark.of === (series === undefined ? '' : `of-${series}`),
  );

const numbersIn = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The corners of a line of the chart, after the one in its legend. */
function cornersOf(chart: Chart, role: string, series: ChartSeries): readonly (readonly number[])[] {
  const line = pathsOf(chart, role, series).find(({ d }) => d.includes('L'));
  const numbers = numbersIn(line?.d ?? '');
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] as number]] : []));
}

/** The height of the line to which a number of the axis belongs. */
function heightOf(chart: Chart, leaves: number): number {
  const grid = pathsOf(chart, 'grid').map(({ d }) => numbersIn(d)[1] as number);
  const ticks = chart.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.role === 'chart-tick' && mark.anchor === 'end' ? [mark.text] : [],
  );
  return grid[ticks.indexOf(englishGrowth.short(leaves))] as number;
}

describe('the chart', () => {
  it('on a logarithmic scale has b^d as a straight line, and each power of ten as far from the next', () => {
    const chart = chartOf(3, 6);
    const corners = cornersOf(chart, 'curve', 'all');
    expect(corners).toHaveLength(7);
    const slopes = corners.slice(1).map(([x, y], i) => (y! - corners[i]![1]!) / (x! - corners[i]![0]!));
    for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0]!, 2);
    expect(slopes[0]).toBeLessThan(0);
    const [one, ten, hundred, thousand] = [1, 10, 100, 1000].map((leaves) => heightOf(chart, leaves));
    expect(ten! - one!).toBeCloseTo(hundred! - ten!, 1);
    expect(hundred! - ten!).toBeCloseTo(thousand! - hundred!, 1);
    const [, at729] = corners[6]!;
    expect((at729! - one!) / (thousand! - one!)).toBeCloseTo(Math.log10(729) / 3, 3);
  });

  it('on a linear scale has everything as high as it is much', () => {
    const chart = chartOf(3, 6, { isLog: false });
    const [zero, hundred] = [0, 100].map((leaves) => heightOf(chart, leaves));
    const px = (hundred! - zero!) / 100;
    for (const [series, at] of [
      ['all', (depth: number) => 3 ** depth],
      ['best', (depth: number) => fewestLeaves({ branching: 3, depth })],
      ['random', (depth: number) => chart.counts[depth]!.random!.mean],
    ] as const) {
      const corners = cornersOf(chart, 'curve', series);
      for (const [depth, [, y]] of corners.entries()) expect(y).toBeCloseTo(zero! + px * at(depth), 1);
    }
  });

  it('has a dot for each depth that was counted, a dashed line beyond, and of random order nothing', () => {
    const chart = chartOf(5, 7, { mostLeaves: 1000 });
    const counted = (series: ChartSeries) =>
      chart.counts.filter((at) => at[series === 'all' ? 'minimax' : series] !== null).length;
    expect([counted('all'), counted('random'), counted('best')]).toEqual([5, 5, 8]);
    // One more stands in the legend.
    for (const [series, role] of [
      ['all', 'dot'],
      ['worst', 'ring'],
      ['random', 'dot'],
      ['best', 'dot'],
    ] as const)
      expect(pathsOf(chart, role, series)).toHaveLength(counted(series) + 1);
    expect(pathsOf(chart, 'spread', 'random')).toHaveLength(counted('random'));
    expect(cornersOf(chart, 'curve', 'all')).toHaveLength(5);
    expect(cornersOf(chart, 'formula', 'all')).toHaveLength(4);
    expect(cornersOf(chart, 'formula', 'best')).toHaveLength(0);
    expect(cornersOf(chart, 'curve', 'random')).toHaveLength(5);
    expect(pathsOf(chart, 'formula', 'random')).toHaveLength(0);
  });

  it('has the line of what can be afforded where that is in it', () => {
    const line = pathsOf(chartOf(3, 6, { afford: 100 }), 'afford');
    expect(numbersIn(line[0]!.d)[1]).toBeCloseTo(heightOf(chartOf(3, 6), 100), 1);
    expect(pathsOf(chartOf(3, 6, { afford: 1001 }), 'afford')).toEqual([]);
  });

  it('has all its texts within it, and none over another, whatever b and d', () => {
    for (const [branching, depth] of [
      [2, 1],
      [2, 12],
      [3, 6],
      [5, 8],
      [35, 7],
      [40, 12],
    ] as const)
      for (const isLog of [true, false])
        for (const width of [358, 1116])
          for (const words of [englishGrowth, chineseGrowth]) {
            const chart = chartOf(branching, depth, { isLog, width, words });
            const boxes = chart.marks.flatMap((mark) => {
              if (mark.kind === 'path') return [];
              // Chinese is as wide as high.
              const wide = [...mark.text].map((one) => (one > '\u2e80' ? 1 : textWidth(one)));
              const long = wide.reduce((sum, one) => sum + one, 0) * FONT * 0.93;
              const left = mark.x - long * { start: 0, middle: 0.5, end: 1 }[mark.anchor];
              return [{ ...mark, left, right: left + long, top: mark.y - FONT * 0.73 }];
            });
            const where = `b = ${branching}, d = ${depth}, ${isLog}, ${width}`;
            for (const box of boxes) {
              if (box.role !== 'chart-name')
                expect(box.left, `${where}: ${box.text}`).toBeGreaterThanOrEqual(0);
              if (box.role !== 'chart-name')
                expect(box.right, `${where}: ${box.text}`).toBeLessThanOrEqual(width);
              expect(box.y).toBeLessThanOrEqual(HEIGHT);
              expect(box.top).toBeGreaterThanOrEqual(0);
              for (const other of boxes) {
                if (other === box || other.text === box.text) continue;
                const isOver =
                  box.left < other.right && other.left < box.right && box.top < other.y && other.top < box.y;
                expect(isOver, `${where}: ${box.text} over ${other.text}`).toBe(false);
              }
            }
          }
  });

  it('is a file without a browser: every mark is in it, texts begin within it, in ink searches are of one colour', () => {
    expect(globalThis).not.toHaveProperty('document');
    const { marks } = chartOf(5, 7, { mostLeaves: 1000, afford: 2000, words: chineseGrowth });
    for (const ink of INKS) {
      const drawn = drawStrokes(marks, ink);
      const svg = printSvg({ ...drawn, background: 'white', caption: 'b = 5', showCaption: true });
      for (const mark of marks)
        expect(svg).toContain(mark.kind === 'path' ? `d="${mark.d}"` : `>${mark.text}</text>`);
      expect(svg).not.toMatch(/NaN|undefined|var\(/);
      const sizes = [drawn.width, drawn.height];
      for (const one of drawn.inks)
        if (one.kind === 'text') {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x).toBeLessThanOrEqual(sizes[0]!);
          expect(one.y - one.fontSize).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeLessThanOrEqual(sizes[1]!);
        }
      const series = ['all', 'random', 'best'] as const;
      const strokes = series.map((name) => {
        const at = marks.indexOf(pathsOf({ marks, counts: [] }, 'curve', name)[0]!);
        return (drawn.inks[at] as Extract<(typeof drawn.inks)[number], { kind: 'path' }>).stroke;
      });
      expect(new Set(strokes).size).toBe(ink === 'ink' ? 1 : 3);
    }
  });
});
