/**
 * Animates what a step does: a value travels up its edge, or the double stroke of a cut appears. An animation
 * lies over the finished picture, takes less than 250 ms and ends at once when the next step comes. It begins in the frame
 * after that of the picture, which would otherwise be painted later. Readers who prefer less motion see none.
 */

import type { AnyMoment, AnyRun, NodeId } from '../core/index.ts';
import type { CutoffEvent, UpdateEvent } from '../core/run/event.ts';
import { worthAt } from '../core/run/worth.ts';
import { printWorth } from '../words/estimates.ts';
import type { Layout } from './placement.ts';
import type { TreeDrawing } from './renderTree.ts';
import type { ViewTransform } from './viewTransform.ts';

const TRAVEL_MS = 220;
const STRIKE_MS = 160;

export interface Motion {
  /** Plays the animation of the event that led to this moment after its frame, if its kind has one. */
  play(moment: AnyMoment): void;
  /** Ends all animations, and those that have not begun. */
  stop(): void;
}

/**
 * Creates the animations of a drawing. The value that travels has a layer of its own over the drawing, which stays in
 * `frame` for all later drawings and lays out only itself. An element that came and went in `frame` would have the whole
 * drawing laid out anew, and one in the drawing would have it painted anew for each frame of the animation.
 *
 * @param placed returns the places of the nodes, and the shift and the scale at which they are seen
 */
export function createMotion(
  frame: HTMLElement,
  { strikeAt }: TreeDrawing,
  placed: () => ViewTransform & Pick<Layout, 'placements' | 'metrics'>,
): Motion {
  let running: Animation[] = [];
  let request = 0;
  // Kept, since asking anew for each step takes longer than drawing a node.
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const travelling = frame.querySelector<HTMLElement>('.travelling') ?? addLayer(frame);

  const stop = () => {
    cancelAnimationFrame(request);
    for (const animation of running) animation.cancel();
    running = [];
    // A browser treats every write as a change.
    if (!travelling.hidden) travelling.hidden = true;
  };

  const afterFrame = (run: () => void) => {
    request = requestAnimationFrame(() => {
      request = requestAnimationFrame(run);
    });
  };

  // Nothing is seen of a node inside a folded subtree.
  const isDrawn = (node: NodeId) => frame.querySelector(`[data-node="${node}"]`) !== null;

  const travel = (run: AnyRun, event: UpdateEvent) => {
    const { placements, metrics, x, y, k } = placed();
    const [from, to] = [placements[event.child], placements[event.node]];
    if (from === undefined || to === undefined || !isDrawn(event.child)) return;
    const place = (right: number, down: number) => `translate(${x + right * k}px, ${y + down * k}px)`;
    travelling.textContent = printWorth(worthAt(run, event.child, event.step));
    travelling.style.fontSize = `${metrics.em * k}px`;
    travelling.hidden = false;
    const animation = travelling.animate(
      [
        { transform: place(from.x, from.y), opacity: 1 },
        { transform: place(to.x, to.y + to.height), opacity: 0.2 },
      ],
      { duration: TRAVEL_MS, easing: 'ease-in-out' },
    );
    animation.onfinish = () => {
      travelling.hidden = true;
    };
    running.push(animation);
  };

  const strike = (event: CutoffEvent) => {
    for (const child of event.pruned) {
      const stroke = strikeAt(child);
      if (stroke === null) continue;
      running.push(
        // A width that changes would have the drawing painted anew for each frame.
        stroke.animate([{ opacity: 0, transform: 'scale(2.5)' }, { opacity: 1 }], {
          duration: STRIKE_MS,
          easing: 'ease-out',
        }),
      );
    }
  };

  return {
    play({ run, event }) {
      stop();
      if (stillness.matches) return;
      afterFrame(() => {
        if (event?.kind === 'update') travel(run, event);
        if (event?.kind === 'cutoff') strike(event);
      });
    },
    stop,
  };
}

/** Adds the layer of the value that travels, and returns the element of the value. */
function addLayer(frame: HTMLElement): HTMLElement {
  const over = frame.ownerDocument.createElement('div');
  over.className = 'travels';
  over.ariaHidden = 'true';
  const travelling = frame.ownerDocument.createElement('span');
  travelling.className = 'travelling';
  travelling.hidden = true;
  over.append(travelling);
  frame.append(over);
  return travelling;
}
