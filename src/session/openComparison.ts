import type { ComparedAt } from '../link/address.ts';
import { addNotices, type Session } from './session.ts';

/** Shows two figures side by side at the requested stop, once the code for it has loaded. */
export function openComparison(session: Session, asked?: Partial<ComparedAt>): void {
  void import('./comparing.ts').then(
    ({ compareAsked }) => compareAsked(session, asked),
    () => addNotices(session, [{ kind: 'load-failed', again: () => openComparison(session, asked) }]),
  );
}
