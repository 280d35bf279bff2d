/** Writes the log that a program prints when it searches a tree. */
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { type OpenCall, type Pair, type Program, ProgramState } from './behaviours.ts';

/**
 * Returns the log as text, indented by depth, with the window of every call of alpha-beta. The tree has no chance nodes.
 * @param nameOf the name that the program prints for a node
 */
export function writeLog(tree: GameTree, program: Program, nameOf: (node: NodeId) => string): string {
  const state = new ProgramState(program);
  const lines: string[] = [];
  search(ROOT, state.rootWindow(), 0);
  return `${lines.join('\n')}\n`;

  function search(node: NodeId, window: Pair, depth: number): number {
    const indent = '  '.repeat(depth);
    const side = sideOf(tree, node);
    const ends = program.cuts ? ` ${window.map(printed).join(' ')}` : '';
    lines.push(`${indent}> ${nameOf(node)} ${side}${ends}`);
    const value = tree.isLeaf(node)
      ? tree.value(node)
      : decide(state.open(node, side, window, node === ROOT), depth);
    lines.push(`${indent}< ${printed(value)}`);
    return value;
  }

  function decide(open: OpenCall, depth: number): number {
    for (const child of tree.children(open.call as NodeId)) {
      state.take(open, search(child, state.handed(open), depth + 1));
      if (open.isStopped) break;
    }
    return state.returned(open);
  }
}

function sideOf(tree: GameTree, node: NodeId): 'max' | 'min' {
  const kind = tree.kindName(node);
  if (kind === 'max' || kind === 'min') return kind;
  if (kind !== 'leaf') throw new Error(`a log with the probabilities at node ${node} cannot be written`);
  return node === ROOT || tree.kindName(tree.parent(node)) === 'min' ? 'max' : 'min';
}

function printed(value: number): string {
  if (Number.isNaN(value)) return 'None';
  return String(value).replace('Infinity', 'inf');
}
