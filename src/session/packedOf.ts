/**
 * The reader's own trees in the compressed form that links contain. Each tree is packed once; the code for
 * packing is loaded when it is first needed.
 */
import { printTree } from '../notation/printTree.ts';
import { type Subject, withFullTree } from './subject.ts';

const packedBySubject = new WeakMap<Subject, string>();

/** Returns the tree in the compressed form for links when it has already been packed; otherwise null. */
export function knownPacked(subject: Subject): string | null {
  return packedBySubject.get(withFullTree(subject)) ?? null;
}

/** Returns the reader's own tree in the compressed form for links. */
export async function packedOf(shown: Subject): Promise<string> {
  const subject = withFullTree(shown);
  const known = knownPacked(subject);
  if (known !== null) return known;
  const { packTree } = await import('../link/packedTree.ts');
  const packed = await packTree({ title: subject.own?.title ?? '', text: printTree(subject.tree) });
  packedBySubject.set(subject, packed);
  return packed;
}
