/** A file the reader gives: its size is looked at before its content, its content before its meaning. */
import { LIMITS } from '../../core/tree/limits.ts';
import { decodeText } from '../../notation/decodeText.ts';
import { type ReadFile, readTreeFile } from '../../notation/readTreeFile.ts';

export type FileAnswer =
  | { readonly kind: 'read'; readonly name: string; readonly file: ReadFile }
  | { readonly kind: 'too-large'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'not-text'; readonly name: string; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly name: string };

export async function readFile(file: File): Promise<FileAnswer> {
  const { name, size } = file;
  if (size > LIMITS.fileBytes) return { kind: 'too-large', name, bytes: size };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return { kind: 'not-text', name, offset: decoded.offset };
    return { kind: 'read', name, file: readTreeFile(decoded.text, name.replace(/\.[^.]*$/, '')) };
  } catch {
    return { kind: 'unreadable', name };
  }
}
