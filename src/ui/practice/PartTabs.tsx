import { printNumber } from '../../core/tree/printNumber.ts';
import { isOrdering } from '../../practice/exercise.ts';
import { changePractice, isOpen, type Practice } from '../../session/practice/practice.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { usePartName } from './usePractice.ts';
import './SheetPanel.css';

/** A tab for each question of the exercise. */
export function PartTabs({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const nameOf = usePartName(practice.exercise);
  const { exercise, active, result } = practice;
  const choose = (index: number) =>
    changePractice(session, ({ exercise: { parts }, active: before }) => {
      // A question about the order of children has a tree of its own, which differs from that of the other
      // questions.
      const isOtherTree = [index, before].some((place) => {
        const part = parts[place]?.part;
        return part !== undefined && isOrdering(part);
      });
      return { active: index, ...(isOtherTree && { showsRun: false }) };
    });
  return (
    <fieldset className="part-tabs row">
      <legend className="visually-hidden">{words.parts}</legend>
      {exercise.parts.map(({ part, marks }, index) => {
        const grade = isOpen(practice) ? undefined : result?.grade.parts[index];
        const worth =
          grade === undefined
            ? printNumber(marks)
            : words.points(printNumber(grade.points), printNumber(grade.marks));
        return (
          <label key={part.kind} className={grade === undefined ? '' : grade.isRight ? 'right' : 'wrong'}>
            <input
              type="radio"
              className="covers"
              name="part"
              checked={index === active}
              onChange={() => choose(index)}
            />
            <span>{words.partMarks(nameOf(part.kind), worth)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
