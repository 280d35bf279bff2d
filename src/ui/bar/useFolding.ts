/** How far a line of controls has to be folded so that it neither wraps nor scrolls. */
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes the least fold at which what stands in the line fits on it, as the classes `fold-1` up to that; the style
 * sheet says what each folds away. Done before anything is painted, whenever the line's width or what it says changes.
 */
export function useFolding(line: RefObject<HTMLElement | null>, most: number): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => fold(element, most));
    observer.observe(element);
    // What comes later into a part of the line makes that wider.
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [line, most]);
  // What it says has changed with whatever it was rendered for.
  useLayoutEffect(() => {
    if (line.current !== null) fold(line.current, most);
  });
}

function fold(line: HTMLElement, most: number): void {
  for (let at = 1; at <= most; at += 1) line.classList.remove(`fold-${at}`);
  for (let at = 1; at <= most && line.scrollWidth > line.clientWidth; at += 1)
    line.classList.add(`fold-${at}`);
}
