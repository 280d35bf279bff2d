/**
 * The faulty methods, each as something the core can run: the same search under another rule, on the tree
 * as it is misread, or with a mistake in the recursion. A new one is a row here and its name in
 * misconception.ts.
 */
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { SearchRules } from '../../core/search/rules.ts';
import { recordTrace, type Trace } from '../../core/trace/trace.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { METHODS, type MethodName } from '../misconception.ts';
import { type MethodRun, plainRun } from './methodRun.ts';
import { mirrored, withEqualOutcomes, withMinForChance, withoutOpponent } from './misreadTree.ts';
import { type Mistake, mistakenSearch } from './mistakenSearch.ts';

/** What a search is asked of. */
export interface Task {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
}

/** How a method runs; null where it says nothing of its own. */
const METHOD: Readonly<Record<MethodName, (task: Task) => MethodRun | null>> = {
  'parent-only': ({ tree, algorithm, rules }) =>
    algorithm === 'alpha-beta' && rules.bounds !== 'parent'
      ? plainRun(recordTrace(tree, algorithm, { ...rules, bounds: 'parent' }))
      : null,
  'other-equality': ({ tree, algorithm, rules }) =>
    algorithm === 'alpha-beta'
      ? plainRun(
          recordTrace(tree, algorithm, { ...rules, cutoff: rules.cutoff === 'equal' ? 'strict' : 'equal' }),
        )
      : null,
  'never-inherits': (task) => withMistake(task, 'no-inheritance'),
  'right-to-left': ({ tree, algorithm, rules }) => {
    if (algorithm !== 'alpha-beta') return null;
    const reversed = mirrored(tree);
    return { ...plainRun(recordTrace(reversed, algorithm, rules)), original: byKey(reversed, tree) };
  },
  'alpha-zero': (task) => withMistake(task, 'alpha-zero'),
  'global-bounds': (task) => withMistake(task, 'global'),
  'swapped-tests': (task) => withMistake(task, 'swapped'),
  'last-of-equals': ({ tree, algorithm, rules }) =>
    tree.kind(ROOT) === MAX || tree.kind(ROOT) === MIN
      ? { ...plainRun(recordTrace(tree, algorithm, rules)), takesLast: true }
      : null,
  'all-max': (task) => plainRun(recordTrace(withoutOpponent(task.tree), task.algorithm, task.rules)),
  'mean-at-chance': ({ tree, algorithm, rules }) =>
    tree.hasChance ? plainRun(recordTrace(withEqualOutcomes(tree), algorithm, rules)) : null,
  'min-at-chance': ({ tree, algorithm, rules }) =>
    tree.hasChance ? plainRun(recordTrace(withMinForChance(tree), algorithm, rules)) : null,
  'window-through-chance': (task) => (task.tree.hasChance ? withMistake(task, 'through-chance') : null),
};

/** The search as it is meant. */
export function rightRun({ tree, algorithm, rules }: Task): MethodRun {
  return plainRun(recordTrace(tree, algorithm, rules));
}

/** The runs of those of the methods that have one for this task and finish it. */
export function methodRuns(
  task: Task,
  names: readonly MethodName[] = METHODS,
): ReadonlyMap<MethodName, MethodRun> {
  const runs = new Map<MethodName, MethodRun>();
  for (const name of names) {
    const run = METHOD[name](task);
    if (run?.trace.result.ok === true) runs.set(name, run);
  }
  return runs;
}

function withMistake({ tree, algorithm, rules }: Task, mistake: Mistake): MethodRun | null {
  if (algorithm !== 'alpha-beta') return null;
  const trace: Trace = recordTrace(tree, algorithm, { ...rules, value: 'soft' }, mistakenSearch(mistake));
  return plainRun(trace);
}

/** From the nodes of a rearranged tree to those of the tree itself. */
function byKey(from: GameTree, to: GameTree): (node: NodeId) => NodeId {
  return (node) => {
    const same = nodeOfKey(to, from.key(node));
    if (same === undefined) throw new Error(`no node has the key ${from.key(node)}`);
    return same;
  };
}
