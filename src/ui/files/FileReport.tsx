import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { Dropped, FileFaultNote, isFaulty } from './FaultReport.tsx';
import { type FileAnswer, fileStore, openTrees } from './fileStore.ts';
import { giveFile, type Taker } from './givenFiles.ts';

/** What came of the file that was opened last. */
export function FileReport() {
  const session = useSessionStore();
  const words = useEditWords();
  const { answer, opened } = useStore(fileStore);
  if (answer === null) return null;
  if (answer.kind === 'other') return <OtherKind answer={answer} />;
  if (answer.kind !== 'read')
    return (
      <div role="alert">
        <FileFaultNote fault={answer} />
      </div>
    );
  const { trees, dropped } = answer.read;
  return (
    <div className="file-report">
      {isFaulty(answer.read) && (
        <div role="alert">
          <FileFaultNote fault={answer} />
          {trees.length > 0 && opened === 0 && (
            <Button kind="primary" onClick={() => void openTrees(session, trees)}>
              {words.fileValid(trees.length)}
            </Button>
          )}
        </div>
      )}
      {opened > 0 && <p role="status">{words.fileOpened(opened)}</p>}
      <Dropped paths={dropped} />
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
      <p>{words.fileHolds[holds.holds](name)}</p>
      <div className="row">
        {holds.takers.map((taker) => (
          <Button kind="primary" key={taker} onClick={() => open(taker)}>
            {words.openBy[taker]}
          </Button>
        ))}
      </div>
    </div>
  );
}
