import type { Session } from '../../session/session.ts';
import { attempt } from './attempt.ts';

/** Opens an exercise on the current tree, once the code of exercises has loaded. */
export function practiseThis(session: Session): void {
  attempt(session, async () =>
    (await import('../../session/practice/practiseShown.ts')).practiseShown(session),
  );
}
