/** Stores the address of the tree that the reader left, and returns to it. */

import { decodeAddress } from '../link/address.ts';
import { deviceStorage } from '../storage/deviceStorage.ts';
import { type LastPlace, writeLastPlace } from '../storage/lastPlace.ts';
import { openComparison } from './openComparison.ts';
import { restore } from './restore.ts';
import { runOf } from './runOf.ts';
import { addNotices, OPENED, READING, type Session, type SessionState } from './session.ts';
import { showAgain } from './showOther.ts';
import { titleOf } from './titleOf.ts';

/** Stores the address of the displayed tree, so that the reader can continue with it later. */
export function rememberPlace(state: SessionState, hash: string): void {
  const { subject, step, language } = state;
  const { example, own } = subject;
  const { length: last } = runOf(state);
  const title = titleOf(subject, language.code);
  const place = { hash, own: own?.id ?? null, example: example?.id ?? null, title, step, last };
  writeLastPlace(deviceStorage(), place);
}

/**
 * Displays the stored tree again at its step; the reader's own tree is read from its record on this device.
 */
export async function goOn(session: Session, { hash, own }: LastPlace): Promise<void> {
  const {
    notices,
    language: _language,
    compare,
    siblings,
    ...shown
  } = await restore(decodeAddress(hash), own ?? undefined);
  session.setState({ siblings });
  showAgain(session, { ...shown, ...OPENED }, READING);
  if (compare !== null) openComparison(session, compare);
  addNotices(session, notices);
}
