import { useState } from 'react';
import { canonicalSet, setShape } from '../../../practice/exerciseSet.ts';
import { openSetAsStudent } from '../../../session/sets/openSet.ts';
import { DRAFT, newDraft, openDraft, setOf } from '../../../session/sets/setDraft.ts';
import { sliceOf } from '../../../session/slice.ts';
import { Dropped, type FileFault, FileFaultNote } from '../../files/FaultReport.tsx';
import { inTurn } from '../../files/inTurn.ts';
import { readRecordFile } from '../../files/readFile.ts';
import { useGivenFiles } from '../../files/useGivenFiles.ts';
import { Button } from '../../kit/Button.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { closeDialog } from '../../kit/openDialog.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { useSetTrees, useSetWords } from '../useSetWords.ts';

const oneByOne = inTurn();

/** Sets from files: to go on making one, or to do it. What is wrong is said, and the set at hand stays. */
export function SetFiles() {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const trees = useSetTrees();
  const [fault, setFault] = useState<FileFault | null>(null);
  const [said, setSaid] = useState('');
  const [dropped, setDropped] = useState<readonly string[]>([]);

  const open = async (file: File | undefined, isToDo: boolean) => {
    setFault(null);
    setSaid('');
    setDropped([]);
    if (file === undefined) return;
    const given = await readRecordFile(file, setShape(trees.hasExample));
    const set = given.kind === 'read' ? given.read.value : null;
    if (set === null || given.kind !== 'read') return setFault(given);
    if (isToDo) {
      closeDialog(session);
      return openSetAsStudent(session, set);
    }
    if (canonicalSet(set) === canonicalSet(setOf(sliceOf(session, DRAFT).draft)))
      return setSaid(words.openAlready(given.name));
    openDraft(session, set);
    setDropped(given.read.dropped);
    return setSaid(words.opened(given.name));
  };

  useGivenFiles('editSet', (file) => void oneByOne(() => open(file, false)));
  useGivenFiles('doSet', (file) => void oneByOne(() => open(file, true)));
  return (
    <section className="set-files">
      <div className="row">
        <FileButton label={words.openFile} take={([file]) => void oneByOne(() => open(file, false))} />
        <Button text={words.newSet} onClick={() => newDraft(session)} />
        <FileButton label={words.doFile} take={([file]) => void oneByOne(() => open(file, true))} />
      </div>
      <div role="status">
        <p className="hint">{said}</p>
        <Dropped paths={dropped} />
      </div>
      <div role="alert">{fault !== null && <FileFaultNote fault={fault} />}</div>
    </section>
  );
}
