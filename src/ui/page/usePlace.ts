import { useSyncExternalStore } from 'react';
import type { Place } from './elements.ts';

/**
 * A place that the page keeps for something of another part; null while it is not there. Whatever stands in it is shown
 * as soon as the place comes, however late that is.
 */
export function usePlace(place: Place): HTMLElement | null {
  return useSyncExternalStore(place.subscribe, () => place.current);
}
