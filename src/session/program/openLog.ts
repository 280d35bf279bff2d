/** Finds the log of a program in a text and opens it: on the figure at hand when it fits there, else on the tree that the program walked. */
import type { LogFault } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { compare } from '../comparing.ts';
import { opened } from '../growing.ts';
import { openSubject } from '../openSubject.ts';
import { MOST_AT_ONCE } from '../runOf.ts';
import { goToStep, type Session } from '../session.ts';
import { can, newTreeId, type OpenedLog, type Subject } from '../subject.ts';
import { besideProgram } from './beside.ts';
import { placeLog } from './programSubject.ts';

/** What a text holds. */
export type FoundLog =
  | { readonly kind: 'log'; readonly log: OpenedLog }
  /** no line of the text is a call */
  | { readonly kind: 'none'; readonly lines: number }
  /** a line is wrong; `before` is the log that comes before it, null when there is none */
  | { readonly kind: 'fault'; readonly fault: LogFault; readonly before: OpenedLog | null };

/** Where a log is opened: the figure on which it may fit (null for none), and the id of its tree. */
export interface OpeningLog {
  readonly on?: Subject | null;
  readonly id?: string;
}

/** Finds the log in a text, with the title of its tree. */
export function findLog(text: string, title = ''): FoundLog {
  const { runs, otherLines, goesOn, fault } = readLogs(text);
  const log = runs.length === 0 ? null : { title, runs, index: 0, otherLines, goesOn };
  if (fault !== null) return { kind: 'fault', fault, before: log };
  return log === null ? { kind: 'none', lines: text.split('\n').length } : { kind: 'log', log };
}

/** Shows one of the runs of a log: at the first line that differs, beside the right search where both have room. */
export function openRun(
  session: Session,
  log: OpenedLog,
  { on = session.getState().subject, id = newTreeId() }: OpeningLog = {},
): void {
  const { subject, run } = placeLog(log, on && withoutProgram(on), id);
  openSubject(session, opened(subject));
  if (run.first === null) return;
  goToStep(session, run.first.line);
  if (session.getState().activity.kind === 'reading' && standsBeside(subject)) compare(session);
}

/** Whether a log is opened beside the right search: both have room, and the reader need not wait for them. */
function standsBeside(subject: Subject): boolean {
  return (
    subject.tree.size <= MOST_AT_ONCE &&
    can(subject).compare &&
    besideProgram().hasRightSearch(subject) &&
    globalThis.matchMedia?.(ROOM_FOR_TWO).matches === true
  );
}

/** Windows in which two figures fit side by side, or one above the other: all but those of phones. */
const ROOM_FOR_TWO = '(min-width: 821px) and (min-height: 481px), (min-width: 600px) and (min-height: 960px)';

/** A tree that a program walked is no figure on which another log is laid. */
export function withoutProgram(subject: Subject): Subject | null {
  return subject.program?.isWalked === true ? null : subject;
}
