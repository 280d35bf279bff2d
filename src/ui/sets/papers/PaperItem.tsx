import { useMemo } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import type { AskedPart, Exercise } from '../../../practice/exercise.ts';
import type { SetItem } from '../../../practice/exerciseSet.ts';
import { type RightAnswer, rightAnswer } from '../../../practice/rightAnswer.ts';
import { setExercise } from '../../../session/sets/setExercise.ts';
import { NodeNames } from '../../../words/nodeNames.ts';
import { usePracticeWords } from '../../practice/usePractice.ts';
import { BlankTree } from '../BlankTree.tsx';
import { useSetTrees, useSetWords } from '../useSetWords.ts';
import { type Room, roomFor, writtenOn } from './paperAnswers.ts';

/** px from one ply to the next */
const PLY = 84;

/** One exercise on paper: its tree, its rules, its questions, and room for answers or the answers. */
export function PaperItem({
  item,
  place,
  variant,
  isKey,
}: {
  item: SetItem;
  place: number;
  variant: number;
  isKey: boolean;
}) {
  const { papers: words } = useSetWords();
  const practice = usePracticeWords();
  const trees = useSetTrees();
  const made = useMemo(() => setExercise(item, variant, trees), [item, variant, trees]);
  const marks = item.parts.reduce((sum, part) => sum + part.marks, 0);
  return (
    <section className="paper-item">
      <h2>
        {place}. <bdi>{item.title || words.exercise(place)}</bdi>
        <span className="paper-marks">{words.total(printNumber(marks))}</span>
      </h2>
      {made.ok ? (
        <>
          <p>{practice.rules(made.exercise.algorithm, made.exercise.rules)}</p>
          <Asked exercise={made.exercise} isKey={isKey} />
        </>
      ) : (
        <p>{words.refused}</p>
      )}
    </section>
  );
}

function Asked({ exercise, isKey }: { exercise: Exercise; isKey: boolean }) {
  const { names, right, written } = useMemo(() => {
    const found = rightAnswer(exercise);
    return {
      names: new NodeNames(exercise.tree),
      right: found,
      written: writtenOn(exercise, isKey ? found : null),
    };
  }, [exercise, isKey]);
  return (
    <>
      <BlankTree tree={exercise.tree} written={written} ply={PLY} />
      <ol className="paper-parts">
        {exercise.parts.map((asked) => (
          <PaperPart
            key={asked.part.kind}
            exercise={exercise}
            asked={asked}
            names={names}
            right={right}
            isKey={isKey}
          />
        ))}
      </ol>
    </>
  );
}

function PaperPart({
  exercise,
  asked: { part, marks },
  names,
  right,
  isKey,
}: {
  exercise: Exercise;
  asked: AskedPart;
  names: NodeNames;
  right: RightAnswer;
  isKey: boolean;
}) {
  const { papers: words } = useSetWords();
  return (
    <li>
      <p>
        {part.kind === 'windows' && part.at === 'end' ? words.windowsAtEnd : words.question[part.kind]}
        <span className="paper-marks">{words.total(printNumber(marks))}</span>
      </p>
      <AnswerRoom room={roomFor(exercise, part, right, names, words)} isKey={isKey} />
    </li>
  );
}

function AnswerRoom({ room, isKey }: { room: Room; isKey: boolean }) {
  switch (room.kind) {
    case 'table':
      return (
        <table className="paper-table">
          <tbody>
            {[room.heads, ...room.rows].map(([first, second], row) => (
              // The rows of a paper stay where they are.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={row}>
                <th scope={row === 0 ? 'col' : 'row'}>{first}</th>
                {row === 0 ? <th scope="col">{second}</th> : <td>{isKey && second}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'lines':
      return isKey ? (
        <p className="paper-answer">{room.answer}</p>
      ) : (
        <p className="paper-lines">
          {Array.from({ length: room.lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty lines, alike for ever
            <span key={line} className="room" />
          ))}
        </p>
      );
    case 'drawing':
      return isKey ? <p className="paper-answer">{room.answer}</p> : null;
  }
}
