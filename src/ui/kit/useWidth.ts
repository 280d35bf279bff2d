import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element in px, before the first paint and from then on; 0 until it is mounted. */
export function useWidth(): { readonly box: RefObject<HTMLDivElement | null>; readonly width: number } {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
