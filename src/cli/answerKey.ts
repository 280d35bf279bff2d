/** A finished search as an answer key in JSON: leaves and children counted from 0, left to right. */
import type { TraceEvent } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import type { Language } from '../words/language.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { detailsOf } from './eventDetails.ts';

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

/** One JSON object, a line for each field and each event; `details`: in which language they are told, if at all. */
export function* printAnswerKey(trace: Trace, details: Language | null = null): Generator<string> {
  yield '{\n';
  for (const [name, value] of Object.entries(answerKeyOf(trace))) yield `  "${name}": ${printJson(value)},\n`;
  yield '  "events": [\n';
  for (const event of eventsOf(trace, details))
    yield `    ${printJson(event)}${event.step < trace.length ? ',' : ''}\n`;
  yield '  ]\n}\n';
}

/** The same on one line. */
export function printKeyLine(trace: Trace, details: Language | null): string {
  return `${printJson({ ...answerKeyOf(trace), events: [...eventsOf(trace, details)] })}\n`;
}

function* eventsOf(trace: Trace, details: Language | null): Generator<TraceEvent> {
  const names = new NodeNames(trace.tree);
  for (let step = 1; step <= trace.length; step += 1) {
    const event = trace.event(step);
    yield details === null ? event : { ...event, ...detailsOf(trace, step, names, details) };
  }
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
