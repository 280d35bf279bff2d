import { useState } from 'react';
import { isOfLists } from '../../core/run/anyRun.ts';
import {
  captionOf,
  type ListTable,
  listHead,
  printListCsv,
  printListLatex,
  rowsOnPaper,
} from '../../export/index.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { saveText } from '../files/saveFile.ts';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { PrintPages } from '../kit/PrintPages.tsx';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { pictureTitle, shownIn } from './savePicture.ts';
import './ShareDialog.css';
import './SheetSection.css';

/** The form that saves OPEN and CLOSED at every step as a table, for a spreadsheet, LaTeX or paper. */
export function ListSection() {
  const run = useRun();
  const names = useSession((state) => state.subject.names);
  const words = useWords('exporting');
  if (!isOfLists(run) || run.lists === null) return null;
  return <Tables table={{ run, lists: run.lists, names, words }} />;
}

function Tables({ table }: { table: ListTable }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const [isPrinting, setPrinting] = useState(false);
  const fileName = (ending: `.${string}`) =>
    fileNameOf(`${pictureTitle(session.getState())} open closed`, ending);
  return (
    <section>
      <h3>{words.listsHeading}</h3>
      <p className="hint">{words.listsHint}</p>
      <div className="row">
        <Button
          text={words.listsCsv}
          onClick={() => saveText(fileName('.csv'), printListCsv(table), 'text/csv')}
        />
        <Button
          text={words.listsLatex}
          onClick={() => saveText(fileName('.tex'), printListLatex(table), 'text/x-tex')}
        />
        <Button text={words.print} onClick={() => setPrinting(true)} />
      </div>
      {isPrinting && (
        <PrintPages over={() => setPrinting(false)}>
          <PrintedTable table={table} />
        </PrintPages>
      )}
    </section>
  );
}

function PrintedTable({ table }: { table: ListTable }) {
  const session = useSessionStore();
  return (
    <article className="print-page list-table">
      <h2>{captionOf(shownIn(session.getState()), table.words)}</h2>
      <table>
        <Head columns={listHead(table.words)} />
        <tbody>
          {rowsOnPaper(table).map(({ step, node, open, closed }) => (
            <tr key={step}>
              <td>{step}</td>
              <td>{node}</td>
              <td>{open}</td>
              <td>{closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
