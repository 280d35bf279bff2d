import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What is asked comes into view. A focus that was inside stays inside when what had it goes: on the way on
 * after a wrong answer, else on the area itself.
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  step: number | null,
  isWrong: boolean,
): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Element && area.current?.contains(target) === true;
    };
    // A press on what takes no focus tells, too, where the reader is.
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question, and with its answer
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    if (step !== null) element.scrollIntoView({ block: 'nearest' });
    if (wasInside.current) (element.querySelector<HTMLElement>('.go-on') ?? element).focus();
  }, [area, step, isWrong]);
}
