import { changeSlice } from '../../session/slice.ts';
import { plain } from '../../words/sentence.ts';
import { Button } from '../kit/Button.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { JUDGED_LOGS, type JudgedLog, type LogOrdering } from './judgeLogs.ts';
import { openKept } from './openKept.ts';
import { useProgramWords } from './programWords.ts';

const ORDERINGS = ['given', 'file', 'verdict'] as const satisfies readonly LogOrdering[];

/** A log with the place of its file, the group of its outcome, and the size of that group. */
interface Row {
  readonly log: JudgedLog;
  readonly place: number;
  readonly group: string;
}

/** The table of several logs: what came of each, and how often each mistake was made. */
export function LogsTable() {
  const session = useSessionStore();
  const { logsTable: words } = useProgramWords();
  const { moreRows } = useWords('editing');
  const { files, logs, ordering, only } = useSlice(JUDGED_LOGS);
  const rows = logs.map((log, place) => ({ log, place, group: log.outcomes.join(' ') }));
  const groups = countGroups(rows);
  const shown = inOrder(
    rows.filter(({ group }) => only === null || group === only),
    ordering,
    groups,
  );
  return (
    <section className="logs" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p role="status">{words.judged(logs.length, files.length)}</p>
      <div className="logs-groups">
        {[...groups].map(([group, count]) => (
          <Button
            key={group}
            kind="chip"
            aria-pressed={group === only}
            onClick={() => changeSlice(session, JUDGED_LOGS, { only: group === only ? null : group })}
          >
            {words.group(group.split(' ') as never)} <b>{count}</b>
          </Button>
        ))}
      </div>
      <Segmented
        legend={words.orderedBy}
        name="logs-order"
        options={ORDERINGS}
        chosen={ordering}
        text={(name) => words.ordering[name]}
        choose={(name) => changeSlice(session, JUDGED_LOGS, { ordering: name })}
      />
      <FirstRows
        rows={shown}
        more={moreRows}
        list={(listed) => (
          <WideTable label={words.title} className="logs-table">
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{listed}</tbody>
          </WideTable>
        )}
        row={({ log, place }) => <LogRow key={place} log={log} />}
      />
    </section>
  );
}

/** Returns the number of logs in each group of outcomes, the greatest first. */
function countGroups(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/** Returns rows by the names of their files, or by their groups in the order of `groups`. */
function inOrder(
  rows: readonly Row[],
  ordering: LogOrdering,
  groups: ReadonlyMap<string, number>,
): readonly Row[] {
  if (ordering === 'given') return rows;
  if (ordering === 'file') {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return [...rows].sort((one, other) => compare(one.log.fileName, other.log.fileName));
  }
  const rank = [...groups.keys()];
  return [...rows].sort((one, other) => rank.indexOf(one.group) - rank.indexOf(other.group));
}

function LogRow({ log }: { log: JudgedLog }) {
  const session = useSessionStore();
  const { logsTable: words, logFault, unread, programPage, programs } = useProgramWords();
  const { facts, fault, why, fileName, title, runs, otherLines, goesOn } = log;
  const on = useSlice(JUDGED_LOGS, (judged) => judged.on);
  const said =
    why !== null
      ? unread(why)
      : fault !== null
        ? programPage.fault(fault.line, logFault[fault.kind](fault.found, fault.count))
        : facts === null
          ? words.noCalls
          : plain(programs.verdict(facts));
  return (
    <tr>
      <th scope="row">
        {facts === null ? (
          fileName
        ) : (
          <Button
            kind="text-link"
            text={fileName}
            onClick={() => openKept(session, { title, runs, index: 0, otherLines, goesOn }, on)}
          />
        )}
      </th>
      <td>{said}</td>
    </tr>
  );
}
