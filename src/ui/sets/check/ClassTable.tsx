import { createRef, useEffect, useMemo, useRef, useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { type CheckedResult, classMarks } from '../../../session/sets/checkResult.ts';
import {
  type ClassEntry,
  type ClassRow,
  classTable,
  filteredRows,
  type SortColumn,
  sortedRows,
  type ClassTable as Table,
} from '../../../session/sets/classTable.ts';
import type { AnswerPlace } from '../../../session/sets/index.ts';
import { canOpen, goOnInTable, leftAnswer, lookAtAnswer } from '../../../session/sets/lookAtAnswer.ts';
import { changeSlice } from '../../../session/slice.ts';
import { answerSigns } from '../../../words/formats.ts';
import { Button } from '../../kit/Button.tsx';
import { Check } from '../../kit/Check.tsx';
import { changeAndFocus } from '../../kit/changeAndFocus.ts';
import { FirstRows } from '../../kit/FirstRows.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { CHECKED, removeResults, TABLE_VIEW, type TableView, takeBackResults } from '../checkedResults.ts';
import { useSetTrees } from '../useSetRun.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { ClassFiles } from './ClassFiles.tsx';
import { ClassSummary } from './ClassSummary.tsx';
import { ResultRow } from './ResultRow.tsx';
import { SortHead } from './SortHead.tsx';
import { useClassWords } from './useClassWords.ts';

/** The button that brings back what was removed last, which gets the focus when no row is left. */
const takeBackButton = createRef<HTMLButtonElement>();

/** The field that finds in the table, which gets the focus of that button when it disappears. */
const filterField = createRef<HTMLInputElement>();

/** The greatest number of rows that are displayed at once. */
const ROWS_AT_ONCE = 50;

/** The class: its figures, the table of what was handed in, and the files that are made of it. */
export function ClassTable() {
  const session = useSessionStore();
  const words = useWords('sets');
  const { results, terms, isKept, unread } = useSlice(CHECKED);
  const more = useClassWords();
  const table = useMemo(() => classTable(results, terms), [results, terms]);
  useEffect(() => goOnInTable(session), [session]);
  return (
    <>
      <div role="status">
        {!isKept && <p className="problem">{words.resultsNotKept}</p>}
        {unread.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two results may have one file name, from folders of two students
          <p key={index} className="problem">
            {more.unreadResult(name)}
          </p>
        ))}
      </div>
      <TakeBack />
      {results.length === 0 ? (
        <p className="hint">{words.noResults}</p>
      ) : (
        <section aria-label={words.results}>
          <ClassLine table={table} />
          <Missing table={table} />
          <Rows table={table} />
          <ClassFigures rows={table.rows} />
          <ClassSummary rows={table.rows} />
          <ClassFiles rows={table.rows} />
          <Button
            text={more.emptyTable}
            onClick={() =>
              changeAndFocus(
                () => void removeResults(session, results),
                () => takeBackButton.current,
              )
            }
          />
        </section>
      )}
    </>
  );
}

/** The button that brings back the results that were removed last. */
function TakeBack() {
  const session = useSessionStore();
  const more = useClassWords();
  const { dismiss } = useWords('notices');
  const { length: count } = useSlice(CHECKED, (state) => state.removed);
  return (
    <div role="status">
      {count > 0 && (
        <p className="row take-back">
          {more.emptied(count)}
          <Button
            ref={takeBackButton}
            text={more.takeBack}
            onClick={() =>
              changeAndFocus(
                () => void takeBackResults(session),
                () => filterField.current,
              )
            }
          />
          <Button
            text={dismiss}
            onClick={() =>
              changeAndFocus(
                () => changeSlice(session, CHECKED, { removed: [] }),
                () => filterField.current,
              )
            }
          />
        </p>
      )}
    </div>
  );
}

/** The line above the table with the results of the whole class. */
function ClassLine({ table: { rows } }: { table: Table }) {
  const words = useWords('sets');
  const marks = classMarks(rows.map(({ counting }) => counting.result));
  if (marks === null) return null;
  const inPoints = (points: number) =>
    marks.marks === null
      ? `${printNumber(Math.round(points * 1000) / 10)} %`
      : printNumber(Math.round(points * 100) / 100);
  const of = marks.marks === null ? null : printNumber(marks.marks);
  const { count, mean, lowest } = marks;
  const faulty = rows.filter(({ isFaulty }) => isFaulty).length;
  return <p className="class-line">{words.classLine(count, inPoints(mean), of, inPoints(lowest), faulty)}</p>;
}

/** The students of the roster who have handed in nothing. */
function Missing({ table: { missing } }: { table: Table }) {
  const more = useClassWords();
  if (missing.length === 0) return null;
  return (
    <details className="missing">
      <summary>{more.missing(missing.length)}</summary>
      <FirstRows
        rows={missing}
        more={more.moreRows}
        list={(rows) => <ul>{rows}</ul>}
        row={({ identifier, name }) => (
          <li key={identifier}>
            <bdi>{identifier}</bdi> <bdi>{name === identifier ? '' : name}</bdi>
          </li>
        )}
      />
    </details>
  );
}

/** A row that is displayed: a student with the hand-in that counts, or another hand-in of the student. */
interface ShownRow {
  readonly row: ClassRow;
  readonly entry: ClassEntry;
}

