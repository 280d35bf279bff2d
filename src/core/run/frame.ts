/** The call stack, call by call. */
import type { SearchWindow } from '../search/searchWindow.ts';
import type { NodeId } from '../tree/nodeId.ts';

/** A call that is open at a step. */
export interface Frame {
  readonly node: NodeId;
  readonly window: SearchWindow;
  readonly alphaOwner: NodeId | null;
  readonly betaOwner: NodeId | null;
  /** the v it holds */
  readonly value: number;
}
