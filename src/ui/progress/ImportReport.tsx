import type { Imported } from '../../keep/progressStore.ts';
import type { Read } from '../../notation/codec.ts';
import type { Attempt } from '../../practice/attempt.ts';
import { Dropped, Failure, FileFaultNote, isFaulty } from '../files/FaultReport.tsx';
import type { FileRead } from '../files/readFile.ts';
import { Button } from '../kit/Button.tsx';
import { useProgressWords } from './useProgressWords.ts';

/** What came of the file that was given last. */
export interface ImportAnswer {
  readonly given: FileRead<Read<{ readonly attempts: readonly Attempt[] }>>;
  /** null while nothing has been stored */
  readonly imported: Imported | 'refused' | null;
}

export function ImportReport({
  answer: { given, imported },
  importSound,
}: {
  answer: ImportAnswer;
  importSound: (attempts: readonly Attempt[]) => void;
}) {
  const words = useProgressWords();
  if (given.kind !== 'read')
    return (
      <div role="alert">
        <FileFaultNote fault={given} />
      </div>
    );
  const attempts = given.read.value?.attempts ?? [];
  return (
    <div className="import-report">
      {isFaulty(given.read) && (
        <div role="alert">
          <FileFaultNote fault={given} />
          {attempts.length > 0 && imported === null && (
            <Button
              kind="primary"
              text={words.fileSound(attempts.length)}
              onClick={() => importSound(attempts)}
            />
          )}
        </div>
      )}
      {imported === 'refused' && <Failure text={words.fileRefused(given.name)} />}
      {imported !== null && imported !== 'refused' && (
        <p role="status">{words.imported(imported.added, imported.known)}</p>
      )}
      <Dropped paths={given.read.dropped} />
    </div>
  );
}
