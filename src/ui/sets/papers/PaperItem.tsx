import { Fragment, useMemo } from 'react';
import { type NodeId, ROOT } from '../../../core/tree/nodeId.ts';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { EXERCISE_PLY } from '../../../drawing/paper.ts';
import { type RightAnswer, rightAnswer } from '../../../practice/answer.ts';
import { BLANK_SHEET, sheetOf, type WrittenSheet, writtenOn } from '../../../practice/entry/index.ts';
import { type AskedPart, type Exercise, formatOf, type Part } from '../../../practice/exercise.ts';
import { underEach } from '../../../practice/grade/eitherRule.ts';
import { gradeExercise } from '../../../practice/grade/gradeExercise.ts';
import type { SetItem, Task } from '../../../practice/index.ts';
import { fromRootOn, successorsIn } from '../../../practice/moves.ts';
import { hasSeveralSearches, searchesOf, taskOfPart } from '../../../practice/searches.ts';
import { mergesIn, wholeTree } from '../../../practice/task.ts';
import { namesOnPaper } from '../../../session/paper.ts';
import { estimateIn, estimateOf, noisyMark } from '../../../session/practice/drawnEstimates.ts';
import { NO_MOVES, PICKED, type SheetWords } from '../../../session/practice/drawSheet.ts';
import { hiddenLeaves, namesLeaves } from '../../../session/practice/leafNames.ts';
import { namesAsked } from '../../../session/practice/practice.ts';
import { setExercise } from '../../../session/sets/setExercise.ts';
import {
  type AnswerWords,
  answerSigns,
  entryWords,
  questionOf,
  type WrittenAnswer,
  writtenAnswer,
} from '../../../words/formats.ts';
import { type NodeNames, nameInList } from '../../../words/nodeNames.ts';
import { sayMarking } from '../../../words/sayMarking.ts';
import { unbroken } from '../../../words/symbols.ts';
import { useWords } from '../../page/useSession.ts';
import { WrittenTable } from '../../practice/ListTable.tsx';
import { WrittenNumberTable } from '../../practice/NumberTable.tsx';
import { BlankTree } from '../BlankTree.tsx';
import { useSetTrees } from '../useSetRun.ts';

/**
 * One exercise on paper: its tree, its rules, its questions, and either room for answers or, on the key, the
 * answers.
 */
export function PaperItem(props: { item: SetItem; place: number; variant: number; isKey: boolean }) {
  const words = useWords('papers');
  const practice = useWords('practice');
  const trees = useSetTrees();
  const made = useMemo(
    () => setExercise(props.item, props.variant, trees),
    [props.item, props.variant, trees],
  );
  const marks = props.item.parts.reduce((sum, part) => sum + part.marks, 0);
  return (
    <section className="paper-item">
      <h2>
        {props.place}. <bdi>{props.item.title || words.exercise(props.place)}</bdi>
        <span className="paper-marks">{words.total(printNumber(marks))}</span>
      </h2>
      {made.ok ? (
        <>
          {searchesOf(made.exercise).map((search) => (
            <p key={search.parts[0]?.part.kind}>{practice.rules(search)}</p>
          ))}
          {printedOf(made.exercise, props.isKey).map((exercise) => (
            <Fragment key={exercise.rules.cutoff}>
              {exercise.rules.cutoff !== made.exercise.rules.cutoff && (
                <p>{practice.otherRule[exercise.rules.cutoff]}</p>
              )}
              <Asked exercise={exercise} isKey={props.isKey} />
            </Fragment>
          ))}
        </>
      ) : (
        <p>{words.refused}</p>
      )}
    </section>
  );
}

/**
 * Returns the exercises whose answers are on paper. When both rules for equal values (cut or not) are
 * accepted and their answers differ, the key has both.
 */
function printedOf(exercise: Exercise, isKey: boolean): readonly Exercise[] {
  const [own, ...others] = underEach(exercise);
  if (own === undefined || !isKey) return [exercise];
  const { answer } = rightAnswer(own);
  return [own, ...others.filter((other) => !gradeExercise(other, answer, rightAnswer(other)).isRight)];
}

function Asked({ exercise, isKey }: { exercise: Exercise; isKey: boolean }) {
  const practice = useWords('practice');
  const { answer: words, sheet } = practice;
  const { names, right, written } = useMemo(() => {
    const found = rightAnswer(exercise);
    const names = namesLeaves(exercise)
      ? namesAsked(exercise, wholeTree(exercise))
      : namesOnPaper(exercise, wholeTree(exercise));
    const written = writtenOnPaper(exercise, isKey ? found : null, names, words, sheet);
    return { names, right: found, written };
  }, [exercise, isKey, words, sheet]);
  return (
    <>
      <BlankTree names={names} searched={exercise.tree} written={written} ply={EXERCISE_PLY} />
      <ol className="paper-parts">
        {exercise.parts.map((asked) => (
          <PaperPart key={asked.part.kind} asked={asked} {...{ exercise, names, right, isKey }} />
        ))}
      </ol>
      {isKey && sayMarking(exercise, practice).map((rule) => <p key={rule}>{rule}</p>)}
    </>
  );
}

/**
 * Returns the entries on the paper's tree: the nodes that the questions point at, and on the key the answers.
 */
