/**
 * Draws trees for printing: on a page with its answer key, and blank for exercises. Every inner node has its
 * name.
 */

import { MergingTree } from '../core/graph/mergingTree.ts';
import { recordMerging } from '../core/graph/recordMerging.ts';
import type { GameTree, NodeId } from '../core/index.ts';
import { showsBounds } from '../core/run/boundNotation.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import {
  ALGORITHM,
  asDepthFirst,
  bringsVectors,
  canSearch,
  usualAlgorithm,
} from '../core/search/algorithms.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import { inRow } from '../drawing/boardsForm.ts';
import { TREE_FORM } from '../drawing/form.ts';
import { graphForm } from '../drawing/graphForm.ts';
import type { Boards, Layout } from '../drawing/index.ts';
import { layoutTree } from '../drawing/layout.ts';
import { drawnNow, type Marks } from '../drawing/marks.ts';
import { NAME_FINDER } from '../drawing/nameSpots.ts';
import { LEAST_PRINTED, PAPER_WIDTH } from '../drawing/paper.ts';
import { textsBeside } from '../drawing/textsBeside.ts';
import { type Picture, viewForFile } from '../export/index.ts';
import { familyNames } from '../families/index.ts';
import type { FiledTree } from '../notation/index.ts';
import type { WrittenSheet } from '../practice/entry/index.ts';
import type { Exercise } from '../practice/index.ts';
import { mergesIn } from '../practice/task.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { drawnPositions } from './drawnPositions.ts';
import { marksWritten, nodesBelow } from './practice/drawSheet.ts';
import { edgesWritten } from './practice/edgesWritten.ts';

/** the distance between the plies of a printed tree, in px */
const PLY = 118;

/** A tree to be printed; `boards` are the positions drawn at its nodes. */
export interface SheetTree extends FiledTree {
  readonly boards: Boards | null;
}

/** Returns the picture of a tree for printing, before its search or with the answer key. */
export function sheetPicture(filed: SheetTree, isKey: boolean): Picture {
  const { tree, notation, rules, title } = filed;
  // Exercises about a tree searched with lists use a recursive search. A search with vectors is kept.
  const chosen = bringsVectors(filed.algorithm) ? filed.algorithm : asDepthFirst(filed.algorithm);
  const algorithm = canSearch(chosen, tree) ? chosen : usualAlgorithm(tree);
  const run = recordSearch(tree, algorithm, rules, 'drawn');
  const size = { width: PAPER_WIDTH, height: 90 + PLY * Math.max(tree.height, 1) };
  const layout = layoutTree(run.tree, new NodeNames(run.tree), {
    ...size,
    run,
    boards: filed.boards,
  });
  const showBounds = showsBounds(notation, algorithm);
  const view = { ...viewForFile(run, { notation, showBounds: isKey && showBounds }), isToFill: !isKey };
  return { form: TREE_FORM, layout, run, step: isKey ? run.length : 0, view, title };
}

/**
 * Returns the names of an exercise's nodes on paper. A simulation asks about leaves as about other nodes, so their names
 * stand below them, as on the page.
 */
export function namesOnPaper({ algorithm }: Pick<Exercise, 'algorithm'>, tree: GameTree): NodeNames {
  const { family } = ALGORITHM[algorithm];
  return family === 'simulation' ? familyNames(family, tree) : new NodeNames(tree);
}

/** Lays out a printed tree on which students write. */
export function layOutBlank(names: NodeNames, ply: number): Layout {
  const { tree } = names;
  if (tree instanceof MergingTree) return layOutPositions(tree, names, ply);
  const { boards = null, form = TREE_FORM } = drawnPositions(tree);
  const height = 70 + (boards === null ? ply : BOARD_ROW * ply) * Math.max(tree.height, 1);
  return form.layOut(tree, names, { width: PAPER_WIDTH, height, boards });
}

/** The height of a row of boards on paper, as a multiple of that of a ply of a tree. */
const BOARD_ROW = 1.7;

/** The height of a row of a graph on paper, as a multiple of that of a ply of a tree: edges of a graph cross. */
const ROW = 1.15;

function layOutPositions(tree: MergingTree, names: NodeNames, ply: number): Layout {
  const ends = tree.nodes().map((node) => tree.isLeaf(node));
  const rows = Math.max(...tree.graph.layers) + 1;
  const size = { width: PAPER_WIDTH, height: 40 + ROW * ply * rows };
  const { layOut } = graphForm({ run: recordMerging(tree), turns: tree.turns, ends });
  return layOut(tree, names, { ...size, boards: null });
}

/** The look of a node that has only its name, with no value or bounds. */
const NAMED = { bounds: '', isPointed: true, isCurrent: false, isNamed: true } as const;

const PLAIN = {
  bounds: '',
  current: false,
  focused: false,
  hovered: false,
  held: '',
  collapsed: false,
  flag: '',
} as const;

/**
 * Returns the look of a tree with leaf values, names and entries. `searched` is the tree as a search with a
 * depth limit sees it.
 */
export function marksOnBlank(layout: Layout, searched: GameTree, written: WrittenSheet): Marks {
  const { tree } = layout;
  const nodes = tree.nodes();
  const crossed = nodesBelow(tree, written.struck);
  const now = drawnNow(edgesWritten(searched, nodes, written, crossed), {
    leastName: LEAST_PRINTED,
    finder: NAME_FINDER,
  });
  const merges = mergesIn(searched);
  const named = merges ? nodes : [...innerNodes(tree)];
  const wishes = named.map((node) => [node, { ...NAMED, sign: written.badges.get(node) ?? '' }] as const);
  const texts = textsBeside(layout, new Map(wishes), { ...now, ...(merges && { isGraph: true }) });
  const marks = marksWritten(layout, searched, nodes, written, crossed, (node) => ({
    ...PLAIN,
    label: written.labels.get(node) ?? (tree.isLeaf(node) ? layout.names.inLeaf(node) : ''),
    name: texts.get(node)?.name ?? '',
    place: texts.get(node)?.place ?? null,
    badge: [namedBelow(layout, node), written.badges.get(node)].filter(Boolean).join(' '),
  }));
  return inRow(layout, marks);
}

/** Returns the name that stands below a leaf; "" at other nodes. */
function namedBelow({ tree, names }: Layout, node: NodeId): string {
  return names.areBelowLeaves && tree.isLeaf(node) && !mergesIn(tree) ? names.of(node) : '';
}
