/**
 * Animates what a step does: a value travels up its edge, or the double stroke of a cut appears. An animation
 * lies over the finished picture, takes less than 250 ms and ends at once when the next step comes.
 */

import type { AnyMoment, AnyRun } from '../core/index.ts';
import type { CutoffEvent, UpdateEvent } from '../core/run/event.ts';
import { worthAt } from '../core/run/worth.ts';
import { printWorth } from '../words/estimates.ts';
import type { Layout } from './placement.ts';
import type { TreeDrawing } from './renderTree.ts';
import type { ViewTransform } from './viewTransform.ts';

const TRAVEL_MS = 220;
const STRIKE_MS = 160;

export interface Motion {
  /** Plays the animation of the event that led to this moment, if its kind has one. */
  play(moment: AnyMoment): void;
  /** Ends all animations. */
  stop(): void;
}

/**
 * Creates the animations of a drawing. The moving element belongs to `frame` and lies over the drawing: the
 * compositor moves it alone, whereas otherwise the whole drawing would have to be painted for each frame.
 *
 * @param transform returns the shift and the zoom with which the drawing is visible
 */
export function createMotion(
  frame: HTMLElement,
  { strikeAt }: TreeDrawing,
  layout: Layout,
  transform: () => ViewTransform,
): Motion {
  let running: Animation[] = [];
  let travelling: HTMLElement | null = null;

  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
    travelling?.remove();
    travelling = null;
  };

  const travel = (run: AnyRun, event: UpdateEvent) => {
    const [from, to] = [layout.placements[event.child], layout.placements[event.node]];
    if (from === undefined || to === undefined) return;
    const { x, y, k } = transform();
    const element = frame.ownerDocument.createElement('span');
    element.className = 'travelling';
    element.ariaHidden = 'true';
    element.textContent = printWorth(worthAt(run, event.child, event.step));
    element.style.left = `${x + from.x * k}px`;
    element.style.top = `${y + from.y * k}px`;
    element.style.fontSize = `${layout.metrics.em * k}px`;
    frame.append(element);
    const animation = element.animate(
      [
        { transform: 'translate(0, 0)', opacity: 1 },
        {
          transform: `translate(${(to.x - from.x) * k}px, ${(to.y + to.height - from.y) * k}px)`,
          opacity: 0.2,
        },
      ],
      { duration: TRAVEL_MS, easing: 'ease-in-out' },
    );
    animation.onfinish = () => element.remove();
    travelling = element;
    running.push(animation);
  };

  const strike = (event: CutoffEvent) => {
    for (const child of event.pruned) {
      const stroke = strikeAt(child);
      if (stroke === null) continue;
      running.push(
        stroke.animate([{ opacity: 0, strokeWidth: '7px' }, { opacity: 1 }], {
          duration: STRIKE_MS,
          easing: 'ease-out',
        }),
      );
    }
  };

  return {
    play({ run, event }) {
      stop();
      if (event?.kind === 'update') travel(run, event);
      if (event?.kind === 'cutoff') strike(event);
    },
    stop,
  };
}
