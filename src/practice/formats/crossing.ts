/**
 * Questions about which leaves are not evaluated. The student crosses them out one by one, or crosses out a
 * branch above them.
 */

import type { GameTree, RecursionRun } from '../../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { placeOfComing } from '../place.ts';
import { mayCut } from '../task.ts';
import type { Format, Marked, Picks } from './format.ts';
import { crossedLeaves, cutsThatDiffer, leafSigns } from './leaves.ts';
import { nodeSetOf } from './records.ts';

type CrossingPart = { readonly kind: 'crossing' };

/** The nodes that are crossed out: single leaves, or nodes whose whole subtree is crossed out. */
type Crossing = ReadonlySet<NodeId>;

export const crossing: Format<'crossing', CrossingPart, Crossing, Picks<Crossing>> = {
  kind: 'crossing',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'picks',
    shown: 'struck',
    isOrdered: false,
    lines: 0,
    takes: (tree, node) => node !== ROOT && !tree.isBeyond(node),
    press: crossedWith,
    nodes: (given) => [...given],
  },
  blank: new Set(),
  /** A tree in which nothing is crossed out counts as an answer, so no answer is blank. */
  isBlank: () => false,
  suits: mayCut,
  ofReversed: true,
  answerOf: ({ run, original }) => new Set(neverEntered(run).map(original)),

  shape: nodeSetOf,

  grade: ({ task: { tree }, given, right }) => crossingErrors(tree, given, right),
  placeOf: (run, _part, node) => placeOfComing(run, node),
  signs: ({ run }, { differences }) => leafSigns(run, differences, 'missed', 'over'),
  isTelling: ({ task: { tree }, given, right }, _errors, cuts) => cutsThatDiffer(tree, given, right) >= cuts,
  isNothingCut: (_tree, given) => given.size === 0,
  isOneEditAway,
};

/**
 * Counts the leaves that are crossed out and should not be, and those that should be and are not. It makes no
 * difference whether leaves are crossed out one by one or by a branch above them.
 */
function crossingErrors(tree: GameTree, given: Crossing, due: Crossing): PartErrors {
  const crossed = crossedLeaves(tree, given);
  const right = crossedLeaves(tree, due);
  const differences: Difference[] = [];
  for (const node of tree.leaves()) {
    if (right.has(node) && !crossed.has(node)) differences.push({ node, fault: 'missed' });
    if (crossed.has(node) && !right.has(node)) differences.push({ node, fault: 'over' });
  }
  const isBlanket = differences.length > 0 && (crossed.size === 0 || crossed.size === tree.leafCount);
  return { differences, errors: differences.length, entries: right.size, isBlanket };
}

/** Whether crossing out one more branch, or one branch less, would make the answer right. */
function isOneEditAway({ task: { tree }, given, right }: Marked<CrossingPart, Crossing>): boolean {
  if (given.size === 0) return false;
  const isRight = (nodes: readonly NodeId[]) => crossingErrors(tree, new Set(nodes), right).errors === 0;
  const nodes = [...given];
  return (
    (nodes.length > 1 && nodes.some((node) => isRight(nodes.filter((other) => other !== node)))) ||
    [...right].some((node) => isRight([...nodes, node]))
  );
}

/**
 * Returns the crossed-out nodes after a press on a node. A press on a crossed-out node removes its stroke;
 * otherwise the node is crossed out, and the strokes on its ancestors and descendants are removed, because a
 * press below a stroke means that the crossed-out subtree was too large.
 */
function crossedWith(tree: GameTree, given: Crossing, node: NodeId): Crossing {
  const others = [...given].filter((other) => !tree.isWithin(other, node) && !tree.isWithin(node, other));
  return new Set(given.has(node) ? others : [...others, node]);
}

/** Returns the nodes that the search never called although it called their parents. */
function neverEntered(run: RecursionRun): NodeId[] {
  const { tree } = run;
  const isEntered = (node: NodeId) => run.entryStep(node) > 0;
  return tree.nodes().filter((node) => {
    const parent = tree.parent(node);
    return parent !== NO_NODE && !tree.isLeaf(parent) && !isEntered(node) && isEntered(parent);
  });
}
