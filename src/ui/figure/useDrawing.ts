/** A hook that draws the session's figure into a frame and updates it whenever the session changes. */
import { type RefObject, useEffect, useRef } from 'react';
import { LIMITS } from '../../core/tree/limits.ts';
import { isSameIn } from '../../session/channels.ts';
import { drawnIn, type SessionState } from '../../session/session.ts';
import { useFigureChannel, useSessionStore } from '../page/useSession.ts';
import { drawFigure, type Figure, sizeOf } from './drawFigure.ts';
import type { Sight } from './sight.ts';

/**
 * Draws into `frame`. It draws anew when the tree, the size, the activity or the language changes; otherwise
 * it updates what a step changes. The nodes out of view are reported to `sight`.
 */
export function useDrawing(
  frame: RefObject<HTMLDivElement | null>,
  sight: Sight | null = null,
): RefObject<Figure | null> {
  const session = useSessionStore();
  const channel = useFigureChannel();
  const figure = useRef<Figure | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const draw = (isSame = false) => {
      // Once the last figure has let go of its parts, the size is known only after a layout of the page.
      const size = sizeOf(element);
      const last = figure.current?.release() ?? null;
      if (!isSame) last?.drawing.destroy();
      figure.current = drawFigure(element, session, isSame ? last : null, sight, size);
    };
    draw();
    const stop = channel.subscribe((state, before) => {
      // A tree that is too large to be drawn is told in figures, and this component is about to go.
      if (state.subject.tree.size > LIMITS.nodes) return;
      if (needsNewLayout(state, before)) {
        const isSame = isSameTree(state, before);
        if (!isSame || figure.current?.adopt() !== true) draw(isSame);
      } else if (figure.current?.isOutOfDate()) draw(true);
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
  }, [session, channel, frame, sight]);

  return figure;
}

function needsNewLayout(state: SessionState, before: SessionState): boolean {
  return !isSameIn(LAID_OUT, state, before) || drawnIn(state)?.beside !== drawnIn(before)?.beside;
}

/** The keys of the session state on which the layout depends. */
const LAID_OUT = ['subject', 'algorithm', 'rules', 'limits', 'activity', 'language'] as const;

/** Whether the tree of a state is that of the state before, edited or searched with other settings. */
function isSameTree(state: SessionState, before: SessionState): boolean {
  if (state.activity.kind !== before.activity.kind || state.language !== before.language) return false;
  return state.subject === before.subject || state.lastEdit !== before.lastEdit;
}
