/** The dotted line of a playout: from the node that was added to the tree to the end that the playout reached. */
import type { AnyMoment } from '../core/index.ts';
import { familyOf } from '../families/index.ts';
import type { Layout, Placement } from './placement.ts';
import type { Stroke } from './stroke.ts';

/** The length of a tail whose end is not in the tree, em. */
const LENGTH = 2.4;

/** Returns the lines of the playouts at a step; empty at a step that does not play. */
export function playoutTails(layout: Layout, moment: AnyMoment): readonly Stroke[] {
  const playouts = familyOf(moment.run).playoutsAt?.(moment) ?? [];
  return playouts.map(({ nodes, end }): Stroke => {
    const places = nodes.map((node) => layout.placements[node] as Placement);
    const points = places.map(({ x, y, height }, index): readonly [number, number] => [
      x,
      index === 0 ? y + height / 2 : index === nodes.length - 1 ? y - height / 2 : y,
    ]);
    if (end === '') return { name: 'playout', points };
    const [[x, from] = [0, 0]] = points;
    const { em } = layout.metrics;
    const to = from + LENGTH * em;
    return {
      name: 'playout',
      points: [
        [x, from],
        [x, to],
      ],
      text: { text: end, x, y: to + em },
    };
  });
}
