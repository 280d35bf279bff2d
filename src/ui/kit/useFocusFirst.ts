import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref. When the element with the ref mounts and the focused element has disappeared, it gets the
 * focus, so that readers with a keyboard or screen reader continue there.
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
