import { useState } from 'react';
import { readSetFile } from '../../../practice/readSet.ts';
import { canonicalSet } from '../../../practice/setRecord.ts';
import { openSetAsStudent } from '../../../session/sets/openSet.ts';
import { draftStore, newDraft, openDraft, setOf } from '../../../session/sets/setDraft.ts';
import { inTurn } from '../../files/inTurn.ts';
import { readText } from '../../files/readText.ts';
import { useGivenFiles } from '../../files/useGivenFiles.ts';
import { FileButton } from '../../kit/FileButton.tsx';
import { closeDialog } from '../../kit/openDialog.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { type FileFault, FileFaultNote } from '../FaultList.tsx';
import { useSetTrees, useSetWords } from '../useSetWords.ts';

const oneByOne = inTurn();

/** Sets from files: to go on making one, or to do it. What is wrong is said, and the set at hand stays. */
export function SetFiles() {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const trees = useSetTrees();
  const [fault, setFault] = useState<FileFault | null>(null);
  const [said, setSaid] = useState('');

  const open = async (file: File | undefined, isToDo: boolean) => {
    setFault(null);
    setSaid('');
    const given = file === undefined ? null : await readText(file);
    if (given === null) return;
    if (given.kind !== 'text') return setFault(given);
    const read = readSetFile(given.text, trees.hasExample);
    if (!read.ok) return setFault({ kind: 'faulty', name: given.name, faults: read.faults });
    if (isToDo) {
      closeDialog();
      return openSetAsStudent(session, read.set);
    }
    if (canonicalSet(read.set) === canonicalSet(setOf(draftStore.getState().draft)))
      return setSaid(words.openAlready(given.name));
    openDraft(read.set);
    const dropped = read.dropped.length > 0 ? ` ${words.dropped(read.dropped.slice(0, 20).join(', '))}` : '';
    return setSaid(words.opened(given.name) + dropped);
  };

  useGivenFiles('editSet', (file) => void oneByOne(() => open(file, false)));
  useGivenFiles('doSet', (file) => void oneByOne(() => open(file, true)));
  return (
    <section className="set-files">
      <div className="row">
        <FileButton label={words.openFile} take={([file]) => void oneByOne(() => open(file, false))} />
        <button type="button" className="quiet-button" onClick={newDraft}>
          {words.newSet}
        </button>
        <FileButton label={words.doFile} take={([file]) => void oneByOne(() => open(file, true))} />
      </div>
      <p role="status" className="hint">
        {said}
      </p>
      <div role="alert">{fault !== null && <FileFaultNote fault={fault} />}</div>
    </section>
  );
}
