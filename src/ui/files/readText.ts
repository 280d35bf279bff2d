/** The text of a file the reader gives: its size is looked at before its content. */
import { LIMITS } from '../../core/tree/limits.ts';
import { decodeText } from '../../notation/decodeText.ts';
import { visibleText } from '../../words/visibleText.ts';

/** `name` is as it may be shown: what would turn the text around it is visible. */
export type UnreadFile =
  | { readonly kind: 'too-large'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'not-text'; readonly name: string; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly name: string };

export type FileText = UnreadFile | { readonly kind: 'text'; readonly name: string; readonly text: string };

export async function readText(file: File): Promise<FileText> {
  const { size } = file;
  const name = visibleText(file.name);
  if (size > LIMITS.fileBytes) return { kind: 'too-large', name, bytes: size };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return { kind: 'not-text', name, offset: decoded.offset };
    return { kind: 'text', name, text: decoded.text };
  } catch {
    return { kind: 'unreadable', name };
  }
}
