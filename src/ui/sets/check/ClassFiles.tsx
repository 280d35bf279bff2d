import { useEffect, useRef, useState } from 'react';
import { fileNameOf } from '../../../notation/fileName.ts';
import { printClassFile } from '../../../practice/class/classFile.ts';
import { seenIn } from '../../../session/sets/classSummary.ts';
import type { ClassRow } from '../../../session/sets/classTable.ts';
import { DRAFT } from '../../../session/sets/setDraft.ts';
import { sliceOf } from '../../../session/slice.ts';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { CHECKED } from '../checkedResults.ts';
import { useSetTrees } from '../useSetRun.ts';
import { handInsOf } from './ClassSummary.tsx';
import { GradeBookFill } from './GradeBookFill.tsx';
import { lookThrough } from './lookThrough.ts';
import { Progress } from './Progress.tsx';
import { printTable } from './tableCsv.ts';
import { useClassWords } from './useClassWords.ts';

/** The buttons that save the class: as a table, as a file that opens it again, and in a grade book. */
export function ClassFiles({ rows }: { rows: readonly ClassRow[] }) {
  const session = useSessionStore();
  const sets = useWords('sets');
  const words = useClassWords();
  const names = useWords('practiceNames');
  const title = useSlice(DRAFT, (state) => state.draft.title);
  const trees = useSetTrees();
  const [done, setDone] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const handIns = handInsOf(rows);

  const saveTable = async () => {
    if (done !== null) return;
    const stopping = new AbortController();
    stop.current = stopping;
    // Misconceptions are a column of the table.
    await lookThrough(handIns, trees, stopping.signal, (count) => setDone(count));
    setDone(null);
    if (stopping.signal.aborted) return;
    const seen = ({ counting: { result } }: ClassRow) =>
      result.handIn === null
        ? []
        : [
            ...new Set(
              seenIn(result.handIn, trees).map(({ misconception }) => names.misconception[misconception]),
            ),
          ];
    const table = printTable(rows, { sets, own: words, seen });
    saveText(fileNameOf(`results ${title}`, '.csv'), table, 'text/csv;charset=utf-8');
  };
  const saveClass = () => {
    const { results, terms } = sliceOf(session, CHECKED);
    const file = printClassFile({ ...terms, results: results.map(({ given }) => given) });
    saveText(fileNameOf(`class ${title}`, '.json'), file);
  };
  return (
    <div className="class-files">
      <div className="row">
        <Button text={sets.exportCsv} aria-disabled={done !== null} onClick={() => void saveTable()} />
        <Button text={words.saveClass} onClick={saveClass} />
        {done !== null && (
          <Progress text={words.diagnosing(done, handIns.length)} share={done / handIns.length} />
        )}
      </div>
      <GradeBookFill rows={rows} />
    </div>
  );
}
