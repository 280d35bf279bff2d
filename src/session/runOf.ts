import type { AnyMoment, AnyRun } from '../core/run/anyRun.ts';
import { recordLimited } from '../core/run/recordPasses.ts';
import { recordTrace } from '../core/run/recordTrace.ts';
import { type DepthFirstName, isDepthFirst } from '../core/search/algorithms.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';
import {
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
  settingsKey,
} from '../core/search/searchSettings.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Shown } from './shown.ts';
import { searchedBy } from './subject.ts';

interface CachedRun {
  readonly tree: GameTree;
  /** the algorithm, rules and limits as one text; "" when the tree came with its run */
  readonly name: string;
  readonly run: AnyRun;
  /** the session's state that asked for the run last */
  shown: Searched;
  /** the session's states that have asked for the run */
  readonly states: WeakSet<object>;
}

/**
 * The number of cached runs: the one shown, the one it is compared with, and a few to return to. An edit makes a new
 * tree at every key press.
 */
const MOST_RUNS = 8;

/** The run that was used last comes first in the cache. */
let runs: readonly CachedRun[] = [];

type Searched = Pick<Shown, 'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers'>;

/**
 * Returns the run that a state shows. The view never searches; it asks for this. A state never changes, so its run is
 * found once; other states that differ only in things that no search depends on have the same run.
 */
export function runOf(shown: Searched): AnyRun {
  const [newest] = runs;
  if (newest?.states.has(shown)) return newest.run;
  const isNewest = newest !== undefined && isSameSearch(newest.shown, shown);
  const found = isNewest ? newest : (runs.find(({ states }) => states.has(shown)) ?? cachedRun(shown));
  found.shown = shown;
  found.states.add(shown);
  if (newest !== found) runs = [found, ...runs.filter((other) => other !== found)].slice(0, MOST_RUNS);
  return found.run;
}

/**
 * Whether two states differ only in things that no search depends on; false is possible for states that mean the same.
 */
function isSameSearch(a: Searched, b: Searched): boolean {
  return (
    a.subject === b.subject &&
    a.algorithm === b.algorithm &&
    a.rules === b.rules &&
    a.limits === b.limits &&
    a.numbers === b.numbers
  );
}

/**
 * A run at a step. States that differ in nothing else share one such object; the run is computed when it is first
 * needed.
 */
export class Showing {
  #moment: AnyMoment | null = null;

  constructor(private readonly shown: Searched & Pick<Shown, 'step'>) {}

  /** Returns what is known about the run at the step. */
  get moment(): AnyMoment {
    this.#moment ??= runOf(this.shown).momentAt(this.shown.step);
    return this.#moment;
  }

  /** Returns this object if the state shows the same run and step, otherwise another one. */
  after(state: Searched & Pick<Shown, 'step'>): Showing {
    return state.step === this.shown.step && isSameSearch(state, this.shown) ? this : new Showing(state);
  }
}

function cachedRun(shown: Searched): CachedRun {
  const { algorithm, rules, limits = NO_LIMITS } = shown;
  const subject = searchedBy(shown.subject, shown);
  if (subject === null) throw new Error(`${algorithm} takes more positions than there is room for`);
  const { tree, growth } = subject;
  if (growth !== null)
    return (
      runs.find(({ run }) => run === growth.run) ?? {
        tree,
        name: '',
        run: growth.run,
        shown,
        states: new WeakSet(),
      }
    );
  if (!isDepthFirst(algorithm)) throw new Error(`${algorithm} comes with its tree`);
  const name = `${algorithm} ${settingsKey({ rules, limits })}`;
  const known = runs.find((other) => other.tree === tree && other.name === name);
  return (
    known ?? {
      tree,
      name,
      run: searched(tree, algorithm, rules, limits),
      shown,
      states: new WeakSet(),
    }
  );
}

function searched(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): AnyRun {
  return isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules)
    : recordLimited(tree, algorithm, rules, limits);
}
