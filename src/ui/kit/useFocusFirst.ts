import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref. The element with this ref gets the focus when it mounts and the focused element has
 * disappeared, so that readers with a keyboard or screen reader continue there.
 */
export function useFocusFirst<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

/**
 * A ref callback that focuses its element when it mounts, for an element that replaces the focused control.
 */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
