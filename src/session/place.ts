/** Addresses of exercises, sets and lessons, which are opened by what is loaded for them. */
import { loadLate } from '../core/late.ts';
import { addNotices, type Session } from './session.ts';

/** Whether a hash is about an exercise, a set or a lesson rather than a tree. */
export function isPlace(hash: string): boolean {
  return /[#&](?:practice|set|lesson|open|audience)=/.test(hash);
}

/** Whether a hash makes this the window of an audience. */
export function isAudience(hash: string): boolean {
  return /[#&]audience=/.test(hash);
}

/** Opens the exercise, set or lesson of an address. */
export async function openPlace(session: Session, hash: string): Promise<void> {
  try {
    const [open] = await Promise.all([openerOf(hash), loadLate()]);
    await open(session, hash);
  } catch {
    addNotices(session, [{ kind: 'load-failed', again: () => void openPlace(session, hash) }]);
  }
}

async function openerOf(hash: string): Promise<(session: Session, hash: string) => Promise<void>> {
  if (isAudience(hash)) return (await import('./audience/windows.ts')).openAsAudience;
  return /[#&](?:lesson|open)=/.test(hash)
    ? (await import('./lesson/openLesson.ts')).openLessonOf
    : (await import('./practice/openPractised.ts')).openPractised;
}
