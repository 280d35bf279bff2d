/** The algorithms by name, and what can be asked of them. */
import type { Algorithm, ByLists, DepthFirst, Searchable } from './algorithm.ts';
import { ALGORITHM_ROWS } from './algorithmRows.ts';
import { DEFAULT_RULES, type SearchRules } from './rules.ts';

type Rows = typeof ALGORITHM_ROWS;
export type AlgorithmName = keyof Rows;
type NameOf<Kind> = { [Name in AlgorithmName]: Rows[Name] extends Kind ? Name : never }[AlgorithmName];

/** The searches that go down one path at a time: those that can be practised, compared and put in sets. */
export type DepthFirstName = NameOf<DepthFirst>;
/** The procedures that work off lists. */
export type ListFormName = NameOf<ByLists>;

export const ALGORITHM: Readonly<Record<AlgorithmName, Algorithm>> &
  Readonly<Record<DepthFirstName, DepthFirst>> = ALGORITHM_ROWS;
export const ALGORITHMS = Object.keys(ALGORITHM) as readonly AlgorithmName[];

export function isListForm(algorithm: AlgorithmName): algorithm is ListFormName {
  return ALGORITHM[algorithm].order === 'lists';
}

/** Whether it works off OPEN and CLOSED. */
export function keepsLists(algorithm: AlgorithmName): boolean {
  const row = ALGORITHM[algorithm];
  return row.order === 'lists' && row.keepsLists;
}

/** The procedure that positions are worked off by where they merge. */
export const GRAPH_FORM = ALGORITHMS.find(keepsLists) as ListFormName;

function isDepthFirst(algorithm: AlgorithmName): algorithm is DepthFirstName {
  return !isListForm(algorithm);
}

export const DEPTH_FIRST = ALGORITHMS.filter(isDepthFirst);

/** The algorithm, if it goes down one path at a time; else the one that finds the same by doing so. */
export function asDepthFirst(algorithm: AlgorithmName): DepthFirstName {
  return isDepthFirst(algorithm) ? algorithm : 'minimax';
}

/** Whether windows are handed down in it, and branches cut. */
export function handsWindow(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].family === 'bounds';
}

/** Whether a node may be searched again in one search. */
export function entersAgain(algorithm: AlgorithmName): boolean {
  const row = ALGORITHM[algorithm];
  return row.order === 'depth-first' && row.entersAgain === true;
}

/** Whether these windows pass through chance nodes; else they start afresh below. */
export function passesChance(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].throughChance === true;
}

/**
 * Those that can be practised: what is asked of windows knows them to start afresh below chance nodes, and a node to
 * be entered once.
 */
export const PRACTISED = DEPTH_FIRST.filter((name) => !passesChance(name) && !entersAgain(name));

/** The rules that a run follows: those it is run by as they are chosen, the others as they are by default. */
export function rulesFor(algorithm: AlgorithmName, rules: SearchRules): SearchRules {
  const chosen = ALGORITHM[algorithm].rules.map((name) => [name, rules[name]]);
  return { ...DEFAULT_RULES, ...(Object.fromEntries(chosen) as Partial<SearchRules>) };
}

/** Whether the algorithm has a rule for every node of the tree. */
export function canSearch(algorithm: AlgorithmName, tree: Searchable): boolean {
  return ALGORITHM[algorithm].unsuited(tree) === null;
}

/** What is taken where nobody says otherwise. */
export const DEFAULT_ALGORITHM: DepthFirstName = 'alpha-beta';

/** The same for a tree. */
export function usualAlgorithm(tree: Pick<Searchable, 'hasChance'>): DepthFirstName {
  return tree.hasChance ? 'expectiminimax' : DEFAULT_ALGORITHM;
}

/** The search that looks at every leaf of the tree. */
export function fullSearch(tree: Pick<Searchable, 'hasChance'>): DepthFirstName {
  return DEPTH_FIRST.find((name) => !handsWindow(name) && canSearch(name, tree)) ?? DEFAULT_ALGORITHM;
}

/** The algorithm, if it can be practised; else the one that a tree is usually searched by. */
export function asPractised(algorithm: AlgorithmName, tree: Pick<Searchable, 'hasChance'>): DepthFirstName {
  const own = asDepthFirst(algorithm);
  return PRACTISED.includes(own) ? own : usualAlgorithm(tree);
}
