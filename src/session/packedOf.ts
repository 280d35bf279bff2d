/** One's own trees as links hold them, packed once each. The packing comes when it is first needed. */
import { printTree } from '../notation/printTree.ts';
import type { Subject } from './subject.ts';

const packedBySubject = new WeakMap<Subject, string>();

/** The packed tree if it has been packed already. */
export function knownPacked(subject: Subject): string | null {
  return packedBySubject.get(subject) ?? null;
}

/** Packs the tree. */
export async function packedOf(subject: Subject): Promise<string> {
  const known = knownPacked(subject);
  if (known !== null) return known;
  const { packTree } = await import('../link/packedTree.ts');
  const packed = await packTree({ title: subject.own?.title ?? '', text: printTree(subject.tree) });
  packedBySubject.set(subject, packed);
  return packed;
}
