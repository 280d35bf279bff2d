/** Searches a game; the tree of the run grows with the search. */

import { recordGraphInPieces } from '../core/graph/recordGraph.ts';
import type { AnyRun, GraphRun, NodeId, Search, Source } from '../core/index.ts';
import { type BookReply, recordBook } from '../core/run/recordBook.ts';
import type { Watching } from '../core/run/recordLists.ts';
import { recordSpace } from '../core/run/recordSearch.ts';
import { type AlgorithmName, isDepthFirst, playsToEnds } from '../core/search/algorithms.ts';
import { GrowingSpace, MOST_GENERATED } from '../core/search/growingSpace.ts';
import { hasSeveralPasses } from '../core/search/searchLimits.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { canonicalKey, type Game } from './game.ts';
import { gameSource } from './gameSource.ts';
import type { Placed } from './setting.ts';

/** The greatest number of positions of a search that is not drawn, as in the terminal. */
export const MOST_SEARCHED = 1_000_000;

export interface SearchedGame {
  readonly run: AnyRun;
  /** the position of the game at each node of the run's tree; the index is the id of the node */
  readonly states: readonly unknown[];
}

export interface GameAsGraph extends SearchedGame {
  readonly run: GraphRun;
}

/**
 * Searches a game of at most `most` positions as a graph: equal positions are merged, as are symmetric ones when
 * symmetry is on, the search keeps lists, and a strategy is marked.
 */
export function searchGraph(at: Placed, most = MOST_GENERATED): GameAsGraph {
  const searching = searchGraphInPieces(at, most);
  let step = searching.next();
  while (step.done !== true) step = searching.next();
  return step.value;
}

/** Does the same with pauses, at which it tells how many positions there are. */
export function* searchGraphInPieces(
  { game, setting }: Placed,
  most: number,
  watching?: Watching,
): Generator<number, GameAsGraph> {
  const { depth, symmetry, solution, chosen } = setting;
  const source = gameSource(game, { byEval: depth !== null, symmetryOnce: symmetry });
  const keyOf = symmetry ? (state: unknown) => canonicalKey(game, state) : game.key;
  const space = new GrowingSpace(source, depth ?? Infinity, most, keyOf);
  const recording = recordGraphInPieces(space, solution, chosen, space.depthLimit, watching);
  let step = recording.next();
  for (; step.done !== true; step = recording.next()) yield space.size;
  const run = step.value;
  return { run, states: run.generationOrder.map((node) => space.position(node)) };
}

/**
 * Searches a game as its setting says. In a search to the ends terminal states are worth their UTILITY; in a
 * depth-limited search, their EVAL. A simulation plays to the ends, with every move apart. The search halts when it would
 * generate more than `most` positions, unless `full` returns another error than a halt, which is thrown then.
 */
export function searchGame(
  at: Placed,
  algorithm: AlgorithmName,
  rules: SearchRules,
  limits = NO_LIMITS,
  most = MOST_GENERATED,
  full?: (node: NodeId) => Error,
): SearchedGame {
  const { space, search } = spaceOfGame(at, algorithm, rules, limits, most, full);
  const reply = isDepthFirst(algorithm) ? inBook(at.game, space.source) : null;
  const run = reply === null ? recordSpace(space, search) : recordBook(space, reply, search);
  return { run, states: run.generationOrder.map((node) => space.position(node)) };
}

/** Thrown out of a search of one pass that needs too many positions, so that no tree is made of them. */
export const TOO_MANY = new Error('the search needs too many positions');

/** Returns what is thrown there; undefined after several passes, where the result of an earlier one may be the answer. */
export function thrownWhenFull(limits: SearchLimits): (() => Error) | undefined {
  return hasSeveralPasses(limits) ? undefined : () => TOO_MANY;
}

/** Whether a search has halted because it needs too many positions. */
export function needsTooMany({ result }: Pick<AnyRun, 'result'>): boolean {
  return !result.ok && result.halt.reason === 'too-many';
}

/** Searches a game as well; null when the search halts because it would generate more than `most` positions. */
export function searchGameWithin(
  at: Placed,
  algorithm: AlgorithmName,
  rules: SearchRules,
  limits: SearchLimits,
  most: number,
): SearchedGame | null {
  try {
    const searched = searchGame(at, algorithm, rules, limits, most, thrownWhenFull(limits));
    return needsTooMany(searched.run) ? null : searched;
  } catch (thrown) {
    if (thrown === TOO_MANY) return null;
    throw thrown;
  }
}

/** Returns what a search of a game generates, and the search with the depth of the game's setting among its limits. */
export function spaceOfGame(
  { game, setting }: Placed,
  algorithm: AlgorithmName,
  rules: SearchRules,
  limits: SearchLimits,
  most: number,
  full?: (node: NodeId) => Error,
): { readonly space: GrowingSpace<unknown, unknown>; readonly search: Search } {
  const { depth, symmetry } = playsToEnds(algorithm) ? { depth: null, symmetry: false } : setting;
  const byEval = depth !== null || limits.deepen;
  const source = gameSource(game, {
    ...{ byEval, symmetryOnce: symmetry, asksNoisy: limits.quiet !== 'none' },
    usesTable: rules.ties === 'first',
  });
  const space = new GrowingSpace(
    source,
    depth ?? Infinity,
    playsToEnds(algorithm) ? Infinity : most,
    null,
    full,
  );
  return { space, search: { algorithm, rules, limits: { ...limits, depth } } };
}

/**
 * Returns the reply of the game's opening book to the start position, as one of the moves that would be searched; null
 * when the book has none.
 */
function inBook(game: Game<unknown, unknown>, source: Source<unknown, unknown>): BookReply | null {
  const found = game.terminalTest(game.s0) ? null : (game.book?.(game.s0) ?? null);
  if (found === null) return null;
  const wanted = canonicalKey(game, game.result(game.s0, found.move));
  const leadsThere = (move: unknown) => canonicalKey(game, source.child(game.s0, move)) === wanted;
  return { place: source.moves(game.s0).findIndex(leadsThere), value: found.value };
}
