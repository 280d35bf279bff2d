/** What nodes are called where several players decide: it comes with their trees. */

import type { NodeId } from '../core/tree/nodeId.ts';
import { nameInList } from './nameInList.ts';
import { NodeNames } from './nodeNames.ts';
import type { Segment } from './sentence.ts';

export class VectorNames extends NodeNames {
  /** A vector in a sentence stands in brackets. */
  override token(node: NodeId): Segment {
    return { kind: 'node', node, text: nameInList(this, node) };
  }
}
