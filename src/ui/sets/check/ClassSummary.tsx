import { useEffect, useMemo, useState } from 'react';
import type { HandIn } from '../../../practice/index.ts';
import { hasSeen, showSeen, summaryOf } from '../../../session/sets/classSummary.ts';
import type { ClassRow } from '../../../session/sets/classTable.ts';
import { Button } from '../../kit/Button.tsx';
import { Head } from '../../kit/Head.tsx';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { useSetTrees } from '../useSetRun.ts';
import { lookThrough } from './lookThrough.ts';
import { Progress } from './Progress.tsx';
import { useClassWords } from './useClassWords.ts';

/**
 * A list of the misconceptions in the results of a class, with the number of students who showed each;
 * computed when it is opened.
 */
export function ClassSummary({ rows }: { rows: readonly ClassRow[] }) {
  const words = useWords('sets');
  const [isOpen, setOpen] = useState(false);
  const handIns = useMemo(() => handInsOf(rows), [rows]);
  return (
    <details className="class-summary" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.classSummary}</summary>
      {isOpen && <SummaryTable handIns={handIns} />}
    </details>
  );
}

/** Returns the files that count; codes have no answers to look at. */
export function handInsOf(rows: readonly ClassRow[]): readonly HandIn[] {
  return rows.flatMap(({ counting }) => counting.result.handIn ?? []);
}

function SummaryTable({ handIns }: { handIns: readonly HandIn[] }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const more = useClassWords();
  const names = useWords('practiceNames');
  const trees = useSetTrees();
  const [done, setDone] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void lookThrough(handIns, trees, stop.signal, (count) => setDone(count)).then(() => {
      if (!stop.signal.aborted) setDone(handIns.length);
    });
    return () => stop.abort();
  }, [handIns, trees]);
  // All are remembered, also where those of another table have been looked through before.
  const isDone = done >= 0 && handIns.every((handIn) => hasSeen(handIn, trees));
  const rows = useMemo(() => (isDone ? summaryOf(handIns, trees) : []), [isDone, handIns, trees]);
  if (!isDone)
    return (
      <div className="row">
        <Progress text={more.diagnosing(done, handIns.length)} share={done / handIns.length} />
      </div>
    );
  if (rows.length === 0) return <p className="hint">{words.noMisconception}</p>;
  return (
    <table className="summary-table">
      <Head columns={[words.misconception, words.inResults, words.inExercises, '']} />
      <tbody>
        {rows.map(({ misconception, results, places, seen }) => (
          <tr key={misconception}>
            <th scope="row">{names.misconception[misconception]}</th>
            <td>{words.ofResults(results, handIns.length)}</td>
            <td>{places.map((place) => place + 1).join(', ')}</td>
            <td>
              <Button
                kind="chip"
                text={words.showSeen}
                aria-label={words.showSeenOf(names.misconception[misconception])}
                onClick={() => showSeen(session, seen)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
