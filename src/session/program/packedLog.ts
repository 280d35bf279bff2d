/** Opens the log of a program that a link contains. */
import { readLogs } from '../../core/program/readLog.ts';
import { unpackTree } from '../../link/packedTree.ts';
import type { Notice } from '../notice.ts';
import type { Subject } from '../subject.ts';
import { placeLog } from './programSubject.ts';

/** Returns the log as a subject, on the tree `on` when it fits there; null, after a notice, when the link is damaged. */
export async function subjectOfPackedLog(
  packed: string,
  on: Subject | null,
  ownId: string | undefined,
  notices: Notice[],
): Promise<Subject | null> {
  const unpacked = await unpackTree(packed);
  const { title, text } = unpacked.ok ? unpacked.value : { title: '', text: '' };
  const { runs, otherLines } = readLogs(text);
  if (runs.length === 0) {
    notices.push({ kind: 'damaged-packed', fault: unpacked.ok ? 'damaged' : unpacked.fault });
    return on;
  }
  const log = { title, runs, index: 0, otherLines };
  return placeLog(log, on, ownId).subject;
}
