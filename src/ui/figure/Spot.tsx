import { useEffect, useRef } from 'react';
import { AUDIENCE } from '../../session/audience/audience.ts';
import { type FigurePoint, POINTING } from '../../session/pointer.ts';
import type { Session } from '../../session/session.ts';
import { sliceIn } from '../../session/slice.ts';
import { useSessionStore } from '../page/useSession.ts';
import { pointHere } from './pointing.ts';
import './Spot.css';

/** The spot at which the presenter points, with a fading tail along its path. */
export function Spot({ follows }: { readonly follows: boolean }) {
  const session = useSessionStore();
  const picture = useRef<SVGSVGElement>(null);
  useEffect(
    () => (picture.current === null ? undefined : drawSpot(picture.current, session, follows)),
    [session, follows],
  );
  return (
    <svg ref={picture} className="spot" aria-hidden="true">
      <path className="spot-tail" />
      <circle className="spot-edge" />
      <circle className="spot-ring" />
    </svg>
  );
}

/**
 * Returns the position of the spot in the window; null for none. A spot sent by another window lies beside
 * the same node as in that window.
 */
function pointIn(session: Session, picture: SVGSVGElement): FigurePoint | null {
  const state = session.getState();
  const { at } = sliceIn(state, POINTING);
  const frame = picture.parentElement;
  if (at === null || frame === null || !sliceIn(state, AUDIENCE).isFollowing) return at;
  return pointHere(frame, at);
}

/** The time for which the tail of the spot stays visible, ms. */
const TAIL_MS = 260;

/**
 * Draws the spot at the position that the session has, until the returned function is called. The figure has the class
 * "spotted" while the spot replaces the cursor of the mouse, also when the spot follows a mouse that is elsewhere.
 */
function drawSpot(picture: SVGSVGElement, session: Session, follows: boolean): () => void {
  const frame = picture.parentElement;
  const tail = picture.querySelector('path');
  const circles = picture.querySelectorAll('circle');
  let passed: { readonly at: FigurePoint; readonly time: number }[] = [];
  let request = 0;
  const draw = () => {
    const at = pointIn(session, picture);
    picture.classList.toggle('seen', at !== null);
    frame?.classList.toggle('spotted', follows || at !== null);
    const now = performance.now();
    passed = at === null ? [] : passed.filter(({ time }) => now - time < TAIL_MS);
    // Nothing is measured without a spot: right after Present is pressed, that would lay the whole page out.
    if (at === null) return;
    const { clientWidth: width, clientHeight: height } = picture;
    for (const circle of circles) {
      circle.setAttribute('cx', `${at.x * width}`);
      circle.setAttribute('cy', `${at.y * height}`);
    }
    const points = [...passed.map((one) => one.at), at].map(({ x, y }) => `${x * width},${y * height}`);
    tail?.setAttribute('d', `M${points.join('L')}`);
    cancelAnimationFrame(request);
    if (passed.length > 0) request = requestAnimationFrame(draw);
  };
  const stop = session.stepped.subscribe((state, before) => {
    const { at: was } = sliceIn(before, POINTING);
    if (sliceIn(state, POINTING).at === was) return;
    if (was !== null) passed.push({ at: was, time: performance.now() });
    draw();
  });
  draw();
  return () => {
    stop();
    cancelAnimationFrame(request);
    frame?.classList.remove('spotted');
  };
}
