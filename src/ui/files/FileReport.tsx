import { useState } from 'react';
import type { FiledTree } from '../../notation/index.ts';
import type { Screen } from '../../session/screens.ts';
import { visit } from '../../session/visiting.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { FileOutcome } from './FaultReport.tsx';
import { giveFile, type Taker } from './givenFiles.ts';
import { MOST_UNASKED, OPENED_FILE, openTrees } from './openedFile.ts';
import type { OtherGiven } from './otherFile.ts';
import './FileReport.css';

/** The report about the file that was opened last. */
export function FileReport() {
  const session = useSessionStore();
  const words = useWords('editing');
  const { answer, opened } = useSlice(OPENED_FILE);
  if (answer === null) return null;
  if (answer.kind === 'other') return <OtherKind answer={answer} />;
  const trees = answer.kind === 'read' ? answer.read.trees : [];
  const open = () => void openTrees(session, trees);
  const cure = trees.length > 0 && opened === 0 && (
    <Button kind="primary" text={words.fileValid(trees.length)} onClick={open} />
  );
  const isAsked = opened === 0 && trees.length > MOST_UNASKED;
  return (
    <FileOutcome file={answer} className="file-report" cure={!isAsked && cure}>
      {isAsked && <WhichTrees name={answer.name} trees={trees} />}
      {opened > 0 && <p role="status">{words.fileOpened(opened)}</p>}
    </FileOutcome>
  );
}

/** Asks which trees to open when a file contains very many: some, found by their titles, or all of them. */
function WhichTrees({ name, trees }: { name: string; trees: readonly FiledTree[] }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const [sought, setSought] = useState('');
  const key = sought.trim().toLowerCase();
  const found = trees.filter(({ title }) => title.toLowerCase().includes(key));
  return (
    <fieldset className="which-trees">
      <legend>{words.fileWhich(name, trees.length)}</legend>
      <Field label={words.fileSought} value={sought} change={setSought} />
      <FirstRows
        // Every query gives the list of results a new React key, so that a new search starts with the first
        // rows.
        key={key}
        rows={found}
        more={words.moreRows}
        list={(rows) => <ul>{rows}</ul>}
        row={(tree) => (
          <li key={trees.indexOf(tree)}>
            <Button onClick={() => void openTrees(session, [tree])}>
              <bdi>{tree.title || words.untitled}</bdi>
            </Button>
          </li>
        )}
      />
      <Button text={words.fileKeepAll(trees.length)} onClick={() => void openTrees(session, trees)} />
    </fieldset>
  );
}

/** The screen on which each kind of file is opened. */
const SCREEN_OF: Readonly<Record<Taker, Screen>> = {
  trees: 'mine',
  doSet: 'practise',
  editSet: 'sets',
  check: 'results',
  playLesson: 'lessons',
  editLesson: 'lessons',
  progress: 'progress',
  program: 'program',
};

/**
 * The message that a file contains no trees but something else, with a button for each screen that can open
 * it.
 */
export function OtherKind({ answer: { name, holds, file } }: { answer: OtherGiven }) {
  const session = useSessionStore();
  const words = useWords('editing');
  const open = (taker: Taker) => {
    giveFile(session, taker, file);
    visit(session, SCREEN_OF[taker]);
  };
  return (
    <div className="file-report" role="alert">
      <p>{words.fileHolds[holds.holds](name)}</p>
      <div className="row">
        {holds.takers.map((taker) => (
          <Button kind="primary" text={words.openBy[taker]} key={taker} onClick={() => open(taker)} />
        ))}
      </div>
    </div>
  );
}
