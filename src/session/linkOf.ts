import { encodeLink } from '../link/address.ts';
import { placeIn } from './addressBar.ts';
import { addressOf } from './addressOf.ts';
import { packedOf } from './packedOf.ts';
import { type SessionState, screenIn } from './session.ts';

/**
 * Returns the hash that opens exactly this picture elsewhere, in this language, or the current exercise or set; null
 * when the tree is too large.
 */
export async function linkOf(state: SessionState): Promise<string | null> {
  // A link from the front door opens the figure on it.
  const place = screenIn(state) === 'course' ? null : placeIn(state);
  if (place !== null) return place;
  if (state.subject.own !== null) await packedOf(state.subject);
  const address = addressOf(state);
  return address === null ? null : encodeLink({ ...address, language: state.language.code });
}
