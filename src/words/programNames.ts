/** The names of the nodes of a tree that somebody's own program walked. */
import type { NodeId, ProgramRun } from '../core/index.ts';
import { shortName } from '../core/program/shortName.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { NodeNames } from './nodeNames.ts';
import { shownName, visibleText } from './visibleText.ts';

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

/** The greatest number of characters of a name that are shown anywhere. */
const MOST_SHOWN = 200;

/** The name of a node as the program prints it, and whether more than its first 200 characters are left out. */
export interface PrintedName {
  readonly text: string;
  readonly isCut: boolean;
}

/** Returns the name that the program prints for a node; null when the figure shows it whole, and for a node without one. */
export function printedName(run: ProgramRun, node: NodeId): PrintedName | null {
  const call = run.callOfNode(node);
  const name = call === null ? '' : (run.log.name[call] as string);
  const characters = Array.from(visibleText(name));
  const text = characters.slice(0, MOST_SHOWN).join('');
  if (text === shownName(shortName(name))) return null;
  return { text, isCut: characters.length > MOST_SHOWN };
}
