/** What several sentences of a run have in common. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { NodeNames } from '../nodeNames.ts';
import { type Sentence, say } from '../sentence.ts';
import { shownName } from '../shownName.ts';

/** By its own name where it has one. */
export function moveTo(child: NodeId, names: NodeNames): Sentence {
  const move = shownName(names.tree.move(child));
  if (move !== '') return say`${move}`;
  return names.tree.isLeaf(child) ? say`to the leaf ${names.token(child)}` : say`to ${names.token(child)}`;
}

/** A leaf of which there are several of one name: its number among all leaves, and where it hangs. */
export function leafApart(name: string, place: number, parent: string): string {
  return `${name} (leaf ${place}, below ${parent})`;
}

export function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function ordinal(n: number): string {
  const words = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return words[n - 1] ?? `${n}${tail}`;
}
