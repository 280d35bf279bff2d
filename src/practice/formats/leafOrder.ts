/** Questions about which leaves the search evaluates, in the order of evaluation. */
import type { GameTree, NodeId } from '../../core/index.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isCalled, placeOfComing } from '../place.ts';
import { mayCut } from '../task.ts';
import type { Format, Picks } from './format.ts';
import { cutsThatDiffer, evaluatedLeaves, leafSigns } from './leaves.ts';
import { nodesOf } from './records.ts';

type Leaves = readonly NodeId[];

export const leafOrder: Format<'leafOrder', { readonly kind: 'leafOrder' }, Leaves, Picks<Leaves>> = {
  kind: 'leafOrder',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'picks',
    shown: 'places',
    isOrdered: true,
    lines: 2,
    takes: (tree, node) => tree.isLeaf(node) && !tree.isBeyond(node),
    press: (_tree, given, leaf) =>
      given.includes(leaf) ? given.filter((other) => other !== leaf) : [...given, leaf],
    nodes: (given) => given,
  },
  blank: [],
  suits: mayCut,
  answerOf: ({ run, original }) => evaluatedLeaves(run).map(original),

  shape: nodesOf,

  grade: ({ task: { tree }, given, right }) => listErrors(tree, given, right),
  placeOf: (run, _part, node) => placeOfComing(run, node),

  /**
   * Reports an inner node in the list of leaves before anything else; a leaf that is listed twice reveals no
   * misconception.
   */
  signs({ run }, { differences }) {
    const inner = differences.find(({ node }) => !run.tree.isLeaf(node));
    if (inner !== undefined) {
      const place = placeOfComing(run, inner.node);
      return [{ misconception: 'counts-other-nodes', place, detail: null }];
    }
    const isTwice = ({ node, fault }: Difference) => fault === 'over' && isCalled(run, node);
    const others = differences.filter((difference) => !isTwice(difference));
    return leafSigns(run, others, 'over', 'missed');
  },
  isTelling({ task: { tree }, given, right }, { differences }, cuts) {
    const isTurned = differences.filter(({ fault }) => fault === 'misplaced').length >= 2;
    return isTurned || cutsThatDiffer(tree, unlisted(tree, given), unlisted(tree, right)) >= cuts;
  },
  isNothingCut: (tree, given) =>
    given.length === tree.leafCount && tree.leaves().every((leaf, place) => given[place] === leaf),
};

/**
 * Counts the leaves that are missing, the leaves that should not be listed, and the fewest leaves that must
 * be moved within the list to put the others in order. A list of all leaves is marked like a tree in which
 * nothing is crossed out.
 */
function listErrors(tree: GameTree, given: Leaves, right: Leaves): PartErrors {
  const places = new Map(right.map((leaf, place) => [leaf, place]));
  const listed = new Set(given);
  const differences: Difference[] = right
    .filter((leaf) => !listed.has(leaf))
    .map((node) => ({ node, fault: 'missed' }));
  const over = given.filter((leaf, index) => !places.has(leaf) || given.indexOf(leaf) !== index);
  differences.push(...over.map((node): Difference => ({ node, fault: 'over' })));
  const common = [...listed].filter((leaf) => places.has(leaf));
  const inOrder = new Set(longestRising(common, (leaf) => places.get(leaf) ?? 0));
  for (const node of common) if (!inOrder.has(node)) differences.push({ node, fault: 'misplaced' });
  const isAll = tree.leaves().every((leaf) => listed.has(leaf));
  const isBlanket = differences.length > 0 && (given.length === 0 || isAll);
  return { differences, errors: differences.length, entries: right.length, isBlanket };
}

/**
 * Returns a longest subsequence of the items in which `rank` increases. Takes O(n²) time, which is enough for
 * lists that fit on a screen.
 */
function longestRising<T>(items: readonly T[], rank: (item: T) => number): T[] {
  const best: T[][] = [];
  for (const item of items) {
    const before = best.filter((run) => rank(run.at(-1) as T) < rank(item));
    const longest = before.reduce<T[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, item]);
  }
  return best.reduce<T[]>((a, b) => (b.length > a.length ? b : a), []);
}

function unlisted(tree: GameTree, given: Leaves): ReadonlySet<NodeId> {
  const listed = new Set(given);
  return new Set(tree.leaves().filter((leaf) => !listed.has(leaf)));
}
