/**
 * Tells from the beginning of a file whether it holds the log of a program. The rest is not read, because a log may be many
 * times larger than any other file that the page opens.
 */
import { isLog } from '../../core/program/isLog.ts';
import { wideEncoding } from '../../notation/wideEncoding.ts';

/** How many bytes are looked at first, and at most: a program may print much before its search, or call deep. */
const [FIRST, MOST] = [2 ** 16, 2 ** 20];

export async function isLogFile(file: File): Promise<boolean> {
  for (let size = FIRST; ; size *= 2) {
    const bytes = new Uint8Array(await file.slice(0, size).arrayBuffer());
    if (isLog(new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes))) return true;
    if (size >= Math.min(file.size, MOST)) return false;
  }
}
