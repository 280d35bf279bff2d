/** Puts a tree that was made in the worker together on the page. */
import type { Progress } from '../core/progress.ts';
import { textsInSteps } from '../core/random/uniformTree.ts';
import { GameTree, type TreeColumns } from '../core/tree/gameTree.ts';
import { keyBelow, ROOT_KEY } from '../core/tree/keyPaths.ts';
import { LIMITS } from '../core/tree/limits.ts';
import type { NodeNames } from '../words/index.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import type { MadeTree } from './tasks/madeTree.ts';

/** The nodes that get their texts in one step. */
const NODES = 16_384;

/** The last step has the names of the tree, and with them the tree. */
export function* treeInSteps(made: MadeTree): Generator<Progress<NodeNames>, void> {
  const of = made.columns.kind.length;
  const given: { move?: readonly string[]; key?: readonly string[] } = {};
  if (made.moves !== null) given.move = yield* movesOf(made.moves, of);
  // A tree that is too large to be drawn has no keys.
  if (made.paths !== null && of <= LIMITS.nodes) given.key = yield* keysOf(made.paths, made.columns);
  for (const { done, part } of textsInSteps({ ...made.columns, ...given })) {
    yield { done, of, part: null };
    if (part === null) continue;
    const tree = new GameTree(part, made.leafBounds, made.sum, null, made.facts);
    tree.nodes();
    yield { done, of, part: null };
    const names = new NamesOnDemand(tree);
    names.prepared();
    yield { done, of, part: names };
  }
}

function* movesOf(
  { names, places }: NonNullable<MadeTree['moves']>,
  of: number,
): Generator<Progress<never>, readonly string[]> {
  const moves: string[] = [];
  for (let node = 0; node < of; node += 1) {
    moves.push(names[places[node] as number] ?? '');
    if (node % NODES === 0) yield { done: node, of, part: null };
  }
  return moves;
}

function* keysOf(
  paths: NonNullable<MadeTree['paths']>,
  { parent }: TreeColumns,
): Generator<Progress<never>, readonly string[]> {
  const keys = [ROOT_KEY];
  for (let node = 1; node < paths.length; node += 1) {
    keys.push(keyBelow(keys[parent[node] as number] as string, paths[node] as number));
    if (node % NODES === 0) yield { done: node, of: paths.length, part: null };
  }
  return keys;
}
