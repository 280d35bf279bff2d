/** Opens what an address of practising is about. */
import { decodePractice } from '../../link/practiceLink.ts';
import { addNotices, type Session } from '../session.ts';
import { beginSeed } from './begin.ts';
import { openPractice } from './showPractice.ts';

/** Without an address the choice of exercises. One that names no exercise is said to be damaged. */
export function openPractised(session: Session, hash: string | null): void {
  const seed = hash === null ? null : decodePractice(hash);
  if (seed !== null) beginSeed(session, seed);
  else if (hash === null) openPractice(session);
  else addNotices(session, [{ kind: 'damaged-link' }]);
}
