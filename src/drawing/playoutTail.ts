/** The dotted line of a playout: from the node that was added to the tree to the end that the playout reached. */
import type { AnyMoment, NodeId } from '../core/index.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { printReward } from '../words/decimals.ts';
import type { Layout, Placement } from './placement.ts';
import type { Stroke } from './stroke.ts';

/** The length of a tail whose end is not in the tree, em. */
const LENGTH = 2.4;

/** Returns the lines of the playouts at a step; empty at a step that does not play. */
export function playoutTails(layout: Layout, moment: AnyMoment): readonly Stroke[] {
  const { event } = moment;
  const run = simulationOf(moment.run);
  if (run === null || event?.kind !== 'simulate') return [];
  const { node, reward, iteration } = event;
  const playouts = run.playoutsOf(iteration);
  if (playouts.length === 0) return [];
  const { x, y, height } = layout.placements[node] as Placement;
  const from = y + height / 2;
  if (run.grows) {
    const to = from + LENGTH * layout.metrics.em;
    const text = { text: printReward(reward), x, y: to + layout.metrics.em };
    return [
      {
        name: 'playout',
        points: [
          [x, from],
          [x, to],
        ],
        text,
      },
    ];
  }
  return playouts.map(({ positions }) => ({
    name: 'playout',
    points: [
      [x, from],
      ...(positions as readonly NodeId[]).map((at, index): readonly [number, number] => {
        const place = layout.placements[at] as Placement;
        const isLast = index === positions.length - 1;
        return [place.x, isLast ? place.y - place.height / 2 : place.y];
      }),
    ],
  }));
}
