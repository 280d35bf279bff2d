/**
 * Principal variation search: MAX-VALUE and MIN-VALUE with α and β, in which a later child is asked with a window
 * that nothing lies in. α⁺ is the least number above α that a leaf may be worth, β⁻ the greatest below β.
 */
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { type Listing, type PseudocodeLine, sideToMove, TERMINAL } from './listing.ts';

export const pvsListing: Listing = (tree, node) => {
  const kind = tree.kindName(node);
  return decision(kind === 'max' || kind === 'min' ? kind : sideToMove(tree, node), sidesAlternate(tree));
};

function decision(kind: 'max' | 'min', alternating: boolean): PseudocodeLine[] {
  const [own, sign, other] = bySide(kind, ['α', '≥', 'β'], ['β', '≤', 'α']);
  const [name, callee] = bySide(kind, ['Max-Value', 'Min-Value'], ['Min-Value', 'Max-Value']);
  const [asked, nothing] = bySide(kind, ['α, α⁺', '−∞'], ['β⁻, β', '+∞']);
  const call = (window: string) => `${alternating ? callee : 'Value'}(child, ${window})`;
  return [
    { line: 'call', indent: 0, text: `${name}(state, α, β):` },
    ...TERMINAL,
    { line: 'init', indent: 1, text: `v ← ${nothing}` },
    { line: 'each', indent: 1, text: 'for each child of state:' },
    { line: 'first', indent: 2, text: `if child is first or ${own} = ${nothing}:` },
    { line: 'first', indent: 3, text: `w ← ${call('α, β')}` },
    { line: 'ask', indent: 2, text: `else: w ← ${call(asked)}` },
    { line: 'again', indent: 3, text: 'if no leaf and α < w < β:' },
    { line: 'again', indent: 4, text: `w ← ${call('α, β')}` },
    { line: 'update', indent: 2, text: `v ← ${kind}(v, w)` },
    { line: 'test', indent: 2, text: `if v ${sign} ${other}: return v` },
    { line: 'narrow', indent: 2, text: `${own} ← ${kind}(${own}, v)` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}
