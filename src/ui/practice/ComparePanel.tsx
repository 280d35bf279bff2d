import { useMemo } from 'react';
import type { NodeId } from '../../core/index.ts';
import type { Answer } from '../../practice/answer.ts';
import { type AnyFormat, formatOf } from '../../practice/exercise.ts';
import { LIST_NAMES } from '../../practice/formats/listRows.ts';
import { taskOfPart } from '../../practice/searches.ts';
import { besideSession } from '../../session/practice/besideSession.ts';
import { activePart, changePractice, type Practice } from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import { lookedAt } from '../../session/sets/lookAtAnswer.ts';
import { writtenAnswer } from '../../words/formats.ts';
import { nameApart } from '../../words/nameApart.ts';
import { nameInList } from '../../words/nodeNames.ts';
import { WholeTree } from '../figure/WholeTree.tsx';
import { Button } from '../kit/Button.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { SessionProvider } from '../page/SessionProvider.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { AnswerMarks } from '../sets/check/AnswerMarks.tsx';
import { WrittenTable } from './ListTable.tsx';
import { PartTabs } from './PartTabs.tsx';

/**
 * The panel that compares an answer, the reader's or a student's, with the model answer, which is on the
 * tree. Both are stepped through together.
 */
export function ComparePanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const isLooking = useSession((state) => lookedAt(state) !== null);
  const heading = useFocusFirst<HTMLHeadingElement>();
  const isDifferent = practice.result?.grade.isRight === false;
  return (
    <div className="practice-body">
      {practice.exercise.parts.length > 1 && <PartTabs practice={practice} />}
      <h3 ref={heading} tabIndex={-1}>
        {isLooking ? words.theirs : words.yours}
      </h3>
      <OwnFigure practice={practice} />
      <OwnLine practice={practice} heading={isLooking ? words.theirs : words.yours} />
      <ModelLine practice={practice} />
      <div className="practice-buttons row">
        <Button
          kind="primary"
          text={words.firstDifference}
          disabled={!isDifferent}
          onClick={() => goToFirstDifference(session)}
        />
        {!isLooking && (
          <Button
            kind="chip"
            text={words.endCompare}
            onClick={() => changePractice(session, () => ({ phase: 'graded', showsRun: false }))}
          />
        )}
      </div>
      {isLooking && <AnswerMarks practice={practice} />}
    </div>
  );
}

/** The answer that was typed into fields of the panel, for questions that are not answered on the tree. */
function OwnLine({ practice, heading }: { practice: Practice; heading: string }) {
  const { result } = practice;
  const { way } = formatOf(activePart(practice).kind).entry;
  if (result === null || (way !== 'fields' && way !== 'text' && way !== 'lists')) return null;
  return <AnswerLine practice={practice} answer={result.answer} heading={heading} />;
}

/** The model answer in words, for questions that are not answered on the tree. */
function ModelLine({ practice }: { practice: Practice }) {
  const words = useWords('practice');
  if (isShownOnTree(formatOf(activePart(practice).kind).entry)) return null;
  return <AnswerLine practice={practice} answer={practice.right.answer} heading={words.model} />;
}

function AnswerLine(props: { practice: Practice; answer: Answer; heading: string }) {
  const { subject, exercise, active } = props.practice;
  const words = useWords('practice');
  const part = activePart({ exercise, active });
  const nameOf = (node: NodeId) => nameInList(subject.names, node);
  const naming = { node: nameOf, place: (node: NodeId) => nameApart(subject.names, node, words.leafApart) };
  const written = writtenAnswer(taskOfPart(exercise, part.kind), part, props.answer, naming, words.answer);
  if (written.kind === 'lists')
    return (
      <>
        <h4>{props.heading}</h4>
        <WrittenTable rows={written.rows} isWrong={wrongIn(props)} />
      </>
    );
  const text =
    written.kind === 'text'
      ? written.text
      : written.rows.flatMap(([name, entry]) => (entry === null ? [] : `${name} ${entry}`)).join(', ');
  return text === '' ? null : (
    <p className="model-line">
      <strong>{words.headed(props.heading)}</strong>
      {text}
    </p>
  );
}

/** Returns which lists of the reader's own answer are wrong; undefined for the model answer. */
function wrongIn({ practice, answer }: { practice: Practice; answer: Answer }) {
  const { result, exercise, active } = practice;
  const part = activePart({ exercise, active });
  const differences = result?.grade.parts[active]?.differences ?? [];
  if (part.kind !== 'lists' || answer !== result?.answer) return undefined;
  return (row: number, list: number) =>
    differences.some((one) => one.iteration === part.after[row] && one.list === LIST_NAMES[list]);
}

function isShownOnTree(entry: AnyFormat['entry']): boolean {
  if (entry.way === 'texts') return entry.at === 'in-shape' && entry.isFree !== true;
  return entry.way === 'order' || (entry.way === 'picks' && entry.shown === 'struck');
}

/**
 * A second drawing of the tree with the reader's entries. Each gets its mark, right or wrong, at the step
 * where the model run has decided it.
 */
function OwnFigure({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const own = useMemo(() => besideSession(session, practice, words.sheet), [session, practice, words]);
  return (
    <div className="own-figure">
      <SessionProvider session={own}>
        <WholeTree />
      </SessionProvider>
    </div>
  );
}
