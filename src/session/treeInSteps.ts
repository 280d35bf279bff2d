/** Puts a tree that was made in the worker together on the page. */
import type { Progress } from '../core/progress.ts';
import { textsInSteps } from '../core/random/uniformTree.ts';
import { GameTree } from '../core/tree/gameTree.ts';
import type { NodeNames } from '../words/index.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import type { MadeTree } from './tasks/madeTree.ts';

/** The last step has the names of the tree, and with them the tree. */
export function* treeInSteps(made: MadeTree): Generator<Progress<NodeNames>, void> {
  for (const { done, of, part } of textsInSteps(made.columns)) {
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
