import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element that has come in place of the one that had it, so that whoever listens or
 * uses keys is where the page has gone on.
 */
export function useFocusFirst<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

/** As a ref: what stands in the place of a control that had the focus takes it. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
