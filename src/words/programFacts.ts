/** Collects the facts that a sentence about a step of somebody's own program needs. */
import type {
  AlgorithmName,
  NodeId,
  NodeKind,
  ProgramEvent,
  ProgramRun,
  SearchWindow,
} from '../core/index.ts';
import type { Departure, MistakeName, Program } from '../core/program/index.ts';
import { sideOf } from '../core/program/programLog.ts';

import { printExactly } from '../core/tree/printNumber.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';

export interface ProgramFacts {
  readonly event: ProgramEvent;
  readonly token: Segment;
  readonly kind: NodeKind;
  /** the window with which the node was called, as the program prints it; "" when it prints none */
  readonly window: string;
  /** the value that came back, as the program prints it; null for nothing */
  readonly value: string | null;
  /** how many moves of the node are known and were never called */
  readonly uncalled: number;
  /** the first departure, when it is in this line; else null */
  readonly departure: DepartureFacts | null;
}

/** What the sentence about a whole log says. */
export interface VerdictFacts {
  /** the number of calls */
  readonly calls: number;
  readonly isComplete: boolean;
  /** the program that wrote the log; null when that is not known */
  readonly program: AlgorithmName | null;
  /** the rules of alpha-beta; null for other programs */
  readonly rules: Program['rules'] | null;
  readonly hasChance: boolean;
  readonly first: DepartureFacts | null;
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
  verdict(facts: VerdictFacts): Sentence;
  step(facts: ProgramFacts): Sentence;
}

/** Why the file of a log was not read. */
export type WhyUnread =
  | { readonly kind: 'too-large'; readonly bytes: number }
  /** the byte of the file, from 0, at which no character can be decoded */
  | { readonly kind: 'not-text'; readonly offset: number }
  | { readonly kind: 'unreadable' };

/** Returns the facts about a whole log. */
export function verdictFacts(run: ProgramRun, names: NodeNames): VerdictFacts {
  const { log, verdict, tree } = run;
  const { program, rules } = verdict;
  return {
    ...{ calls: log.size, isComplete: log.isComplete, program, rules, hasChance: tree.hasChance },
    first: departureFacts(run, names),
  };
}

/** Returns the facts about a step from 1. */
export function programFactsAt(run: ProgramRun, step: number, names: NodeNames): ProgramFacts {
  const { tree, log } = run;
  const event = run.event(step);
  const { node } = event;
  const call = run.callOfNode(node) ?? 0;
  const value = run.valueAt(node, step);
  const departure = run.first?.line === step ? departureFacts(run, names) : null;
  // Where a program prints no side, the log has a guess, and the tree the kind.
  const isGuess = log.printsSide[call] === 0;
  return {
    ...{ event, departure },
    token: names.token(node),
    kind: tree.isLeaf(node) || isGuess ? tree.kindName(node) : sideOf(log, call),
    window: printCallWindow(run, node, run.length),
    value: Number.isNaN(value) ? null : printExactly(run.toldValue(node, value)),
    uncalled: tree.isLeaf(node) ? 0 : Math.max(tree.moveCount(node) - (log.callCount[call] as number), 0),
  };
}

/** Returns the window with which a node was called, as the program prints it; "" before the call, and when it prints none. */
export function printCallWindow(run: ProgramRun, node: NodeId, step: number): string {
  const window = run.windowAt(node, step);
  return window === null ? '' : printWindow(run.toldWindow(node, window));
}

/** Returns the facts about the first departure; null when the log does not depart from a right one. */
function departureFacts(run: ProgramRun, names: NodeNames): DepartureFacts | null {
  const { first, verdict, log } = run;
  if (first === null) return null;
  const { field, line, call } = first;
  const caller = call === 0 ? null : run.nodeOfCall(log.caller[call] as number);
  const { got, expected } = run.toldDeparture(first);
  return {
    ...{ field, line, call: call + 1, mistakes: verdict.mistakes, isComplete: log.isComplete },
    token: names.token(run.nodeOfCall(call)),
    caller: caller === null ? null : names.token(caller),
    got: printed(got),
    expected: printed(expected),
  };
}

function printed(given: Departure['got']): string | null {
  if (given === null) return null;
  if (typeof given === 'string') return given === 'chance' ? given : given.toUpperCase();
  return typeof given === 'number' ? printExactly(given) : printWindow({ alpha: given[0], beta: given[1] });
}

function printWindow({ alpha, beta }: SearchWindow): string {
  return `(${printEnd(alpha)},\u2009${printEnd(beta)})`;
}

/** A missing number has no other sign than that nothing is there. */
function printEnd(end: number): string {
  if (Number.isNaN(end)) return '∅';
  return end === Infinity ? '+∞' : printExactly(end);
}
