/** What a press on a node writes on the sheet, by what is asked. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Sheet } from '../../practice/entry/sheet.ts';
import type { Part } from '../../practice/exercise.ts';
import { currentPractice, isOpen, writeSheet } from './practice.ts';

/** What the node is for: a press that writes, a text to type, or nothing. */
export type NodeUse = 'press' | 'type' | 'none';

export function nodeUse(tree: GameTree, part: Part, node: NodeId): NodeUse {
  switch (part.kind) {
    case 'values':
      return tree.isLeaf(node) ? 'none' : 'type';
    case 'windows':
      return part.nodes.includes(node) ? 'type' : 'none';
    case 'crossing':
    case 'move':
    case 'line':
      return node === ROOT ? 'none' : 'press';
    case 'leafOrder':
      return tree.isLeaf(node) ? 'press' : 'none';
    case 'leafCount':
    case 'reorder':
    case 'interval':
      return 'none';
  }
}

/** Writes what a press on the node means for the part at hand; false where it means nothing. */
export function pressNode(node: NodeId): boolean {
  const practice = currentPractice();
  const part = practice?.exercise.parts[practice.active]?.part;
  if (practice === null || part === undefined || !isOpen(practice)) return false;
  const { tree } = practice.exercise;
  if (nodeUse(tree, part, node) !== 'press') return false;
  const change = CHANGE[part.kind]?.(tree, practice.sheet, node) ?? null;
  if (change !== null) writeSheet(() => change);
  return change !== null;
}

/** Types an entry at a node; an empty one takes it away. What continues an entry is no new step of undoing. */
export function typeAt(part: 'values' | 'windows', node: NodeId, text: string, isContinued: boolean): void {
  writeSheet((sheet) => {
    const entries = new Map(sheet[part]);
    if (text === '') entries.delete(node);
    else entries.set(node, text);
    return { [part]: entries };
  }, isContinued);
}

/** Types the one entry of a part. */
export function writeText(part: 'leafCount' | 'interval', text: string, isContinued: boolean): void {
  writeSheet(() => ({ [part]: text }), isContinued);
}

type Change = (tree: GameTree, sheet: Sheet, node: NodeId) => Partial<Sheet> | null;

const CHANGE: Readonly<Partial<Record<Part['kind'], Change>>> = {
  crossing: (tree, { crossing }, node) => ({ crossing: crossedWith(tree, crossing, node) }),
  leafOrder: (_tree, { leafOrder }, leaf) => ({
    leafOrder: leafOrder.includes(leaf) ? leafOrder.filter((other) => other !== leaf) : [...leafOrder, leaf],
  }),
  move: (tree, { move }, node) => {
    const chosen = tree.pathTo(node)[1];
    return chosen === undefined ? null : { move: chosen === move ? null : chosen };
  },
  // A node stands for the whole line down to it; the last one of the line takes itself back.
  line: (tree, { line }, node) => {
    const path = tree.pathTo(node).slice(1);
    return { line: line.at(-1) === node ? line.slice(0, -1) : path };
  },
};

/** Crosses the branch out, in place of what is below it, or takes the stroke back. */
function crossedWith(tree: GameTree, crossing: ReadonlySet<NodeId>, node: NodeId): ReadonlySet<NodeId> {
  const others = [...crossing].filter((other) => !tree.isWithin(other, node));
  if (crossing.has(node)) return new Set(others);
  const above = others.find((other) => tree.isWithin(node, other));
  if (above === undefined) return new Set([...others, node]);
  // Below a stroke there is nothing to cross out: it is the stroke that is meant.
  return new Set(others.filter((other) => other !== above));
}
