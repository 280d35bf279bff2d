/** From the tree that is shown to its exercise. */
import { loadWords } from '../../words/language.ts';
import { refreshProgress } from '../progress.ts';
import type { Session } from '../session.ts';
import { practiseOpen } from './practiseTree.ts';

/** Begins the exercise once what was done before is known and what the sheet says has come. */
export async function practiseShown(session: Session): Promise<void> {
  await Promise.all([refreshProgress(session), loadWords(session.getState().language.code, 'work')]);
  await practiseOpen(session);
}
