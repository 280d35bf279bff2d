import { type ReactNode, useState } from 'react';
import type { Shape } from '../../notation/index.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { Dropped, type FileFault, FileFaultNote } from './FaultReport.tsx';
import type { Taker } from './givenFiles.ts';
import { inTurn } from './inTurn.ts';
import { readRecordFile } from './readFile.ts';
import { useGivenFiles } from './useGivenFiles.ts';

const oneByOne = inTurn();

/**
 * A button that opens a draft (a set or a lesson) from a file; files dropped on the page are opened as well.
 * A file with faults leaves the current draft unchanged, and the faults are listed.
 */
export function DraftFiles<T>(props: {
  taker: Taker;
  label: string;
  shape: Shape<T>;
  /** opens the value read from the file, unless it is open already, and returns the message about that */
  take: (value: T, fileName: string) => { readonly said: string; readonly isOpenAlready?: boolean };
  /** further buttons in the row */
  children: ReactNode;
}) {
  const { taker, label, shape, take, children } = props;
  const [fault, setFault] = useState<FileFault | null>(null);
  const [said, setSaid] = useState('');
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const open = (file: File) =>
    oneByOne(async () => {
      setFault(null);
      setSaid('');
      setDropped([]);
      const given = await readRecordFile(file, shape);
      if (given.kind !== 'read' || given.read.value === null) return setFault(given);
      const taken = take(given.read.value, given.name);
      setSaid(taken.said);
      if (!taken.isOpenAlready) setDropped(given.read.dropped);
    });
  useGivenFiles(taker, (file) => void open(file));
  return (
    <div>
      <div className="row">
        <FileButton label={label} take={([file]) => void open(file)} />
        {children}
      </div>
      <div role="status">
        <p className="hint">{said}</p>
        <Dropped paths={dropped} />
      </div>
      <div role="alert">{fault !== null && <FileFaultNote fault={fault} />}</div>
    </div>
  );
}
