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
  const until = endOfPass(before, step, after);
  const node = nodeOfKey(after.tree, before.tree.key(before.nodeAt(step)));
  if (node === undefined) return 0;
  const isEntry = kind === 'enter' || kind === 'leaf' || kind === 'horizon';
  if (kind === 'stay') {
    const stay = after.entryStep(node, until) + 1;
    return stay > 1 && stay <= until && after.kindAt(stay) === kind ? stay : 0;
  }
  const same =
    kind === 'cutoff'
      ? after.cutStep(node, until)
      : isEntry
        ? after.entryStep(node, until)
        : after.lastStep(node, until);
  return same > 0 && after.kindAt(same) === kind ? same : 0;
}

/** The last step of the other run's pass that looks as deep as the step's own; where none does, of all of it. */
function endOfPass(before: Trace, step: number, after: Trace): number {
  const { depth } = before.passAt(step);
  return after.passes.find((pass) => pass.depth === depth)?.to ?? after.length;
}

/** An update follows the last row of the child that returned. */
function updateAfter(before: Trace, step: number, after: Trace): number {
  const child = nodeOfKey(after.tree, before.tree.key(before.childAt(step)));
  if (child === undefined) return 0;
  const returned = after.lastStep(child, endOfPass(before, step, after));
  if (returned === 0 || returned === after.length || after.kindAt(returned + 1) !== 'update') return 0;
  const parentKey = before.tree.key(before.nodeAt(step));
  return after.tree.key(after.nodeAt(returned + 1)) === parentKey ? returned + 1 : 0;
}
