/** Lays a log over a tree that is known: which node each call is about. */

import { Expectation, Fractions } from '../search/expectation.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { isSame, type LogTree } from './followLog.ts';
import { isLogLeaf, type LogSide, type ProgramLog, sideOf } from './programLog.ts';

/** The order in which a program goes through the children of a node. */
export type LogOrder = 'left-to-right' | 'right-to-left';

export type Fit =
  | {
      readonly ok: true;
      /** the node of each call */
      readonly nodeOf: Int32Array;
      readonly order: LogOrder;
    }
  /** the first call, from 0, for which the tree has no node */
  | { readonly ok: false; readonly call: number };

/**
 * Returns which node each call is about: the k-th call inside a node goes to child `move`, when the log says it, and else
 * to the k-th child from the left or, when the log fits only so, from the right. Leaves of the log must be leaves of the
 * tree with the same values.
 */
export function fitLog(log: ProgramLog, tree: GameTree): Fit {
  const fromLeft = fitInOrder(log, tree, 'left-to-right');
  if (fromLeft.ok) return fromLeft;
  const fromRight = fitInOrder(log, tree, 'right-to-left');
  return fromRight.ok || fromRight.call > fromLeft.call ? fromRight : fromLeft;
}

function fitInOrder(log: ProgramLog, tree: GameTree, order: LogOrder): Fit {
  const nodeOf = new Int32Array(log.size).fill(NO_NODE);
  const called = new Int32Array(log.size);
  const isTaken = new Uint8Array(tree.size);
  const hasReturned = returnedIn(log);
  for (let call = 0; call < log.size; call += 1) {
    const node = call === 0 ? ROOT : childFor(call);
    const isFitting =
      node !== NO_NODE && isTaken[node] === 0 && (hasReturned[call] === 0 || agrees(log, call, tree, node));
    if (!isFitting) return { ok: false, call };
    isTaken[node] = 1;
    nodeOf[call] = node;
  }
  return { ok: true, nodeOf, order };

  function childFor(call: number): NodeId {
    const caller = log.caller[call] as number;
    const node = nodeOf[caller] as NodeId;
    const rank = called[caller] as number;
    called[caller] = rank + 1;
    const move = log.move[call] as number;
    const count = tree.childCount(node);
    const place = move >= 0 ? move : order === 'left-to-right' ? rank : count - 1 - rank;
    return place >= 0 && place < count ? tree.child(node, place) : NO_NODE;
  }
}

/** Whether a call that has returned is a leaf exactly when the node is one, with the same value. */
function agrees(log: ProgramLog, call: number, tree: GameTree, node: NodeId): boolean {
  if (isLogLeaf(log, call) !== tree.isLeaf(node)) return false;
  if (!tree.isLeaf(node)) return true;
  const value = tree.value(node);
  return Number.isNaN(value) || isSame(log.value[call] as number, value);
}

function returnedIn(log: ProgramLog): Uint8Array {
  const has = new Uint8Array(log.size);
  for (const line of log.lines) if (line < 0) has[~line] = 1;
  return has;
}

/** Returns what is known of a log's tree when it is this one. */
export function knownTree(log: ProgramLog, tree: GameTree, nodeOf: Int32Array): LogTree {
  const fractions = new Fractions();
  const nodeAt = (call: number) => nodeOf[call] as NodeId;
  const childrenOf = childCalls(log);
  return {
    sideOf: (call) => sideOfNode(log, call, tree, nodeAt(call)),
    moveCount: (call) => tree.childCount(nodeAt(call)),
    leafValue: (leaf) => tree.value(nodeAt(leaf)),
    expectation(chance, values) {
      const sum = new Expectation(tree.denominator(nodeAt(chance)), fractions);
      for (const [index, value] of values.entries()) {
        const child = nodeAt(childrenOf(chance, index));
        if (Number.isNaN(value)) return Number.NaN;
        sum.add(tree.weight(child), value);
      }
      return sum.total();
    },
  };
}

/** A leaf has the side that the log gives it, because its value does not depend on it. */
function sideOfNode(log: ProgramLog, call: number, tree: GameTree, node: NodeId): LogSide {
  const kind = tree.kindName(node);
  if (kind === 'max' || kind === 'min' || kind === 'chance') return kind;
  return sideOf(log, call);
}

/** Returns a function that finds the index-th call inside a call. */
function childCalls({ caller, callCount, size }: ProgramLog): (call: number, index: number) => number {
  const start = new Int32Array(size + 1);
  for (let call = 0; call < size; call += 1)
    start[call + 1] = (start[call] as number) + (callCount[call] as number);
  const next = start.slice();
  const list = new Int32Array(Math.max(size - 1, 0));
  for (let call = 1; call < size; call += 1) {
    const above = caller[call] as number;
    list[next[above] as number] = call;
    next[above] = (next[above] as number) + 1;
  }
  return (call, index) => list[(start[call] as number) + index] as number;
}
