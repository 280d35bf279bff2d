/** Whether a file holds the log of a program, by its beginning, since a log may be larger than any other file. */
import { isLog } from '../../core/program/isLog.ts';
import { wideEncoding } from '../../notation/wideEncoding.ts';

const LOOKED_AT = 65_536;

export async function isLogFile(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  return isLog(new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes));
}
