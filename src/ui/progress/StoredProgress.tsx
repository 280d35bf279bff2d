import { useState } from 'react';
import { PROGRESS } from '../../keep/progressFile.ts';
import type { Attempt } from '../../practice/attempt.ts';
import type { Progress } from '../../practice/progress.ts';
import { clearProgress, importAttempts, PRACTISED } from '../../session/progress.ts';
import { Failure } from '../files/FaultReport.tsx';
import { inTurn } from '../files/inTurn.ts';
import { readRecordFile } from '../files/readFile.ts';
import { useGivenFiles } from '../files/useGivenFiles.ts';
import { Button } from '../kit/Button.tsx';
import { FileButton } from '../kit/FileButton.tsx';
import { useSession, useSessionStore, useSlice } from '../page/useSession.ts';
import { type ImportAnswer, ImportReport } from './ImportReport.tsx';
import { saveProgress } from './saveProgress.ts';
import { useProgressWords } from './useProgressWords.ts';

const oneByOne = inTurn();

type Deletion = 'none' | 'asked' | 'done' | 'failed';

/** What is stored, in plain words, and the ways to take it along, bring it, and delete it. */
export function StoredProgress({ progress: { count, since } }: { progress: Progress }) {
  const session = useSessionStore();
  const words = useProgressWords();
  const { damaged, newer } = useSlice(PRACTISED);
  const tag = useSession((state) => state.language.tag);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [deletion, setDeletion] = useState<Deletion>('none');
  const records = count + damaged + newer;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });

  const read = async (file: File) => {
    setDeletion('none');
    const given = await readRecordFile(file, PROGRESS);
    const sound = given.kind === 'read' && given.read.faults.length === 0 ? given.read.value : null;
    const imported = sound === null ? null : ((await importAttempts(session, sound.attempts)) ?? 'refused');
    setAnswer({ given, imported });
  };
  useGivenFiles('progress', (file) => void oneByOne(() => read(file)));
  const importSound = async (attempts: readonly Attempt[]) => {
    const imported = (await importAttempts(session, attempts)) ?? 'refused';
    setAnswer((before) => before && { ...before, imported });
  };
  const deleteAll = async () => {
    setAnswer(null);
    setDeletion((await clearProgress(session)) ? 'done' : 'failed');
  };

  return (
    <section className="stored">
      <h3>{words.stored}</h3>
      <p>{since === null ? words.storedNone : words.storedCount(count, day.format(since))}</p>
      {since !== null && <p>{words.storedWhere}</p>}
      <div className="row">
        {count > 0 && <Button text={words.exportAll} onClick={() => void saveProgress(session)} />}
        <FileButton label={words.importFile} take={([file]) => void oneByOne(() => read(file))} />
        {records > 0 && deletion !== 'asked' && (
          <Button text={words.deleteAll} onClick={() => setDeletion('asked')} />
        )}
      </div>
      {deletion === 'asked' && (
        <div className="delete-question" role="alert">
          <p>{words.deleteAsk(records)}</p>
          <div className="row">
            <Button kind="danger" text={words.deleteYes(records)} onClick={() => void deleteAll()} />
            <Button text={words.deleteNo} ref={focusOnce} onClick={() => setDeletion('none')} />
          </div>
        </div>
      )}
      {deletion === 'done' && (
        <p ref={focusOnce} tabIndex={-1} role="status">
          {words.deleted}
        </p>
      )}
      {deletion === 'failed' && <Failure text={words.deleteFailed} />}
      {answer !== null && (
        <ImportReport answer={answer} importSound={(attempts) => void importSound(attempts)} />
      )}
    </section>
  );
}

/** The button that had the focus is gone; what stands in its place takes it. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
