/** Reads the text of a tree from the command line, from a file or from standard input. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LIMITS } from '../core/tree/limits.ts';
import { foreignIn } from '../notation/foreign.ts';
import { readTypedWish } from '../notation/typedWish.ts';
import { granted, type Reply } from './answer.ts';
import { readFileBytes, readStdin, type Source, type SourceKind, textOf } from './readSource.ts';

/** What a command uses of its process: standard input and the current folder. */
export interface Surroundings {
  /** Returns standard input; called only when the tree is read from standard input. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** the folder from which relative paths start */
  readonly folder: string;
  /** Writes how far a long command is, in the place of what it wrote before; absent when nobody reads it. */
  readonly progress?: ((line: string) => void) | undefined;
}

export interface TreeText {
  readonly text: string;
  /** the name of the source for messages; "" for a tree on the command line */
  readonly origin: string;
  /** the number of the tree in a file, from 1; null when no number follows the file's name */
  readonly number: number | null;
}

/**
 * Matches the beginning of a tree that is written out: a bracket, a digit, a sign, a quote, or a side before
 * a bracket. It also matches an empty argument, which is a missing tree.
 */
const WRITTEN_OUT = /^\s*(?:[([{<（【＜\d+\-−"?]|(?:max|min|chance|p\d)\s*[([]|(?:leaves|sum)\s|$)/iu;
export function isWrittenOut(argument: string): boolean {
  return argument !== '-' && WRITTEN_OUT.test(argument);
}

const SOURCE: SourceKind = {
  mostBytes: LIMITS.fileBytes,
  cure: '',
  hint: ' (a tree written out begins with a bracket, a quote, a digit, a sign or a side)',
};

/** Returns the text of the tree for which the TREE argument stands. */
export async function readTree(argument: string, surroundings: Surroundings): Promise<Reply<TreeText>> {
  if (argument === '-') return decoded(await readStdin(surroundings.stdin, SOURCE), null);
  if (isWrittenOut(argument)) return written(argument);
  // Text in another program's notation is not a path: the parser refuses it and names the notation. Nor is the wish for a
  // uniform tree, such as one whose size is out of range.
  const isTree = foreignIn(argument, false) !== null || readTypedWish(argument) !== null;
  if (isTree && !(await isThere(argument, surroundings))) return written(argument);
  return readTreeFile(argument, surroundings);
}

/** Returns the text of the tree in a file; # and a number after the file's name choose one of its trees. */
export async function readTreeFile(
  argument: string,
  { folder }: Pick<Surroundings, 'folder'>,
): Promise<Reply<TreeText>> {
  const [, name, number] = /^(.+)#(\d{1,6})$/s.exec(argument) ?? [];
  // A file whose whole name is the argument comes first, because a file's name may contain "#".
  if (name === undefined || (await isThere(argument, { folder })))
    return decoded(await readFileBytes(resolve(folder, argument), argument, SOURCE), null);
  return decoded(await readFileBytes(resolve(folder, name), name, SOURCE), Number(number));
}

/** Whether a file or folder has this path. */
export async function isThere(argument: string, { folder }: Pick<Surroundings, 'folder'>): Promise<boolean> {
  return stat(resolve(folder, argument)).then(
    () => true,
    () => false,
  );
}

function written(text: string): Reply<TreeText> {
  return granted({ text, origin: '', number: null });
}

function decoded(source: Reply<Source>, number: number | null): Reply<TreeText> {
  if (!source.ok) return source;
  const text = textOf(source.value);
  return text.ok ? granted({ text: text.value, origin: source.value.origin, number }) : text;
}
