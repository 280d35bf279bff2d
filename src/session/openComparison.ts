import type { ComparedAt } from '../link/address.ts';
import { addNotices, type Session } from './session.ts';

/** Displays two figures side by side at the requested stop, after loading the code for this. */
export function openComparison(session: Session, asked?: Partial<ComparedAt>): void {
  void import('./comparing.ts').then(
    ({ compareAsked }) => compareAsked(session, asked),
    () => addNotices(session, [{ kind: 'load-failed', again: () => openComparison(session, asked) }]),
  );
}
