import { linkOf } from '../../session/linkOf.ts';
import { addNotices, type Session } from '../../session/session.ts';

/** Copies the address of exactly this picture; false, with a notice, where it is too long for one. */
export async function copyLink(session: Session): Promise<boolean> {
  const hash = await linkOf(session.getState());
  if (hash === null) {
    addNotices(session, [{ kind: 'too-long-for-address' }]);
    return false;
  }
  const address = new URL(location.href);
  address.hash = hash;
  await navigator.clipboard.writeText(address.href);
  return true;
}