function writtenOnPaper(
  exercise: Exercise,
  right: RightAnswer | null,
  names: NodeNames,
  words: AnswerWords,
  { estimate: print }: Pick<SheetWords, 'estimate'>,
): WrittenSheet {
  const parts = exercise.parts.map(({ part }) => part);
  const sheet = right === null ? BLANK_SHEET : sheetOf(right.answer, answerSigns(words));
  const written = writtenOn(
    sheet,
    parts.map(({ kind }) => kind),
    exercise.tree,
  );
  const [labels, badges] = [new Map(written.labels), new Map(written.badges)];
  for (const leaf of hiddenLeaves(exercise)) if (!labels.has(leaf)) labels.set(leaf, '');
  for (const node of written.marked) badges.set(node, PICKED);
  if (written.moves.has(ROOT)) badges.set(ROOT, NO_MOVES);
  const { tree } = exercise;
  for (const node of tree.nodes()) {
    const judged = estimateIn(exercise, node);
    if (judged !== null) labels.set(node, judged);
    const mark = noisyMark({ exercise }, node);
    if (judged === null && mark !== '' && tree.isLeaf(node) && !labels.has(node))
      labels.set(node, `${mark}${names.inLeaf(node)}`);
    const estimate = estimateOf({ exercise }, node, print);
    if (estimate !== '') badges.set(node, [badges.get(node), estimate].filter(Boolean).join(' · '));
  }
  for (const [node, { label, badge }] of parts.flatMap((part) => [...pointsOf(part)])) {
    // A question's label replaces that of a leaf only when there is no other question, which might need the
    // leaf's number.
    if (label !== '' && parts.length === 1) labels.set(node, label);
    else badges.set(node, [badges.get(node), label, badge].filter(Boolean).join(' · '));
  }
  return { ...written, labels, badges };
}

function pointsOf(part: Part) {
  return formatOf(part.kind).pointsAt?.(part) ?? new Map<NodeId, never>();
}

function PaperPart(props: {
  exercise: Exercise;
  asked: AskedPart;
  names: NodeNames;
  right: RightAnswer;
  isKey: boolean;
}) {
  const { exercise, names, right } = props;
  const { part, marks } = props.asked;
  const words = useWords('papers');
  const practice = useWords('practice');
  const { task, paper = task } = useWords('practiceNames').format[part.kind];
  const page = useWords();
  const { tree } = exercise;
  const searched = taskOfPart(exercise, part.kind);
  const nameOf = (node: NodeId) => nameInList(names, node);
  /**
   * A leaf is named together with its parent where its value is its name, because that may occur at other leaves
   * too.
   */
  const placeOf = (node: NodeId) =>
    tree.isLeaf(node) && node !== ROOT && !names.areBelowLeaves
      ? words.below(nameOf(node), nameOf(tree.parent(node)))
      : nameOf(node);
  const naming = { node: nameOf, place: placeOf };
  const question = paper(questionOf(part, searched, placeOf));
  return (
    <li>
      <p>
        {hasSeveralSearches(exercise)
          ? practice.questionBy(page.algorithm[searched.algorithm], question)
          : question}
        <span className="paper-marks">{words.total(printNumber(marks))}</span>
      </p>
      <AnswerRoom
        part={part}
        task={searched}
        answer={writtenAnswer(searched, part, right.answer, naming, practice.answer)}
        isKey={props.isKey}
        nameOf={nameOf}
      />
    </li>
  );
}

/**
 * The answer to a question, or the room for an answer: a table, lines, or nothing when it is written on the
 * drawing.
 */
function AnswerRoom(props: {
  part: Part;
  task: Task;
  answer: WrittenAnswer;
  isKey: boolean;
  nameOf: (node: NodeId) => string;
}) {
  const { part, answer, isKey } = props;
  const words = useWords('papers');
  const format = useWords('practiceNames').format[part.kind];
  const { entry: head = format.name } = entryWords(format, part, props.task);
  if (answer.kind === 'table')
    return (
      <table className="paper-table">
        <tbody>
          <tr>
            <th scope="col">{words.node}</th>
            <th scope="col">{head}</th>
          </tr>
          {answer.rows.map(([node, entry], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper stay where they are
            <tr key={row}>
              <th scope="row">{node}</th>
              <td>{isKey && (entry ?? words.notCalled)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (answer.kind === 'lists')
    return (
      <>
        <WrittenTable
          rows={isKey ? answer.rows : answer.rows.map((row) => ({ ...row, lists: row.lists.map(() => '') }))}
        />
        {mergesIn(props.task.tree) && <PaperMoves tree={props.task.tree} nameOf={props.nameOf} />}
      </>
    );
  if (answer.kind === 'numbers')
    return (
      <WrittenNumberTable
        heads={answer.heads}
        rows={
          isKey ? answer.rows : answer.rows.map((row) => ({ ...row, numbers: row.numbers.map(() => '') }))
        }
      />
    );
  const lines = linesFor(part);
  if (isKey) return <p className="paper-answer">{unbroken(answer.text)}</p>;
  return lines === 0 ? null : (
    <p className="paper-lines">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines, alike for ever
        <span key={line} className="room" />
      ))}
    </p>
  );
}

/** The moves of all positions in their order, which the drawing may not have. */
function PaperMoves({ tree, nameOf }: { tree: Task['tree']; nameOf: (node: NodeId) => string }) {
  const words = useWords('practice');
  const rows = fromRootOn(tree).filter((from) => !tree.isLeaf(from));
  const said = rows.map((from) => `${nameOf(from)} → ${successorsIn(tree, from).map(nameOf).join(', ')}`);
  return (
    <p className="paper-moves">
      {words.headed(words.movesInOrder)}
      {unbroken(said.join('; '))}
    </p>
  );
}

function linesFor({ kind }: Part): number {
  const { entry } = formatOf(kind);
  if (entry.way === 'order') return 3;
  // What only some of the nodes have is written in the drawing.
  if (entry.way === 'texts') return 0;
  return entry.way === 'picks' ? entry.lines : 1;
}
