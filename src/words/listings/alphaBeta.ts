/**
 * Alpha-beta: MAX-VALUE and MIN-VALUE with α and β, under the rules that are chosen. A leaf is evaluated by
 * the function of the side that would be to move. Source: Russell and Norvig, 3rd ed., figure 5.7.
 */
import type { SearchRules } from '../../core/search/rules.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { expectation, type Listing, type PseudocodeLine, sideToMove, TERMINAL } from './listing.ts';

export const alphaBetaListing: Listing = (tree, node, rules) => {
  const kind = tree.kindName(node);
  if (kind === 'chance') return expectation('Exp-Value(state, α, β):', 'Value(child, −∞, +∞)');
  const side = kind === 'leaf' ? sideToMove(tree, node) : bySide(kind, 'max', 'min');
  return decision(rules, side, sidesAlternate(tree));
};

/** `own` and `other` are the bound the node moves and the bound it is tested against. */
function decision(rules: SearchRules, kind: 'max' | 'min', alternating: boolean): PseudocodeLine[] {
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
