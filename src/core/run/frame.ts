/** A call on the call stack. */
import type { SearchWindow } from '../search/index.ts';
import type { NodeId } from '../tree/index.ts';

/** A call that has not returned. */
export interface Frame {
  readonly node: NodeId;
  readonly window: SearchWindow;
  readonly alphaOwner: NodeId | null;
  readonly betaOwner: NodeId | null;
  /** the value v that the call holds now */
  readonly value: number;
}
