import { type ReactNode, useState } from 'react';
import type { Shape } from '../../notation/index.ts';
import { Dropped, type FileFault, FileFaultNote } from './FaultReport.tsx';
import { FileButton } from './FileButton.tsx';
import type { Taker } from './givenFiles.ts';
import { readRecordFile } from './readFile.ts';

/** What is said below the button about the file that was opened last. */
interface Outcome {
  readonly fault?: FileFault;
  readonly said?: string;
  /** the fields of the file that were ignored */
  readonly dropped?: readonly string[];
}

/**
 * A button that opens a file in one of the program's own formats (a set or a lesson); files dropped on the
 * page are opened as well. A file with faults is not opened, and the faults are listed.
 */
export function RecordFile<T>(props: {
  taker: Taker;
  label: string;
  shape: Shape<T>;
  /**
   * opens the value that was read, given the name of the file and its ignored fields; may return what is said
   * about it
   */
  take: (value: T, name: string, dropped: readonly string[]) => Outcome | Promise<unknown>;
  /** further buttons in the row */
  children?: ReactNode;
}) {
  const { taker, label, shape, take, children } = props;
  const [{ fault, said, dropped = [] }, setOutcome] = useState<Outcome>({});
  const open = async ([file]: readonly [File, ...File[]]) => {
    setOutcome({});
    const given = await readRecordFile(file, shape);
    if (given.kind !== 'read' || given.read.value === null) return setOutcome({ fault: given });
    const taken = take(given.read.value, given.name, given.read.dropped);
    if (taken instanceof Promise) await taken;
    else setOutcome(taken);
  };
  return (
    <div>
      <div className="row">
        <FileButton taker={taker} label={label} open={open} />
        {children}
      </div>
      <div role="status">
        {said !== undefined && <p className="hint">{said}</p>}
        <Dropped paths={dropped} />
      </div>
      <div role="alert">{fault !== undefined && <FileFaultNote fault={fault} />}</div>
    </div>
  );
}
