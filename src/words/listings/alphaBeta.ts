/**
 * The listing of alpha-beta under the chosen rules: MAX-VALUE and MIN-VALUE with α and β. A leaf is evaluated
 * by the function of the player who would move there. In negamax form, one function serves both players.
 * Source: Russell and Norvig, 3rd ed., figure 5.7.
 */
import type { GameTree, SearchRules } from '../../core/index.ts';
import { openWindow } from '../../core/search/openWindow.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { printBound } from '../../core/tree/printNumber.ts';
import { sideToMove } from '../../core/tree/sideToMove.ts';
import {
  callOfMover,
  expectation,
  type Listing,
  type PseudocodeLine,
  TERMINAL,
  TERMINAL_OF_MOVER,
  valueOfMover,
} from './listing.ts';

export const alphaBetaListing: Listing = (tree, node, rules) => {
  if (tree.numbers === 'mover')
    return [
      ...decision(rules, 'max', formOfMover(rules, tree)),
      ...valueOfMover(tree, 'Alpha-Beta', ', α, β', ', −β, −α'),
    ];
  const kind = tree.kindName(node);
  if (kind === 'chance') {
    const { alpha, beta } = openWindow(rules, tree);
    return expectation('Exp-Value(state, α, β):', `Value(child, ${printBound(alpha)}, ${printBound(beta)})`);
  }
  const side = kind === 'leaf' ? sideToMove(tree, node) : bySide(kind, 'max', 'min');
  return decision(rules, side, formOfSide(rules, side, sidesAlternate(tree)));
};

/**
 * The texts in which the two forms of the listing (two functions, or negamax) differ: the name of the
 * function, the call of it for a child, and the lines for a terminal state.
 */
interface Form {
  readonly name: string;
  readonly call: string;
  readonly terminal: readonly PseudocodeLine[];
}

function formOfSide({ bounds }: SearchRules, side: 'max' | 'min', alternating: boolean): Form {
  const [name, other] = bySide(side, ['Max-Value', 'Min-Value'], ['Min-Value', 'Max-Value']);
  const passed = bounds === 'all' ? 'α, β' : bySide(side, 'v, +∞', '−∞, v');
  return { name, call: `${alternating ? other : 'Value'}(child, ${passed})`, terminal: TERMINAL };
}

/** In negamax form the bounds and the result of a call change their sign. */
function formOfMover({ bounds }: SearchRules, tree: GameTree): Form {
  const [passed, swapped] = bounds === 'all' ? [', α, β', ', −β, −α'] : [', v, +∞', ', −∞, −v'];
  const call = callOfMover(tree, 'Alpha-Beta', passed, swapped);
  return { name: 'Alpha-Beta', call, terminal: TERMINAL_OF_MOVER };
}

/**
 * Returns the lines for a MAX or a MIN node. `own` is the bound that the node can improve, `other` the bound
 * against which its value is tested.
 */
function decision(rules: SearchRules, kind: 'max' | 'min', { name, call, terminal }: Form): PseudocodeLine[] {
  const maximising = kind === 'max';
  const own = maximising ? 'α' : 'β';
  const other = maximising ? 'β' : 'α';
  const sign = maximising ? (rules.cutoff === 'equal' ? '≥' : '>') : rules.cutoff === 'equal' ? '≤' : '<';
  const worst = maximising ? '−∞' : '+∞';
  const running = rules.value === 'running';
  const held = running && rules.bounds === 'all' ? own : 'v';
  const result = { soft: 'v', hard: other, running: own }[rules.value];
  const tested = running ? own : 'v';
  const lines: PseudocodeLine[] = [{ line: 'call', indent: 0, text: `${name}(state, α, β):` }, ...terminal];
  if (held === 'v')
    lines.push({
      line: 'init',
      indent: 1,
      text: rules.value === 'hard' ? `v ← ${worst};  ${own}₀ ← ${own}` : `v ← ${worst}`,
    });
  lines.push({ line: 'each', indent: 1, text: 'for each child of state:' });
  lines.push({ line: 'update', indent: 2, text: `${held} ← ${kind}(${held}, ${call})` });
  if (running && held === 'v') lines.push({ line: 'update', indent: 2, text: `${own} ← ${kind}(${own}, v)` });
  lines.push({ line: 'test', indent: 2, text: `if ${tested} ${sign} ${other}: return ${result}` });
  if (!running) lines.push({ line: 'narrow', indent: 2, text: `${own} ← ${kind}(${own}, v)` });
  lines.push({
    line: 'return',
    indent: 1,
    text: { soft: 'return v', hard: `return ${kind}(v, ${own}₀)`, running: `return ${own}` }[rules.value],
  });
  return lines;
}
