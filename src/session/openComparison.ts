import { loadLate } from '../core/late.ts';
import { addNotices, type Session } from './session.ts';

/** Shows two searches side by side, at the stop that is asked for, once what that needs has come. */
export function openComparison(session: Session, stop?: number): void {
  void Promise.all([import('./comparing.ts'), loadLate()]).then(
    ([{ compare }]) => compare(session, stop),
    () => addNotices(session, [{ kind: 'load-failed', again: () => openComparison(session, stop) }]),
  );
}
