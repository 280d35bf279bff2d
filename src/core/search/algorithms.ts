/** The names of the algorithms, and functions that answer questions about them. */
import type { Algorithm, ByLists, ByPlayers, DepthFirst, Searchable } from './algorithm.ts';
import { ALGORITHM_ROWS } from './algorithmRows.ts';
import {
  DEFAULT_RULES,
  RULE_NAMES,
  type RuleName,
  type SearchRules,
  type SearchSettingName,
} from './searchSettings.ts';

type Rows = typeof ALGORITHM_ROWS;
export type AlgorithmName = keyof Rows;
type NameOf<Kind> = { [Name in AlgorithmName]: Rows[Name] extends Kind ? Name : never }[AlgorithmName];

/** The depth-first searches that return values of MAX and MIN. */
export type DepthFirstName = NameOf<DepthFirst>;
/** The depth-first searches that pass windows down. */
type WindowedName = NameOf<DepthFirst & { readonly windows: 'fresh' | 'through' }>;
/** The depth-first searches that can be followed while the value of a leaf changes. */
type FollowedName = NameOf<DepthFirst & { readonly isFollowed: true }>;
/** The depth-first searches that return a vector, one value for each player. */
export type VectorsName = NameOf<ByPlayers>;
/** The depth-first searches, whatever they return. */
export type RecursionName = DepthFirstName | VectorsName;
/** The searches by simulation. */
export type SimulationName = NameOf<{ readonly family: 'simulation' }>;
/** The procedures that use the lists OPEN and CLOSED. */
export type ListsName = NameOf<ByLists & { readonly keepsLists: true }>;
/** The algorithms some of which are used in exercises and sets of exercises. */
export type PractisedName = RecursionName | SimulationName | ListsName;
/** The procedures that keep all nodes in lists or by plies. */
export type ListFormName = NameOf<ByLists>;

export const ALGORITHM: Readonly<Record<AlgorithmName, Algorithm>> &
  Readonly<Record<DepthFirstName, DepthFirst>> = ALGORITHM_ROWS;
/** The algorithms that the program has; the name `program` stands for the program of somebody else. */
export const ALGORITHMS: readonly AlgorithmName[] = (
  Object.keys(ALGORITHM) as readonly AlgorithmName[]
).filter((name) => name !== 'program');

/** Whether the algorithm returns a vector, one value for each player. */
export function bringsVectors(algorithm: AlgorithmName): algorithm is VectorsName {
  return ALGORITHM[algorithm].family === 'vectors';
}

export function isListForm(algorithm: AlgorithmName): algorithm is ListFormName {
  return ALGORITHM[algorithm].family === 'lists';
}

/** Whether the algorithm uses the lists OPEN and CLOSED. */
export function keepsLists(algorithm: AlgorithmName): algorithm is ListsName {
  const row = ALGORITHM[algorithm];
  return row.family === 'lists' && row.keepsLists;
}

/** The procedure that searches games whose positions merge. */
export const GRAPH_FORM = ALGORITHMS.find(keepsLists) as ListsName;

/** Whether the algorithm is depth-first and returns values of MAX and MIN. */
export function isDepthFirst(algorithm: AlgorithmName): algorithm is DepthFirstName {
  return ALGORITHM[algorithm].family === 'bounds';
}

export const DEPTH_FIRST = ALGORITHMS.filter(isDepthFirst);

/**
 * Returns the algorithm itself when it is depth-first and returns single values; otherwise minimax, which has the same
 * result.
 */
export function asDepthFirst(algorithm: AlgorithmName): DepthFirstName {
  return isDepthFirst(algorithm) ? algorithm : 'minimax';
}

/** Whether the algorithm passes windows down and prunes. */
export function handsWindow(algorithm: AlgorithmName): algorithm is WindowedName {
  return ALGORITHM[algorithm].windows !== undefined;
}

/** Whether `leafInfluence.ts` can follow a run of the algorithm as the value of a leaf changes. */
export function canBeFollowed(algorithm: AlgorithmName): algorithm is FollowedName {
  const row = ALGORITHM[algorithm];
  return row.family === 'bounds' && row.isFollowed === true;
}

/** Whether the algorithm plays games to their ends, with every move apart. */
export function playsToEnds(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].playsToEnds === true;
}

/** Whether the setting affects the algorithm. */
export function hasSetting(algorithm: AlgorithmName, name: SearchSettingName): boolean {
  return ALGORITHM[algorithm].settings.includes(name);
}

/** Returns the names of the rules that affect the algorithm. */
export function ruleNamesOf(algorithm: AlgorithmName): readonly RuleName[] {
  return RULE_NAMES.filter((name) => hasSetting(algorithm, name));
}

/**
 * Returns the rules of a run: the chosen value of each rule that affects the algorithm, and the default of any other.
 */
export function rulesFor(algorithm: AlgorithmName, rules: SearchRules): SearchRules {
  const chosen = ruleNamesOf(algorithm).map((name) => [name, rules[name]]);
  return { ...DEFAULT_RULES, ...(Object.fromEntries(chosen) as Partial<SearchRules>) };
}

/** Whether the algorithm can search the tree to a depth in plies, or to its ends. */
export function canSearch(algorithm: AlgorithmName, tree: Searchable, depth: number | null = null): boolean {
  return ALGORITHM[algorithm].unsuited(tree, depth) === null;
}

/** Throws, with the reason, when the algorithm cannot search the tree. */
export function assertSuited(algorithm: AlgorithmName, tree: Searchable): void {
  const why = ALGORITHM[algorithm].unsuited(tree, null);
  if (why !== null) throw new Error(`${algorithm} has no rule for the tree: ${why}`);
}

/**
 * Whether a run of the algorithm has a tree of its own, which differs from the one that was given: the algorithm keeps
 * lists, or the tree has several players, which each search sees in its own way.
 */
export function bringsTree(algorithm: AlgorithmName, { players }: Pick<Searchable, 'players'>): boolean {
  return !isDepthFirst(algorithm) || players > 0;
}

/** The algorithm that is used when none is chosen. */
export const DEFAULT_ALGORITHM: DepthFirstName = 'alpha-beta';

/** The algorithm for trees of several players, which returns a vector. */
export const OF_PLAYERS = ALGORITHMS.find(bringsVectors) as VectorsName;

/** Returns the default algorithm for a tree. */
export function usualAlgorithm(tree: Searchable): AlgorithmName {
  if (tree.players > 0) return OF_PLAYERS;
  return tree.hasChance ? 'expectiminimax' : DEFAULT_ALGORITHM;
}

/** Returns the algorithm that a file names for a search: a program's log has none of its own. */
export function filedAlgorithm(algorithm: AlgorithmName): AlgorithmName {
  return algorithm === 'program' ? DEFAULT_ALGORITHM : algorithm;
}
