import type { NodeState } from '../core/run/nodeState.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { View } from '../drawing/marks.ts';
import { printBounds } from '../words/symbols.ts';

/** A node's bounds as the reader wants them written; a chance node's partial sum while it grows; else "". */
export function boundsAt(kind: NodeKind, state: NodeState, { notation, showBounds }: View): string {
  if (kind === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printNumber(state.value)}`;
  return showBounds ? printBounds(notation, kind, state) : '';
}
