import { useState } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { fileNameOf } from '../../../notation/fileName.ts';
import {
  type Filled,
  fillGradeBook,
  type GradeBook,
  type GradeBookFault,
  readGradeBook,
} from '../../../practice/class/gradeBook.ts';
import { type ClassRow, gradedOf } from '../../../session/sets/classTable.ts';
import { visibleText } from '../../../words/visibleText.ts';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useWords } from '../../page/useSession.ts';
import { FilePick } from './FilePick.tsx';
import { readTable, TABLES, type TableFault, TableFaultNote } from './tableFile.tsx';
import { useClassWords } from './useClassWords.ts';

/** A grade book that was opened. */
interface OpenedBook {
  readonly name: string;
  readonly book: GradeBook;
  /** which of its columns is filled */
  readonly column: number;
}

/** What came of opening a grade book. */
interface Opening {
  readonly table: TableFault | null;
  readonly fault: { readonly name: string; readonly of: GradeBookFault } | null;
  readonly opened: OpenedBook | null;
}

const NOTHING: Opening = { table: null, fault: null, opened: null };

/** The button that opens a grade book, the choice of its column, and the button that saves it filled. */
export function GradeBookFill({ rows }: { rows: readonly ClassRow[] }) {
  const words = useClassWords();
  const [{ table, fault, opened }, setOpening] = useState(NOTHING);
  const [filled, setFilled] = useState<{ readonly name: string; readonly of: Filled } | null>(null);
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setFilled(null);
    const name = visibleText(file.name);
    const csv = await readTable(file);
    if (!csv.ok) {
      setOpening({ ...NOTHING, table: csv.fault });
      return;
    }
    const read = readGradeBook(csv.table);
    if (!read.ok) setOpening({ ...NOTHING, fault: { name, of: read.fault } });
    else setOpening({ ...NOTHING, opened: { name, book: read.book, column: columnFor(read.book, rows) } });
  };
  const fill = ({ name, book, column }: OpenedBook) => {
    const chosen = book.columns[column];
    if (chosen === undefined) return;
    const done = fillGradeBook(book, chosen, rows.map(gradedOf));
    setFilled({ name, of: done });
    saveText(fileNameOf(name.replace(/\.[^.]*$/, ''), '.csv'), done.text, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <p>{words.gradeBookHint}</p>
      <div className="row">
        <FilePick label={words.openGradeBook} accept={TABLES} open={(files) => void open(files)} />
        {opened !== null && (
          <>
            <LabelledSelect
              className="set-field"
              label={words.whichColumn}
              options={[...opened.book.columns.keys()]}
              chosen={opened.column}
              text={(column) => visibleText(opened.book.columns[column]?.title ?? '')}
              choose={(column) => setOpening({ ...NOTHING, opened: { ...opened, column } })}
            />
            <Button kind="primary" text={words.fill} onClick={() => fill(opened)} />
          </>
        )}
      </div>
      <div role="alert">
        {table !== null && <TableFaultNote fault={table} />}
        {fault !== null && <p className="problem">{words.gradeBookFault(fault.name, fault.of)}</p>}
      </div>
      <div role="status">{filled !== null && <FilledNote name={filled.name} filled={filled.of} />}</div>
    </>
  );
}

/** Returns the place of the column that is called like the set that was handed in; 0 when none is. */
function columnFor({ columns }: GradeBook, rows: readonly ClassRow[]): number {
  const titles = new Set(rows.map(({ counting }) => counting.result.handIn?.set.title.trim()));
  return Math.max(
    0,
    columns.findIndex(({ title }) => titles.has(title.trim())),
  );
}

/** What became of every student of the table and of the grade book. */
function FilledNote({ name, filled }: { name: string; filled: Filled }) {
  const words = useClassWords();
  const { noName } = useWords('sets');
  const { count, replaced, scaledTo, notFound, without } = filled;
  const missed = notFound.map((graded) => visibleText(graded.name || (graded.keys[0] ?? noName)));
  return (
    <>
      <p>{words.filled(name, count)}</p>
      {scaledTo !== null && <p>{words.scaled(printNumber(scaledTo))}</p>}
      {replaced > 0 && <p>{words.replaced(replaced)}</p>}
      {missed.length > 0 && <p className="problem">{words.notFound(missed.join(words.comma))}</p>}
      {without.length > 0 && <p>{words.without(without.length)}</p>}
    </>
  );
}
