/**
 * The reader's own trees in the compressed form that links contain. Each tree is packed once; the code for
 * packing is loaded when it is first needed.
 */
import type { GameTree } from '../core/index.ts';
import type { ProgramLog } from '../core/program/index.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { printing } from './printing.ts';
import { type Subject, withFullTree } from './subject.ts';

const packedBySubject = new WeakMap<Subject, string>();
/** the subjects that are being packed, which of a large tree takes a while */
const packing = new WeakMap<Subject, Promise<string>>();
/** the packed logs of programs, by the runs of the log */
const packedLogs = new WeakMap<readonly ProgramLog[], Map<number, string>>();

/** Returns the tree in the compressed form for links when it has already been packed; otherwise null. */
export function knownPacked(subject: Subject): string | null {
  return packedBySubject.get(withFullTree(subject)) ?? null;
}

/** Returns the log of the program that is shown when it has already been packed; otherwise null. */
export function knownPackedLog(subject: Subject): string | null {
  const { program } = withFullTree(subject);
  return program === undefined ? null : (packedLogs.get(program.runs)?.get(program.index) ?? null);
}

/** Packs all that a link to the subject contains in packed form. */
export async function packAll(shown: Subject): Promise<void> {
  const { own, program } = withFullTree(shown);
  if (own !== null && program?.isWalked !== true) await packedOf(shown);
  if (program === undefined || knownPackedLog(shown) !== null) return;
  const [{ packTree }, { printLog }] = await Promise.all([
    import('../link/packTree.ts'),
    import('../core/program/printLog.ts'),
  ]);
  const { runs, index, title } = program;
  const text = printLog(runs[index] as ProgramLog);
  packedLogs.set(runs, (packedLogs.get(runs) ?? new Map()).set(index, await packTree({ title, text })));
}

/** Returns the reader's own tree in the compressed form for links. */
export async function packedOf(shown: Subject): Promise<string> {
  const subject = withFullTree(shown);
  const known = knownPacked(subject);
  if (known !== null) return known;
  const begun = packing.get(subject) ?? packedIn(subject);
  packing.set(subject, begun);
  try {
    const packed = await begun;
    packedBySubject.set(subject, packed);
    return packed;
  } finally {
    packing.delete(subject);
  }
}

/** Stands for a tree that no link can hold: with it, every address is too long. */
const NO_LINK = '-'.repeat(LIMITS.linkChars + 1);

/** Whether a link can hold the tree: one that is too large to be drawn has to be written as its wish. */
function canBeLinked(tree: GameTree): boolean {
  return tree.size <= LIMITS.nodes || wishOf(tree) !== null;
}

async function packedIn({ own, tree }: Subject): Promise<string> {
  if (!canBeLinked(tree)) return NO_LINK;
  const { packTree } = await import('../link/packTree.ts');
  return packTree({ title: own?.title ?? '', text: await printing(tree).text });
}
