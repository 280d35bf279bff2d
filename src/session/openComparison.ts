import type { ComparedAt } from '../link/address.ts';
import { addNotices, type Session } from './session.ts';

/**
 * Displays two figures side by side at the requested stop, after loading the code for this, and once what takes long of it
 * is found.
 */
export function openComparison(session: Session, asked?: Partial<ComparedAt>): void {
  void Promise.all([import('./comparing.ts'), import('./searching.ts')]).then(
    ([{ compareAsked }, { whenRecorded }]) =>
      whenRecorded(session, (searching) => compareAsked(searching, asked)),
    () => addNotices(session, [{ kind: 'load-failed', again: () => openComparison(session, asked) }]),
  );
}
