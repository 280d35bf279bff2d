import { useMemo } from 'react';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { layoutTree } from '../../drawing/layout.ts';
import type { Marks } from '../../drawing/marks.ts';
import type { Layout } from '../../drawing/placement.ts';
import { textsBeside } from '../../drawing/textsBeside.ts';
import type { WrittenSheet } from '../../practice/entry/written.ts';
import { marksWritten, nodesBelow } from '../../session/practice/drawSheet.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { DrawnTree, PAPER_WIDTH } from '../kit/DrawnTree.tsx';

/** A tree as it is drawn for paper: leaves and names, and what is written on it. */
export function BlankTree(props: {
  tree: GameTree;
  /** as a search to a depth sees it; the tree itself where there is none */
  searched?: GameTree;
  written: WrittenSheet;
  ply: number;
}) {
  const { tree, searched = tree, written, ply } = props;
  const layout = useMemo(() => {
    const height = 70 + ply * Math.max(tree.height, 1);
    return layoutTree(tree, new NodeNames(tree), { width: PAPER_WIDTH, height, boards: null });
  }, [tree, ply]);
  const marks = useMemo(() => marksFor(layout, searched, written), [layout, searched, written]);
  return <DrawnTree layout={layout} marks={marks} />;
}

/** A name, and nothing below it. */
const NO_WISH = { bounds: '', isPointed: true, isCurrent: false } as const;

const PLAIN = {
  bounds: '',
  current: false,
  focused: false,
  hovered: false,
  held: '',
  collapsed: false,
  flag: '',
} as const;

function marksFor(layout: Layout, searched: GameTree, written: WrittenSheet): Marks {
  const { tree } = layout;
  const nodes = tree.nodes();
  const names = textsBeside(layout, new Map(nodes.map((node) => [node, NO_WISH])));
  return marksWritten(searched, nodes, written, nodesBelow(tree, written.struck), (node) => ({
    ...PLAIN,
    label: written.labels.get(node) ?? (tree.isLeaf(node) ? layout.names.of(node) : ''),
    name: names.get(node)?.name ?? '',
    badge: written.badges.get(node) ?? '',
  }));
}
