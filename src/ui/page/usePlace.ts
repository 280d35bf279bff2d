import { useSyncExternalStore } from 'react';
import type { Place } from './elements.ts';

/**
 * Returns an element that another component provides for rendering into; null while that component is not
 * mounted.
 */
export function usePlace(place: Place): HTMLElement | null {
  return useSyncExternalStore(place.subscribe, () => place.current);
}
