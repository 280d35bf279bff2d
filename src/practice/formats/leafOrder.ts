/**
 * Questions about which leaves the search evaluates, in the order of evaluation. A leaf that is evaluated several times
 * stands in the list as often.
 */
import type { GameTree, NodeId, RecursionRun } from '../../core/index.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { list } from '../../notation/codec.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { rightRun } from '../methods/methods.ts';
import { type Place, placeOfComing, placeOfCut } from '../place.ts';
import { isChecked, looksFarther, mayCut, mayRepeat, type Task } from '../task.ts';
import type { Format, Picks } from './format.ts';
import { cutsThatDiffer, evaluatedLeaves, evaluationsOf, leafSigns } from './leaves.ts';
import { nodeOf } from './records.ts';

type Leaves = readonly NodeId[];

/** The most entries of a list in which leaves stand several times; nobody lists more by hand. */
const MOST_LISTED = 1000;

export const leafOrder: Format<'leafOrder', { readonly kind: 'leafOrder' }, Leaves, Picks<Leaves>> = {
  kind: 'leafOrder',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'picks',
    shown: 'places',
    isOrdered: true,
    lines: 2,
    takes: mayBeEvaluated,
    press: (_tree, given, leaf) =>
      given.includes(leaf) ? given.filter((other) => other !== leaf) : [...given, leaf],
    nodes: (given) => given,
    repeated: {
      isUsed: mayRepeat,
      add: (given, leaf) => [...given, leaf],
      without: (given, place) => given.toSpliced(place, 1),
    },
  },
  blank: [],
  ofAgain: 'too',
  ofFarther: true,
  ofReversed: true,
  suits: (task) => mayCut(task) && isListedByHand(task),
  answerOf: ({ run, original }) => evaluatedLeaves(run).map(original),

  shape: (tree) => list(nodeOf(tree), 0, Math.max(tree?.size ?? 0, MOST_LISTED)),

  grade: ({ task: { tree }, given, right }) => listErrors(tree, given, right),
  placeOf: (run, _part, node, time = 1) => placeOfTime(run, node, time),

  /**
   * Reports an inner node in the list of leaves before anything else, then a list in which each leaf stands once although
   * some are evaluated again. Otherwise a leaf that is listed too often, or too rarely, reveals no misconception.
   */
  signs({ task, run, given, right }, { differences }) {
    const inner = differences.find(({ node }) => !task.tree.isLeaf(node) && !right.includes(node));
    if (inner !== undefined) {
      const place = placeOfComing(run, inner.node);
      return [{ misconception: 'counts-other-nodes', place, detail: null }];
    }
    const listed = new Set(given);
    const again = differences.find(({ fault, iteration = 1 }) => fault === 'missed' && iteration > 1);
    if (again !== undefined && isSameList(given, [...new Set(right)])) {
      const place = placeOfTime(run, again.node, again.iteration ?? 1);
      return [{ misconception: 'counted-once', place, detail: null }];
    }
    const isOften = ({ node, fault }: Difference) => fault === 'over' && run.nextEntry(node, 0) > 0;
    const isRare = ({ node, fault }: Difference) => fault === 'missed' && listed.has(node);
    const others = differences.filter((difference) => !isOften(difference) && !isRare(difference));
    // A leaf that is missing may lie where the search looks farther than its limit, and one too many where it does not.
    const told = looksFarther(task)
      ? others.filter(({ node, fault }) => fault === 'over' && placeOfCut(run, node).test !== null)
      : others;
    return leafSigns(run, told, 'over', 'missed');
  },
  isTelling({ task: { tree }, given, right }, { differences }, cuts) {
    const isTurned = differences.filter(({ fault }) => fault === 'misplaced').length >= 2;
    return isTurned || cutsThatDiffer(tree, unlisted(tree, given), unlisted(tree, right)) >= cuts;
  },
  isNothingCut: (tree, given) =>
    given.length === tree.leafCount && leavesAsVisited(tree).every((leaf, place) => given[place] === leaf),
};

/**
 * Whether the search may evaluate the node: a leaf, a node whose static value may be kept and, in the first pass of a
 * search with a check, any node that has a static value.
 */
function mayBeEvaluated(tree: GameTree, node: NodeId, task?: Task): boolean {
  if (tree.isBeyond(node)) return false;
  const isJudgedFirst = task !== undefined && isChecked(task) && !Number.isNaN(tree.staticValue(node));
  return tree.isLeaf(node) || tree.standsPatAt(node) || isJudgedFirst;
}

