import type { Trace } from '../core/run/trace.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { LISTINGS } from './listings/index.ts';
import type { PseudocodeLine } from './listings/listing.ts';

/** The functions at work at a node, as a textbook prints them, with the rules that are chosen. */
export function pseudocode({ tree, algorithm, rules }: Trace, node: NodeId): readonly PseudocodeLine[] {
  return LISTINGS[algorithm](tree, node, rules);
}
