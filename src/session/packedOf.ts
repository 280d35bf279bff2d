/**
 * The reader's own trees as links contain them, packed once each. The packing code is loaded when it is first needed.
 */
import { printTree } from '../notation/printTree.ts';
import { type Subject, withFullTree } from './subject.ts';

const packedBySubject = new WeakMap<Subject, string>();

/** Returns the packed tree if it has been packed already. */
export function knownPacked(subject: Subject): string | null {
  return packedBySubject.get(withFullTree(subject)) ?? null;
}

/** Packs the reader's own tree for a link. */
export async function packedOf(shown: Subject): Promise<string> {
  const subject = withFullTree(shown);
  const known = knownPacked(subject);
  if (known !== null) return known;
  const { packTree } = await import('../link/packedTree.ts');
  const packed = await packTree({ title: subject.own?.title ?? '', text: printTree(subject.tree) });
  packedBySubject.set(subject, packed);
  return packed;
}
