import { printNumber } from '../../../core/tree/printNumber.ts';
import type { Practice } from '../../../session/practice/practice.ts';
import { useWords } from '../../page/useSession.ts';
import { Feedback } from '../../practice/Feedback.tsx';
import { PartMarks } from '../../practice/GradePanel.tsx';
import '../../practice/practice.css';

/** The marks of a student's answer, computed again, and the feedback on it. */
export function AnswerMarks({ practice }: { practice: Practice }) {
  const make = useWords('sets');
  const words = useWords('practice');
  const { result } = practice;
  if (result === null) return null;
  const { grade } = result;
  return (
    <>
      <p className={`practice-total ${grade.isRight ? 'right' : 'wrong'}`}>
        <span className="visually-hidden">{make.columns.again}</span>
        <strong>{words.points(printNumber(grade.points), printNumber(grade.marks))}</strong>
        {grade.isRight && <span>{words.allRight}</span>}
      </p>
      <PartMarks grade={grade} exercise={practice.exercise} />
      <Feedback practice={practice} />
    </>
  );
}
