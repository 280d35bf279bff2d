/** A file the reader gives: its size is looked at before its content, its content before its meaning. */
import { type ReadFile, readTreeFile } from '../../notation/readTreeFile.ts';
import { type OtherFile, otherFileIn } from './otherFile.ts';
import { readText, type UnreadFile } from './readText.ts';

export type FileAnswer =
  | { readonly kind: 'read'; readonly name: string; readonly file: ReadFile }
  /** a file that another part of the page opens */
  | { readonly kind: 'other'; readonly name: string; readonly holds: OtherFile; readonly file: File }
  | UnreadFile;

export async function readFile(file: File): Promise<FileAnswer> {
  const read = await readText(file);
  if (read.kind !== 'text') return read;
  const { name, text } = read;
  try {
    const holds = otherFileIn(text);
    if (holds !== null) return { kind: 'other', name, holds, file };
    return { kind: 'read', name, file: readTreeFile(text, file.name.replace(/\.[^.]*$/, '')) };
  } catch {
    return { kind: 'unreadable', name };
  }
}
