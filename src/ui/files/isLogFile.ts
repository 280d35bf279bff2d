/**
 * Tells from the first 64 KiB of a file whether it holds the log of a program. The rest is not read, because a log may be
 * many times larger than any other file that the page opens.
 */
import { isLog } from '../../core/program/isLog.ts';
import { wideEncoding } from '../../notation/wideEncoding.ts';

const LOOKED_AT = 65_536;

export async function isLogFile(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  return isLog(new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes));
}
