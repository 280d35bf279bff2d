/** The algorithms by name, and what can be asked of them. */
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

/** The searches that go down one path at a time, and bring up values of MAX and MIN. */
export type DepthFirstName = NameOf<DepthFirst>;
/** Those of them that hand windows down. */
type WindowedName = NameOf<DepthFirst & { readonly windows: 'fresh' | 'through' }>;
/** The searches that go down one path at a time, whatever they bring up; some can be practised and put in sets. */
export type PractisedName = DepthFirstName | NameOf<ByPlayers>;
/** The procedures that work off lists. */
export type ListFormName = NameOf<ByLists>;

export const ALGORITHM: Readonly<Record<AlgorithmName, Algorithm>> &
  Readonly<Record<DepthFirstName, DepthFirst>> = ALGORITHM_ROWS;
export const ALGORITHMS = Object.keys(ALGORITHM) as readonly AlgorithmName[];

/** Whether it brings up a vector, a value for each player. */
export function bringsVectors(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].family === 'vectors';
}

export function isListForm(algorithm: AlgorithmName): algorithm is ListFormName {
  return ALGORITHM[algorithm].family === 'lists';
}

/** Whether it works off OPEN and CLOSED. */
export function keepsLists(algorithm: AlgorithmName): boolean {
  const row = ALGORITHM[algorithm];
  return row.family === 'lists' && row.keepsLists;
}

/** The procedure that positions are worked off by where they merge. */
export const GRAPH_FORM = ALGORITHMS.find(keepsLists) as ListFormName;

/** Whether it goes down one path at a time, and brings values of MAX and MIN back up. */
export function isDepthFirst(algorithm: AlgorithmName): algorithm is DepthFirstName {
  return ALGORITHM[algorithm].family === 'bounds';
}

export const DEPTH_FIRST = ALGORITHMS.filter(isDepthFirst);

/** The algorithm, if it goes down one path at a time; else the one that finds the same by doing so. */
export function asDepthFirst(algorithm: AlgorithmName): DepthFirstName {
  return isDepthFirst(algorithm) ? algorithm : 'minimax';
}

/** Whether windows are handed down in it, and branches cut. */
export function handsWindow(algorithm: AlgorithmName): algorithm is WindowedName {
  return ALGORITHM[algorithm].windows !== undefined;
}

/** Whether a node may be searched again in one search. */
export function entersAgain(algorithm: AlgorithmName): boolean {
  const row = ALGORITHM[algorithm];
  return row.family === 'bounds' && row.entersAgain === true;
}

/** Whether these windows pass through chance nodes; else they start afresh below. */
export function passesChance(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].windows === 'through';
}

/** Whether windows are handed down, and start afresh below chance nodes. */
export function resetsWindow(algorithm: AlgorithmName): algorithm is WindowedName {
  return handsWindow(algorithm) && !passesChance(algorithm);
}

/** The search whose windows pass through chance nodes. */
export const THROUGH_CHANCE = DEPTH_FIRST.find(passesChance) as DepthFirstName;

/** Those that can be practised. */
export const PRACTISED: readonly PractisedName[] = ALGORITHMS.filter(
  (name): name is PractisedName => ALGORITHM[name].isPractised === true,
);

/** Whether the setting means anything to the algorithm. */
export function hasSetting(algorithm: AlgorithmName, name: SearchSettingName): boolean {
  return ALGORITHM[algorithm].settings.includes(name);
}

/** The rules that the algorithm is run by. */
export function ruleNamesOf(algorithm: AlgorithmName): readonly RuleName[] {
  return RULE_NAMES.filter((name) => hasSetting(algorithm, name));
}

/** The rules that a run follows: those it is run by as they are chosen, the others as they are by default. */
export function rulesFor(algorithm: AlgorithmName, rules: SearchRules): SearchRules {
  const chosen = ruleNamesOf(algorithm).map((name) => [name, rules[name]]);
  return { ...DEFAULT_RULES, ...(Object.fromEntries(chosen) as Partial<SearchRules>) };
}

/** Whether the algorithm has a rule for every node of the tree. */
export function canSearch(algorithm: AlgorithmName, tree: Searchable): boolean {
  return ALGORITHM[algorithm].unsuited(tree) === null;
}

/** Whether its run comes with a tree of its own: worked off by lists, or of several players, who are looked at as each search does. */
export function bringsTree(algorithm: AlgorithmName, { players = 0 }: Pick<Searchable, 'players'>): boolean {
  return !isDepthFirst(algorithm) || players > 0;
}

/** What is taken where nobody says otherwise. */
export const DEFAULT_ALGORITHM: DepthFirstName = 'alpha-beta';

/** What brings up a value for each of several players. */
export const OF_PLAYERS = ALGORITHMS.find(bringsVectors) as NameOf<ByPlayers>;

/** The same for a tree. */
export function usualAlgorithm(tree: Pick<Searchable, 'hasChance' | 'players'>): AlgorithmName {
  if ((tree.players ?? 0) > 0) return OF_PLAYERS;
  return tree.hasChance ? 'expectiminimax' : DEFAULT_ALGORITHM;
}

/** The search that looks at every leaf of the tree. */
export function fullSearch(tree: Pick<Searchable, 'hasChance'>): DepthFirstName {
  return DEPTH_FIRST.find((name) => !handsWindow(name) && canSearch(name, tree)) ?? DEFAULT_ALGORITHM;
}
