import { type Asked, askedIn } from '../../session/predicting.ts';
import { useStepped } from '../page/useSession.ts';

/**
 * Returns a selected part of the state of Predict; the component renders again only when that part changes.
 */
export function usePredicting<T>(selector: (asked: Asked) => T): T {
  return useStepped((state) => selector(askedIn(state)));
}
