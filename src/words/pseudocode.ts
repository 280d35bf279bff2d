/**
 * The function that runs, as a textbook prints it: MAX-VALUE / MIN-VALUE with the chosen rules, or the
 * value(state) form of minimax. Source: Russell and Norvig, 3rd ed., figures 5.3 and 5.7.
 */

import type { CodeLine } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { sidesAlternate } from '../core/tree/alternation.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';

export interface PseudocodeLine {
  readonly line: CodeLine;
  readonly indent: number;
  readonly text: string;
}

const TERMINAL: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state)' },
];

/**
 * The functions at work at a node. A leaf is evaluated by the function called for it:
 * value(state), or with a window that of the side to move.
 */
export function pseudocode({ tree, algorithm, rules }: Trace, node: NodeId): readonly PseudocodeLine[] {
  const kind = tree.kindName(node);
  if (algorithm !== 'alpha-beta') {
    if (kind === 'leaf') return dispatch(algorithm);
    return kind === 'chance' ? chanceListing() : valueListing(kind);
  }
  if (kind === 'chance') return chanceWithWindow();
  return alphaBetaListing(rules, kind === 'leaf' ? sideToMove(tree, node) : kind, sidesAlternate(tree));
}

/** The side that would decide at a leaf: the opponent of the nearest decision above it. */
function sideToMove(tree: GameTree, leaf: NodeId): 'max' | 'min' {
  for (let above = tree.parent(leaf); above !== NO_NODE; above = tree.parent(above)) {
    const side = tree.kindName(above);
    if (side === 'max' || side === 'min') return opponentOf(side);
  }
  return 'max';
}

function dispatch(algorithm: AlgorithmName): PseudocodeLine[] {
  const turns = [
    'if MAX is to move:',
    'return max-value(state)',
    'if MIN is to move:',
    'return min-value(state)',
  ];
  if (algorithm === 'expectiminimax') turns.push('if chance decides:', 'return exp-value(state)');
  return [
    { line: 'call', indent: 0, text: 'value(state):' },
    ...TERMINAL,
    ...turns.map((text, index): PseudocodeLine => ({ line: 'each', indent: 1 + (index % 2), text })),
  ];
}

function valueListing(kind: 'max' | 'min'): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: `${kind}-value(state):` },
    { line: 'init', indent: 1, text: `v ← ${bySide(kind, '−∞', '+∞')}` },
    { line: 'each', indent: 1, text: 'for each child of state:' },
    { line: 'update', indent: 2, text: `v ← ${kind}(v, value(child))` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}

function chanceListing(): PseudocodeLine[] {
  return expectation('exp-value(state):', 'value(child)');
}

function chanceWithWindow(): PseudocodeLine[] {
  return expectation('Exp-Value(state, α, β):', 'Value(child, −∞, +∞)');
}

function expectation(head: string, call: string): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: head },
    { line: 'init', indent: 1, text: 'v ← 0' },
    { line: 'each', indent: 1, text: 'for each child with probability P:' },
    { line: 'update', indent: 2, text: `v ← v + P · ${call}` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}

/** `own` and `other` are the bound the node moves and the bound it is tested against. */
function alphaBetaListing(rules: SearchRules, kind: 'max' | 'min', alternating: boolean): PseudocodeLine[] {
  const maximising = kind === 'max';
  const own = maximising ? 'α' : 'β';
  const other = maximising ? 'β' : 'α';
  const sign = maximising ? (rules.cutoff === 'equal' ? '≥' : '>') : rules.cutoff === 'equal' ? '≤' : '<';
  const name = maximising ? 'Max-Value' : 'Min-Value';
  const worst = maximising ? '−∞' : '+∞';
  const running = rules.value === 'running';
  const held = running && rules.bounds === 'all' ? own : 'v';
  const passed = rules.bounds === 'all' ? 'α, β' : maximising ? 'v, +∞' : '−∞, v';
  const callee = alternating ? (maximising ? 'Min-Value' : 'Max-Value') : 'Value';
  const call = `${callee}(child, ${passed})`;
  const result = { soft: 'v', hard: other, running: own }[rules.value];
  const tested = running ? own : 'v';
  const lines: PseudocodeLine[] = [{ line: 'call', indent: 0, text: `${name}(state, α, β):` }, ...TERMINAL];
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
