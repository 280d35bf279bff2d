/** The names of the nodes of a tree that somebody's own program walked. */
import type { NodeId, ProgramRun } from '../core/index.ts';
import { shortName } from '../core/program/shortName.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { NodeNames } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/**
 * Returns the names of the nodes: inner nodes have those that the log gives them, also on a tree with names of its own,
 * and leaves their values as the program prints them.
 */
export function namesAsTold(run: ProgramRun): NodeNames {
  const { tree, log } = run;
  const names = new NodeNames(tree);
  const nameOf = (node: NodeId) => {
    const isLeaf = tree.isLeaf(node);
    const call = isLeaf ? null : run.callOfNode(node);
    const told = call === null ? '' : shownName(shortName(log.name[call] as string));
    if (told !== '') return told;
    return isLeaf && log.isNegamax ? leafAsTold(run, node, names.of(node)) : names.of(node);
  };
  return new NodeNames(tree, tree.nodes().map(nameOf));
}

function leafAsTold(run: ProgramRun, leaf: NodeId, name: string): string {
  const { tree } = run;
  if (Number.isNaN(tree.value(leaf))) return name;
  const told = printNumber(run.toldValue(leaf, tree.value(leaf)));
  const label = shownName(tree.label(leaf));
  return label === '' ? told : `${label} = ${told}`;
}
