import { assertNever } from '../../core/assertNever.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part, PartKind } from '../exercise.ts';

const ASKS_LEAVES: readonly PartKind[] = ['crossing', 'leafOrder'];

/** Whether the part is answered as plain minimax does it, which looks at every leaf. */
export function isNothingCut(exercise: Exercise, part: Part, given: Answer): boolean {
  const { tree, algorithm, parts } = exercise;
  if (algorithm !== 'alpha-beta') return false;
  switch (part.kind) {
    case 'crossing':
      return given.crossing.size === 0;
    case 'leafOrder':
      return (
        given.leafOrder.length === tree.leafCount &&
        tree.leaves().every((leaf, place) => given.leafOrder[place] === leaf)
      );
    case 'leafCount':
      // A number says little where the leaves themselves are asked for.
      return (
        given.leafCount === tree.leafCount &&
        parts.every(
          ({ part: other }) => !ASKS_LEAVES.includes(other.kind) || isNothingCut(exercise, other, given),
        )
      );
    case 'values':
    case 'windows':
    case 'move':
    case 'line':
    case 'reorder':
    case 'interval':
      return false;
    default:
      return assertNever(part);
  }
}
