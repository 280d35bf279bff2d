import { useStore } from 'zustand';
import type { FileProblem } from '../../notation/fileProblem.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Failure.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useNoticeWords } from '../page/useNoticeWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { fileStore, openTrees } from './fileStore.ts';
import { giveFile, type Taker } from './givenFiles.ts';
import type { OtherFile } from './otherFile.ts';
import type { FileAnswer } from './readFile.ts';
import { unreadText } from './unreadText.ts';

/** More problems than this are counted, not listed. */
const MOST_LISTED = 20;

/** What came of the file that was opened last. */
export function FileReport() {
  const words = useEditWords();
  const { answer, opened } = useStore(fileStore);
  if (answer === null) return null;
  if (answer.kind === 'other') return <OtherKind answer={answer} />;
  if (answer.kind !== 'read') return <Failure text={unreadText(answer, words)} />;
  return (
    <div className="file-report">
      <Problems name={answer.name} />
      {opened > 0 && <p role="status">{words.fileOpened(opened)}</p>}
      {answer.file.dropped.length > 0 && (
        <p className="hint">{words.fileDropped(answer.file.dropped.slice(0, MOST_LISTED).join(', '))}</p>
      )}
    </div>
  );
}

/** A file that holds no trees: what it is, and the ways to open it. */
function OtherKind({ answer: { name, holds, file } }: { answer: Extract<FileAnswer, { kind: 'other' }> }) {
  const words = useEditWords();
  const open = (taker: Taker) => {
    giveFile(taker, file);
    openDialog(taker === 'progress' ? 'progress' : 'sets');
  };
  return (
    <div className="file-report" role="alert">
      <p>{words.fileHolds[holds](name)}</p>
      <div className="row">
        {TAKERS[holds].map((taker) => (
          <Button kind="primary" key={taker} onClick={() => open(taker)}>
            {words.openBy[taker]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const TAKERS = {
  set: ['doSet', 'editSet'],
  result: ['check'],
  progress: ['progress'],
} as const satisfies Record<OtherFile, readonly Taker[]>;

/** All problems with their paths, and the offer to open what is valid. */
function Problems({ name }: { name: string }) {
  const session = useSessionStore();
  const words = useEditWords();
  const notices = useNoticeWords();
  const { answer, opened } = useStore(fileStore);
  if (answer?.kind !== 'read') return null;
  const { problems, textProblem, trees } = answer.file;
  if (problems.length === 0 && textProblem === null) return null;
  const rest = problems.length - MOST_LISTED;
  return (
    <div role="alert">
      <p className="problem">{words.fileProblems(name)}</p>
      <ul className="file-problems">
        {textProblem !== null && <li>{notices.problem(textProblem)}</li>}
        {problems.slice(0, MOST_LISTED).map((problem) => (
          <li key={`${problem.path} ${problem.code}`} data-code={problem.code}>
            <code>{problem.path}</code> {problemText(problem)}
          </li>
        ))}
        {rest > 0 && <li>{words.moreProblems(rest)}</li>}
      </ul>
      {trees.length > 0 && opened === 0 && (
        <Button kind="primary" onClick={() => void openTrees(session, trees)}>
          {words.fileValid(trees.length)}
        </Button>
      )}
    </div>
  );

  function problemText({ code, found, other = '', number = 0 }: FileProblem): string {
    return words.fileProblem[code]({ found, other, number });
  }
}
