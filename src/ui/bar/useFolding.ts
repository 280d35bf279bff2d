/** Folds a line of controls until it neither wraps nor scrolls. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets the lowest level at which the line fits, as the classes `fold-1` up to that level; the style sheet defines what
 * each level folds away. It runs before the page is painted, whenever the line's width or content changes.
 */
export function useFolding(line: RefObject<HTMLElement | null>, most: number): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => foldLine(element, most));
    observer.observe(element);
    // A control that loads later makes the line wider.
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [line, most]);
  const folded = useRef('');
  // Measuring the width lays out the whole page with the drawing, so it is done only when the content changes.
  useLayoutEffect(() => {
    const said = line.current?.innerHTML ?? '';
    if (line.current !== null && said !== folded.current) foldLine(line.current, most);
    folded.current = said;
  });
}

function foldLine(line: HTMLElement, most: number): void {
  for (let at = 1; at <= most; at += 1) line.classList.remove(`fold-${at}`);
  for (let at = 1; at <= most && line.scrollWidth > line.clientWidth; at += 1)
    line.classList.add(`fold-${at}`);
}
