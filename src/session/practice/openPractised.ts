/** Opens what an address of practising is about. */
import { decodePractice, type ExerciseOnTree } from '../../link/practiceLink.ts';
import { setInHash } from '../../link/setLink.ts';
import { refreshProgress } from '../progress.ts';
import { addNotices, type Session } from '../session.ts';
import { endRun } from '../sets/setRun.ts';
import { beginOnExample, beginSeed } from './begin.ts';
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
  const address = hash === null ? null : decodePractice(hash);
  // What was done before is known first.
  if (address !== null) await refreshProgress();
  if (address?.kind === 'seed') beginSeed(session, address.seed);
  else if (address?.kind === 'tree') await openOnTree(session, address.on);
  else if (hash === null) openPractice(session);
  else addNotices(session, [{ kind: 'damaged-link' }]);
}

async function openOnTree(session: Session, { example: id, kinds, variant }: ExerciseOnTree): Promise<void> {
  const { exampleById } = await import('../../library/library.ts');
  const example = exampleById(id);
  if (example === undefined) addNotices(session, [{ kind: 'unknown-tree', id: id.slice(0, 40) }]);
  else if (!beginOnExample(session, example, kinds, variant)) addNotices(session, [{ kind: 'damaged-link' }]);
}
