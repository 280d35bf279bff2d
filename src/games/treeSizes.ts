/** How large the tree of a game is, and to which depth its search fits: in steps, because to find it out takes long. */
import type { Progress } from '../core/progress.ts';
import { ALGORITHM } from '../core/search/algorithms.ts';
import { inPieces } from '../core/search/searchInPieces.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { countNodes } from './countNodes.ts';
import { type GameSearch, searchGameInPieces } from './searchGameInPieces.ts';
import { depthsOf, type GameSetting, placed } from './setting.ts';

/**
 * The number of nodes of a full tree with all moves, null when it is not known; and with symmetric moves once, null when
 * that is too large as well.
 */
export interface TreeSizes {
  readonly nodes: number | null;
  readonly once: number | null;
}

/** The nodes that are searched in one step, which takes about a millisecond. */
const NODES = 512;

export interface AskedSizes {
  readonly setting: GameSetting;
  /** up to which number all nodes are counted */
  readonly most: number;
  /** whether the tree is counted as well in which symmetric moves are there once */
  readonly once: boolean;
}

/** Counts the nodes of the full tree. */
export function* sizesInSteps({
  setting,
  most,
  once: isAsked,
}: AskedSizes): Generator<Progress<TreeSizes>, void> {
  const at = placed(setting);
  const wait = { done: 0, of: 1, part: null };
  yield wait;
  const canBeOnce = isAsked && !setting.symmetry && at.game.symmetries !== undefined;
  const nodes = yield* waiting(countNodes(at, most), wait);
  const withOnce = { ...at, setting: { ...at.setting, symmetry: true } };
  const once = canBeOnce ? yield* waiting(countNodes(withOnce, LIMITS.nodes), wait) : null;
  yield { done: 1, of: 1, part: { nodes, once } };
}

/** A game and how it is searched. */
export interface AskedGame extends GameSearch {
  readonly setting: GameSetting;
}

/**
 * Returns the greatest depth in plies, less than the setting's, at which the search does not need too many positions; null
 * when there is none, or when the game cannot be stopped by a depth. Lesser depths are tried first, so that all searches
 * together take about as long as the last one.
 */
export function* deepestInSteps({
  setting,
  ...search
}: AskedGame): Generator<Progress<{ readonly deepest: number | null }>, void> {
  const at = placed(setting);
  const wait = { done: 0, of: 1, part: null };
  yield wait;
  let deepest: number | null = null;
  if (at.game.evaluate !== undefined) {
    const [least, most] = depthsOf(at.entry);
    const limit = setting.depth ?? most + 1;
    for (let depth = Math.max(1, least); depth < limit; depth += 1) {
      const searching = searchGameInPieces({ ...at, setting: { ...setting, depth } }, search, {
        recursion: (name) => inPieces(ALGORITHM[name].search, NODES),
        lists: (recorder) => recorder,
      });
      if ((yield* waiting(searching, wait)) === null) break;
      deepest = depth;
    }
  }
  yield { done: 1, of: 1, part: { deepest } };
}

function* waiting<Found>(
  finding: Generator<undefined, Found>,
  wait: Progress<never>,
): Generator<Progress<never>, Found> {
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield wait;
  return found.value;
}
