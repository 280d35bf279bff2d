/** Reads the text of a tree from the command line, from a file or from standard input. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LIMITS } from '../core/tree/limits.ts';
import { decodeText } from '../notation/decodeText.ts';
import { foreignIn } from '../notation/foreign.ts';
import { granted, quote, type Reply, refused } from './answer.ts';

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

const STANDARD_INPUT = 'standard input';
const MOST = `${LIMITS.fileBytes.toLocaleString('en')} bytes (5 MiB)`;

const HOW_WRITTEN = '(a tree written out begins with a bracket, a quote, a digit, a sign or a side)';

const FAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ EACCES: 'may not be read', EPERM: 'may not be read', EISDIR: 'is a folder, not a file' }),
);

/** Returns the text of the tree for which the TREE argument stands. */
export async function readTree(argument: string, { stdin, folder }: Surroundings): Promise<Reply<TreeText>> {
  if (argument === '-') return readStream(stdin(), STANDARD_INPUT, null);
  if (isWrittenOut(argument)) return granted({ text: argument, origin: '', number: null });
  const path = resolve(folder, argument);
  // A file whose whole name is the argument comes first, because a file's name may contain "#".
  if (await isThere(argument, { folder })) return readFile(path, quote(argument), null);
  // Text in another program's notation is not a path: the parser refuses it and names the notation.
  if (foreignIn(argument, false) !== null) return granted({ text: argument, origin: '', number: null });
  const [, name, number] = /^(.+)#(\d{1,6})$/s.exec(argument) ?? [];
  if (name === undefined) return readFile(path, quote(argument), null);
  return readFile(resolve(folder, name), quote(name), Number(number));
}

/** Whether a file or folder has this path. */
export async function isThere(argument: string, { folder }: Pick<Surroundings, 'folder'>): Promise<boolean> {
  return stat(resolve(folder, argument)).then(
    () => true,
    () => false,
  );
}

async function readFile(path: string, origin: string, number: number | null): Promise<Reply<TreeText>> {
  try {
    const { size } = await stat(path);
    if (size > LIMITS.fileBytes) {
      return refused(`${origin} has ${size.toLocaleString('en')} bytes; the limit is ${MOST}`);
    }
  } catch (thrown) {
    return refusedFault(thrown, origin);
  }
  return readStream(createReadStream(path), origin, number);
}

/**
 * Reads a stream to its end, or until it is longer than allowed: the length of a pipe is not known
 * beforehand.
 */
async function readStream(
  stream: AsyncIterable<Uint8Array>,
  origin: string,
  number: number | null,
): Promise<Reply<TreeText>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > LIMITS.fileBytes) return refused(`${origin} has more than ${MOST}, which is the limit`);
      chunks.push(chunk);
    }
  } catch (thrown) {
    return refusedFault(thrown, origin);
  }
  const decoded = decodeText(Buffer.concat(chunks));
  if (decoded.ok) return granted({ text: decoded.text, origin, number });
  return refused(`${origin} is not UTF-8: byte ${decoded.offset}, counted from 0, begins no character`);
}

function refusedFault(thrown: unknown, origin: string): Reply<never> {
  const code = String((thrown as NodeJS.ErrnoException).code);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return refused(`there is no file ${origin} ${HOW_WRITTEN}`);
  }
  if (code === 'ENAMETOOLONG') return refused(`no file has a name as long as ${origin} ${HOW_WRITTEN}`);
  return refused(`${origin} ${FAULTS.get(code) ?? `cannot be read (${code})`}`);
}
