import { printNumber } from '../../core/tree/printNumber.ts';
import { type Exercise, isOrdering } from '../../practice/exercise.ts';
import type { DifferenceFault, Grade, PartGrade } from '../../practice/index.ts';
import { beginAgain, beginUncounted } from '../../session/practice/begin.ts';
import { beginStep } from '../../session/practice/nextStep.ts';
import { changePractice, hasRun, type Practice } from '../../session/practice/practice.ts';
import type { Words } from '../../words/index.ts';
import { sayMarking } from '../../words/sayMarking.ts';
import { Button } from '../kit/Button.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { useNextStep } from '../next/useNextStep.ts';
import { useSayNext } from '../next/useSayNext.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { AfterMarks } from '../sets/run/SetTitle.tsx';
import { useSetRun } from '../sets/useSetRun.ts';
import { Feedback } from './Feedback.tsx';
import { usePartName } from './usePractice.ts';
import './practice.css';

/** The panel with the marks of each question, the feedback, and buttons for what to do next. */
export function GradePanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const total = useFocusFirst<HTMLParagraphElement>();
  const { result, showsRun, exercise, active } = practice;
  if (result === null) return null;
  const { grade } = result;
  const points = words.points(printNumber(grade.points), printNumber(grade.marks));
  const part = exercise.parts[active]?.part;
  const isOrder = part !== undefined && isOrdering(part);
  return (
    <div className="practice-body">
      <p ref={total} tabIndex={-1} className={`practice-total ${grade.isRight ? 'right' : 'wrong'}`}>
        <span className="visually-hidden">
          {words.graded(printNumber(grade.points), printNumber(grade.marks))}
        </span>
        <strong aria-hidden="true">{points}</strong>
        {grade.isRight && <span>{words.allRight}</span>}
      </p>
      <PartMarks grade={grade} exercise={exercise} />
      <Feedback practice={practice} />
      {!isOrder && hasRun(practice) && (
        <div className="practice-view row">
          <span className="hint" aria-hidden="true">
            {words.onTree}
          </span>
          <Segmented
            legend={words.onTree}
            name="practice-view"
            options={['sheet', 'run']}
            chosen={showsRun ? 'run' : 'sheet'}
            text={(shown) => (shown === 'run' ? words.showRun : words.showSheet)}
            choose={(shown) => changePractice(session, () => ({ showsRun: shown === 'run' }))}
          />
        </div>
      )}
      <AfterGrading practice={practice} />
    </div>
  );
}

/**
 * The marks of each question, with what is wrong and how it is marked. When both rules for equal values (cut
 * or not) were accepted, it says by which one the answer was marked.
 */
export function PartMarks({ grade, exercise }: { grade: Grade; exercise: Exercise }) {
  const words = useWords('practice');
  const rules = grade.isRight ? [] : sayMarking(exercise, words);
  return (
    <>
      <ul className="practice-marks">
        {grade.parts.map((part) => (
          <PartRow key={part.kind} grade={part} exercise={exercise} />
        ))}
      </ul>
      {rules.map((rule) => (
        <p key={rule} className="hint">
          {rule}
        </p>
      ))}
      {exercise.either !== undefined && <p className="hint">{words.markedBy[exercise.rules.cutoff]}</p>}
    </>
  );
}

function PartRow({ grade, exercise }: { grade: PartGrade; exercise: Exercise }) {
  const words = useWords('practice');
  const nameOf = usePartName(exercise);
  return (
    <li className={grade.isRight ? 'right' : 'wrong'}>
      <span>{nameOf(grade.kind)}</span>
      <span>{words.points(printNumber(grade.points), printNumber(grade.marks))}</span>
      {!grade.isRight && <small>{mistakesOf(grade, words)}</small>}
    </li>
  );
}

function mistakesOf({ kind, differences, isBlanket }: PartGrade, words: Words['practice']): string {
  const count = (of: DifferenceFault) => differences.filter(({ fault }) => fault === of).length;
  const fields = differences.flatMap(({ field }) => (field === undefined ? [] : [words.answer.field[field]]));
  const [missed, over, half] = [count('missed'), count('over'), count('half')];
  const wrong = differences.length - missed - over - half;
  if (isBlanket && count('blank') === differences.length) return words.isBlank;
  if (fields.length > 0) return words.wrongFields(fields);
  const counted = [
    words.errors(missed, over),
    wrong > 0 ? words.wrongEntries(wrong) : '',
    half > 0 ? words.halfEntries(half) : '',
    isBlanket ? (words.noMarks[kind] ?? '') : '',
  ];
  return words.counted(counted.filter(Boolean));
}

function AfterGrading({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const run = useSetRun();
  return (
    <>
      <div className="practice-buttons row">
        <Button
          kind="chip"
          text={words.compare}
          onClick={() => changePractice(session, () => ({ phase: 'comparing' }))}
        />
        {run === null ? (
          <>
            <Button kind="chip" text={words.uncounted} onClick={() => beginUncounted(session, practice)} />
            <Button kind="chip" text={words.again} onClick={() => beginAgain(session, practice)} />
          </>
        ) : (
          <AfterMarks run={run} practice={practice} />
        )}
      </div>
      {run === null && <Next />}
    </>
  );
}

/** What comes next after an exercise, and why. */
function Next() {
  const session = useSessionStore();
  const words = useWords('practice');
  const said = useWords('nextStep');
  const step = useNextStep();
  const { name, why } = useSayNext(step);
  const text = step.kind === 'model' ? said.seeModel : step.kind === 'rest' ? words.choose : words.next;
  return (
    <div className="after-marks">
      <Button kind="primary" text={text} onClick={() => beginStep(session, step)} />
      <p className="hint">
        {name !== null && <strong>{words.offered(name)}</strong>}
        {why}
      </p>
    </div>
  );
}
