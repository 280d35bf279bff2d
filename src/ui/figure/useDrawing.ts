/** A hook that draws the session's figure into a frame and updates it whenever the session changes. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../core/tree/limits.ts';
import { isSameIn } from '../../session/channels.ts';
import { drawnIn, type SessionState } from '../../session/session.ts';
import { useFigureChannel, useSessionStore } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';
import { createPicture } from './picture.ts';
import type { Sight } from './sight.ts';

/** The figure that is drawn, and the number of nodes of the tree that is being laid out; null when none is. */
export interface Drawing {
  readonly figure: RefObject<Figure | null>;
  readonly laidOut: number | null;
}

/**
 * Draws into `frame`. It draws anew when the tree, the size, the activity or the language changes; otherwise
 * it updates what a step changes. The nodes out of view are reported to `sight`.
 */
export function useDrawing(frame: RefObject<HTMLDivElement | null>, sight: Sight | null = null): Drawing {
  const session = useSessionStore();
  const channel = useFigureChannel();
  const figure = useRef<Figure | null>(null);
  const [laidOut, setLaidOut] = useState<number | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const picture = createPicture(element, session, { figure, sight, tellEmpty: setLaidOut });
    picture.draw();
    const stop = channel.subscribe((state, before) => {
      // A tree that is too large to be drawn is told in figures, and this component is about to go.
      if (state.subject.tree.size > LIMITS.nodes) return;
      if (needsNewLayout(state, before)) {
        const isSame = isSameTree(state, before);
        if (!isSame || !picture.adopt()) picture.draw(isSame);
      } else picture.update(before);
    });
    const resized = new ResizeObserver(() => picture.resize());
    resized.observe(element);
    return () => {
      stop();
      resized.disconnect();
      picture.destroy();
    };
  }, [session, channel, frame, sight]);

  return { figure, laidOut };
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
