import { type ReactNode, useState } from 'react';
import type { Shape } from '../../notation/codec.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { Dropped, type FileFault, FileFaultNote } from './FaultReport.tsx';
import type { Taker } from './givenFiles.ts';
import { inTurn } from './inTurn.ts';
import { readRecordFile } from './readFile.ts';
import { useGivenFiles } from './useGivenFiles.ts';

const oneByOne = inTurn();

/**
 * Opens a draft from a file, also from one that is dropped on the page. Faults are shown, and the current draft stays.
 */
export function DraftFiles<T>(props: {
  taker: Taker;
  label: string;
  shape: Shape<T>;
  /** opens what was read, unless it is open already, and returns what is said of it */
  take: (value: T, fileName: string) => { readonly said: string; readonly isOpenAlready?: boolean };
  /** further buttons */
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
