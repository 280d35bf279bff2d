import { useMemo } from 'react';
import type { NodeId } from '../../core/index.ts';
import type { Answer } from '../../practice/answer.ts';
import { type AnyFormat, formatOf } from '../../practice/exercise.ts';
import { LIST_NAMES } from '../../practice/formats/listRows.ts';
import { positionsIn } from '../../practice/positions.ts';
import { taskOfPart } from '../../practice/searches.ts';
import { mergesIn } from '../../practice/task.ts';
import { besideSession } from '../../session/practice/besideSession.ts';
import { endModel } from '../../session/practice/model.ts';
import { modelIn } from '../../session/practice/modelShown.ts';
import { beginNext } from '../../session/practice/nextStep.ts';
import { activePart, changePractice, hasRun, type Practice } from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import { lookedAt } from '../../session/sets/lookAtAnswer.ts';
import { factsOfPosition } from '../../words/feedbackFacts.ts';
import { writtenAnswer } from '../../words/formats.ts';
import { nameApart } from '../../words/nameApart.ts';
import { nameInList } from '../../words/nodeNames.ts';
import { unbroken } from '../../words/symbols.ts';
import { SentenceText } from '../figure/SentenceText.tsx';
import { WholeTree } from '../figure/WholeTree.tsx';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { Button } from '../kit/Button.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { SessionProvider } from '../page/SessionProvider.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { AnswerMarks } from '../sets/check/AnswerMarks.tsx';
import { WrittenTable } from './ListTable.tsx';
import { WrittenNumberTable } from './NumberTable.tsx';
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
  const difference = useHint(words.firstDifference, ACTIONS.sheet.difference);
  const isDifferent = practice.result?.grade.isRight === false;
  return (
    <div className="practice-body">
      {practice.exercise.parts.length > 1 && <PartTabs practice={practice} />}
      {practice.result !== null && (
        <h3 ref={heading} tabIndex={-1}>
          {isLooking ? words.theirs : words.yours}
        </h3>
      )}
      {hasRun(practice) && <OwnFigure practice={practice} />}
      <OwnLine practice={practice} heading={isLooking ? words.theirs : words.yours} />
      <ModelLine practice={practice} />
      {!hasRun(practice) && <Counted practice={practice} />}
      <div className="practice-buttons row">
        {hasRun(practice) && (
          <Button
            kind="primary"
            text={words.firstDifference}
            {...difference}
            disabled={!isDifferent}
            onClick={() => goToFirstDifference(session)}
          />
        )}
        {practice.result !== null && !isLooking && (
          <Button
            kind="chip"
            text={words.endCompare}
            onClick={() => changePractice(session, () => ({ phase: 'graded', showsRun: false }))}
          />
        )}
      </div>
      {isLooking && <AnswerMarks practice={practice} />}
      {practice.result === null && <AfterModel />}
    </div>
  );
}

/** How f of each position is counted. */
function Counted({ practice: { exercise, subject } }: { practice: Practice }) {
  const { counted } = useWords('feedback');
  return [...(positionsIn(exercise.tree) ?? [])].map(([node, position]) => (
    <p key={node}>
      <SentenceText sentence={counted(factsOfPosition(position, subject.names.token(node)))} />
    </p>
  ));
}

/** The way on from a worked model that is shown with its answer. */
function AfterModel() {
  const session = useSessionStore();
  const words = useWords('nextStep');
  const names = useWords('practiceNames');
  const model = useSession(modelIn);
  if (model === null) return null;
  const goOn = () => {
    endModel(session);
    beginNext(session);
  };
  return (
    <>
      <p role="status">{words.seen(names.skill[model.skill])}</p>
      <div className="row">
        <Button kind="primary" text={words.goOn} onClick={goOn} />
      </div>
    </>
  );
}

/** The ways of answering in fields of the panel. */
const TYPED_BESIDE = [
  'fields',
  'text',
  'lists',
  'numbers',
] as const satisfies readonly AnyFormat['entry']['way'][];

/** The answer that was typed into fields of the panel, for questions that are not answered on the tree. */
function OwnLine({ practice, heading }: { practice: Practice; heading: string }) {
  const { result } = practice;
  const { way } = formatOf(activePart(practice).kind).entry;
  if (result === null || !TYPED_BESIDE.some((one) => one === way)) return null;
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
        <WrittenTable rows={written.rows} isLong={mergesIn(exercise.tree)} isWrong={wrongIn(props)} />
      </>
    );
  if (written.kind === 'numbers')
    return (
      <>
        {/* The heading of one's own answer stands above already. */}
        {props.answer === props.practice.right.answer && <h3>{props.heading}</h3>}
        <WrittenNumberTable {...written} isWrong={wrongNumbers(props)} />
      </>
    );
  const text =
    written.kind === 'text'
      ? written.text
      : written.rows.flatMap(([name, entry]) => (entry === null ? [] : `${name} ${entry}`)).join(', ');
  return text === '' ? null : (
    <p className="model-line">
      <strong>{words.headed(props.heading)}</strong>
      {unbroken(text)}
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

/** Returns which numbers of the reader's own answer are wrong; undefined for the model answer. */
function wrongNumbers({ practice, answer }: { practice: Practice; answer: Answer }) {
  const { result, exercise, active } = practice;
  const { entry } = formatOf(activePart({ exercise, active }).kind);
  const differences = result?.grade.parts[active]?.differences ?? [];
  if (entry.way !== 'numbers' || answer !== result?.answer) return undefined;
  const rows = entry.rows(exercise.tree);
  const { columns } = entry;
  return (place: number) =>
    differences.some(
      ({ node, column }) =>
        rows.indexOf(node) * columns.length + (column === undefined ? 0 : columns.indexOf(column)) === place,
    );
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
