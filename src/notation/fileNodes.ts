/** The nodes of a tree as JSON objects, for files. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** An inner node has `kind` and `children`, a leaf `value`: a number, "inf", "-inf", or null for unknown. */
export interface FileNode {
  readonly move?: string;
  readonly probability?: string;
  readonly label?: string;
  readonly kind?: 'max' | 'min' | 'chance';
  readonly children?: readonly FileNode[];
  readonly value?: number | 'inf' | '-inf' | null;
}

export function printNodes(tree: GameTree, node: NodeId = ROOT): FileNode {
  const [move, probability, label] = [tree.move(node), tree.probability(node), tree.label(node)];
  const names = { ...(move && { move }), ...(probability && { probability }), ...(label && { label }) };
  const kind = tree.kindName(node);
  if (kind === 'leaf') return { ...names, value: printValue(tree.value(node)) };
  return { ...names, kind, children: tree.children(node).map((child) => printNodes(tree, child)) };
}

function printValue(value: number): number | 'inf' | '-inf' | null {
  if (Number.isNaN(value)) return null;
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'inf' : '-inf';
}
