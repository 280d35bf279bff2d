import { recordTrace, type Trace } from '../core/trace/trace.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { SessionState } from './session.ts';

/** One run a tree, algorithm and rules: kept as long as its tree is. */
const runs = new WeakMap<GameTree, Map<string, Trace>>();

/** The run that is shown. The view never searches: it asks for this. */
export function traceOf({
  subject,
  algorithm,
  rules,
}: Pick<SessionState, 'subject' | 'algorithm' | 'rules'>): Trace {
  const { tree } = subject;
  const known = runs.get(tree) ?? new Map<string, Trace>();
  runs.set(tree, known);
  const name = [algorithm, rules.cutoff, rules.value, rules.bounds].join(' ');
  const trace = known.get(name) ?? recordTrace(tree, algorithm, rules);
  known.set(name, trace);
  return trace;
}
