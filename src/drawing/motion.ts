/**
 * Motion that explains a step: a value travels up its edge, a cut is struck. It lies over the settled
 * picture, takes under 250 ms and ends at once when the next step comes.
 */
import { select } from 'd3-selection';
import type { TraceEvent } from '../core/trace/traceEvent.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Layout } from './layout.ts';

const TRAVEL_MS = 220;
const STRIKE_MS = 160;

export interface Motion {
  /** Plays what the event calls for, over `overlay`. */
  play(event: TraceEvent): void;
  /** Ends whatever still moves. */
  stop(): void;
}

export function createMotion(viewport: SVGGElement, overlay: SVGGElement, layout: Layout): Motion {
  let running: Animation[] = [];

  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
    select(overlay).selectAll('*').remove();
  };

  const travel = (event: TraceEvent & { kind: 'update' }) => {
    const [from, to] = [layout.placements[event.child], layout.placements[event.node]];
    if (from === undefined || to === undefined) return;
    const text = select(overlay)
      .append('text')
      .attr('class', 'travelling')
      .attr('text-anchor', 'middle')
      .attr('font-size', layout.metrics.em)
      .attr('x', from.x)
      .attr('y', from.y)
      .text(printNumber(event.returned));
    const element = text.node();
    if (element === null) return;
    const animation = element.animate(
      [
        { transform: 'translate(0, 0)', opacity: 1 },
        { transform: `translate(${to.x - from.x}px, ${to.y + to.height - from.y}px)`, opacity: 0.2 },
      ],
      { duration: TRAVEL_MS, easing: 'ease-in-out' },
    );
    animation.onfinish = () => element.remove();
    running.push(animation);
  };

  const strike = (event: TraceEvent & { kind: 'cutoff' }) => {
    for (const child of event.pruned) {
      const stroke = viewport.querySelector(`.edge[data-edge="${child}"] .strike`);
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
    play(event) {
      stop();
      if (event.kind === 'update') travel(event);
      if (event.kind === 'cutoff') strike(event);
    },
    stop,
  };
}