/** The table of the class with what finds, sorts and leafs through it. */
function Rows({ table }: { table: Table }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const more = useClassWords();
  const language = useSession((state) => state.language.tag);
  const { sorting, filter, page, opened } = useSlice(TABLE_VIEW);
  const change = (view: Partial<TableView>) => changeSlice(session, TABLE_VIEW, { page: 0, ...view });
  const [left] = useState(() => leftAnswer(session));
  const shown = useMemo((): readonly ShownRow[] => {
    const found = filteredRows(table.rows, filter);
    const inOrder = sorting === null ? found : sortedRows(found, sorting, language);
    return inOrder.flatMap((row) => [
      { row, entry: row.counting },
      ...(opened.includes(row.counting.identifier)
        ? row.all.filter((entry) => entry !== row.counting).map((entry) => ({ row, entry }))
        : []),
    ]);
  }, [table, filter, sorting, language, opened]);
  const open = useOpenAnswer(shown);
  const count = Math.max(0, ...shown.map(({ entry }) => entry.result.questions?.length ?? 0));
  const from = Math.min(page, Math.max(0, Math.ceil(shown.length / ROWS_AT_ONCE) - 1)) * ROWS_AT_ONCE;
  const visible = shown.slice(from, from + ROWS_AT_ONCE);
  const turn = (by: 1 | -1) => changeSlice(session, TABLE_VIEW, { page: from / ROWS_AT_ONCE + by });
  const removers = useRef(new Map<string, HTMLButtonElement>());
  const remove = (at: number) => {
    const next = visible[at + 1] ?? visible[at - 1];
    const { result, code } = visible[at]?.entry ?? { result: null, code: null };
    changeAndFocus(
      () =>
        void removeResults(
          session,
          [result, code].filter((one) => one !== null),
        ),
      () => removers.current.get(next?.entry.result.identity ?? '') ?? takeBackButton.current,
    );
  };
  const toggle = (identifier: string) =>
    changeSlice(session, TABLE_VIEW, {
      opened: opened.includes(identifier)
        ? opened.filter((one) => one !== identifier)
        : [...opened, identifier],
    });
  return (
    <>
      <div className="row table-tools">
        <LabelledInput
          className="set-field"
          label={more.filter}
          ref={filterField}
          value={filter.text}
          write={(text) => change({ filter: { ...filter, text } })}
        />
        {(['late', 'repeated', 'faulty'] as const).map((only) => (
          <Check
            key={only}
            text={more.only[only]}
            isChosen={filter[only]}
            choose={(isChosen) => change({ filter: { ...filter, [only]: isChosen } })}
          />
        ))}
      </div>
      <div className="row table-pages">
        <span role="status">
          {shown.length === 0 ? more.noneFits : more.shown(from + 1, from + visible.length, shown.length)}
        </span>
        {shown.length > ROWS_AT_ONCE && (
          <>
            <Button text={more.earlier} aria-disabled={from === 0} onClick={() => from > 0 && turn(-1)} />
            <Button
              text={more.later}
              aria-disabled={from + ROWS_AT_ONCE >= shown.length}
              onClick={() => from + ROWS_AT_ONCE < shown.length && turn(1)}
            />
          </>
        )}
      </div>
      <div className="result-scroll">
        <table className="result-table ledger">
          <thead>
            <tr>
              {columnsOf(count).map((column) => (
                <SortHead
                  key={column}
                  text={typeof column === 'number' ? `${column}.` : headOf(column)}
                  title={typeof column === 'number' ? words.question(column) : undefined}
                  sorted={
                    sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'
                  }
                  sort={() =>
                    change({
                      sorting: { column, isDescending: sorting?.column === column && !sorting.isDescending },
                    })
                  }
                />
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {visible.map(({ row, entry }, at) => (
              <ResultRow
                key={entry.result.identity}
                row={row}
                entry={entry}
                count={count}
                open={open}
                left={left}
                isOpened={opened.includes(entry.identifier)}
                toggle={() => toggle(entry.identifier)}
                remover={(button) => {
                  const { identity } = entry.result;
                  if (button === null) removers.current.delete(identity);
                  else removers.current.set(identity, button);
                }}
                remove={() => remove(at)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );

  function headOf(column: Exclude<SortColumn, number>): string {
    return column === 'identifier' || column === 'late' || column === 'attempt'
      ? more[column]
      : words.columns[column];
  }
}

/** Returns the columns of a table of results with at most `count` exercises, in their order. */
function columnsOf(count: number): readonly SortColumn[] {
  return [
    ...(['name', 'identifier', 'points', 'again'] as const),
    ...Array.from({ length: count }, (_, place) => place + 1),
    ...(['late', 'attempt', 'code', 'set', 'peeked', 'variants', 'at', 'from'] as const),
  ];
}

/**
 * Returns a function that, for a student's answer, returns the action that opens it beside the model answer,
 * or null when it cannot be opened. The students are then in the order of the displayed rows.
 */
function useOpenAnswer(shown: readonly ShownRow[]): (at: AnswerPlace) => (() => void) | null {
  const session = useSessionStore();
  const trees = useSetTrees();
  const signs = answerSigns(useWords('practice').answer);
  return (at) => {
    if (!canOpen(at)) return null;
    const results: readonly CheckedResult[] = shown.map(({ entry }) => entry.result);
    return () => lookAtAnswer(session, { ...at, results, trees, signs });
  };
}
