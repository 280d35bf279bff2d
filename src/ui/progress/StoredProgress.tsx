import { useState } from 'react';
import type { Read } from '../../notation/index.ts';
import type { Progress } from '../../practice/index.ts';
import type { PracticeRecord } from '../../practice/schedule/studentState.ts';
import { clearProgress, importRecords, PRACTISED } from '../../session/progress.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { PROGRESS } from '../../storage/progressFile.ts';
import type { Imported } from '../../storage/progressStore.ts';
import { clearSheets } from '../../storage/storedSheets.ts';
import { Failure, FileOutcome } from '../files/FaultReport.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { type FileRead, readRecordFile } from '../files/readFile.ts';
import { Button } from '../kit/Button.tsx';
import { focusOnce } from '../kit/useFocusFirst.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { saveProgress } from './saveProgress.ts';

type Deletion = 'none' | 'asked' | 'done' | 'failed';

/** What the device stores of the reader's progress, and buttons that export, import and delete it. */
export function StoredProgress({ progress: { count, since } }: { progress: Progress }) {
  const session = useSessionStore();
  const words = useWords('progress');
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
    const imported = sound === null ? null : ((await importRecords(session, sound.attempts)) ?? 'refused');
    setAnswer({ given, imported });
  };
  const importSound = async (records: readonly PracticeRecord[]) => {
    const imported = (await importRecords(session, records)) ?? 'refused';
    setAnswer((before) => before && { ...before, imported });
  };
  const deleteAll = async () => {
    setAnswer(null);
    const isCleared = (await clearProgress(session)) && clearSheets(deviceStorage());
    setDeletion(isCleared ? 'done' : 'failed');
  };

  return (
    <section className="stored">
      <h2>{words.stored}</h2>
      <p>{since === null ? words.storedNone : words.storedCount(count, day.format(since))}</p>
      {since !== null && <p>{words.storedWhere}</p>}
      <div className="row">
        {count > 0 && <Button text={words.exportAll} onClick={() => void saveProgress(session)} />}
        <FileButton taker="progress" label={words.importFile} open={([file]) => read(file)} />
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
        <ImportReport answer={answer} importSound={(records) => void importSound(records)} />
      )}
    </section>
  );
}

/** The result of importing a file of progress. */
interface ImportAnswer {
  readonly given: FileRead<Read<{ readonly attempts: readonly PracticeRecord[] }>>;
  /** null until the file's records have been stored */
  readonly imported: Imported | 'refused' | null;
}

function ImportReport(props: {
  answer: ImportAnswer;
  importSound: (records: readonly PracticeRecord[]) => void;
}) {
  const words = useWords('progress');
  const { given, imported } = props.answer;
  const records = given.kind === 'read' ? (given.read.value?.attempts ?? []) : [];
  const cure = records.length > 0 && imported === null && (
    <Button
      kind="primary"
      text={words.fileSound(records.length)}
      onClick={() => props.importSound(records)}
    />
  );
  return (
    <FileOutcome file={given} className="import-report" cure={cure}>
      {imported === 'refused' && <Failure text={words.fileRefused(given.name)} />}
      {imported !== null && imported !== 'refused' && (
        <p role="status">{words.imported(imported.added, imported.known)}</p>
      )}
    </FileOutcome>
  );
}
