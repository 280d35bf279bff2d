import { Trash2 } from 'lucide-react';
import { Fragment, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { printCsv } from '../../../core/csv.ts';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import { setCheck } from '../../../practice/exerciseSet.ts';
import type { CodeFault } from '../../../practice/index.ts';
import { type CheckedResult, checkCode, classMarks, isInOrder } from '../../../session/sets/checkResult.ts';
import type { AnswerPlace } from '../../../session/sets/index.ts';
import { canOpen, goOnInTable, leftAnswer, lookAtAnswer } from '../../../session/sets/lookAtAnswer.ts';
import { DRAFT, setOf } from '../../../session/sets/setDraft.ts';
import { sliceOf } from '../../../session/slice.ts';
import { answerSigns } from '../../../words/formats.ts';
import type { Words } from '../../../words/index.ts';
import { type FileFault, FileFaultNote } from '../../files/FaultReport.tsx';
import { FileButton } from '../../files/FileButton.tsx';
import { OtherKind } from '../../files/FileReport.tsx';
import type { OtherGiven } from '../../files/otherFile.ts';
import { saveText } from '../../files/saveFile.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { focusOnce } from '../../kit/useFocusFirst.ts';
import { useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { addResults, CHECKED, showResults } from '../checkedResults.ts';
import { useSetTrees } from '../useSetRun.ts';
import { ClassSummary } from './ClassSummary.tsx';
import { readResults } from './readResults.ts';
import './CheckResults.css';

/**
 * The screen on which a teacher opens the files and codes that students handed in; they are checked and
 * marked again.
 */
export function CheckResults() {
  const session = useSessionStore();
  const words = useWords('sets');
  const trees = useSetTrees();
  const draft = useSlice(DRAFT, (state) => state.draft);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const [others, setOthers] = useState<readonly OtherGiven[]>([]);
  /** the results of the files opened last that were in the table already */
  const [known, setKnown] = useState<readonly CheckedResult[]>([]);
  /** how many of the files being opened have been read; null while none is */
  const [opening, setOpening] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const set = draft.items.length === 0 ? null : setOf(draft);

  const open = async (files: readonly File[]) => {
    const stopping = new AbortController();
    stop.current = stopping;
    const hears = (done: number) => setOpening({ done, of: files.length });
    const read = await readResults(files, { set, trees }, stopping.signal, hears);
    setOpening(null);
    setFaults(read.faults);
    setOthers(read.others);
    setKnown(addResults(session, read.results));
  };

  return (
    <>
      <p className="called-out">{words.checkHint}</p>
      <p className="hint">
        {set === null
          ? words.comparedNone
          : words.comparedWith(set.title || words.untitled, setCheck(set).toString(16).padStart(8, '0'))}
      </p>
      <div className="row">
        <FileButton taker="check" label={words.openResults} isMany open={open} />
      </div>
      {opening !== null && (
        <div className="row">
          <progress aria-label={words.opening(opening.done, opening.of)} value={opening.done / opening.of} />
          <span>{words.opening(opening.done, opening.of)}</span>
          <Button text={words.stopOpening} onClick={() => stop.current?.abort()} />
        </div>
      )}
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, from folders of two students
        <OtherKind key={index} answer={other} />
      ))}
      <div role="alert">
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, from folders of two students
          <FileFaultNote key={index} fault={fault} />
        ))}
      </div>
      <CodeForm
        check={(code, name) => {
          const checked = checkCode(code, name, set);
          if (!checked.ok) return checked.fault;
          setKnown(addResults(session, [checked.result]));
          return null;
        }}
      />
      <div role="status">
        {known.map(({ file, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is known is said anew with each file or code
          <p key={index}>{words.knownResult(file ?? words.fromCode, name || words.noName)}</p>
        ))}
      </div>
      <ResultTable />
    </>
  );
}

/** The fields for a code that a student has read out or written down, and for the student's name. */
function CodeForm({ check }: { check: (code: string, name: string) => CodeFault | null }) {
  const words = useWords('sets');
  const faults = useWords('setFaults');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(code, name);
    setFault(found);
    if (found !== null) return;
    setCode('');
    setName('');
  };
  return (
    <form className="code-form" onSubmit={submit}>
      <LabelledInput
        className="set-field"
        label={words.code}
        spellCheck={false}
        placeholder={words.codeHint}
        aria-invalid={fault !== null}
        value={code}
        write={setCode}
      />
      <LabelledInput
        className="set-field"
        label={words.name}
        placeholder={words.nameHint}
        value={name}
        write={setName}
      />
      <Button text={words.addCode} type="submit" />
      <div role="alert">
        {fault !== null && (
          <p className="problem">
            {words.codeFault} {faults.codeFault(fault)}
          </p>
        )}
      </div>
    </form>
  );
}

