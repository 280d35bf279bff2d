import { recordTrace } from '../core/run/recordTrace.ts';
import type { Trace } from '../core/run/trace.ts';
import { type DepthFirstName, isDepthFirst } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import {
  isUnlimited,
  LIMIT_NAMES,
  NO_LIMITS,
  printLimit,
  type SearchLimits,
} from '../core/search/searchLimits.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { late } from '../words/late.ts';
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
export function traceOf(shown: Pick<Shown, 'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers'>): Trace {
  const { algorithm, rules, limits = NO_LIMITS } = shown;
  const subject = searchedBy(shown.subject, shown);
  if (subject === null) throw new Error(`${algorithm} takes more positions than there is room for`);
  const { tree, growth } = subject;
  if (growth !== null) return growth.run;
  if (!isDepthFirst(algorithm)) throw new Error(`${algorithm} comes with its tree`);
  const name = [
    algorithm,
    rules.cutoff,
    rules.value,
    rules.bounds,
    ...LIMIT_NAMES.map((part) => printLimit(limits[part])),
  ].join(' ');
  const [newest] = runs;
  if (newest?.tree === tree && newest.name === name) return newest.trace;
  const known = runs.find((run) => run.tree === tree && run.name === name);
  const run = known ?? { tree, name, trace: searched(tree, algorithm, rules, limits) };
  runs = [run, ...runs.filter((other) => other !== known)].slice(0, MOST_RUNS);
  return run.trace;
}

const recordLimited = late(async () => (await import('../core/run/recordPasses.ts')).recordLimited);

function searched(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): Trace {
  return isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules)
    : recordLimited.code(tree, algorithm, rules, limits);
}
