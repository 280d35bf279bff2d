/** Reads the bytes of a file or of standard input, or refuses them in one line. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { decodeText } from '../notation/decodeText.ts';
import { granted, quote, type Reply, refused } from './answer.ts';

/** What is read: how many bytes at most, and what a refusal adds. */
export interface SourceKind {
  readonly mostBytes: number;
  /** what a refusal says after the limit, such as how to make the source smaller; "" for nothing */
  readonly cure: string;
  /** what a refusal says after the name of a file that is not there; "" for nothing */
  readonly hint: string;
}

const STANDARD_INPUT = 'standard input';

const FAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ EACCES: 'may not be read', EPERM: 'may not be read', EISDIR: 'is a folder, not a file' }),
);

/** The bytes of a source, with its name for messages. */
export interface Source {
  readonly bytes: Uint8Array;
  readonly origin: string;
}

/** Reads a file; `name` is what the user calls it. */
export async function readFileBytes(path: string, name: string, kind: SourceKind): Promise<Reply<Source>> {
  const origin = quote(name);
  try {
    const { size } = await stat(path);
    if (size > kind.mostBytes)
      return refused(
        `${origin} has ${size.toLocaleString('en')} bytes; the limit is ${mostOf(kind)}${kind.cure}`,
      );
  } catch (thrown) {
    return refusedFault(thrown, origin, kind);
  }
  return readStream(createReadStream(path), origin, kind);
}

export async function readStdin(
  stdin: () => AsyncIterable<Uint8Array>,
  kind: SourceKind,
): Promise<Reply<Source>> {
  return readStream(stdin(), STANDARD_INPUT, kind);
}

/**
 * Reads a stream to its end, or until it is longer than allowed: the length of a pipe is not known
 * beforehand.
 */
async function readStream(
  stream: AsyncIterable<Uint8Array>,
  origin: string,
  kind: SourceKind,
): Promise<Reply<Source>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > kind.mostBytes)
        return refused(`${origin} has more than ${mostOf(kind)}, which is the limit${kind.cure}`);
      chunks.push(chunk);
    }
  } catch (thrown) {
    return refusedFault(thrown, origin, kind);
  }
  return granted({ bytes: Buffer.concat(chunks), origin });
}

/** Returns the text of a source in UTF-8, or a refusal that says which byte begins no character. */
export function textOf({ bytes, origin }: Source): Reply<string> {
  const decoded = decodeText(bytes);
  if (decoded.ok) return granted(decoded.text);
  return refused(`${origin} is not UTF-8: byte ${decoded.offset}, counted from 0, begins no character`);
}

function mostOf({ mostBytes }: SourceKind): string {
  return `${mostBytes.toLocaleString('en')} bytes (${mostBytes / 2 ** 20} MiB)`;
}

function refusedFault(thrown: unknown, origin: string, { hint }: SourceKind): Reply<never> {
  const code = String((thrown as NodeJS.ErrnoException).code);
  if (code === 'ENOENT' || code === 'ENOTDIR') return refused(`there is no file ${origin}${hint}`);
  if (code === 'ENAMETOOLONG') return refused(`no file has a name as long as ${origin}${hint}`);
  return refused(`${origin} ${FAULTS.get(code) ?? `cannot be read (${code})`}`);
}
