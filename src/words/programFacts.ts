/** Collects the facts that a sentence about a step of somebody's own program needs. */
import type { NodeId, NodeKind, ProgramEvent, ProgramRun } from '../core/index.ts';
import type { Departure, MistakeName } from '../core/program/index.ts';
import { LOG_SIDES, type LogSide } from '../core/program/programLog.ts';
import { printExactly } from '../core/tree/printNumber.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';

export interface ProgramFacts {
  readonly run: ProgramRun;
  readonly event: ProgramEvent | null;
  readonly step: number;
  readonly token: Segment;
  readonly kind: NodeKind;
  /** the number of the call, from 1 */
  readonly call: number;
  /** the window with which the node was called, as the program prints it; "" when it prints none */
  readonly window: string;
  /** the value that came back, as the program prints it; null for nothing */
  readonly value: string | null;
  /** how many moves of the node are known and were never called */
  readonly uncalled: number;
  /** the first departure, when it is in this line; else null */
  readonly departure: DepartureFacts | null;
}

/** A departure with its numbers as the program prints them. */
export interface DepartureFacts {
  readonly field: Departure['field'];
  readonly line: number;
  readonly call: number;
  readonly token: Segment;
  /** the caller of the call in which the log departs; null at the root */
  readonly caller: Segment | null;
  /** null for nothing */
  readonly got: string | null;
  readonly expected: string | null;
  readonly mistakes: readonly MistakeName[];
  /** whether the log was written to its end, so that a mistake could be named */
  readonly isComplete: boolean;
}

/** The sentences of a language about the steps of a program. */
export interface ProgramNarration {
  /** the verdict on the whole log */
  verdict(facts: ProgramFacts, first: DepartureFacts | null): Sentence;
  step(facts: ProgramFacts): Sentence;
}

/** Why the file of a log was not read. */
export type WhyUnread =
  | { readonly kind: 'too-large'; readonly bytes: number }
  /** the byte of the file, from 0, at which no character can be decoded */
  | { readonly kind: 'not-text'; readonly offset: number }
  | { readonly kind: 'unreadable' };

/** Returns the facts about a step; at step 0 those about the root. */
export function programFactsAt(run: ProgramRun, step: number, names: NodeNames): ProgramFacts {
  const { tree, log } = run;
  const event = step === 0 ? null : run.event(step);
  const node = event?.node ?? run.nodeOfCall(0);
  const call = run.callOfNode(node) ?? 0;
  const value = step === 0 ? Number.NaN : run.valueAt(node, step);
  const departure = run.first?.line === step ? departureFacts(run, names) : null;
  return {
    ...{ run, event, step, departure },
    token: names.token(node),
    kind: tree.isLeaf(node) ? 'leaf' : (LOG_SIDES[log.side[call] as number] as LogSide),
    call: call + 1,
    window: printCallWindow(run, node, run.length),
    value: Number.isNaN(value) ? null : printTold(run, node, value),
    uncalled: tree.isLeaf(node) ? 0 : Math.max(tree.moveCount(node) - (log.callCount[call] as number), 0),
  };
}

/** Returns the window with which a node was called, as the program prints it; "" before the call, and when it prints none. */
export function printCallWindow(run: ProgramRun, node: NodeId, step: number): string {
  const window = run.windowAt(node, step);
  return window === null ? '' : printPair(run, node, [window.alpha, window.beta]);
}

/** Returns the facts about the first departure; null when the log does not depart from a right one. */
export function departureFacts(run: ProgramRun, names: NodeNames): DepartureFacts | null {
  const { first, verdict, log } = run;
  if (first === null) return null;
  const { field, line, call, got, expected } = first;
  const node = run.nodeOfCall(call);
  const caller = call === 0 ? null : run.nodeOfCall(log.caller[call] as number);
  // What a caller should have returned is told in the caller's numbers.
  const owner = field === 'went-on' && caller !== null ? caller : node;
  return {
    ...{ field, line, call: call + 1, mistakes: verdict.mistakes, isComplete: log.isComplete },
    token: names.token(node),
    caller: caller === null ? null : names.token(caller),
    got: printed(run, node, got),
    expected: printed(run, owner, expected),
  };
}

function printed(run: ProgramRun, node: NodeId, given: Departure['got']): string | null {
  if (given === null) return null;
  if (typeof given === 'string') return given === 'chance' ? given : given.toUpperCase();
  return typeof given === 'number' ? printTold(run, node, given) : printPair(run, node, given);
}

function printTold(run: ProgramRun, node: NodeId, value: number): string {
  return printExactly(run.toldValue(node, value));
}

function printPair(run: ProgramRun, node: NodeId, [alpha, beta]: readonly [number, number]): string {
  const told = run.toldWindow(node, { alpha, beta });
  return `(${printEnd(told.alpha)},\u2009${printEnd(told.beta)})`;
}

/** A missing number has no other sign than that nothing is there. */
function printEnd(end: number): string {
  if (Number.isNaN(end)) return '∅';
  return end === Infinity ? '+∞' : printExactly(end);
}
