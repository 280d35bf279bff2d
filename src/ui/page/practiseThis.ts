import type { Session } from '../../session/session.ts';
import { attempt } from './attempt.ts';

/** One press from a tree to its exercise, once what that needs has come. */
export function practiseThis(session: Session): void {
  attempt(session, async () =>
    (await import('../../session/practice/practiseShown.ts')).practiseShown(session),
  );
}
