import { useSyncExternalStore } from 'react';
import type { Place } from './elements.ts';

/**
 * Returns a place that the page provides for another part; null while it is not mounted. What stands in it is shown as
 * soon as the place appears.
 */
export function usePlace(place: Place): HTMLElement | null {
  return useSyncExternalStore(place.subscribe, () => place.current);
}
