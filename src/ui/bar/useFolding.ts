/** Hides controls of a line, level by level, until the line neither wraps nor scrolls. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the line the classes `fold-1` to `fold-n` for the lowest level n at which it fits, at most `most`;
 * the style sheet says what each class hides. It runs before the page is painted, whenever the line's width
 * or content changes.
 */
export function useFolding(line: RefObject<HTMLElement | null>, most: number): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => foldLine(element, most));
    observer.observe(element);
    // The observer watches every control besides the line, because a control that loads late makes the
    // contents wider, but not the line.
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [line, most]);
  const folded = useRef('');
  // Measuring the width forces the browser to lay out the whole page, so it is done only when the line's
  // content changes.
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
