import { type RefObject, useEffect, useRef } from 'react';
import { SET_RUN } from '../../session/sets/setRun.ts';
import { stageRef } from '../page/elements.ts';
import { useSlice, useWords } from '../page/useSession.ts';
import { SetPages } from '../sets/run/SetPages.tsx';
import { ExercisePanel } from './ExercisePanel.tsx';
import { usePractice } from './usePractice.ts';
import './practice.css';

/** The margin while practising: the choice of an exercise, or the current exercise. */
export function PracticePanel() {
  const words = useWords('practice');
  const practice = usePractice();
  const panel = usePanelInView(practice?.subject.own?.id ?? null);
  const isSet = useSlice(SET_RUN, ({ run, fault }) => run !== null || fault !== null);
  return (
    <aside
      ref={panel}
      className={`panels practice ${practice?.phase ?? 'choosing'}`}
      aria-label={words.panel}
    >
      {practice === null && isSet && <SetPages />}
      {practice !== null && <ExercisePanel practice={practice} />}
    </aside>
  );
}

/**
 * When the margin stands below the tree, the choice scrolls into view, and an exercise begins with its tree in view.
 */
function usePanelInView(exercise: string | null): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (exercise === null) panel.current?.scrollIntoView({ block: 'start' });
    else stageRef.current?.scrollIntoView({ block: 'nearest' });
  }, [exercise]);
  return panel;
}
