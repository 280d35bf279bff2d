import type { MouseEvent } from 'react';

/**
 * Returns the step for a press on the marks of the timeline. A mark is smaller than a fingertip, and where many stand
 * close their touch areas overlap: the mark nearest to the press counts.
 */
export function pressedStep({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): number {
  // A press by keyboard has no place on the timeline.
  const marks = detail === 0 ? [currentTarget] : (currentTarget.parentElement?.children ?? []);
  let nearest: Element = currentTarget;
  let least = Infinity;
  for (const mark of marks) {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const away = Math.abs((left + right) / 2 - clientX);
    if (away >= least || clientY < top || clientY > bottom) continue;
    [nearest, least] = [mark, away];
  }
  return Number(nearest.getAttribute('data-step'));
}
