/** Opens what an address of practising is about. */
import { decodePractice } from '../../link/practiceLink.ts';
import { setInHash } from '../../link/setLink.ts';
import { refreshProgress } from '../progress.ts';
import { addNotices, type Session } from '../session.ts';
import { endRun } from '../sets/setRun.ts';
import { beginSeed } from './begin.ts';
import { openPractice } from './showPractice.ts';

/** Without an address the choice of exercises. One that names no exercise is said to be damaged. */
export async function openPractised(session: Session, hash: string | null): Promise<void> {
  const packed = hash === null ? null : setInHash(hash);
  if (hash !== null && packed !== null) {
    const { openSetLink } = await import('../sets/openSet.ts');
    await openSetLink(session, packed, hash);
    return;
  }
  endRun();
  const seed = hash === null ? null : decodePractice(hash);
  if (seed !== null) {
    // What was done before is known first.
    await refreshProgress();
    beginSeed(session, seed);
  } else if (hash === null) openPractice(session);
  else addNotices(session, [{ kind: 'damaged-link' }]);
}
