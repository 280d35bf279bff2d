/** Puts the drawing into its frame and keeps it in step with the session. */
import { type RefObject, useEffect, useRef } from 'react';
import { isSameIn } from '../../session/channels.ts';
import { drawnIn, type SessionState } from '../../session/session.ts';
import { useSessionStore } from '../page/useSession.ts';
import { drawFigure, type Figure } from './drawFigure.ts';
import type { Sight } from './sight.ts';

/**
 * Draws into `frame`: anew when tree, size, activity or language change, otherwise only what a step changes. `sight` is
 * told what is out of view.
 */
export function useDrawing(
  frame: RefObject<HTMLDivElement | null>,
  sight: Sight | null = null,
): RefObject<Figure | null> {
  const session = useSessionStore();
  const figure = useRef<Figure | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const draw = (isSame = false) => {
      const last = figure.current?.release() ?? null;
      if (!isSame) last?.drawing.destroy();
      figure.current = drawFigure(element, session, isSame ? last : null, sight);
    };
    draw();
    const stop = session.subscribe((state, before) => {
      if (needsNewLayout(state, before)) {
        const isSame = isSameTree(state, before);
        if (!isSame || figure.current?.adopt() !== true) draw(isSame);
      } else if (figure.current?.isProjectedOtherwise()) draw(true);
      else figure.current?.update(before);
    });
    const resized = new ResizeObserver(() => {
      if (figure.current !== null && !figure.current.fits(element)) draw();
    });
    resized.observe(element);
    return () => {
      stop();
      resized.disconnect();
      figure.current?.destroy();
      figure.current = null;
    };
  }, [session, frame, sight]);

  return figure;
}

function needsNewLayout(state: SessionState, before: SessionState): boolean {
  return !isSameIn(LAID_OUT, state, before) || drawnIn(state)?.beside !== drawnIn(before)?.beside;
}

/** The parts of the state on which the layout depends. */
const LAID_OUT = ['subject', 'algorithm', 'rules', 'limits', 'activity', 'language'] as const;

/** Whether the tree is the previous one, edited or searched in another way. */
function isSameTree(state: SessionState, before: SessionState): boolean {
  if (state.activity.kind !== before.activity.kind || state.language !== before.language) return false;
  return state.subject === before.subject || state.lastEdit !== before.lastEdit;
}
