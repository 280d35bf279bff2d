/** A question as text, in which exercises of seeds are frozen. */
import type { Part } from '../../src/practice/exercise.ts';

export function nameOfPart(part: Part): string {
  switch (part.kind) {
    case 'windows':
      return `windows ${part.nodes.join(' ')}`;
    case 'interval':
      return `interval ${part.leaf} ${part.branch}`;
    case 'cutLabels':
      return part.depth === true ? 'cutLabels-depth' : 'cutLabels';
    default:
      return part.kind;
  }
}
