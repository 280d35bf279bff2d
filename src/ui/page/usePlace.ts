import { type RefObject, useSyncExternalStore } from 'react';
import { useSessionStore } from './useSession.ts';

/**
 * A place that the page keeps for something of another part; null in an activity without it. It is looked for after
 * every render, since places come and go with the activity, or come at once with what is to stand there.
 */
export function usePlace(place: RefObject<HTMLElement | null>): HTMLElement | null {
  const { subscribe } = useSessionStore();
  return useSyncExternalStore(subscribe, () => place.current);
}
