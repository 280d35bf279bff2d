/**
 * The changes to a listing under a depth limit: Cutoff-Test and Eval in place of Terminal-Test and Utility,
 * and quiescence search. Source: Russell and Norvig, 3rd ed., section 5.4.
 */

import type { AnyRun, PassPurpose, SearchLimits, SearchRules } from '../../core/index.ts';
import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import { type PseudocodeLine, TERMINAL } from './listing.ts';

/**
 * Returns the lines of the loop over passes, which calls the search; none when the search has a single pass.
 */
export function passesListing({ deepen, check }: SearchLimits): readonly PseudocodeLine[] {
  if (!hasSeveralPasses({ deepen, check })) return [];
  const search = deepen ? DEEPENING : [ONE_SEARCH];
  return [...search, ...(check === null ? [] : CHECKING), GIVEN];
}

/** Returns the line that called a pass, in the loop over passes, with its arguments. */
export function callOfPass(purpose: PassPurpose, depth: number, plies: number): PseudocodeLine {
  if (purpose === 'check') return { ...ONE_CHECK, note: `k = ${plies}` };
  return purpose === 'deepen'
    ? { ...ONE_DEPTH, note: `d = ${depth}` }
    : { ...ONE_SEARCH, note: `depth = ${depth}` };
}

const ONE_DEPTH: PseudocodeLine = { line: 'deeper', indent: 0, text: 'run ← search(root, d, order)' };
const DEEPENING: readonly PseudocodeLine[] = [
  { line: 'begin', indent: 0, text: 'answer ← none' },
  { line: 'deeper', indent: 0, text: 'for d = 0, 1, 2, … as far as asked:' },
  { ...ONE_DEPTH, indent: 1 },
  { line: 'outOfBudget', indent: 1, text: 'if the budget ran out: return answer' },
  { line: 'found', indent: 1, text: 'answer ← run' },
  { line: 'proved', indent: 1, text: 'if proved(root): return answer' },
  { line: 'reorder', indent: 1, text: 'order ← by what run returned' },
];

const ONE_SEARCH: PseudocodeLine = { line: 'deeper', indent: 0, text: 'answer ← search(root, depth)' };
const GIVEN: PseudocodeLine = { line: 'given', indent: 0, text: 'return answer' };

const ONE_CHECK: PseudocodeLine = {
  line: 'check',
  indent: 0,
  text: 'answer ← search(root, depth, k below h)',
};
const CHECKING: readonly PseudocodeLine[] = [
  { line: 'check', indent: 0, text: 'while the line of answer ends at an unchecked estimate h:' },
  { ...ONE_CHECK, indent: 1 },
];

type Limited = Pick<AnyRun, 'windows' | 'rules' | 'limits'>;

/**
 * Returns a listing as it is under a depth limit. `direction` says whether the node's player wants a great or
 * a small value; null at a chance node.
 */
export function limitedListing(
  lines: readonly PseudocodeLine[],
  direction: 'max' | 'min' | null,
  search: Limited,
): readonly PseudocodeLine[] {
  const { quiet } = search.limits;
  const utility = lines.find(({ line, text }) => line === 'terminal' && text.startsWith(RETURN));
  // The functions that value(state) calls leave the terminal test to it.
  const evaluation = asEval((utility ?? VALUE).text).slice(RETURN.length);
  return tested(lines, direction, search).flatMap((line) => {
    if (line.line === 'terminal') return { ...line, text: terminalText(line.text, search.limits) };
    if (quiet !== 'noisy' || direction === null || line.text !== EACH) return line;
    return [
      ...standPatLines(direction, evaluation, search),
      { ...line, text: 'for each child of state, noisy ones beyond the limit:' },
    ];
  });
}

const EACH = 'for each child of state:';
const RETURN = 'return ';
const VALUE = TERMINAL[1] as PseudocodeLine;

/**
 * Returns the lines with a terminal test. A chance node is never terminal, so that Exp-Value has no such test; but a
 * chance node may be at the depth limit. In expectiminimax, value(state) makes the test before it calls exp-value.
 */
function tested(
  lines: readonly PseudocodeLine[],
  direction: 'max' | 'min' | null,
  { windows }: Limited,
): readonly PseudocodeLine[] {
  if (direction !== null || windows === null || lines.some(({ line }) => line === 'terminal')) return lines;
  return lines.flatMap((line) => (line.line === 'call' ? [line, ...TERMINAL] : line));
}

function terminalText(text: string, { quiet }: SearchLimits): string {
  if (text.startsWith(RETURN)) return asEval(text);
  return quiet === 'none'
    ? 'if Cutoff-Test(state, depth):'
    : 'if Cutoff-Test(state, depth) and Quiet(state):';
}

/** Replaces Utility by Eval, which takes the same arguments. */
function asEval(text: string): string {
  return text.replace('Utility', 'Eval');
}

/** Returns the lines for standing pat: the static value is taken and tested like the value of a child. */
function standPatLines(
  direction: 'max' | 'min',
  evaluation: string,
  { windows, rules }: Limited,
): readonly PseudocodeLine[] {
  const begin: PseudocodeLine = { line: 'stay', indent: 1, text: 'if depth ≥ limit:' };
  const isMax = direction === 'max';
  const [own, other] = isMax ? ['α', 'β'] : ['β', 'α'];
  const isRunning = rules.value === 'running';
  const held = isRunning && rules.bounds === 'all' ? own : 'v';
  const kept = held === 'v' ? `v ← ${evaluation}` : `${held} ← ${direction}(${held}, ${evaluation})`;
  const lines: PseudocodeLine[] = [begin, { line: 'stay', indent: 2, text: kept }];
  if (windows === null) return lines;
  const tested = isRunning ? own : 'v';
  const narrow: PseudocodeLine = { line: 'stay', indent: 2, text: `${own} ← ${direction}(${own}, v)` };
  const test: PseudocodeLine = {
    line: 'stay',
    indent: 2,
    text: `if ${tested} ${signOf(isMax, rules)} ${other}: return ${{ soft: 'v', hard: other, running: own }[rules.value]}`,
  };
  if (!isRunning) return [...lines, test, narrow];
  return held === 'v' ? [...lines, narrow, test] : [...lines, test];
}

function signOf(isMax: boolean, { cutoff }: SearchRules): string {
  if (isMax) return cutoff === 'equal' ? '≥' : '>';
  return cutoff === 'equal' ? '≤' : '<';
}
