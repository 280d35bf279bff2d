/** Which leaves of an exercise are drawn without their numbers, and which have names of their own. */
import type { NodeId } from '../../core/index.ts';
import { areAboutShape, type Exercise, formatOf } from '../../practice/exercise.ts';
import { mergesIn } from '../../practice/task.ts';

/**
 * Whether the leaves have names of their own: they are drawn without numbers, some are asked for, lists may hold them, or
 * they are positions of a game that merge.
 */
export function namesLeaves({ parts, tree }: Pick<Exercise, 'parts' | 'tree'>): boolean {
  const isShape = areAboutShape(parts.map(({ part }) => part.kind));
  return isShape || asksForLists({ parts }) || askedLeaves({ parts }).size > 0 || mergesIn(tree);
}

/** Whether a part asks for lists of nodes, which may hold leaves. */
export function asksForLists({ parts }: Pick<Exercise, 'parts'>): boolean {
  return parts.some(({ part: { kind } }) => formatOf(kind).entry.way === 'lists');
}

/** Returns the names of the leaves whose numbers the exercise asks for. */
export function askedLeaves({ parts }: Pick<Exercise, 'parts'>): ReadonlyMap<NodeId, string> {
  return new Map(parts.flatMap(({ part }) => [...(formatOf(part.kind).leafNames?.(part) ?? [])]));
}

/** Returns the leaves that are drawn without numbers: all, or those whose numbers alone are asked for. */
export function hiddenLeaves({ parts, tree }: Pick<Exercise, 'parts' | 'tree'>): ReadonlySet<NodeId> {
  if (areAboutShape(parts.map(({ part }) => part.kind))) return new Set(tree.leaves());
  return new Set(parts.length === 1 ? askedLeaves({ parts }).keys() : []);
}
