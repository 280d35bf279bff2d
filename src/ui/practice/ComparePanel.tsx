import { useMemo } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { type AnyFormat, formatOf } from '../../practice/exercise.ts';
import { besideSession } from '../../session/practice/besideSession.ts';
import { activePart, changePractice, type Practice } from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import { writtenAnswer } from '../../words/formats.ts';
import { nameInList } from '../../words/nameInList.ts';
import { WholeTree } from '../figure/WholeTree.tsx';
import { Button } from '../kit/Button.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { SessionContext, useSessionStore } from '../page/useSession.ts';
import { PartTabs } from './PartTabs.tsx';
import { usePracticeWords } from './usePractice.ts';

/** One's own answer beside the model answer, which the tree shows; both go step by step together. */
export function ComparePanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const heading = useFocusFirst<HTMLHeadingElement>();
  const isDifferent = practice.result?.grade.isRight === false;
  return (
    <div className="practice-body">
      {practice.exercise.parts.length > 1 && <PartTabs practice={practice} />}
      <h3 ref={heading} tabIndex={-1}>
        {words.yours}
      </h3>
      <OwnFigure practice={practice} />
      <ModelLine practice={practice} />
      <div className="practice-buttons row">
        <Button
          kind="primary"
          text={words.firstDifference}
          disabled={!isDifferent}
          onClick={() => goToFirstDifference(session)}
        />
        <Button
          kind="chip"
          text={words.endCompare}
          onClick={() => changePractice(session, () => ({ phase: 'graded', showsRun: false }))}
        />
      </div>
    </div>
  );
}

/** The model answer in words, where the tree does not show it by itself. */
function ModelLine({ practice: { right, subject, exercise, active } }: { practice: Practice }) {
  const words = usePracticeWords();
  const part = activePart({ exercise, active });
  if (isShownOnTree(formatOf(part.kind).entry)) return null;
  const nameOf = (node: NodeId) => nameInList(subject.names, node);
  const naming = { node: nameOf, place: nameOf };
  const written = writtenAnswer(exercise, part, right.answer, naming, words.answer);
  const text =
    written.kind === 'text'
      ? written.text
      : written.rows.flatMap(([name, entry]) => (entry === null ? [] : `${name} ${entry}`)).join(', ');
  return text === '' ? null : (
    <p className="model-line">
      <strong>{words.model}: </strong>
      {text}
    </p>
  );
}

function isShownOnTree(entry: AnyFormat['entry']): boolean {
  if (entry.way === 'texts') return entry.at === 'in-shape';
  return entry.way === 'order' || (entry.way === 'picks' && entry.shown === 'struck');
}

/** The sheet as far as the step of the model run has settled it. */
function OwnFigure({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = usePracticeWords();
  const own = useMemo(() => besideSession(session, practice, words.sheet), [session, practice, words]);
  return (
    <div className="own-figure">
      <SessionContext value={own}>
        <WholeTree />
      </SessionContext>
    </div>
  );
}
