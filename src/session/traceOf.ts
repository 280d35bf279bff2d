import { recordTrace } from '../core/run/recordTrace.ts';
import type { Trace } from '../core/run/trace.ts';
import { isDepthFirst } from '../core/search/algorithms.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Shown } from './shown.ts';
import { searchedBy } from './subject.ts';

interface Run {
  readonly tree: GameTree;
  readonly name: string;
  readonly trace: Trace;
}

/** Runs that are kept: what is shown, what it is compared with, a few to go back to. Editing makes a tree a key press. */
const MOST_RUNS = 8;

/** The one used last comes first. */
let runs: readonly Run[] = [];

/** The run that is shown. The view never searches: it asks for this. */
export function traceOf(shown: Pick<Shown, 'subject' | 'algorithm' | 'rules'>): Trace {
  const { algorithm, rules } = shown;
  const subject = searchedBy(shown.subject, algorithm, rules);
  if (subject === null) throw new Error(`${algorithm} takes more positions than there is room for`);
  const { tree, growth } = subject;
  if (growth !== null) return growth.run;
  if (!isDepthFirst(algorithm)) throw new Error(`${algorithm} comes with its tree`);
  const name = [algorithm, rules.cutoff, rules.value, rules.bounds].join(' ');
  const [newest] = runs;
  if (newest?.tree === tree && newest.name === name) return newest.trace;
  const known = runs.find((run) => run.tree === tree && run.name === name);
  const run = known ?? { tree, name, trace: recordTrace(tree, algorithm, rules) };
  runs = [run, ...runs.filter((other) => other !== known)].slice(0, MOST_RUNS);
  return run.trace;
}
