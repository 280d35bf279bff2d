/** The tree that a program walked, as its log tells it. */

import type { Probability } from '../tree/index.ts';
import { NODE_KINDS } from '../tree/nodeKind.ts';
import { TreeBuilder } from '../tree/treeBuilder.ts';
import { isSame } from './followLog.ts';
import { isLogLeaf, NO_CALL, NOT_TOLD, type ProgramLog, sideOf } from './programLog.ts';
import { shortName } from './shortName.ts';
import type { KnownTree } from './verdict.ts';

/**
 * Returns the tree of all calls, in the order called: the id of a node is the number of its call. Moves that were never
 * called hang as stubs from nodes whose number of moves the log tells; other nodes may have more moves.
 */
export function treeOfLog(log: ProgramLog): KnownTree {
  const builder = new TreeBuilder();
  const open: number[] = [];
  for (let call = 0; call < log.size; call += 1) {
    const caller = log.caller[call] as number;
    while (open.length > 0 && open.at(-1) !== caller) {
      open.pop();
      builder.close();
    }
    const moves = log.moves[call] as number;
    const attributes = {
      label: shortName(log.name[call] as string),
      ...(caller !== NO_CALL && sideOf(log, caller) === 'chance' && { probability: evenChance(log, caller) }),
    };
    if (isLogLeaf(log, call)) {
      builder.leaf(log.value[call] as number, attributes);
      continue;
    }
    const hasStubs = moves !== NOT_TOLD && moves > (log.callCount[call] as number);
    builder.open(NODE_KINDS[log.side[call] as number] as 'max' | 'min' | 'chance', {
      ...attributes,
      ...(hasStubs && { moveCount: moves }),
      hasUntoldMoves: moves === NOT_TOLD,
    });
    open.push(call);
  }
  for (; open.length > 0; open.pop()) builder.close();
  const nodeOf = Int32Array.from({ length: log.size }, (_, call) => call);
  return { tree: builder.finish(), fit: { ok: true, nodeOf, order: 'left-to-right' } };
}

/** Returns the probability that an outcome has if all are as likely as one another, since a log does not tell it. The figure shows no text for it. */
function evenChance(log: ProgramLog, call: number): Probability {
  return { text: '', numerator: 1, denominator: outcomesOf(log, call) };
}

function outcomesOf(log: ProgramLog, call: number): number {
  return Math.max(log.moves[call] as number, log.callCount[call] as number);
}

/**
 * Whether every chance node of a log returned the mean of what came back to it, so that its outcomes are as likely as one
 * another.
 */
export function hasEvenChances(log: ProgramLog): boolean {
  const sum = new Float64Array(log.size);
  /** by call: the greatest size of what came back to it, which says how exact the sum is */
  const greatest = new Float64Array(log.size);
  for (let call = 1; call < log.size; call += 1) {
    const caller = log.caller[call] as number;
    const value = log.value[call] as number;
    sum[caller] = (sum[caller] as number) + value;
    greatest[caller] = Math.max(greatest[caller] as number, Math.abs(value));
  }
  return log.value.every((value, call) => {
    if (sideOf(log, call) !== 'chance' || isLogLeaf(log, call)) return true;
    const mean = (sum[call] as number) / outcomesOf(log, call);
    return !Number.isNaN(mean) && isSame(value, mean, [greatest[call] as number]);
  });
}
