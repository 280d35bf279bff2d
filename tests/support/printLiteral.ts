/** The literal of a tree: `parseTree(printLiteral(tree))` has the same kinds, values and shares. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { bySide, CHANCE, LEAF, opponentOf } from '../../src/core/tree/nodeKind.ts';

/** Plain arrays wherever the sides alternate from a MAX root, objects where they do not. */
export function printLiteral(tree: GameTree): string {
  return print(tree, ROOT, 'max');
}

function print(tree: GameTree, node: NodeId, turn: 'max' | 'min'): string {
  const kind = tree.kind(node);
  if (kind === LEAF) return printLeaf(tree.value(node));
  if (kind === CHANCE) {
    const outcomes = tree
      .children(node)
      .map((child) => `[${JSON.stringify(tree.probability(child))},${print(tree, child, turn)}]`);
    return `{"chance":[${outcomes.join(',')}]}`;
  }
  const side = bySide(kind, 'max', 'min');
  const children = `[${tree
    .children(node)
    .map((child) => print(tree, child, opponentOf(side)))
    .join(',')}]`;
  return side === turn ? children : `{"${side}":${children}}`;
}

function printLeaf(value: number): string {
  if (Number.isNaN(value)) return 'null';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '"inf"' : '"-inf"';
}
