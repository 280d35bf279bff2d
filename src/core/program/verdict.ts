/** Says of a log whether it is right, where it first departs from a right one, and which mistakes write exactly this log. */

import { type AlgorithmName, DEFAULT_ALGORITHM } from '../search/algorithms.ts';
import { fullSearch } from '../search/fullSearch.ts';
import '../run/furtherSearches.ts';
import { runSearch } from '../search/runSearch.ts';
import { SILENT } from '../search/searchObserver.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/index.ts';
import { bySide } from '../tree/nodeKind.ts';
import { MISTAKEN_PROGRAMS, type MistakeName, type Program, RIGHT_PROGRAMS } from './behaviours.ts';
import { type Fit, knownTree, type LogOrder } from './fitLog.ts';
import { type Departure, departureOf, type LogTree, walkedTree } from './followLog.ts';
import { hasWindows, isLogLeaf, type ProgramLog } from './programLog.ts';

export interface Verdict {
  /**
   * the program that wrote the log, or would have but for its mistakes; null when no program that is known wrote it, and
   * when the log ends before the program
   */
  readonly program: AlgorithmName | null;
  /** the rules of alpha-beta; null for other programs */
  readonly rules: Program['rules'] | null;
  /** the mistakes each of which writes this log as a whole; none when the log is right */
  readonly mistakes: readonly MistakeName[];
  /** the first line that differs from those of the right program that agrees longest; null when none does */
  readonly first: Departure | null;
  /** the right program that agrees longest */
  readonly nearest: Program;
  /** the minimax value of the tree; null when what is known of the tree does not say it */
  readonly minimax: number | null;
  readonly order: LogOrder;
  /**
   * whether the number of moves is known at every call that made calls, from the log or from the tree; where it is not,
   * nobody can tell whether the program stopped before its last move
   */
  readonly knowsMoves: boolean;
}

/** A tree that is known, with the node of each call. */
export interface KnownTree {
  readonly tree: GameTree;
  readonly fit: Extract<Fit, { readonly ok: true }>;
}

/** Returns the verdict on a log, on its own tree or on one that is known. */
export function verdictOn(log: ProgramLog, known: KnownTree | null): Verdict {
  const tree = known === null ? walkedTree(log) : knownTree(log, known.tree, known.fit.nodeOf);
  const [first, nearest] = nearestRight(log, tree);
  const mistaken = first === null || !log.isComplete ? [] : writersOf(log, tree);
  const writer = first === null && log.isComplete ? nearest : (mistaken[0] ?? null);
  return {
    program: writer === null ? null : searchOf(writer, meetsChance(log, tree)),
    rules: writer?.cuts === true ? writer.rules : null,
    mistakes: mistaken.map(({ mistake }) => mistake as MistakeName),
    first,
    nearest,
    minimax: known === null ? walkedMinimax(log) : minimaxOf(known.tree),
    order: known?.fit.order ?? 'left-to-right',
    knowsMoves: known !== null || knowsAllMoves(log),
  };
}

/** Returns the right program that agrees longest, and the first line in which the log departs from it. */
function nearestRight(log: ProgramLog, tree: LogTree): [Departure | null, Program] {
  let nearest: [Departure | null, Program] | null = null;
  for (const program of programsFor(log, RIGHT_PROGRAMS)) {
    const departure = departureOf(program, log, tree);
    if (departure === null) return [null, program];
    const longest = nearest?.[0]?.line ?? 0;
    if (departure.line > longest) nearest = [departure, program];
  }
  if (nearest === null) throw new Error('a log is compared with at least one program');
  return nearest;
}

/** Returns the mistaken programs that write the whole log. */
function writersOf(log: ProgramLog, tree: LogTree): readonly Program[] {
  const found = new Map<MistakeName, Program>();
  for (const program of programsFor(log, MISTAKEN_PROGRAMS)) {
    const mistake = program.mistake as MistakeName;
    if (!found.has(mistake) && departureOf(program, log, tree) === null) found.set(mistake, program);
  }
  return [...found.values()];
}

/** Minimax has no windows, so no log with windows is its. */
function programsFor(log: ProgramLog, programs: readonly Program[]): readonly Program[] {
  return hasWindows(log) ? programs.filter(({ cuts }) => cuts) : programs;
}

/** Returns the search that a program makes. */
export function searchOf({ cuts }: Program, hasChance: boolean): AlgorithmName {
  return cuts ? DEFAULT_ALGORITHM : fullSearch({ hasChance, players: 0, hasInfinite: false });
}

function meetsChance(log: ProgramLog, tree: LogTree): boolean {
  return log.callCount.some((count, call) => count > 0 && tree.sideOf(call) === 'chance');
}

/** Whether the log tells the number of moves at every call that made calls. */
function knowsAllMoves(log: ProgramLog): boolean {
  return log.moves.every((moves, call) => moves >= 0 || isLogLeaf(log, call));
}

/**
 * Returns the minimax value of the tree that was walked; null when moves that were never called may change it, and when
 * the probabilities at a chance node are not known.
 */
function walkedMinimax(log: ProgramLog): number | null {
  const tree = walkedTree(log);
  const low = new Float64Array(log.size);
  const high = new Float64Array(log.size);
  for (let call = 0; call < log.size; call += 1) {
    if (isLogLeaf(log, call)) {
      const value = log.value[call] as number;
      low[call] = Number.isNaN(value) ? -Infinity : value;
      high[call] = Number.isNaN(value) ? Infinity : value;
      continue;
    }
    const side = tree.sideOf(call);
    const moves = tree.moveCount(call);
    const isPartly = moves !== null && (log.callCount[call] as number) < moves;
    // Nothing is known of a move that was never called, nor of an expectation without its probabilities.
    const isOpen = isPartly || side === 'chance';
    low[call] = isOpen || bySide(side, true, false) ? -Infinity : Infinity;
    high[call] = isOpen || bySide(side, false, true) ? Infinity : -Infinity;
  }
  for (let call = log.size - 1; call > 0; call -= 1) {
    const above = log.caller[call] as number;
    const side = tree.sideOf(above);
    if (side === 'chance') continue;
    const better = bySide(side, Math.max, Math.min);
    low[above] = better(low[above] as number, low[call] as number);
    high[above] = better(high[above] as number, high[call] as number);
  }
  return low[0] === high[0] ? (low[0] as number) : null;
}

/** Returns the minimax value of a tree; null when a leaf is unknown, or infinite values meet at a chance node. */
function minimaxOf(tree: GameTree): number | null {
  const result = runSearch(fullSearch(tree), tree, DEFAULT_RULES, SILENT);
  return result.ok ? result.value : null;
}
