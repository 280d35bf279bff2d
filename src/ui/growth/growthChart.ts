/**
 * Returns the chart of evaluated leaves by depth for a page's settings, to be drawn on the page or into
 * files.
 */

import { fewestLeaves } from '../../core/tree/uniformShape.ts';
import { allLeaves, type CountsAtDepth } from '../../core/uniform/index.ts';
import { type ChartSpace, leafChart } from '../../drawing/leafChart.ts';
import type { Strokes } from '../../drawing/strokes.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import type { Words } from '../../words/index.ts';

export interface Charted {
  readonly view: GrowthView;
  readonly counts: readonly CountsAtDepth[];
  readonly words: Words['growth'];
}

export function growthChart({ view, counts, words }: Charted, space: Omit<ChartSpace, 'isLog'>): Strokes {
  const { branching, depth, scale, leaves } = view;
  return leafChart(
    {
      counts,
      depth,
      all: (at) => allLeaves({ branching, depth: at }),
      best: (at) => fewestLeaves({ branching, depth: at }),
      afford: leaves,
    },
    { ...space, isLog: scale === 'log' },
    {
      number: words.short,
      depth: words.depthAxis,
      leaves: words.leavesAxis,
      series: words.series,
      afford: words.affordLine,
    },
  );
}
