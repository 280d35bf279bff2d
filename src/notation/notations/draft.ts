/**
 * A tree as the text of another program states it, before it becomes a tree of ours. Each reader of a notation makes a
 * draft; `printDraft` writes it in our notation, which `parseTree` then reads, so that one parser judges all trees.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { printName } from '../printTree.ts';
import type { Need } from './names.ts';

/** A node of a draft. Texts are as our notation has them. */
export interface DraftNode {
  /** the offset in the given text at which the node begins */
  readonly at: number;
  side?: 'max' | 'min' | 'chance';
  label?: string;
  /** the move into the node */
  move?: string;
  /** the probability of a child of a chance node, such as "0.5" or "1/3" */
  probability?: string;
  /** the value of a leaf, such as "3", "-inf" or "?"; a node without children and value cannot be read */
  value?: string;
  readonly children: DraftNode[];
}

/** The exception that a reader throws when the text cannot become a tree; `at` is the offset of the place. */
export class Unreadable extends Error {
  constructor(
    readonly need: Need,
    readonly at: number,
    /** the text at the place */
    readonly found = '',
    /** how many there are at the place, and how many there have to be; absent where nothing is counted */
    readonly counts: { readonly number: number; readonly expected: number } | null = null,
  ) {
    super(need);
  }
}

/** A draft in our notation, and for each offset of that text the offset of its node in the given text. */
export interface Printed {
  readonly text: string;
  readonly placeOf: (offset: number) => number;
}

/**
 * Returns the children of a node. Lists have no sign for a probability, so programs write the outcomes of a chance node
 * as pairs of probability and subtree, `(0.5 (min 2 8))`: when all are such pairs, the subtrees are the children.
 */
function outcomesIn({ side, children }: DraftNode): readonly DraftNode[] {
  const outcomes = side === 'chance' ? children.map(pairedOutcome) : [];
  return outcomes.length > 0 && outcomes.every((outcome) => outcome !== null) ? outcomes : children;
}

/** Returns the subtree of a pair with its probability; null when the node is no such pair. */
function pairedOutcome({ label, side, value, children }: DraftNode): DraftNode | null {
  const [first, subtree, more] = children;
  const isPair = first !== undefined && subtree !== undefined && more === undefined;
  if (!isPair || [label, side, value, first.label, first.side].some((said) => said !== undefined))
    return null;
  const { value: probability } = first;
  const isProbability = probability !== undefined && parseProbability(probability) !== null;
  return isProbability ? { ...subtree, probability } : null;
}

/**
 * Writes a draft in our notation; `hasPairs` says whether outcomes may be pairs of probability and subtree. Throws
 * `Unreadable` when a node has neither children nor a value, or has both.
 */
export function printDraft(root: DraftNode, hasPairs = false): Printed {
  const pieces: string[] = [];
  const [offsets, places]: [number[], number[]] = [[], []];
  let length = 0;
  const put = (text: string) => {
    pieces.push(text);
    length += text.length;
  };
  const print = (node: DraftNode, depth: number): void => {
    if (depth > LIMITS.depth) throw new Unreadable('depth', node.at);
    offsets.push(length);
    places.push(node.at);
    if (node.move) put(`${printName(node.move)}-> `);
    if (node.probability) put(`${node.probability}*`);
    if (node.label) put(`${printName(node.label)}:`);
    if (node.children.length === 0) {
      if (node.value === undefined) throw new Unreadable('leaf-number', node.at, node.label ?? '');
      put(node.value);
      return;
    }
    if (node.value !== undefined) throw new Unreadable('inner-number', node.at, node.value);
    put(`${node.side ?? ''}(`);
    const children = hasPairs ? outcomesIn(node) : node.children;
    children.forEach((child, index) => {
      if (index > 0) put(' ');
      print(child, depth + 1);
    });
    put(')');
  };
  print(root, 0);
  const placeOf = (offset: number): number => {
    let [low, high] = [0, offsets.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((offsets[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return places[low] ?? 0;
  };
  return { text: pieces.join(''), placeOf };
}
