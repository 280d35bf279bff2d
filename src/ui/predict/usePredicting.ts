import { type Asked, askedIn } from '../../session/predicting.ts';
import { useStepped } from '../page/useSession.ts';

/** Returns a part of the question's state; the component renders only when that part changes. */
export function usePredicting<T>(selector: (asked: Asked) => T): T {
  return useStepped((state) => selector(askedIn(state)));
}
