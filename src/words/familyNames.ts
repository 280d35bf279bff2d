/** Chooses the names of a tree's nodes by the family of the run that is shown on it. */
import type { Family } from '../core/run/anyRun.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { paranoidView } from '../core/tree/paranoid.ts';
import { listNames } from './grownNames.ts';
import { NodeNames } from './nodeNames.ts';
import { VectorNames } from './vectorNames.ts';

const NAMES: Readonly<Record<Family, (tree: GameTree) => NodeNames>> = {
  // When all others play against player 1, a leaf is named by the value that player 1 gets.
  bounds: (tree) => new NodeNames(paranoidView(tree)),
  // Lists contain leaves as well as inner nodes, so leaves need names.
  lists: listNames,
  graph: listNames,
  vectors: (tree) => new VectorNames(tree),
};

export function familyNames(family: Family, tree: GameTree): NodeNames {
  return NAMES[family](tree);
}
