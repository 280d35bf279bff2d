/** Finds the inner nodes about which two runs side by side know different things at a stop. */
import { useEffect, useMemo, useState } from 'react';
import type { AnyRun, NodeId } from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import type { Stop } from '../../core/run/inStep.ts';
import { timerClock } from '../../session/playing.ts';
import { inSlices } from '../../session/tasks/inSlices.ts';

/** A node of the left tree, and what each run knows about it; "" when it knows nothing. */
export interface KnownOtherwise {
  readonly node: NodeId;
  readonly left: string;
  readonly right: string;
}

/** What two runs know about a node of the left tree at the stop. */
type Known = (node: NodeId) => KnownOtherwise;

interface Found {
  readonly leading: AnyRun;
  readonly other: AnyRun;
  readonly known: Known;
  /** the first of these nodes */
  readonly first: readonly NodeId[];
  /** how many more there are */
  readonly more: number;
}

interface Listed {
  readonly rows: readonly KnownOtherwise[];
  /** how many more there are that are not listed */
  readonly more: number;
}

/** The greatest tree of which all nodes are looked at while the reader waits; a larger one is gone through in slices. */
const MOST_AT_ONCE = 3_000;

/** The greatest number of nodes of a larger tree that are listed. */
const MOST_LISTED = 200;

/** The nodes that are looked at in one step. */
const NODES = 256;

/** The time after which no further step of a slice begins, ms. */
const SLICE_MS = 8;

/**
 * Returns the nodes about which the runs differ; null while they are not found yet for the first time. After another step
 * in a large tree, those of the nodes found before that differ stand there until the new ones are found.
 */
export function useKnownOtherwise(
  leading: AnyRun,
  other: AnyRun,
  stop: Stop,
  counterpart: (node: NodeId) => NodeId | null,
): Listed | null {
  const isLarge = leading.tree.size > MOST_AT_ONCE;
  const [left, right] = [stop.leading, stop.other];
  const known = useMemo(
    (): Known => (node) => ({
      node,
      left: labelAt(leading, left, node),
      right: labelAt(other, right, counterpart(node)),
    }),
    [leading, other, left, right, counterpart],
  );
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isLarge) return undefined;
    const ended = (_how: unknown, { parts }: { readonly parts: readonly Found[] }) => {
      const whole = parts.at(-1);
      if (whole !== undefined) setFound(whole);
    };
    const listener = { progressed() {}, ended, failed() {} };
    const time = { clock: timerClock, now: () => performance.now() };
    return inSlices(differing(leading, other, known), listener, time, SLICE_MS);
  }, [isLarge, leading, other, known]);
  const all = useMemo(
    () => (isLarge ? null : leading.tree.nodes().filter(isInner(leading)).map(known).filter(isOther)),
    [isLarge, leading, known],
  );
  if (all !== null) return { rows: all, more: 0 };
  if (found === null || found.leading !== leading || found.other !== other) return null;
  const rows = found.first.map(known).filter(isOther);
  // That nothing differs is said only when all nodes have been looked at.
  return found.known === known || rows.length > 0 ? { rows, more: found.more } : null;
}

function labelAt(run: AnyRun, step: number, node: NodeId | null): string {
  return node === null ? '' : run.labelOf(node, run.stateAt(node, step));
}

function isInner({ tree }: AnyRun): (node: NodeId) => boolean {
  return (node) => !tree.isLeaf(node);
}

function isOther({ left, right }: KnownOtherwise): boolean {
  return left !== right;
}

/** Goes through the nodes of a large tree in steps; the last one has what is found. */
function* differing(leading: AnyRun, other: AnyRun, known: Known): Generator<Progress<Found>, void> {
  const first: NodeId[] = [];
  let more = 0;
  const { tree } = leading;
  for (const node of tree.nodes()) {
    if (node % NODES === NODES - 1) yield { done: node, of: tree.size, part: null };
    if (tree.isLeaf(node) || !isOther(known(node))) continue;
    if (first.length < MOST_LISTED) first.push(node);
    else more += 1;
  }
  yield { done: tree.size, of: tree.size, part: { leading, other, known, first, more } };
}
