import type { Session } from '../../session/session.ts';
import { attempt } from './attempt.ts';

/** Opens the exercise on a tree with one press, once its code has loaded. */
export function practiseThis(session: Session): void {
  attempt(session, async () =>
    (await import('../../session/practice/practiseShown.ts')).practiseShown(session),
  );
}
