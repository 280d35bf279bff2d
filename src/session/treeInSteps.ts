/** Puts a tree that was made in the worker together on the page. */
import type { Progress } from '../core/progress.ts';
import { textsInSteps } from '../core/random/uniformTree.ts';
import { GameTree } from '../core/tree/gameTree.ts';
import type { NodeNames } from '../words/index.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import type { MadeTree } from './tasks/madeTree.ts';

/** The nodes whose moves are named in one step. */
const NODES = 16_384;

/** The last step has the names of the tree, and with them the tree. */
export function* treeInSteps(made: MadeTree): Generator<Progress<NodeNames>, void> {
  const move: string[] = [];
  const { names: texts, places } = made.moves ?? { names: [], places: [] };
  for (let node = 0; node < places.length; node += 1) {
    move.push(texts[places[node] as number] ?? '');
    if (node % NODES === 0) yield { done: node, of: places.length, part: null };
  }
  const columns = move.length > 0 ? { ...made.columns, move } : made.columns;
  for (const { done, of, part } of textsInSteps(columns)) {
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
