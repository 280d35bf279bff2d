/** The question of a kind that suits a tree, where the question itself names nodes. */
import type { Random } from '../../core/random/seeded.ts';
import { shuffled } from '../../core/random/shuffled.ts';
import type { Trace } from '../../core/run/trace.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import { sparingValues } from '../answerOfRun.ts';
import type { Part, PartKind } from '../exercise.ts';
import type { MethodRun } from '../methods/methodRun.ts';
import { rightRun, type Task } from '../methods/methods.ts';

/** Windows asked for at most; a longer list is copying, not thinking. */
const MOST_WINDOWS = 4;

/** Null where the kind means nothing to the search, or nothing can be asked of this tree. */
export function choosePart(
  kind: PartKind,
  task: Task,
  random: Random,
  { trace }: MethodRun = rightRun(task),
): Part | null {
  if (!trace.result.ok || task.tree.isLeaf(ROOT) || !isAskable(kind, task)) return null;
  if (kind === 'interval') return intervalPart(task, trace, random);
  if (kind !== 'windows') return { kind };
  const nodes = windowNodes(trace, random);
  return nodes.length === 0 ? null : { kind, nodes };
}

/** Whether a kind of part can be asked about a search at all. */
export function isAskable(kind: PartKind, { algorithm, rules, tree }: Task): boolean {
  switch (kind) {
    case 'values':
      return true;
    case 'move':
    case 'line':
      // Nobody moves at a chance node.
      return tree.kind(ROOT) === MAX || tree.kind(ROOT) === MIN;
    case 'crossing':
    case 'leafOrder':
    case 'leafCount':
    case 'windows':
    case 'interval':
      return algorithm === 'alpha-beta';
    case 'reorder':
      // The fewest leaves over all orders are known for these rules.
      return (
        algorithm === 'alpha-beta' && rules.cutoff === 'equal' && rules.bounds === 'all' && !tree.hasUnknown
      );
  }
}

/** Inner nodes below the root that are called, those with an end to tell first; in the order of the tree. */
function windowNodes(trace: Trace, random: Random): NodeId[] {
  const { tree } = trace;
  const called = tree
    .nodes()
    .filter((node) => node !== ROOT && !tree.isLeaf(node) && trace.entryStep(node) > 0);
  const isTelling = (node: NodeId) => {
    const { alpha, beta } = trace.entryWindowAt(node);
    return Number.isFinite(alpha) || Number.isFinite(beta);
  };
  const telling = called.filter(isTelling);
  const chosen = [...shuffled(telling, random), ...called.filter((node) => !isTelling(node))];
  return chosen.slice(0, MOST_WINDOWS).toSorted((a, b) => a - b);
}

/** A leaf and a branch that is spared for one stretch of the leaf's values, and examined for others. */
function intervalPart(task: Task, trace: Trace, random: Random): Part | null {
  const { tree } = trace;
  const leaves = tree.leaves().filter((leaf) => trace.entryStep(leaf) > 0);
  for (const leaf of shuffled(leaves, random)) {
    const branches = tree
      .nodes()
      .filter((node) => node > leaf && tree.childIndex(node) > 0 && !tree.isWithin(leaf, node));
    for (const branch of shuffled(branches, random)) {
      const part = { kind: 'interval', leaf, branch } as const;
      const [span, ...others] = sparingValues(task, part);
      const isWhole = span?.from === -Infinity && span.to === Infinity;
      if (span !== undefined && others.length === 0 && !isWhole) return part;
    }
  }
  return null;
}
