/** Reads the file of a log. Shells of Windows write UTF-16, so a byte order mark is heeded. */
import { LOG_LIMITS } from '../../core/program/readLog.ts';
import { decodeText } from '../../notation/decodeText.ts';
import { wideEncoding } from '../../notation/wideEncoding.ts';
import type { WhyUnread } from '../../words/programFacts.ts';
import { visibleText } from '../../words/visibleText.ts';

export type LogFile =
  | { readonly ok: true; readonly title: string; readonly text: string }
  | { readonly ok: false; readonly why: WhyUnread };

export async function readLogFile(file: File): Promise<LogFile> {
  if (file.size > LOG_LIMITS.bytes) return { ok: false, why: { kind: 'too-large', bytes: file.size } };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, why: { kind: 'unreadable' } };
  }
  const title = visibleText(file.name.replace(/\.[^.]*$/, ''));
  const wide = wideEncoding(bytes);
  if (wide !== null) return { ok: true, title, text: new TextDecoder(wide).decode(bytes) };
  const decoded = decodeText(bytes);
  if (decoded.ok) return { ok: true, title, text: decoded.text };
  return { ok: false, why: { kind: 'not-text', offset: decoded.offset } };
}