/**
 * The table of the checked results, a row for each; one that does not match its code or set is highlighted,
 * with the reason.
 */
function ResultTable() {
  const session = useSessionStore();
  const words = useWords('sets');
  const results = useSlice(CHECKED, (state) => state.results);
  const isKept = useSlice(CHECKED, (state) => state.isKept);
  const title = useSlice(DRAFT, (state) => state.draft.title);
  const { columns } = words;
  const count = questionsIn(results);
  const handIns = useMemo(() => results.flatMap(({ handIn }) => handIn ?? []), [results]);
  // When a teacher returns from a student's answer, the focus goes to the cell of that answer.
  const [left] = useState(() => leftAnswer(session));
  useEffect(() => goOnInTable(session), [session]);
  const open = useOpenAnswer();
  if (results.length === 0) return <p className="hint">{words.noResults}</p>;
  const save = () => {
    const table = printCsv(resultRows(results, words));
    saveText(fileNameOf(`results ${title}`, '.csv'), table, 'text/csv;charset=utf-8');
  };
  return (
    <section aria-label={words.results}>
      <ClassLine results={results} />
      <div className="result-scroll">
        <table className="result-table ledger">
          <thead>
            <tr>
              {Object.entries(columns).map(([key, name]) => (
                <Fragment key={key}>
                  <th scope="col">{name}</th>
                  {key === 'again' &&
                    numbered(count).map((number) => (
                      <th key={number} scope="col" title={words.question(number)}>
                        {number}.
                      </th>
                    ))}
                </Fragment>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.identity} result={result} count={count} open={open} left={left} />
            ))}
          </tbody>
        </table>
      </div>
      <ClassSummary handIns={handIns} />
      <div role="status">{!isKept && <p className="problem">{words.resultsNotKept}</p>}</div>
      <Button text={words.exportCsv} onClick={save} />
    </section>
  );
}

/** The line above the table with the results of the whole class. */
function ClassLine({ results }: { results: readonly CheckedResult[] }) {
  const words = useWords('sets');
  const marks = classMarks(results);
  if (marks === null) return null;
  const inPoints = (points: number) =>
    marks.marks === null
      ? `${printNumber(Math.round(points * 1000) / 10)} %`
      : printNumber(Math.round(points * 100) / 100);
  const of = marks.marks === null ? null : printNumber(marks.marks);
  const { count, mean, lowest, outOfOrder } = marks;
  return (
    <p className="class-line">{words.classLine(count, inPoints(mean), of, inPoints(lowest), outOfOrder)}</p>
  );
}

/**
 * Returns when a result was handed in, as "2026-11-25 14:05" in the time zone of this device; "" for a code,
 * which has no time, and for an invalid time.
 */
