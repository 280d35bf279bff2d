import { type RefObject, useEffect, useRef } from 'react';
import { hasRun } from '../../session/practice/practice.ts';
import { SET_RUN } from '../../session/sets/setRun.ts';
import { stageRef } from '../page/elements.ts';
import { useSlice, useWords } from '../page/useSession.ts';
import { SetPages } from '../sets/run/SetPages.tsx';
import { ExercisePanel } from './ExercisePanel.tsx';
import { usePractice } from './usePractice.ts';
import './practice.css';

/** The side panel while practising: the choice of an exercise, or the current exercise. */
export function PracticePanel() {
  const words = useWords('practice');
  const practice = usePractice();
  const panel = usePanelInView(practice?.subject.own?.id ?? null);
  // Without a run there is no second figure to be made room for.
  const phase = practice?.phase === 'comparing' && !hasRun(practice) ? 'graded' : practice?.phase;
  const isSet = useSlice(SET_RUN, ({ run, fault }) => run !== null || fault !== null);
  return (
    <aside ref={panel} className={`panels practice ${phase ?? 'choosing'}`} aria-label={words.panel}>
      {practice === null && isSet && <SetPages />}
      {practice !== null && <ExercisePanel practice={practice} />}
    </aside>
  );
}

/**
 * When the side panel stands below the tree, scrolls to the choice of an exercise, or to the tree when an
 * exercise begins.
 */
function usePanelInView(exercise: string | null): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (exercise === null) panel.current?.scrollIntoView({ block: 'start' });
    else stageRef.current?.scrollIntoView({ block: 'nearest' });
  }, [exercise]);
  return panel;
}
