/** A finished search as an answer key in JSON: leaves and children counted from 0, left to right. */
import type { Trace } from '../core/run/trace.ts';

/** The key without its events, which are printed one by one. */
export interface AnswerKey {
  readonly value: number;
  /** which child of the root is played; null at a leaf or a chance root */
  readonly bestMove: number | null;
  /** best play from the root, which child each time; it stops at a leaf or a chance node */
  readonly line: readonly number[];
  readonly evaluatedLeaves: readonly number[];
  readonly prunedLeaves: readonly number[];
  /** nodes, leaves included */
  readonly entered: number;
  readonly cutoffs: number;
}

/** The key of a search that reached a value. */
export function answerKeyOf(trace: Trace): AnswerKey {
  const { tree, length, result } = trace;
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  const bestMove = trace.bestMoveAt(length);
  const { entered, cutoffs } = trace.tallyAt(length);
  const evaluated = evaluatedLeaves(trace);
  return {
    value: result.value,
    bestMove: bestMove === null ? null : tree.childIndex(bestMove),
    line: trace.lineAt(length).map((node) => tree.childIndex(node)),
    evaluatedLeaves: ranksWhere(evaluated, true),
    prunedLeaves: ranksWhere(evaluated, false),
    entered,
    cutoffs,
  };
}

/** One JSON object, a line for each field and each event. */
export function* printAnswerKey(trace: Trace): Generator<string> {
  yield '{\n';
  for (const [name, value] of Object.entries(answerKeyOf(trace))) yield `  "${name}": ${printJson(value)},\n`;
  yield '  "events": [\n';
  for (let step = 1; step <= trace.length; step += 1) {
    yield `    ${printJson(trace.event(step))}${step < trace.length ? ',' : ''}\n`;
  }
  yield '  ]\n}\n';
}

/** JSON has no infinity: it stands as "inf" and "-inf", as in a tree. */
function printJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part === Infinity ? 'inf' : part === -Infinity ? '-inf' : part,
  );
}

/** For every leaf, left to right, whether it was evaluated. */
function evaluatedLeaves(trace: Trace): boolean[] {
  return trace.tree.leaves().map((leaf) => trace.entryStep(leaf) > 0);
}

function ranksWhere(evaluated: readonly boolean[], wanted: boolean): number[] {
  return evaluated.flatMap((was, rank) => (was === wanted ? [rank] : []));
}
