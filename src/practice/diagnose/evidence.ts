/** How much an answer that is a method's answer says for the method: in how many decisions it is not right. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Answer } from '../answer.ts';
import type { Part } from '../exercise.ts';
import type { PartErrors } from '../grade/difference.ts';
import { crossedLeaves } from '../grade/leafErrors.ts';
import type { Suspicion } from '../methods/suspicion.ts';
import type { MethodName } from '../misconception.ts';
import type { RightAnswer } from '../rightAnswer.ts';

/** Two decisions that are not right, and just those of a method, are hardly made by chance. */
const TELLING = 2;

/** What is hardly ever met; from branches that are left out it takes more to believe in it. */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/** Whether it is hardly by chance that somebody who goes wrong so has written the same in the part. */
export function isTelling(
  { method, also }: Suspicion,
  tree: GameTree,
  part: Part,
  given: Answer,
  { differences }: PartErrors,
  { answer }: RightAnswer,
): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  switch (part.kind) {
    case 'values':
    case 'windows':
      return differences.length >= TELLING;
    case 'crossing':
      return cutsThatDiffer(tree, given.crossing, answer.crossing) >= cuts;
    case 'leafOrder': {
      const isTurned = differences.filter(({ fault }) => fault === 'misplaced').length >= TELLING;
      return isTurned || cutsThatDiffer(tree, unlisted(tree, given), unlisted(tree, answer)) >= cuts;
    }
    // There are few possible answers, which a method hits by chance.
    case 'leafCount':
    case 'move':
    case 'line':
    case 'interval':
    case 'reorder':
      return false;
  }
}

/** At how many nodes other children are left out. What is below a branch left out by either is not looked at. */
function cutsThatDiffer(tree: GameTree, given: ReadonlySet<NodeId>, right: ReadonlySet<NodeId>): number {
  const [isOutOfGiven, isOutOfRight] = [leftOut(tree, given), leftOut(tree, right)];
  const looksDifferent = (node: NodeId) => isOutOfGiven(node) !== isOutOfRight(node);
  return tree
    .nodes()
    .filter((node) => !isOutOfGiven(node) && !isOutOfRight(node) && tree.children(node).some(looksDifferent))
    .length;
}

/** Whether all leaves below a node are crossed out. */
function leftOut(tree: GameTree, crossing: ReadonlySet<NodeId>): (node: NodeId) => boolean {
  const crossed = crossedLeaves(tree, crossing);
  const before = [0];
  for (const leaf of tree.leaves()) before.push((before.at(-1) ?? 0) + Number(crossed.has(leaf)));
  return (node) => {
    const from = tree.leavesBetween(ROOT, node);
    const to = tree.leavesBetween(ROOT, tree.subtreeEnd(node));
    return (before[to] ?? 0) - (before[from] ?? 0) === to - from;
  };
}

function unlisted(tree: GameTree, { leafOrder }: Answer): ReadonlySet<NodeId> {
  const listed = new Set(leafOrder);
  return new Set(tree.leaves().filter((leaf) => !listed.has(leaf)));
}
