import { useState } from 'react';
import { plainCharacters } from '../../../notation/characters.ts';
import { COUNTING, MOST_GRACE } from '../../../practice/class/attempts.ts';
import { type LeftOut, type RosterFault, readRoster } from '../../../practice/class/roster.ts';
import { visibleText } from '../../../words/visibleText.ts';
import { Button } from '../../kit/Button.tsx';
import { FirstRows } from '../../kit/FirstRows.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useSessionStore, useSlice } from '../../page/useSession.ts';
import { agree, CHECKED } from '../checkedResults.ts';
import { FilePick } from './FilePick.tsx';
import { localTime, timeOf } from './localTime.ts';
import { readTable, TABLES, type TableFault, TableFaultNote } from './tableFile.tsx';
import { useClassWords } from './useClassWords.ts';

/** What is agreed with the class: until when to hand in, what counts of several hand-ins, and the roster. */
export function Terms() {
  const session = useSessionStore();
  const words = useClassWords();
  const { deadline, grace, counts, roster } = useSlice(CHECKED, (state) => state.terms);
  return (
    <details className="class-terms">
      <summary>{words.agreement}</summary>
      <div className="terms-fields">
        <label className="set-field">
          <span>{words.deadline}</span>
          <input
            type="datetime-local"
            max="9999-12-31T23:59"
            value={deadline === null ? '' : localTime(deadline, 'T')}
            onChange={({ target }) => void agree(session, { deadline: timeOf(target.value) })}
          />
        </label>
        <GraceField grace={grace} />
        <LabelledSelect
          className="set-field"
          label={words.counts}
          options={COUNTING}
          chosen={counts}
          text={words.counting}
          choose={(chosen) => void agree(session, { counts: chosen })}
        />
      </div>
      <p className="hint">{words.clock}</p>
      <RosterRow count={roster.length} />
    </details>
  );
}

/** The field for the grace; a text that is no number of minutes stays in it, with the reason. */
function GraceField({ grace }: { grace: number }) {
  const session = useSessionStore();
  const words = useClassWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const write = (text: string) => {
    const minutes = minutesIn(text);
    setWrong(minutes === null ? text : null);
    if (minutes !== null) void agree(session, { grace: minutes });
  };
  return (
    <LabelledInput
      className="set-field"
      label={words.grace}
      inputMode="numeric"
      aria-invalid={wrong !== null}
      value={wrong ?? String(grace)}
      write={write}
    >
      {wrong !== null && (
        <span className="problem" role="alert">
          {words.graceFault(MOST_GRACE)}
        </span>
      )}
    </LabelledInput>
  );
}

/** Returns the minutes that a text says; null when it is no whole number from 0 to the most. */
function minutesIn(text: string): number | null {
  const plain = plainCharacters(text).trim();
  return /^\d{1,5}$/.test(plain) && Number(plain) <= MOST_GRACE ? Number(plain) : null;
}

/** What came of opening a roster. */
interface OpenedRoster {
  readonly table: TableFault | null;
  readonly roster: { readonly name: string; readonly fault: RosterFault } | null;
  readonly leftOut: readonly LeftOut[];
}

const NONE_OPENED: OpenedRoster = { table: null, roster: null, leftOut: [] };

/** The roster: how many students it has, and the buttons that open one and remove it. */
function RosterRow({ count }: { count: number }) {
  const session = useSessionStore();
  const words = useClassWords();
  const [opened, setOpened] = useState(NONE_OPENED);
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const csv = await readTable(file);
    if (!csv.ok) {
      setOpened({ ...NONE_OPENED, table: csv.fault });
      return;
    }
    const read = readRoster(csv.table);
    if (read.ok) {
      setOpened({ ...NONE_OPENED, leftOut: read.leftOut });
      await agree(session, { roster: read.students });
    } else setOpened({ ...NONE_OPENED, roster: { name: visibleText(file.name), fault: read.fault } });
  };
  const { table, roster, leftOut } = opened;
  return (
    <>
      <p>{words.rosterHint}</p>
      <div className="row">
        <FilePick label={words.openRoster} accept={TABLES} open={(files) => void open(files)} />
        {count > 0 && (
          <>
            <span>{words.rosterOf(count)}</span>
            <Button text={words.removeRoster} onClick={() => void agree(session, { roster: [] })} />
          </>
        )}
      </div>
      <div role="alert">
        {table !== null && <TableFaultNote fault={table} />}
        {roster !== null && <p className="problem">{words.rosterFault(roster.name, roster.fault)}</p>}
        {leftOut.length > 0 && (
          <FirstRows
            rows={leftOut}
            more={words.moreRows}
            list={(rows) => <ul className="problem">{rows}</ul>}
            row={(one) => <li key={one.line}>{words.leftOut(one)}</li>}
          />
        )}
      </div>
    </>
  );
}