function handedAt({ handIn }: CheckedResult): string {
  const at = new Date(handIn?.at ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the greatest number of exercises in any of the results. */
function questionsIn(results: readonly CheckedResult[]): number {
  return Math.max(0, ...results.map(({ questions }) => questions?.length ?? 0));
}

/** Returns the numbers from 1 to `count`. */
function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/**
 * Returns a function that, for a student's answer, returns the action that opens it beside the model answer,
 * or null when it cannot be opened.
 */
function useOpenAnswer(): (at: AnswerPlace) => (() => void) | null {
  const session = useSessionStore();
  const trees = useSetTrees();
  const signs = answerSigns(useWords('practice').answer);
  return (at) => {
    if (!canOpen(at)) return null;
    return () => lookAtAnswer(session, { ...at, results: sliceOf(session, CHECKED).results, trees, signs });
  };
}

function ResultRow(props: {
  result: CheckedResult;
  count: number;
  open: (at: AnswerPlace) => (() => void) | null;
  left: AnswerPlace | null;
}) {
  const { result, count, left } = props;
  const session = useSessionStore();
  const words = useWords('sets');
  const { name, points, marks, again, questions, peeked, variants, file } = result;
  const of = (part: { readonly points: number; readonly marks: number }) =>
    words.pointsOf(printNumber(part.points), printNumber(part.marks));
  const isSame = again === null || of(again) === of({ points, marks });
  return (
    <tr className={isInOrder(result) ? 'in-order' : 'out-of-order'}>
      <th scope="row">
        <bdi>{name || words.noName}</bdi>
      </th>
      <td>{of({ points, marks })}</td>
      <td className={isSame ? '' : 'problem'}>
        {again === null ? <span className="hint">{words.noAnswers}</span> : of(again)}
        {!isSame && <small>{words.differs}</small>}
      </td>
      {numbered(count).map((number) => {
        const question = questions?.[number - 1];
        const open = question && props.open({ result, place: number - 1 });
        return (
          <td key={number} title={question && of(question)}>
            {question &&
              (open ? (
                <Button
                  kind="chip"
                  text={printNumber(question.points)}
                  aria-label={words.lookAt(name || words.noName, number, printNumber(question.points))}
                  ref={isSamePlace(left, { result, place: number - 1 }) ? focusOnce : undefined}
                  onClick={open}
                />
              ) : (
                printNumber(question.points)
              ))}
            {question?.cutoff && <small>{words.markedBy[question.cutoff]}</small>}
          </td>
        );
      })}
      <td className={result.hasOwnCode ? '' : 'problem'}>
        {result.hasOwnCode ? words.codeFits : words.codeFitsNot}
        {result.hasFirstForm && <small>{words.codeOfFirstForm}</small>}
      </td>
      <td className={result.isThisSet === false ? 'problem' : ''}>
        {setWord(result, words) ?? words.setUnknown}
      </td>
      <td>{peeked === null ? words.setUnknown : peeked}</td>
      <td className={result.hasOwnTrees === false ? 'problem' : ''}>
        {variants === null ? words.setUnknown : variants.join(' ')}
        {result.hasOwnTrees === false && <small>{words.otherName}</small>}
      </td>
      <td>{handedAt(result) || words.setUnknown}</td>
      <td>
        <bdi>{file ?? words.fromCode}</bdi>
      </td>
      <td>
        <IconButton
          label={words.removeResult(name || words.noName)}
          icon={Trash2}
          size={17}
          onClick={() =>
            showResults(
              session,
              sliceOf(session, CHECKED).results.filter((other) => other !== result),
            )
          }
        />
      </td>
    </tr>
  );
}

function isSamePlace(left: AnswerPlace | null, at: AnswerPlace): boolean {
  return left !== null && left.place === at.place && left.result.identity === at.result.identity;
}

/**
 * Returns the words for whether a result belongs to the current set; null when there is no set to compare
 * with.
 */
function setWord({ isThisSet }: CheckedResult, words: Words['sets']): string | null {
  return isThisSet === null ? null : isThisSet ? words.setIsThis : words.setIsOther;
}

/**
 * Returns the table of results as rows of cells, headings first, for a file; numbers are not converted to
 * text.
 */
function resultRows(
  results: readonly CheckedResult[],
  words: Words['sets'],
): readonly (readonly (string | number)[])[] {
  const { name, points, again, code, set, peeked, variants, at, from } = words.columns;
  const count = questionsIn(results);
  const cutoffOf = ({ questions }: CheckedResult, number: number) => questions?.[number - 1]?.cutoff ?? null;
  const ofEither = numbered(count).filter((number) => results.some((one) => cutoffOf(one, number) !== null));
  const heads = [
    ...[name, points, words.marksHead, again, words.marksAgain, code, set, peeked, variants, from],
    // Columns added in later versions come last, so that the older columns keep their positions.
    ...numbered(count).map(words.question),
    ...ofEither.map(words.ruleOf),
    at,
    ...numbered(count).map(words.outOf),
  ];
  const rows = results.map((result) => [
    result.name,
    result.points,
    result.marks,
    result.again?.points ?? '',
    result.again?.marks ?? '',
    result.hasOwnCode ? words.codeFits : words.codeFitsNot,
    setWord(result, words) ?? '',
    result.peeked ?? '',
    result.variants?.join(' ') ?? '',
    result.file ?? words.fromCode,
    ...numbered(count).map((number) => result.questions?.[number - 1]?.points ?? ''),
    ...ofEither.map((number) => {
      const cutoff = cutoffOf(result, number);
      return cutoff === null ? '' : words.markedBy[cutoff];
    }),
    handedAt(result),
    ...numbered(count).map((number) => result.questions?.[number - 1]?.marks ?? ''),
  ]);
  return [heads, ...rows];
}
