/** How far a line of controls has to be folded so that it neither wraps nor scrolls. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The least fold, 0 to `most`, at which what stands in the line fits. Whenever the line's width or what it says
 * (`said`) changes, it is unfolded and folded again before anything is painted.
 */
export function useFolding(
  line: RefObject<HTMLElement | null>,
  most: number,
  said: readonly unknown[],
): number {
  const [width, setWidth] = useState(0);
  const key = [width, ...said];
  const [state, setState] = useState({ key, fold: 0 });
  const isSame = state.key.length === key.length && state.key.every((part, index) => part === key[index]);
  const fold = isSame ? state.fold : 0;

  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line]);

  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const isTooLong = element.scrollWidth > element.clientWidth;
    if (isTooLong && fold < most) setState({ key, fold: fold + 1 });
    else if (!isSame) setState({ key, fold });
  });

  return fold;
}
