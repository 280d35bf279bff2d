/**
 * The faulty methods, each as something the core can run: the same search under another rule, on the tree
 * as it is misread, or with a mistake in the recursion. A new one is a row here and its name in
 * misconception.ts; another form of one is a row beside it.
 */

import { recordTrace } from '../../core/run/recordTrace.ts';
import type { Trace } from '../../core/run/trace.ts';
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { SearchRules } from '../../core/search/rules.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { METHODS, type MethodName } from '../misconception.ts';
import { type MethodRun, plainRun } from './methodRun.ts';
import { mirrored, withEqualOutcomes, withMinForChance, withoutOpponent } from './misreadTree.ts';
import { type Mistake, mistakenSearch } from './mistakenSearch.ts';
import { only, type Suspicion } from './suspicion.ts';

/** What a search is asked of. */
export interface Task {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
}

/** Null where the method says nothing of its own. */
type RunOf = (task: Task) => MethodRun | null;

/** How a method runs, in the form that is met most. */
const METHOD: Readonly<Record<MethodName, RunOf>> = {
  'parent-only': ({ tree, algorithm, rules }) =>
    algorithm === 'alpha-beta' && rules.bounds !== 'parent'
      ? plainRun(recordTrace(tree, algorithm, rulesWith('parent-only', rules)))
      : null,
  'other-equality': ({ tree, algorithm, rules }) =>
    algorithm === 'alpha-beta'
      ? plainRun(recordTrace(tree, algorithm, rulesWith('other-equality', rules)))
      : null,
  'never-inherits': (task) => withMistake(task, 'no-inheritance'),
  'right-to-left': ({ tree, algorithm, rules }) => {
    if (algorithm !== 'alpha-beta') return null;
    const reversed = mirrored(tree);
    return { ...plainRun(recordTrace(reversed, algorithm, rules)), original: byKey(reversed, tree) };
  },
  'alpha-zero': (task) => withMistake(task, 'alpha-zero'),
  'global-bounds': (task) => withMistake(task, 'global'),
  'keeps-childs-bound': (task) => withMistake(task, 'keeps-child'),
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

/** Other forms of a method. */
const OTHER_FORMS: readonly (readonly [MethodName, RunOf])[] = [
  // The test comes after the bounds have moved, so that it counts whoever has moved them.
  ['global-bounds', (task) => withMistake(task, 'global-late')],
];

/** The search as it is meant. */
export function rightRun({ tree, algorithm, rules }: Task): MethodRun {
  return plainRun(recordTrace(tree, algorithm, rules));
}

/**
 * All ways to go wrong that are known: each method, in each of its forms; then two mistakes at once, the
 * method under another rule than the exercise has.
 */
export const SUSPICIONS: readonly Suspicion[] = [
  ...METHODS.map(only),
  ...OTHER_FORMS.map(([method], index): Suspicion => ({ method, form: index + 1, also: null })),
  ...METHODS.filter((method) => method !== 'other-equality').map(
    (method): Suspicion => ({ method, form: 0, also: 'other-equality' }),
  ),
  { method: 'right-to-left', form: 0, also: 'parent-only' },
];

/** The run of whoever goes wrong so; null where there is none, or where it does not finish. */
export function runOf(task: Task, { method, form, also }: Suspicion): MethodRun | null {
  const { algorithm, rules } = task;
  if (also !== null && algorithm !== 'alpha-beta') return null;
  if (also === 'parent-only' && rules.bounds === 'parent') return null;
  const search = form === 0 ? METHOD[method] : OTHER_FORMS[form - 1]?.[1];
  const run = search?.({ ...task, rules: rulesWith(also, rules) });
  return run?.trace.result.ok === true ? run : null;
}

function rulesWith(also: Suspicion['also'], rules: SearchRules): SearchRules {
  switch (also) {
    case null:
      return rules;
    case 'other-equality':
      return { ...rules, cutoff: rules.cutoff === 'equal' ? 'strict' : 'equal' };
    case 'parent-only':
      return { ...rules, bounds: 'parent' };
  }
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
