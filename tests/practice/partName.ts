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
    case 'lists':
      return `lists ${part.after.join(' ')}${part.ordered === true ? ' ordered' : ''}`;
    case 'solution':
      return ['solution', part.owner ?? []].flat().join('-');
    case 'formula':
      return ['formula', ...part.leaves, Object.values(part.goal)].join(' ');
    case 'construct':
      return ['construct', ...part.leaves, Object.values(part.goal), part.distinct ?? ''].join(' ').trim();
    default:
      return part.kind;
  }
}
