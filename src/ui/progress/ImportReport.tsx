import type { ProgressProblem, ReadProgress } from '../../keep/progressFile.ts';
import type { Imported } from '../../keep/progressStore.ts';
import type { Attempt } from '../../practice/attempt.ts';
import type { UnreadFile } from '../files/readText.ts';
import { unreadText } from '../files/unreadText.ts';
import { Failure } from '../kit/Failure.tsx';
import { useProgressWords } from './useProgressWords.ts';

/** More than these are counted, not listed. */
const MOST_LISTED = 20;

/** What came of the file that was given last. */
export type ImportAnswer =
  | UnreadFile
  | {
      readonly kind: 'read';
      readonly name: string;
      readonly file: ReadProgress;
      /** null while nothing has been stored */
      readonly imported: Imported | 'refused' | null;
    };

export function ImportReport({
  answer,
  importSound,
}: {
  answer: ImportAnswer;
  importSound: (attempts: readonly Attempt[]) => void;
}) {
  const words = useProgressWords();
  if (answer.kind !== 'read') return <Failure text={unreadText(answer, words)} />;
  const { name, file, imported } = answer;
  const { problems, attempts, dropped } = file;
  return (
    <div className="import-report">
      {problems.length > 0 && (
        <div role="alert">
          <p className="problem">{words.fileProblems(name)}</p>
          <Problems problems={problems} />
          {attempts.length > 0 && imported === null && (
            <button type="button" className="primary" onClick={() => importSound(attempts)}>
              {words.fileSound(attempts.length)}
            </button>
          )}
        </div>
      )}
      {imported === 'refused' && <Failure text={words.fileRefused(name)} />}
      {imported !== null && imported !== 'refused' && (
        <p role="status">{words.imported(imported.added, imported.known)}</p>
      )}
      {dropped.length > 0 && (
        <p className="hint">{words.fileDropped(dropped.slice(0, MOST_LISTED).join(', '))}</p>
      )}
    </div>
  );
}

function Problems({ problems }: { problems: readonly ProgressProblem[] }) {
  const words = useProgressWords();
  const rest = problems.length - MOST_LISTED;
  return (
    <ul className="file-problems">
      {problems.slice(0, MOST_LISTED).map(({ code, path, found, other = '' }) => (
        <li key={path} data-code={code}>
          <code>{path}</code> {words.fileProblem[code]({ found, other })}
        </li>
      ))}
      {rest > 0 && <li>{words.fileMore(rest)}</li>}
    </ul>
  );
}
