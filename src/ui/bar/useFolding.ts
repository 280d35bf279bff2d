/** How far a line of controls has to be folded so that it neither wraps nor scrolls. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes the least fold at which what stands in the line fits on it, as the classes `fold-1` up to that; the style
 * sheet says what each folds away. Done before anything is painted, whenever the line's width or what it says changes.
 */
export function useFolding(line: RefObject<HTMLElement | null>, most: number): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => foldLine(element, most));
    observer.observe(element);
    // What comes later into a part of the line makes that wider.
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [line, most]);
  const folded = useRef('');
  // To ask how wide it is lays out the whole page, with the drawing: only where it says something else.
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
