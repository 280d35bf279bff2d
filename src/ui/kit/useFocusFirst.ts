import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element that replaces the focused one, so that readers with a keyboard or screen reader
 * continue there.
 */
export function useFocusFirst<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

/** A ref: what replaces a control that had the focus gets it. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
