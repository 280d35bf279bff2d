/** The chart of leaves against depth: everything stands where its number says, and nothing runs into anything. */
import { describe, expect, it } from 'vitest';
import { fewestLeaves } from '../../src/core/tree/uniformShape.ts';
import { allLeaves, type CountsAtDepth, countLeaves } from '../../src/core/uniform/leafCounts.ts';
import { type ChartMark, type ChartSeries, type LeafChart, leafChart } from '../../src/drawing/leafChart.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { englishGrowth } from '../../src/words/en/growth.ts';
import { chineseGrowth } from '../../src/words/zh/growth.ts';

const FONT = 14;

function chartOf(
  branching: number,
  depth: number,
  { isLog = true, width = 900, mostLeaves = 2000, words = englishGrowth, afford = 150_000 } = {},
): LeafChart & { readonly counts: readonly CountsAtDepth[] } {
  const counts = [...countLeaves({ branching, depth, seed: 1, mostLeaves })].flatMap((at) => at.counts ?? []);
  const chart = leafChart(
    {
      ...{ counts, depth, afford },
      all: (at) => allLeaves({ branching, depth: at }),
      best: (at) => fewestLeaves({ branching, depth: at }),
    },
    { width, height: 500, fontSize: FONT, isLog },
    {
      number: words.short,
      depth: words.depthAxis,
      leaves: words.leavesAxis,
      series: words.series,
      afford: words.affordLine,
    },
  );
  return { ...chart, counts };
}

type PathMark = Extract<ChartMark, { kind: 'path' }>;

const pathsOf = ({ marks }: LeafChart, role: string, series?: ChartSeries) =>
  marks.filter(
    (mark): mark is PathMark => mark.kind === 'path' && mark.role === role && mark.series === series,
  );

const numbersIn = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The corners of a line of the chart, after the one in its legend. */
function cornersOf(chart: LeafChart, role: string, series: ChartSeries): readonly (readonly number[])[] {
  const line = pathsOf(chart, role, series).find(({ d }) => d.includes('L'));
  const numbers = numbersIn(line?.d ?? '');
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] as number]] : []));
}

/** The height of the line to which a number of the axis belongs. */
function heightOf(chart: LeafChart, leaves: number): number {
  const grid = pathsOf(chart, 'grid').map(({ d }) => numbersIn(d)[1] as number);
  const ticks = chart.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.role === 'tick' && mark.anchor === 'end' ? [mark.text] : [],
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
              if (box.role !== 'name') expect(box.left, `${where}: ${box.text}`).toBeGreaterThanOrEqual(0);
              if (box.role !== 'name') expect(box.right, `${where}: ${box.text}`).toBeLessThanOrEqual(width);
              expect(box.y).toBeLessThanOrEqual(chart.height);
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
});
