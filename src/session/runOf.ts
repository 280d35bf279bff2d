import type { AnyMoment, AnyRun, GameTree, SearchLimits, SearchRules } from '../core/index.ts';
import type { GrowthName } from '../core/run/growth.ts';
import { recordLimited } from '../core/run/limited.ts';
import { recordTrace } from '../core/run/recordTrace.ts';
import { type AlgorithmName, isDepthFirst } from '../core/search/algorithms.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';
import { NO_LIMITS, settingsKey } from '../core/search/searchSettings.ts';
import type { Shown } from './shown.ts';
import { searchedBy } from './subject.ts';

interface CachedRun {
  readonly tree: GameTree;
  /** the algorithm, rules and limits as one text; "" when the tree was made together with its run */
  readonly name: string;
  readonly run: AnyRun;
  /** a state of the session that has this run; a state with the same tree and settings has it, too */
  shown: Searched;
  /**
   * further states that have this run. `shown` does not tell so, because their tree or settings are equal to those of `shown`
   * but not the same objects.
   */
  readonly states: WeakSet<object>;
}

/** The greatest number of nodes of a tree that the page searches while the reader waits; that takes less than 50 ms. */
export const MOST_AT_ONCE = 20_000;

/**
 * The greatest number of cached runs: the displayed one, the one beside it, and a few to return to. While a
 * value is typed, every key press makes a new tree.
 */
const MOST_RUNS = 8;

/** The greatest number of events of all cached runs, which take 36 bytes each; two runs are kept however long they are. */
const MOST_EVENTS = 2e6;

/** The cached runs; the run that was used last is the first. */
let runs: readonly CachedRun[] = [];

/** How a tree is searched; `name` is the algorithm, rules and limits as one text. */
export interface How {
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly name: string;
}

/** What code does that loads after the first picture. */
export const elsewhere: {
  /**
   * Returns the run of a search that was recorded elsewhere, or null; throws when it has to be recorded there first
   * (`searching.ts`).
   */
  find(tree: GameTree, algorithm: AlgorithmName, how: Omit<How, 'name'>, growth: GrowthName): AnyRun | null;
  /** Undoes or redoes an edit (`editing.ts`); absent before anything can have been edited. */
  travel?(session: { getState(): Searched }, way: 'undo' | 'redo'): boolean;
} = { find: () => null };

type Searched = Pick<Shown, 'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers'>;

/**
 * Returns the run for a state of the session, searching only when no cached run fits. States that differ only
 * in properties on which no search depends have the same run, such as those of consecutive steps. A state never changes,
 * so its run is found in the cache after the first call.
 */
export function runOf(shown: Searched): AnyRun {
  const [newest] = runs;
  if (newest !== undefined && isSameSearch(newest.shown, shown)) return newest.run;
  const found =
    runs.find((other) => isSameSearch(other.shown, shown) || other.states.has(shown)) ?? cachedRun(shown);
  found.shown = shown;
  found.states.add(shown);
  if (newest !== found) runs = kept([found, ...runs.filter((other) => other !== found)]);
  return found.run;
}

function kept(used: readonly CachedRun[]): readonly CachedRun[] {
  let events = 0;
  return used.slice(0, MOST_RUNS).filter(({ run }, place) => {
    events += run.length;
    return place < 2 || events <= MOST_EVENTS;
  });
}

/**
 * Whether two states differ only in properties on which no search depends. The answer may be false for two
 * states with equal runs.
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
 * A run at a step. States that differ in nothing else share one such object; the run is searched when it is
 * first requested.
 */
export class Showing {
  #moment: AnyMoment | null = null;

  constructor(private readonly shown: Searched & Pick<Shown, 'step'>) {}

  /** Returns what is known about the run at this step. */
  get moment(): AnyMoment {
    this.#moment ??= runOf(this.shown).momentAt(this.shown.step);
    return this.#moment;
  }

  /** Returns this object when the state has the same run and step, otherwise a new one. */
  after(state: Searched & Pick<Shown, 'step'>): Showing {
    return state.step === this.shown.step && isSameSearch(state, this.shown) ? this : new Showing(state);
  }
}

function cachedRun(shown: Searched): CachedRun {
  const { algorithm, rules, limits = NO_LIMITS } = shown;
  const subject = searchedBy(shown.subject, shown);
  if (subject === null) throw new Error(`${algorithm} takes more positions than there is room for`);
  const { tree, growth } = subject;
  const name = growth === null ? `${algorithm} ${settingsKey({ rules, limits })}` : '';
  const known = runs.find((other) =>
    growth === null ? other.tree === tree && other.name === name : other.run === growth.run,
  );
  if (known !== undefined) return known;
  const run = growth?.run ?? searched(tree, algorithm, { rules, limits, name });
  return { tree, name, run, shown, states: new WeakSet() };
}

function searched(tree: GameTree, algorithm: AlgorithmName, how: How): AnyRun {
  if (!isDepthFirst(algorithm)) throw new Error(`${algorithm} comes with its tree`);
  const { rules, limits } = how;
  return (
    elsewhere.find(tree, algorithm, how, 'drawn') ??
    (isUnlimited(limits)
      ? recordTrace(tree, algorithm, rules)
      : recordLimited(tree, algorithm, rules, limits))
  );
}
