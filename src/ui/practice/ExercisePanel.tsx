import { ArrowLeft } from 'lucide-react';
import { isOpen, type Practice } from '../../session/practice/practice.ts';
import { openPractice } from '../../session/practice/showPractice.ts';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { useSessionStore } from '../page/useSession.ts';
import { SetTitle } from '../sets/run/SetTitle.tsx';
import { useSetRun } from '../sets/run/useSetRun.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { GradePanel } from './GradePanel.tsx';
import { LeavePractice } from './LeavePractice.tsx';
import { PartTabs } from './PartTabs.tsx';
import { RulesLine } from './RulesLine.tsx';
import { SheetField } from './SheetField.tsx';
import { SheetPanel } from './SheetPanel.tsx';
import { usePracticeNames, usePracticeWords } from './usePractice.ts';
import { useSheetClicks } from './useSheetClicks.ts';
import { useSheetKeys } from './useSheetKeys.ts';

/** One exercise: its rules above the tree, its parts, the sheet, and once submitted the marks. */
export function ExercisePanel({ practice }: { practice: Practice }) {
  useSheetKeys();
  useSheetClicks();
  const words = usePracticeWords();
  const run = useSetRun();
  const { exercise, telling, phase } = practice;
  return (
    <>
      <RulesLine
        heading={phase === 'comparing' ? words.model : ''}
        text={words.rules(exercise.algorithm, exercise.rules)}
      />
      <SheetField />
      {run === null ? (
        <TitleRow key={practice.subject.own?.id} practice={practice} />
      ) : (
        <SetTitle key={practice.subject.own?.id} run={run} />
      )}
      {telling !== null && <p className="practice-note">{words.telling}</p>}
      {phase !== 'comparing' && exercise.parts.length > 1 && <PartTabs practice={practice} />}
      {isOpen(practice) && <SheetPanel practice={practice} />}
      {phase === 'graded' && <GradePanel practice={practice} />}
      {phase === 'comparing' && <ComparePanel practice={practice} />}
    </>
  );
}

function TitleRow({ practice: { origin } }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const names = usePracticeNames();
  const heading = useFocusFirst<HTMLHeadingElement>();
  const { seed, title } = origin;
  const name =
    seed === null ? title : words.exerciseOf(names.skill[seed.skill], names.difficulty[seed.difficulty]);
  return (
    <div className="practice-title">
      <button
        type="button"
        className="icon-button"
        aria-label={words.choose}
        title={words.choose}
        onClick={() => openPractice(session)}
      >
        <ArrowLeft aria-hidden size={20} />
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {name || words.panel}
      </h2>
      <LeavePractice />
    </div>
  );
}
