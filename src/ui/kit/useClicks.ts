import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `hear` at every click in an element while the component is mounted; with `isFirst` in the capture
 * phase, before the listeners of the elements inside.
 */
export function useClicks(
  element: RefObject<Element | null>,
  hear: (event: MouseEvent) => void,
  isFirst = false,
): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const { current } = element;
    const click = (event: Event) => latest(event as MouseEvent);
    current?.addEventListener('click', click, isFirst);
    return () => current?.removeEventListener('click', click, isFirst);
  }, [element, isFirst]);
}
