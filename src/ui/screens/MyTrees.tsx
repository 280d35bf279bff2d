import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileNameOf } from '../../notation/fileName.ts';
import type { FiledTree, Problem } from '../../notation/index.ts';
import { treeStore } from '../../session/beginAutosave.ts';
import { openStored } from '../../session/filedTrees.ts';
import { openNewTree } from '../../session/newTree.ts';
import { changeSlice } from '../../session/slice.ts';
import { newTreeId } from '../../session/subject.ts';
import type { StoreFault } from '../../storage/database.ts';
import { filedOf, type StoredTree } from '../../storage/storedTree.ts';
import { LongSearchCard } from '../figure/LongSearchCard.tsx';
import { Failure } from '../files/FaultReport.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { FileReport } from '../files/FileReport.tsx';
import { OPENED_FILE, openFiles } from '../files/openedFile.ts';
import { saveText } from '../files/saveFile.ts';
import { saveShown, saveTrees } from '../files/saveTrees.ts';
import { refreshStored, STORED_TREES } from '../files/storedTrees.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { Page } from '../kit/Page.tsx';
import { focusOnce } from '../kit/useFocusFirst.ts';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import './Screens.css';

/** The files of this program, and those of the notations of trees of other programs. */
const TREE_FILES = '.json,.txt,.tex,.efg,.dot,.gv,.mmd,.nwk,.py,.pl,application/json,text/plain';

/** The screen of the trees stored on this device, with buttons to open and save files. */
export function MyTrees() {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('editing');
  const { kept } = useSlice(STORED_TREES);
  /** the deleted trees that can be restored, the one deleted last first */
  const [removed, setRemoved] = useState<readonly StoredTree[]>([]);
  const [notRemoved, setNotRemoved] = useState<StoredTree | null>(null);
  /** the faults found in the texts of stored trees, by the id of the tree */
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  useEffect(() => void refreshStored(session), [session]);
  useEffect(() => () => changeSlice(session, OPENED_FILE, OPENED_FILE.beginning), [session]);

  const open = async (tree: StoredTree) => {
    const problem = await openStored(session, tree);
    if (problem !== null) setProblems(new Map(problems).set(tree.id, problem));
  };
  const remove = async (tree: StoredTree) => {
    const store = await treeStore();
    const isDone = await store.remove(tree.id);
    setNotRemoved(isDone ? null : tree);
    if (isDone) setRemoved((before) => [tree, ...before.filter(({ id }) => id !== tree.id)]);
    await refreshStored(session);
  };
  const putBack = async (tree: StoredTree) => {
    const store = await treeStore();
    await store.put(tree, newTreeId(), tree.title);
    setRemoved((before) => before.filter((one) => one !== tree));
    await refreshStored(session);
  };
  const saveAll = () => {
    const sound: FiledTree[] = [];
    const found = new Map<string, Problem>();
    for (const tree of trees) {
      const filed = filedOf(tree);
      if (filed.ok) sound.push(filed.value);
      else found.set(tree.id, filed.problem);
    }
    setProblems(found);
    if (sound.length > 0) saveTrees(sound, words.treesTitle);
  };
  const trees = kept?.trees ?? [];
  const titleOf = (tree: StoredTree) => tree.title || words.untitled;

  return (
    <Page title={words.treesTitle} className="trees">
      <div className="trees-body">
        <div className="row">
          <Button kind="primary" text={words.newTree} onClick={() => openNewTree(session)} />
          <FileButton
            taker="trees"
            label={words.openFile}
            accept={TREE_FILES}
            isMany
            open={(files) => openFiles(session, files)}
          />
          <Button text={words.saveFile} onClick={() => saveShown(session)} />
          {trees.length > 0 && <Button text={words.saveAll} onClick={saveAll} />}
        </div>
        <p className="hint drop-hint">{words.dropHint}</p>
        <LongSearchCard />
        <FileReport />
        {kept === null && <p role="status">{page.loading}</p>}
        {kept !== null && kept.fault !== null && <Failure text={faultText(kept.fault)} />}
        {notRemoved !== null && <Failure text={words.notRemoved(titleOf(notRemoved))} />}
        {kept !== null && kept.damaged > 0 && <p role="alert">{words.treesDamaged(kept.damaged)}</p>}
        {kept !== null && kept.newer > 0 && <p role="status">{words.treesNewer(kept.newer)}</p>}
        {removed.map((tree) => (
          <p role="status" className="row" key={tree.id}>
            {words.removed(titleOf(tree))}{' '}
            <Button text={words.putBackTree} ref={focusOnce} onClick={() => void putBack(tree)} />
          </p>
        ))}
        {kept !== null && kept.fault === null && trees.length === 0 && <p>{words.treesNone}</p>}
        <FirstRows
          rows={trees}
          more={words.moreRows}
          list={(rows) => <ul className="tree-list">{rows}</ul>}
          row={(tree) => (
            <TreeRow
              key={tree.id}
              tree={tree}
              problem={problems.get(tree.id) ?? null}
              open={(one) => void open(one)}
              remove={(one) => void remove(one)}
            />
          )}
        />
      </div>
    </Page>
  );

  function faultText(fault: StoreFault): string {
    if (fault === 'unavailable') return words.treesMemory;
    return fault === 'newer' ? words.treesOfNewerPage : words.treesUnread;
  }
}

function TreeRow(props: {
  tree: StoredTree;
  problem: Problem | null;
  open: (tree: StoredTree) => void;
  remove: (tree: StoredTree) => void;
}) {
  const { tree, problem } = props;
  const words = useWords('editing');
  const tag = useSession((state) => state.language.tag);
  const isShown = useSession((state) => state.subject.own?.id === tree.id);
  const title = tree.title || words.untitled;
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(tree.edited);
  return (
    <li>
      <button
        type="button"
        className="example line-button"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => props.open(tree)}
      >
        <span className="example-title">
          <bdi>{title}</bdi>
        </span>
        <span className="tree-text quiet-text clipped">
          <bdi>{tree.text.slice(0, 90)}</bdi>
        </span>
        <span className="hint">{words.edited(when)}</span>
      </button>
      <IconButton
        label={words.removeTree(title)}
        // The second press of a double click is ignored, because after the first one another tree has moved
        // under the pointer.
        onClick={({ detail }) => detail < 2 && props.remove(tree)}
        icon={Trash2}
        size={19}
      />
      {problem !== null && <DamagedText tree={tree} problem={problem} />}
    </li>
  );
}

/** The fault in the text of a stored tree, with the text itself, to be copied and repaired. */
function DamagedText({ tree: { title, text }, problem }: { tree: StoredTree; problem: Problem }) {
  const words = useWords('editing');
  const notices = useWords('notices');
  return (
    <p className="problem" role="alert" data-code={problem.code}>
      {words.treeTextDamaged} {notices.problem(problem)}{' '}
      <Button text={words.saveText} onClick={() => saveText(fileNameOf(title, '.txt'), text, 'text/plain')} />
    </p>
  );
}
