/** Goes from the shown tree to an exercise on it. */
import { loadWords } from '../../words/language.ts';
import { refreshProgress } from '../progress.ts';
import type { Session } from '../session.ts';
import { practiseOpen } from './practiseTree.ts';

/** Begins the exercise once the attempts and the code that describes the sheet are loaded. */
export async function practiseShown(session: Session): Promise<void> {
  await Promise.all([refreshProgress(session), loadWords(session.getState().language.code, 'work')]);
  await practiseOpen(session);
}
