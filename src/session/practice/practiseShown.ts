/** Begins an exercise on the displayed tree. */
import { loadWords } from '../../words/language.ts';
import { refreshProgress } from '../progress.ts';
import type { Session } from '../session.ts';
import { practiseOpen } from './practiseTree.ts';

/**
 * Begins an exercise on the displayed tree, after loading the stored attempts and the words for describing
 * the sheet.
 */
export async function practiseShown(session: Session): Promise<void> {
  await Promise.all([refreshProgress(session), loadWords(session.getState().language.code, 'work')]);
  await practiseOpen(session);
}
