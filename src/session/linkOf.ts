import { encodeLink } from '../link/address.ts';
import { placeIn } from './addressBar.ts';
import { addressOf } from './addressOf.ts';
import { packAll } from './packedOf.ts';
import { type SessionState, screenIn } from './session.ts';

/**
 * Returns the hash that opens what the page displays on another device, in the page's language: the tree at
 * its step, or the exercise, set or lesson. Null when the tree is too large for an address.
 */
export async function linkOf(state: SessionState): Promise<string | null> {
  // A link made on the start page opens the figure that the start page displays.
  const place = screenIn(state) === 'course' ? null : placeIn(state);
  if (place !== null) return place;
  await packAll(state.subject);
  const address = addressOf(state);
  return address === null ? null : encodeLink({ ...address, language: state.language.code });
}
