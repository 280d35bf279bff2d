/** Addresses of exercises and sets, which are opened by what is loaded for practising. */
import { loadLate } from '../core/late.ts';
import { addNotices, type Session } from './session.ts';

/** Whether a hash is about an exercise or a set rather than a tree. */
export function isPlace(hash: string): boolean {
  return /[#&](?:practice|set)=/.test(hash);
}

/** Opens the exercise or set of an address. */
export async function openPlace(session: Session, hash: string): Promise<void> {
  try {
    const [{ openPractised }] = await Promise.all([import('./practice/openPractised.ts'), loadLate()]);
    await openPractised(session, hash);
  } catch {
    addNotices(session, [{ kind: 'load-failed', again: () => void openPlace(session, hash) }]);
  }
}
