/** Counts the nodes that are out of view, for the signs at the borders of a figure. */

import type { NodeId } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { countUpTo } from '../../core/run/stops.ts';
import type { Layout, Placement } from '../../drawing/index.ts';
import { isDrawnWhole, type Pane } from '../../drawing/nodesInView.ts';
import { foldsIn } from '../../session/folds.ts';
import type { DrawnFigure } from './drawnFigure.ts';
import type { OutOfView } from './sight.ts';

/**
 * Counts the nodes of a figure beyond each border of the visible area: all that exist at the step, also those that are
 * not drawn because they are out of view, but none inside a folded subtree.
 */
export function outOfView(drawn: DrawnFigure, pane: Pane): OutOfView {
  const { whole, moment, state, marks } = drawn;
  if (isDrawnWhole(whole) || whole.fold !== null) return countEach([...marks.nodes.keys()], whole, pane);
  const isSome = moment.run.grows || foldsIn(state).folded.size > 0;
  return isSome ? countEach(thereIn(drawn), whole, pane) : countRows(whole, pane);
}

/** Returns the nodes that exist at a step and are not inside a folded subtree. */
const thereIn = memoizeByObject(({ state, moment }: DrawnFigure): readonly NodeId[] => {
  const { run, step } = moment;
  const { tree } = run;
  const { folded } = foldsIn(state);
  let foldEnd = 0;
  return tree.nodes().filter((node) => {
    if (node < foldEnd || (node > 0 && run.grows && run.bornAt(node) > step)) return false;
    if (folded.size > 0 && folded.has(tree.key(node))) foldEnd = tree.subtreeEnd(node);
    return true;
  });
});

function countEach(nodes: readonly NodeId[], { placements }: Layout, pane: Pane): OutOfView {
  const beyond = { left: 0, right: 0, above: 0, below: 0 };
  for (const node of nodes) {
    const { x, y, width, height } = placements[node] ?? NOWHERE;
    if (x - width / 2 <= pane.left - 1) beyond.left += 1;
    else if (x + width / 2 > pane.right + 1) beyond.right += 1;
    else if (y < pane.top - 1) beyond.above += 1;
    else if (y + height > pane.bottom + 1) beyond.below += 1;
  }
  return beyond;
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Nodes of a layout that have the same height and stand at the same height, from left to right. */
interface Row extends Pick<Placement, 'y' | 'height'> {
  readonly lefts: number[];
  readonly rights: number[];
}

/** Returns the rows of a layout. In each ply there are few, because the nodes of one kind have the same height. */
const rowsOf = memoizeByObject(({ tree, placements }: Layout): readonly Row[] => {
  const plies: Row[][] = [];
  for (const { node, x, y, width, height } of placements) {
    plies[tree.depth(node)] ??= [];
    const rows = plies[tree.depth(node)] as Row[];
    let row = rows.find((one) => one.y === y && one.height === height);
    if (row === undefined) {
      row = { y, height, lefts: [], rights: [] };
      rows.push(row);
    }
    row.lefts.push(x - width / 2);
    row.rights.push(x + width / 2);
  }
  const rows = plies.flat();
  // Siblings that are drawn in another order than that of the tree do not come from left to right.
  for (const { lefts, rights } of rows) for (const ends of [lefts, rights]) ends.sort((a, b) => a - b);
  return rows;
});

/** Does the same as `countEach` for all nodes of a layout, without a look at each of them. */
function countRows(layout: Layout, pane: Pane): OutOfView {
  const beyond = { left: 0, right: 0, above: 0, below: 0 };
  for (const { y, height, lefts, rights } of rowsOf(layout)) {
    const left = countUpTo(lefts, pane.left - 1);
    // A node that reaches beyond both borders is counted at the left one.
    const right = Math.min(rights.length - countUpTo(rights, pane.right + 1), lefts.length - left);
    beyond.left += left;
    beyond.right += right;
    const between = lefts.length - left - right;
    if (y < pane.top - 1) beyond.above += between;
    else if (y + height > pane.bottom + 1) beyond.below += between;
  }
  return beyond;
}
