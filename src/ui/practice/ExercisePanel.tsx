import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { NodeId } from '../../core/index.ts';
import type { Exercise } from '../../practice/index.ts';
import { exerciseOfPart } from '../../practice/searches.ts';
import { activePart, activeTask, isOpen, type Practice } from '../../session/practice/practice.ts';
import { chooseExercise, leavePractice } from '../../session/practice/showPractice.ts';
import { sayAloud } from '../../session/said.ts';
import { lookedAt } from '../../session/sets/lookAtAnswer.ts';
import { questionOf } from '../../words/formats.ts';
import { nameApart } from '../../words/nameApart.ts';
import { stageRef } from '../page/elements.ts';
import { usePlace } from '../page/usePlace.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { AnswerTitle } from '../sets/check/AnswerTitle.tsx';
import { SetTitle } from '../sets/run/SetTitle.tsx';
import { useSetRun } from '../sets/useSetRun.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { GradePanel } from './GradePanel.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { PartTabs } from './PartTabs.tsx';
import { SheetField, useSheetClicks, useSheetKeys } from './SheetField.tsx';
import { SheetPanel } from './SheetPanel.tsx';
import { usePartName } from './usePractice.ts';

/**
 * The panel of one exercise: its rules above the tree, tabs for its questions, the answer sheet, and the
 * marks once it is handed in.
 */
export function ExercisePanel({ practice }: { practice: Practice }) {
  useSheetKeys();
  useSheetClicks();
  const words = useWords('practice');
  const run = useSetRun();
  const looked = useSession(lookedAt);
  const { exercise, telling, phase } = practice;
  useSayAsked(practice);
  const asked = exerciseOfPart(exercise, activePart(practice).kind);
  return (
    <>
      <RulesLine
        heading={phase === 'comparing' ? words.model : ''}
        text={words.rules(isOpen(practice) ? asked : asMarked(asked))}
      />
      <SheetField />
      {looked !== null ? (
        <AnswerTitle looked={looked} />
      ) : run === null ? (
        <TitleRow key={practice.subject.own?.id} practice={practice} />
      ) : (
        <SetTitle key={practice.subject.own?.id} run={run} />
      )}
      {practice.isUncounted && <p className="practice-note">{words.notCounted}</p>}
      {telling !== null && <p className="practice-note">{words.telling}</p>}
      {phase !== 'comparing' && exercise.parts.length > 1 && <PartTabs practice={practice} />}
      {isOpen(practice) && <SheetPanel practice={practice} />}
      {phase === 'graded' && <GradePanel practice={practice} />}
      {phase === 'comparing' && <ComparePanel practice={practice} />}
    </>
  );
}

/**
 * Announces the question to screen readers, when the exercise begins and when another question is selected.
 */
function useSayAsked(practice: Practice): void {
  const session = useSessionStore();
  const names = useWords('practiceNames');
  const part = activePart(practice);
  const nameOf = usePartName(practice.exercise);
  const { leafApart } = useWords('practice');
  const placeOf = (node: NodeId) => nameApart(practice.subject.names, node, leafApart);
  const { task } = names.format[part.kind];
  const asked = `${nameOf(part.kind)}: ${task(questionOf(part, activeTask(practice), placeOf))}`;
  const id = practice.subject.own?.id;
  const isAsked = isOpen(practice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another exercise may ask the same
  useEffect(() => {
    if (isAsked) sayAloud(session, asked);
  }, [session, asked, isAsked, id]);
}

/**
 * Returns the exercise with only that rule for equal values (cut on equality, or only beyond) by which the
 * answer was marked, when both had been accepted.
 */
function asMarked({ either: _both, ...exercise }: Exercise): Exercise {
  return exercise;
}

function TitleRow({ practice: { origin } }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  const { seed, title } = origin;
  const name =
    seed === null ? title : words.exerciseOf(names.skill[seed.skill], names.difficulty[seed.difficulty]);
  return (
    <PanelTitle
      text={name || words.panel}
      back={{ label: words.choose, onClick: () => chooseExercise(session) }}
      leave={() => leavePractice(session)}
    />
  );
}

/** The line above the tree with the rules of the exercise; `heading` says whose answer the tree has. */
function RulesLine({ heading, text }: { heading: string; text: string }) {
  const words = useWords('practice');
  const stage = usePlace(stageRef);
  if (stage === null) return null;
  return createPortal(
    <p className="rules-line">
      {heading !== '' && <strong>{words.headed(heading)}</strong>}
      {text}
    </p>,
    stage,
  );
}
