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
    // The observer watches every control besides the line, because a control that loads late makes the
    // contents wider, but not the line. Folding changes the sizes of controls itself: a browser reports an
    // error when that happens under an observer, so the line is observed again from the next frame on.
    const observe = () => {
      for (const part of [element, ...element.children]) observer.observe(part);
    };
    let [known, frame] = ['', 0];
    const observer = new ResizeObserver(() => {
      if (widthsIn(element) === known) return;
      observer.disconnect();
      foldLine(element, most);
      known = widthsIn(element);
      frame = requestAnimationFrame(observe);
    });
    observe();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
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

/** Returns the widths of a line and of its controls, as a text to compare. */
function widthsIn(line: HTMLElement): string {
  return [line, ...line.children].map((part) => part.getBoundingClientRect().width).join();
}
