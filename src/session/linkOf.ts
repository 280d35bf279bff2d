import { encodeLink } from '../link/address.ts';
import { placeIn } from './addressBar.ts';
import { addressOf } from './addressOf.ts';
import { packedOf } from './packedOf.ts';
import { type SessionState, screenIn } from './session.ts';

/**
 * The hash that opens exactly this picture elsewhere, in this language, or the exercise or set that is
 * being done; null where the tree is too large.
 */
export async function linkOf(state: SessionState): Promise<string | null> {
  // The front door is passed on as the figure on it.
  const place = screenIn(state) === 'course' ? null : placeIn(state);
  if (place !== null) return place;
  if (state.subject.own !== null) await packedOf(state.subject);
  const address = addressOf(state);
  return address === null ? null : encodeLink({ ...address, language: state.language.code });
}
