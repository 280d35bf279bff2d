/** Counts the nodes that are out of view, for the signs at the borders of a figure. */

import type { NodeId } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { isDrawnWhole, type Pane } from '../../drawing/nodesInView.ts';
import type { DrawnFigure } from './drawnFigure.ts';
import type { OutOfView } from './sight.ts';

/**
 * The greatest tree of which all nodes are counted; in a larger one only drawn nodes are counted, to save time.
 */
const MOST_COUNTED = 5000;

/**
 * Returns the nodes that exist at a step: the drawn ones, and those of the tree that are not drawn because they are out of
 * view.
 */
const thereIn = memoizeByObject(({ whole, moment, marks }: DrawnFigure): readonly NodeId[] => {
  const { tree, fold } = whole;
  const { run, step } = moment;
  const isCounted = !isDrawnWhole(whole) && tree.size <= MOST_COUNTED && fold === null;
  if (!isCounted) return [...marks.nodes.keys()];
  return run.grows ? tree.nodes().filter((node) => run.bornAt(node) <= step) : tree.nodes();
});

/** Counts the nodes of a figure beyond each border of the visible area. */
export function outOfView(drawn: DrawnFigure, pane: Pane): OutOfView {
  const { placements } = drawn.whole;
  const beyond = { left: 0, right: 0, above: 0, below: 0 };
  for (const node of thereIn(drawn)) {
    const { x, y, width, height } = placements[node] ?? NOWHERE;
    if (x - width / 2 < pane.left - 1) beyond.left += 1;
    else if (x + width / 2 > pane.right + 1) beyond.right += 1;
    else if (y < pane.top - 1) beyond.above += 1;
    else if (y + height > pane.bottom + 1) beyond.below += 1;
  }
  return beyond;
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
