import { useState } from 'react';
import { setShape } from '../../practice/exerciseSet.ts';
import { openSetAsStudent } from '../../session/sets/openSet.ts';
import { type FileFault, FileFaultNote } from '../files/FaultReport.tsx';
import { inTurn } from '../files/inTurn.ts';
import { readRecordFile } from '../files/readFile.ts';
import { useGivenFiles } from '../files/useGivenFiles.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { useSetTrees } from './useSetRun.ts';

const oneByOne = inTurn();

/**
 * A button that opens a set from a file. A link to a set needs no button, because it opens the set directly.
 */
export function TakeSet() {
  const session = useSessionStore();
  const run = useWords('setRun');
  const make = useWords('sets');
  const trees = useSetTrees();
  const [fault, setFault] = useState<FileFault | null>(null);
  const open = async (file: File) => {
    setFault(null);
    const given = await readRecordFile(file, setShape(trees.hasExample));
    if (given.kind !== 'read' || given.read.value === null) return setFault(given);
    return openSetAsStudent(session, given.read.value);
  };
  useGivenFiles('doSet', (file) => void oneByOne(() => open(file)));
  return (
    <section className="take-set">
      <h2>{run.set}</h2>
      <p className="hint">{make.doHint}</p>
      <FileButton label={make.doFile} take={([file]) => void oneByOne(() => open(file))} />
      <div role="alert">{fault !== null && <FileFaultNote fault={fault} />}</div>
    </section>
  );
}
