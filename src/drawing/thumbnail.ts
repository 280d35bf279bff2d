/**
 * Draws a tree as small as a stamp, without text: its nodes and edges, the line of best play, and what is
 * cut.
 */
import type { AnyRun, NodeId } from '../core/index.ts';
import type { NodeNames } from '../words/index.ts';
import { labelWidths } from './labelWidths.ts';
import { edgesOf } from './layout.ts';
import { type Marks, marksOf } from './marks.ts';
import { metricsFor } from './metrics.ts';
import { wholeTree } from './nodesInView.ts';
import type { Layout, Placement } from './placement.ts';
import { short } from './shapes.ts';
import { tidyTree } from './tidyTree.ts';

/** The size of a thumbnail in px. */
export const THUMBNAIL = { width: 112, height: 64 };

/** The least and the greatest size of the shapes in a thumbnail, px. */
const SMALLEST = 2.4;
const LARGEST = { inner: 11, leaf: 6 };

/** The distance between neighbours of different parents, in multiples of that between siblings. */
const COUSINS = 1.25;

export interface Thumbnail {
  readonly layout: Layout;
  readonly marks: Marks;
}

/** Returns the layout of a tree and the marks of the last step of its run. */
export function thumbnailOf(run: AnyRun, names: NodeNames): Thumbnail {
  const { tree } = run;
  const labels = labelWidths(tree, null);
  const content = { tree, names, boards: null, labels, beside: new Map<NodeId, string>() };
  const { parent } = tree.columns;
  const x = tidyTree(parent, (a, b) => (parent[a] === parent[b] ? 1 : COUSINS));
  const [from, to] = [Math.min(...x), Math.max(...x)];
  const gap = Math.min((THUMBNAIL.width - LARGEST.inner) / Math.max(to - from, 1), 2 * LARGEST.inner);
  const side = { inner: between(gap * 1.1, LARGEST.inner), leaf: between(gap * 0.72, LARGEST.leaf) };
  const row = (THUMBNAIL.height - side.inner - 2) / Math.max(tree.height, 1);
  const middle = (from + to) / 2;
  const placements = tree.nodes().map((node): Placement => {
    const kind = tree.kindName(node);
    const size = kind === 'leaf' ? side.leaf : side.inner;
    const at = {
      x: short(THUMBNAIL.width / 2 + ((x[node] as number) - middle) * gap),
      y: short(1 + tree.depth(node) * row),
    };
    const height = kind === 'leaf' || kind === 'chance' ? size : short(size * 0.88);
    const player = kind === 'player' ? tree.player(node) : undefined;
    return { node, kind, ...at, width: size, height, apex: 0, side: null, player };
  });
  const layout: Layout = {
    ...content,
    ...THUMBNAIL,
    metrics: metricsFor('crowded', content).at(SMALLEST),
    placements,
    edges: edgesOf(tree),
    plies: [],
    edgeLabels: { share: 0.5, isBeside: true },
    stubs: new Map(),
    stubWords: '',
    fold: null,
  };
  const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
  const { nodes, edges } = marksOf(layout, run.momentAt(run.length), view, wholeTree(layout));
  const silent = { label: '', name: '', bounds: '', current: false, onPath: false };
  return {
    layout,
    marks: {
      nodes: new Map([...nodes].map(([node, mark]) => [node, { ...mark, ...silent }])),
      edges,
      stubs: [],
      strokes: [],
    },
  };
}

function between(size: number, largest: number): number {
  return short(Math.min(Math.max(size, SMALLEST), largest));
}
