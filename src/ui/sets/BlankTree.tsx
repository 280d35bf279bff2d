import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { type Layout, layoutTree } from '../../drawing/layout.ts';
import type { EdgeMark, Marks, NodeMark } from '../../drawing/marks.ts';
import { renderTree } from '../../drawing/renderTree.ts';
import { textsBeside } from '../../drawing/textsBeside.ts';
import { NodeNames } from '../../words/nodeNames.ts';

/** What is written on a tree; nothing where a node is not named. */
export interface Written {
  readonly labels: ReadonlyMap<NodeId, string>;
  readonly badges: ReadonlyMap<NodeId, string>;
  readonly struck: ReadonlySet<NodeId>;
  readonly line: ReadonlySet<NodeId>;
}

export const NOTHING_WRITTEN: Written = {
  labels: new Map(),
  badges: new Map(),
  struck: new Set(),
  line: new Set(),
};

/** px at 96 to the inch: what an A4 or Letter page has between its margins */
const WIDTH = 660;

/** A tree as it is drawn for paper: leaves and names, and what is written on it. */
export function BlankTree({ tree, written, ply }: { tree: GameTree; written: Written; ply: number }) {
  const group = useRef<SVGGElement>(null);
  const layout = useMemo(() => {
    const height = 70 + ply * Math.max(tree.height, 1);
    return layoutTree(tree, new NodeNames(tree), { width: WIDTH, height, boards: null });
  }, [tree, ply]);
  useLayoutEffect(() => {
    if (group.current === null) return;
    const drawing = renderTree(group.current, layout);
    drawing.update(marksFor(layout, written));
    return () => drawing.destroy();
  }, [layout, written]);
  return (
    <svg
      className="tree"
      aria-hidden="true"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={Math.min(layout.width, WIDTH)}
    >
      <g ref={group} />
    </svg>
  );
}

/** A name, and nothing below it. */
const NO_WISH = { bounds: '', isPointed: true, isCurrent: false } as const;

function marksFor(layout: Layout, written: Written): Marks {
  const { tree } = layout;
  const names = textsBeside(layout, new Map(tree.nodes().map((node) => [node, NO_WISH])));
  const below = new Set<NodeId>();
  const nodes = new Map<NodeId, NodeMark>();
  const edges = new Map<NodeId, EdgeMark>();
  for (const node of tree.nodes()) {
    if (written.struck.has(node) || below.has(tree.parent(node))) below.add(node);
    nodes.set(node, {
      status: below.has(node) ? 'pruned' : 'done',
      label: written.labels.get(node) ?? (tree.isLeaf(node) ? layout.names.of(node) : ''),
      name: names.get(node)?.name ?? '',
      bounds: '',
      current: false,
      onPath: false,
      focused: false,
      hovered: false,
      collapsed: false,
      badge: written.badges.get(node) ?? '',
      flag: '',
    });
    if (tree.parent(node) === NO_NODE) continue;
    edges.set(node, {
      status: below.has(node) ? 'pruned' : 'seen',
      deciding: written.line.has(node),
      onPath: false,
      struck: written.struck.has(node),
    });
  }
  return { nodes, edges };
}
