import { linkOf } from '../../session/linkOf.ts';
import { addNotices, type Session } from '../../session/session.ts';

/** Returns the address of exactly this picture; null, with a notice, when it would be too long. */
export async function shownAddress(session: Session): Promise<string | null> {
  const hash = await linkOf(session.getState());
  if (hash === null) {
    addNotices(session, [{ kind: 'too-long-for-address' }]);
    return null;
  }
  const address = new URL(location.href);
  address.hash = hash;
  return address.href;
}
