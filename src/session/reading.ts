/**
 * The readers of texts that people type, paste or open as a file. They know all notations of other programs, so they load
 * when a text can first be given, and not with the rest of the work.
 */
import type { readTreeFile } from '../notation/readTreeFile.ts';
import type { parseTypedTree } from '../notation/typedTree.ts';

interface Reading {
  readonly readTreeFile: typeof readTreeFile;
  readonly parseTypedTree: typeof parseTypedTree;
}

let loaded: Reading | null = null;

/** Loads the readers. */
export async function loadReading(): Promise<Reading> {
  const [file, typed] = await Promise.all([
    import('../notation/readTreeFile.ts'),
    import('../notation/typedTree.ts'),
  ]);
  loaded = { readTreeFile: file.readTreeFile, parseTypedTree: typed.parseTypedTree };
  return loaded;
}

/** Returns the readers. Throws when they have not loaded, because another reader could take a text for another tree. */
export function reading(): Reading {
  if (loaded === null) throw new Error('the readers have not loaded');
  return loaded;
}
