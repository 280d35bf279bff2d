/** What the nodes of a tree are called in a run, by the run's family. */
import type { Family } from '../core/run/anyRun.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { paranoidView } from '../core/tree/paranoid.ts';
import { listNames } from './grownNames.ts';
import { NodeNames } from './nodeNames.ts';
import { VectorNames } from './vectorNames.ts';

const NAMES: Readonly<Record<Family, (tree: GameTree) => NodeNames>> = {
  // Where all play against player 1, a leaf is called by what he gets.
  bounds: (tree) => new NodeNames(paranoidView(tree)),
  // Lists hold leaves as well, so these have names.
  lists: listNames,
  graph: listNames,
  vectors: (tree) => new VectorNames(tree),
};

export function namesIn(family: Family, tree: GameTree): NodeNames {
  return NAMES[family](tree);
}