/** Whether the leaves can be listed by hand when some of them stand in the list several times. */
function isListedByHand(task: Task): boolean {
  return !mayRepeat(task) || evaluatedLeaves(asRecursion(rightRun(task).run)).length <= MOST_LISTED;
}

/** Returns all leaves in the order in which a search that cuts nothing comes to them. */
function leavesAsVisited(tree: GameTree, node = ROOT): Leaves {
  if (tree.isLeaf(node)) return [node];
  return tree.children(node).flatMap((child) => leavesAsVisited(tree, child));
}

function isSameList(one: Leaves, other: Leaves): boolean {
  return one.length === other.length && one.every((leaf, place) => leaf === other[place]);
}

/** Returns the position at which the search comes to a leaf for the given time, from 1. */
function placeOfTime(run: RecursionRun, leaf: NodeId, time: number): Place {
  return placeOfComing(run, leaf, evaluationsOf(run, leaf)[time - 1]);
}

/**
 * Counts the leaves that are missing, the leaves that should not be listed, and the fewest leaves that must
 * be moved within the list to put the others in order; a leaf counts each time that it is listed or has to be. A list
 * with all leaves is marked like a tree in which nothing is crossed out, unless all are evaluated and some again.
 */
function listErrors(tree: GameTree, given: Leaves, right: Leaves): PartErrors {
  const [listed, due] = [countsOf(given), countsOf(right)];
  const isRepeated = due.size < right.length;
  // Where no leaf has to be listed twice, only the first time of a leaf is in or out of place.
  const inOrder = countsOf(longestCommon(isRepeated ? given : [...listed.keys()], right));
  const differences: Difference[] = [];
  for (const [node, time] of withTimes(right)) {
    if (time <= (listed.get(node) ?? 0)) continue;
    differences.push({ node, fault: 'missed', ...(time > 1 && { iteration: time }) });
  }
  for (const [node, time] of withTimes(given))
    if (time > (due.get(node) ?? 0)) differences.push({ node, fault: 'over' });
  for (const [node, times] of listed) {
    const misplaced = Math.min(times, due.get(node) ?? 0) - (inOrder.get(node) ?? 0);
    for (let time = 0; time < misplaced; time += 1) differences.push({ node, fault: 'misplaced' });
  }
  const isAll = tree.leaves().every((leaf) => listed.has(leaf));
  const isAllDue = isRepeated && tree.leaves().every((leaf) => due.has(leaf));
  const isBlanket = differences.length > 0 && (given.length === 0 || (isAll && !isAllDue));
  return { differences, errors: differences.length, entries: right.length, isBlanket };
}

/** Returns how often each leaf stands in a list, in the order in which the leaves first stand in it. */
function countsOf(list: Leaves): ReadonlyMap<NodeId, number> {
  const counts = new Map<NodeId, number>();
  for (const leaf of list) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return counts;
}

/** Returns each leaf of a list with the number of times that it has stood in the list by then, from 1. */
function withTimes(list: Leaves): readonly (readonly [leaf: NodeId, time: number])[] {
  const counts = new Map<NodeId, number>();
  return list.map((leaf) => {
    const time = (counts.get(leaf) ?? 0) + 1;
    counts.set(leaf, time);
    return [leaf, time];
  });
}

/**
 * Returns a longest list that both lists contain in this order, perhaps with others between: that which ends earliest in
 * the first list, and so on from its end. Takes time in proportion to the product of their lengths.
 */
function longestCommon(one: Leaves, other: Leaves): Leaves {
  const width = other.length + 1;
  /** by lengths of the beginnings of both lists, the length of a longest common list of these */
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthOf = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1)
      lengths[i * width + j] =
        one[i - 1] === other[j - 1]
          ? lengthOf(i - 1, j - 1) + 1
          : Math.max(lengthOf(i - 1, j), lengthOf(i, j - 1));
  const common: NodeId[] = [];
  let [i, j] = [one.length, other.length];
  while (lengthOf(i, j) > 0) {
    if (lengthOf(i - 1, j) === lengthOf(i, j)) i -= 1;
    else if (lengthOf(i, j - 1) === lengthOf(i, j)) j -= 1;
    else {
      common.unshift(one[i - 1] as NodeId);
      [i, j] = [i - 1, j - 1];
    }
  }
  return common;
}

function unlisted(tree: GameTree, given: Leaves): ReadonlySet<NodeId> {
  const listed = new Set(given);
  return new Set(tree.leaves().filter((leaf) => !listed.has(leaf)));
}
