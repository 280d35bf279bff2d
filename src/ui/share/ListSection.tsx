import { useState } from 'react';
import { isOfLists, type ListsRun } from '../../core/run/anyRun.ts';
import {
  captionOf,
  fileNameOf,
  listHead,
  printListCsv,
  printListLatex,
  rowsOnPaper,
} from '../../export/index.ts';
import { saveText } from '../files/saveFile.ts';
import { Button } from '../kit/Button.tsx';
import { PrintPages } from '../kit/PrintPages.tsx';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { pictureOf } from './savePicture.ts';
import './ShareDialog.css';
import './SheetSection.css';

/** Saves OPEN and CLOSED step by step, as a table for a spreadsheet, for LaTeX and on paper. */
export function ListSection() {
  const run = useRun();
  if (!isOfLists(run) || run.lists === null) return null;
  return <Tables run={run} lists={run.lists} />;
}

interface TableProps {
  readonly run: ListsRun;
  readonly lists: NonNullable<ListsRun['lists']>;
}

function Tables({ run, lists }: TableProps) {
  const session = useSessionStore();
  const words = useWords('editing');
  const names = useSession((state) => state.subject.names);
  const [isPrinting, setPrinting] = useState(false);
  const table = useWords('exporting');
  const fileName = (ending: `.${string}`) =>
    fileNameOf(`${pictureOf(session.getState()).title} open closed`, ending);
  return (
    <section>
      <h3>{words.listsHeading}</h3>
      <p className="hint">{words.listsHint}</p>
      <div className="row">
        <Button
          text={words.listsCsv}
          onClick={() => saveText(fileName('.csv'), printListCsv(run, lists, names, table), 'text/csv')}
        />
        <Button
          text={words.listsLatex}
          onClick={() => saveText(fileName('.tex'), printListLatex(run, lists, names, table), 'text/x-tex')}
        />
        <Button text={words.print} onClick={() => setPrinting(true)} />
      </div>
      {isPrinting && (
        <PrintPages over={() => setPrinting(false)}>
          <PrintedTable run={run} lists={lists} />
        </PrintPages>
      )}
    </section>
  );
}

function PrintedTable({ run, lists }: TableProps) {
  const session = useSessionStore();
  const names = useSession((state) => state.subject.names);
  const words = useWords('exporting');
  return (
    <article className="print-page list-table">
      <h2>{captionOf(pictureOf(session.getState()), words)}</h2>
      <table>
        <thead>
          <tr>
            {listHead(words).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOnPaper(run, lists, names, words).map(({ step, node, open, closed }) => (
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
