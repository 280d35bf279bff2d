/**
 * Reads a file that the reader has chosen. Its size is checked before its text, and its text before its data.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { decodeText } from '../../notation/decodeText.ts';
import type { Read, Shape } from '../../notation/index.ts';
import { readJson } from '../../notation/jsonText.ts';
import { visibleText } from '../../words/visibleText.ts';

/**
 * A file that could not be read as text, and why. Its `name` is safe to display: invisible characters that
 * change the direction of writing are made visible.
 */
export type UnreadFile =
  | { readonly kind: 'too-large'; readonly name: string; readonly bytes: number; readonly most: number }
  | { readonly kind: 'not-text'; readonly name: string; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly name: string };

/** The result of reading a file, or the reason why the file could not be read at all. */
export type FileRead<T> = UnreadFile | { readonly kind: 'read'; readonly name: string; readonly read: T };

/** Reads a file of at most `most` bytes as text and passes the text to `read`. */
export async function readFile<T>(
  file: File,
  read: (text: string) => T | Promise<T>,
  most: number = LIMITS.fileBytes,
): Promise<FileRead<T>> {
  const { size } = file;
  const name = visibleText(file.name);
  if (size > most) return { kind: 'too-large', name, bytes: size, most };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return { kind: 'not-text', name, offset: decoded.offset };
    return { kind: 'read', name, read: await read(decoded.text) };
  } catch {
    return { kind: 'unreadable', name };
  }
}

/** Reads a file in one of the program's own JSON formats. */
export function readRecordFile<T>(file: File, shape: Shape<T>): Promise<FileRead<Read<T>>> {
  return readFile(file, (text) => readJson(shape, text));
}
