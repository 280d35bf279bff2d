/**
 * Draws a whole tree into a small strip: its branches, stretched to the width of the strip, and below them what has
 * become of the leaves. Each subtree that is only a few pixels wide is one stroke.
 */

import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { LeavesBelow } from '../core/run/leavesBelow.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Extents } from './nodesInView.ts';
import type { Layout, Placement } from './placement.ts';
import { short } from './shapes.ts';
import { barParts } from './shareBar.ts';

export interface OverviewMap {
  /** the SVG path of the branches */
  readonly branches: string;
  /** the subtrees that are one stroke, from left to right */
  readonly units: readonly NodeId[];
  /** the factors from px of the drawing to px of the strip */
  readonly scale: { readonly x: number; readonly y: number };
  /** Returns the SVG paths of the bars that say what has become of the leaves below each unit. */
  bars(countBelow: (node: NodeId) => LeavesBelow): { readonly evaluated: string; readonly cut: string };
}

/** Subtrees narrower than this are one stroke, px. */
const LEAST = 3;

/** The distance of the branches from the border of the strip, and the height of the bars below them, px. */
const PAD = 4;
const BAR = 7;

export function overviewMap(
  layout: Layout,
  extents: Extents,
  size: { readonly width: number; readonly height: number },
): OverviewMap {
  const { tree, placements, plies } = layout;
  const scale = { x: size.width / layout.width, y: size.height / layout.height };
  const row = (size.height - 2 * PAD - BAR - 2) / Math.max(plies.length - 1, 1);
  const xOf = (node: NodeId) => short((placements[node] as Placement).x * scale.x);
  const yOf = (depth: number) => short(PAD + depth * row);
  const deepest = deepestBelow(layout);
  const units: NodeId[] = [];
  const lines: string[] = [];
  for (let node = ROOT; node < tree.size; ) {
    const [x, y] = [xOf(node), yOf(tree.depth(node))];
    const width = ((extents.right[node] as number) - (extents.left[node] as number)) * scale.x;
    if (node !== ROOT) lines.push(`M${xOf(tree.parent(node))},${yOf(tree.depth(node) - 1)}L${x},${y}`);
    if (width >= LEAST && !tree.isLeaf(node)) {
      node = (node + 1) as NodeId;
      continue;
    }
    units.push(node);
    if (!tree.isLeaf(node)) lines.push(`M${x},${y}V${yOf(deepest[node] as number)}`);
    node = tree.subtreeEnd(node);
  }
  return {
    branches: lines.join(''),
    units,
    scale,
    bars(countBelow) {
      let [evaluated, cut] = ['', ''];
      for (const node of units) {
        const wide = ((extents.right[node] as number) - (extents.left[node] as number)) * scale.x;
        const width = Math.max(wide - 0.5, 1);
        const box = { x: xOf(node) - width / 2, y: size.height - PAD - BAR, width, height: BAR };
        const parts = barParts(box, countBelow(node));
        evaluated += parts.evaluated;
        cut += parts.cut;
      }
      return { evaluated, cut };
    },
  };
}

/** Returns by node the depth of the deepest node below it. */
export const deepestBelow = memoizeByObject(({ tree }: Layout): Uint16Array => {
  const deepest = Uint16Array.from(tree.columns.depth);
  for (let node = tree.size - 1; node > 0; node -= 1) {
    const parent = tree.parent(node as NodeId);
    deepest[parent] = Math.max(deepest[parent] as number, deepest[node] as number);
  }
  return deepest;
});
