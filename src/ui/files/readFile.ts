/** Reads a file from the reader: its size is checked before its content, and its content before its meaning. */
import { LIMITS } from '../../core/tree/limits.ts';
import type { Read, Shape } from '../../notation/codec.ts';
import { decodeText } from '../../notation/decodeText.ts';
import { readJson } from '../../notation/jsonText.ts';
import { visibleText } from '../../words/visibleText.ts';

/** `name` is safe to show: characters that change the writing direction are visible in it. */
export type UnreadFile =
  | { readonly kind: 'too-large'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'not-text'; readonly name: string; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly name: string };

/** The result of reading a file, or why it could not be read at all. */
export type FileRead<T> = UnreadFile | { readonly kind: 'read'; readonly name: string; readonly read: T };

/** Reads the text of a file. */
export async function readFile<T>(file: File, read: (text: string) => T): Promise<FileRead<T>> {
  const { size } = file;
  const name = visibleText(file.name);
  if (size > LIMITS.fileBytes) return { kind: 'too-large', name, bytes: size };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return { kind: 'not-text', name, offset: decoded.offset };
    return { kind: 'read', name, read: read(decoded.text) };
  } catch {
    return { kind: 'unreadable', name };
  }
}

/** Reads a file of the page's own formats. */
export function readRecordFile<T>(file: File, shape: Shape<T>): Promise<FileRead<Read<T>>> {
  return readFile(file, (text) => readJson(shape, text));
}
