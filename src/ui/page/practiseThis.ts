import { PRACTICE_TEXTS } from '../../session/practice/practiceTexts.ts';
import { refreshProgress } from '../../session/progress.ts';
import type { Session } from '../../session/session.ts';
import { attempt } from './attempt.ts';

/** One press from a tree to its exercise, once what was done before is known and what the sheet says has come. */
export function practiseThis(session: Session): void {
  attempt(session, async () => {
    const [{ practiseOpen }] = await Promise.all([
      import('../../session/practice/practiseTree.ts'),
      refreshProgress(session),
      PRACTICE_TEXTS.load(session.getState().language.code),
    ]);
    await practiseOpen(session);
  });
}
