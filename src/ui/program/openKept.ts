/** Opens the run of a program from the screen of logs, and keeps it with the own trees. */
import type { ProgramLog } from '../../core/program/index.ts';
import { openRun } from '../../session/program/openLog.ts';
import type { Session } from '../../session/session.ts';
import { newTreeId, type OpenedLog, type Subject, withFullTree } from '../../session/subject.ts';
import { keepLog } from '../files/openedFile.ts';

/** By run: the id of the tree under which it is kept, so that it is not kept again when it is opened again. */
const kept = new WeakMap<ProgramLog, string>();

/**
 * Shows the run of a log at the first line that differs: on the figure `on` when it fits there (null for none, absent for
 * the one at hand), or else on the tree that the program walked, which is kept.
 */
export function openKept(session: Session, log: OpenedLog, on?: Subject | null): void {
  const run = log.runs[log.index] as ProgramLog;
  const known = kept.get(run);
  const id = known ?? newTreeId();
  openRun(session, log, { ...(on !== undefined && { on }), id });
  if (known !== undefined || withFullTree(session.getState().subject).program?.isWalked !== true) return;
  kept.set(run, id);
  void keepLog(session);
}
