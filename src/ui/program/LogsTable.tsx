import { useEffect, useState } from 'react';
import { narrate } from '../../families/index.ts';
import { openRun } from '../../session/program/openLog.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { plain } from '../../words/sentence.ts';
import { Button } from '../kit/Button.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { type JudgedLog, judgeLogs, type Outcome, outcomesOf } from './judgeLogs.ts';
import { useProgramWords } from './programWords.ts';

/** The table of several logs: what came of each, and how often each mistake was made. */
export function LogsTable({ files }: { files: readonly File[] }) {
  const { logsTable: words } = useProgramWords();
  const { moreRows } = useWords('editing');
  const [logs, setLogs] = useState<readonly JudgedLog[]>([]);
  useEffect(() => {
    return judgeLogs(files, (log) => setLogs((before) => [...before, log]));
  }, [files]);
  const counts = new Map<Outcome, number>();
  for (const outcome of logs.flatMap(outcomesOf)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const counted = [...counts].sort(([, one], [, other]) => other - one);
  return (
    <section className="logs" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p role="status">{words.judged(logs.length, files.length)}</p>
      <ul className="program-notes">
        {counted.map(([outcome, count]) => (
          <li key={outcome}>
            {words.outcome[outcome]}: <b>{count}</b>
          </li>
        ))}
      </ul>
      <FirstRows
        rows={logs}
        more={moreRows}
        list={(rows) => (
          <WideTable label={words.title} className="stack">
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </WideTable>
        )}
        row={(log) => <LogRow key={`${log.title} ${logs.indexOf(log)}`} log={log} />}
      />
    </section>
  );
}

function LogRow({ log }: { log: JudgedLog }) {
  const session = useSessionStore();
  const language = useSession((state) => state.language);
  const { logsTable: words, logFault, unread, programPage } = useProgramWords();
  const { run, fault, why, title, runs, otherLines } = log;
  const said =
    why !== null
      ? unread(why)
      : fault !== null
        ? programPage.fault(fault.line, logFault[fault.kind](fault.found, fault.count))
        : run === null
          ? words.noCalls
          : plain(narrate(run.momentAt(0), new NodeNames(run.tree), language));
  return (
    <tr>
      <th scope="row">
        {run === null ? (
          title
        ) : (
          <Button
            kind="text-link"
            text={title}
            onClick={() => openRun(session, { title, runs, index: 0, otherLines })}
          />
        )}
      </th>
      <td>{said}</td>
    </tr>
  );
}
