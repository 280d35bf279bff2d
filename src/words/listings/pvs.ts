/**
 * The listing of principal variation search: MAX-VALUE and MIN-VALUE with α and β, where later children are
 * searched with a null window first. α⁺ is the least possible leaf value above α, β⁻ the greatest below β. In
 * negamax form, one function serves both players.
 */

import type { GameTree } from '../../core/index.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { sideToMove } from '../../core/tree/sideToMove.ts';
import {
  callOfMover,
  type Listing,
  type PseudocodeLine,
  TERMINAL,
  TERMINAL_OF_MOVER,
  valueOfMover,
} from './listing.ts';

export const pvsListing: Listing = (tree, node) => {
  if (tree.numbers === 'mover') return ofMover(tree);
  const kind = tree.kindName(node);
  const side = kind === 'max' || kind === 'min' ? kind : sideToMove(tree, node);
  const [name, callee] = bySide(side, ['Max-Value', 'Min-Value'], ['Min-Value', 'Max-Value']);
  const called = sidesAlternate(tree) ? callee : 'Value';
  const asked = bySide(side, 'α, α⁺', 'β⁻, β');
  return decision(side, {
    name,
    whole: `${called}(child, α, β)`,
    asking: `${called}(child, ${asked})`,
    terminal: TERMINAL,
  });
};

/**
 * The texts in which the two forms of the listing (two functions, or negamax) differ: the name, the calls
 * with the whole and with the null window, and the lines for a terminal state.
 */
interface Form {
  readonly name: string;
  readonly whole: string;
  readonly asking: string;
  readonly terminal: readonly PseudocodeLine[];
}

function decision(kind: 'max' | 'min', { name, whole, asking, terminal }: Form): PseudocodeLine[] {
  const [own, sign, other, nothing] = bySide(kind, ['α', '≥', 'β', '−∞'], ['β', '≤', 'α', '+∞']);
  return [
    { line: 'call', indent: 0, text: `${name}(state, α, β):` },
    ...terminal,
    { line: 'init', indent: 1, text: `v ← ${nothing}` },
    { line: 'each', indent: 1, text: 'for each child of state:' },
    { line: 'first', indent: 2, text: `if child is first or ${own} = ${nothing}:` },
    { line: 'first', indent: 3, text: `w ← ${whole}` },
    { line: 'ask', indent: 2, text: `else: w ← ${asking}` },
    { line: 'again', indent: 3, text: 'if no leaf and α < w < β:' },
    { line: 'again', indent: 4, text: `w ← ${whole}` },
    { line: 'update', indent: 2, text: `v ← ${kind}(v, w)` },
    { line: 'test', indent: 2, text: `if v ${sign} ${other}: return v` },
    { line: 'narrow', indent: 2, text: `${own} ← ${kind}(${own}, v)` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}

function ofMover(tree: GameTree): readonly PseudocodeLine[] {
  const form: Form = {
    name: 'PVS',
    whole: callOfMover(tree, 'PVS', ', α, β', ', −β, −α'),
    asking: callOfMover(tree, 'PVS', ', α, α⁺', ', −α⁺, −α'),
    terminal: TERMINAL_OF_MOVER,
  };
  return [...decision('max', form), ...valueOfMover(tree, 'PVS', ', α, β', ', −β, −α')];
}
