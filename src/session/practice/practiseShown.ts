/** From the tree that is shown to its exercise. */
import { refreshProgress } from '../progress.ts';
import type { Session } from '../session.ts';
import { PRACTICE_TEXTS } from './practiceTexts.ts';
import { practiseOpen } from './practiseTree.ts';

/** Begins the exercise once what was done before is known and what the sheet says has come. */
export async function practiseShown(session: Session): Promise<void> {
  await Promise.all([refreshProgress(session), PRACTICE_TEXTS.load(session.getState().language.code)]);
  await practiseOpen(session);
}
