import type { MouseEvent } from 'react';

/**
 * Returns the step of the mark that a press on the timeline means. The touch areas of close marks overlap, so
 * the mark nearest to the press is meant.
 */
export function pressedStep({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): number {
  // A press by keyboard has no position, so the focused mark is meant.
  const marks = detail === 0 ? [currentTarget] : (currentTarget.parentElement?.children ?? []);
  let nearest: Element = currentTarget;
  let least = Infinity;
  for (const mark of marks) {
    // The signs of the marks stand beside them.
    if (!mark.hasAttribute('data-step')) continue;
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const away = Math.abs((left + right) / 2 - clientX);
    if (away >= least || clientY < top || clientY > bottom) continue;
    [nearest, least] = [mark, away];
  }
  return Number(nearest.getAttribute('data-step'));
}
