/** The step of another run that means the same: after an edit the reader stays where she was. */
import { nodeOfKey } from '../tree/nodeOfKey.ts';
import type { Trace } from './trace.ts';

/**
 * The step of `after` at which what happened last is what happened last at `step` of `before`: the same
 * kind of event at the same node, of an update from the same child. Where that does not happen any more
 * it is the latest event before it that still does; nodes are told by their keys.
 */
export function sameMoment(before: Trace, step: number, after: Trace): SameMoment {
  for (let at = step; at > 0; at -= 1) {
    const same = sameEvent(before, at, after);
    if (same > 0) return { step: same, isSame: at === step };
  }
  return { step: 0, isSame: step === 0 };
}

export interface SameMoment {
  readonly step: number;
  /** false where what happened last does not happen any more */
  readonly isSame: boolean;
}

/** The step of the same event; 0 where there is none. */
function sameEvent(before: Trace, step: number, after: Trace): number {
  const kind = before.kindAt(step);
  if (kind === 'update') return updateAfter(before, step, after);
  const node = nodeOfKey(after.tree, before.tree.key(before.log.node(step)));
  if (node === undefined) return 0;
  const first = after.log.firstRow(node);
  if (kind === 'enter' || kind === 'leaf') return first > 0 && after.kindAt(first) === kind ? first : 0;
  for (let row = after.log.lastRow(node, after.length); row > 0; row = after.log.rowBefore(node, row))
    if (after.kindAt(row) === kind) return row;
  return 0;
}

/** An update follows the last row of the child that returned. */
function updateAfter(before: Trace, step: number, after: Trace): number {
  const child = nodeOfKey(after.tree, before.tree.key(before.log.node(step - 1)));
  if (child === undefined) return 0;
  const returned = after.log.lastRow(child, after.length);
  if (returned === 0 || returned === after.length || after.kindAt(returned + 1) !== 'update') return 0;
  const parentKey = before.tree.key(before.log.node(step));
  return after.tree.key(after.log.node(returned + 1)) === parentKey ? returned + 1 : 0;
}
