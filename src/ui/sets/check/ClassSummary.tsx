import { useMemo, useState } from 'react';
import type { HandIn } from '../../../practice/index.ts';
import { showSeen, summaryOf } from '../../../session/sets/classSummary.ts';
import { Button } from '../../kit/Button.tsx';
import { Head } from '../../kit/Head.tsx';
import { useSessionStore, useWords } from '../../page/useSession.ts';
import { useSetTrees } from '../useSetRun.ts';

/**
 * A list of the misconceptions in the results of a class, with the number of students who showed each;
 * computed when it is opened.
 */
export function ClassSummary({ handIns }: { handIns: readonly HandIn[] }) {
  const words = useWords('sets');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="class-summary" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.classSummary}</summary>
      {isOpen && <SummaryTable handIns={handIns} />}
    </details>
  );
}

function SummaryTable({ handIns }: { handIns: readonly HandIn[] }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const names = useWords('practiceNames');
  const trees = useSetTrees();
  const rows = useMemo(() => summaryOf(handIns, trees), [handIns, trees]);
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
