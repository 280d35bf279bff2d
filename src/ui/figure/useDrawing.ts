/** Puts the drawing into its frame and keeps it in step with the session. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Session } from '../../session/session.ts';
import { useSessionStore } from '../useSession.ts';
import { drawFigure, type Figure } from './drawFigure.ts';

/** Draws into `frame`; anew when tree, size, mode or language change, else only what a step changes. */
export function useDrawing(frame: RefObject<HTMLDivElement | null>): RefObject<Figure | null> {
  const session = useSessionStore();
  const figure = useRef<Figure | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const draw = (isEdit = false) => {
      const last = figure.current?.release() ?? null;
      if (!isEdit) last?.drawing.destroy();
      figure.current = drawFigure(element, session, isEdit ? last : null);
    };
    draw();
    const stop = session.subscribe((state, before) => {
      if (needsNewLayout(state, before)) {
        const isEdited = isEdit(state, before);
        if (!isEdited || figure.current?.adopt() !== true) draw(isEdited);
      } else figure.current?.update(before);
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
  }, [session, frame]);

  return figure;
}

type State = ReturnType<Session['getState']>;

function needsNewLayout(state: State, before: State): boolean {
  return state.subject !== before.subject || state.mode !== before.mode || state.language !== before.language;
}

/** Whether the tree is the one there was, changed. */
function isEdit(state: State, before: State): boolean {
  return state.mode === before.mode && (state.past !== before.past || state.future !== before.future);
}
