/** A file the reader gives: its size is looked at before its content, its content before its meaning. */
import { type ReadFile, readTreeFile } from '../../notation/readTreeFile.ts';
import { readText, type UnreadFile } from './readText.ts';

export type FileAnswer =
  | { readonly kind: 'read'; readonly name: string; readonly file: ReadFile }
  | UnreadFile;

export async function readFile(file: File): Promise<FileAnswer> {
  const read = await readText(file);
  if (read.kind !== 'text') return read;
  const { name, text } = read;
  try {
    return { kind: 'read', name, file: readTreeFile(text, name.replace(/\.[^.]*$/, '')) };
  } catch {
    return { kind: 'unreadable', name };
  }
}
