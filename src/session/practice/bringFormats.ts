/** Loads the code of formats of questions that few exercises need. */
import type { PartKind } from '../../practice/index.ts';

/** Loads what questions of these kinds need; rejects when it cannot be loaded. */
export async function bringFormats(kinds: readonly PartKind[]): Promise<void> {
  if (kinds.includes('formula')) await import('../../practice/formats/formulaWork.ts');
}
