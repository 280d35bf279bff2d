/** The names of the nodes of a tree that somebody's own program walked. */
import type { NodeId, ProgramRun } from '../core/index.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { NodeNames } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/** Returns the names of the nodes, with the values of leaves as the program prints them. */
export function namesAsTold(run: ProgramRun): NodeNames {
  const { tree, log } = run;
  const names = new NodeNames(tree);
  if (!log.isNegamax) return names;
  const told = (leaf: NodeId) => printNumber(run.toldValue(leaf, tree.value(leaf)));
  const nameOf = (node: NodeId) => {
    if (!tree.isLeaf(node) || Number.isNaN(tree.value(node))) return names.of(node);
    const label = shownName(tree.label(node));
    return label === '' ? told(node) : `${label} = ${told(node)}`;
  };
  return new NodeNames(tree, tree.nodes().map(nameOf));
}
