import type { Trace } from '../core/run/trace.ts';
import { isListForm } from '../core/search/algorithms.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { LISTINGS } from './listings/index.ts';
import type { PseudocodeLine } from './listings/listing.ts';

/** The functions at work at a node, as a textbook prints them, with the rules that are chosen. */
export function pseudocode(
  { tree, algorithm, rules, limits }: Trace,
  node: NodeId,
): readonly PseudocodeLine[] {
  const lines = LISTINGS[algorithm](tree, node, rules);
  if (isUnlimited(limits) || isListForm(algorithm)) return lines;
  return [...(limits.deepen ? DEEPENING : []), ...lines.map(cutOff)];
}

/** Russell and Norvig, section 5.4.2: where a search stops early. */
function cutOff(line: PseudocodeLine): PseudocodeLine {
  if (line.line !== 'terminal') return line;
  const text = line.text
    .replace('Terminal-Test(state)', 'Cutoff-Test(state, depth)')
    .replace('Utility(state)', 'Eval(state)');
  return { ...line, text };
}

const DEEPENING: readonly PseudocodeLine[] = [
  { line: 'begin', indent: 0, text: 'answer ← none' },
  { line: 'deeper', indent: 0, text: 'for d = 0, 1, 2, …:' },
  { line: 'deeper', indent: 1, text: 'run ← search(root, d, order)' },
  { line: 'outOfBudget', indent: 1, text: 'if the budget ran out: return answer' },
  { line: 'found', indent: 1, text: 'answer ← run' },
  { line: 'proved', indent: 1, text: 'if proved(root): return answer' },
  { line: 'reorder', indent: 1, text: 'order ← by what run returned' },
];
