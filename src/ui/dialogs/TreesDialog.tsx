import { Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fileNameOf } from '../../export/fileName.ts';
import { filedOf, type KeptTree } from '../../keep/keptTree.ts';
import { type FiledTree, printTreeFile } from '../../notation/treeFile.ts';
import { filedTree, openKept } from '../../session/filedTrees.ts';
import { treeStore } from '../../session/keeping.ts';
import { openNewTree } from '../../session/newTree.ts';
import { newTreeId } from '../../session/subject.ts';
import { useEditWords } from '../edit/useEditWords.ts';
import { FileReport } from '../files/FileReport.tsx';
import { fileStore, openFile } from '../files/fileStore.ts';
import { saveFile } from '../files/saveFile.ts';
import '../styles/sharing.css';
import { useSession, useSessionStore } from '../useSession.ts';
import { Dialog } from './Dialog.tsx';
import { keptStore, refreshKept } from './keptStore.ts';
import { closeDialog } from './openDialog.ts';

/** The trees kept on this device, and files in and out. */
export function TreesDialog() {
  const session = useSessionStore();
  const words = useEditWords();
  const { kept, isLasting } = useStore(keptStore);
  const [removed, setRemoved] = useState<KeptTree | null>(null);
  useEffect(() => {
    void refreshKept();
    return fileStore.subscribe(() => void refreshKept());
  }, []);
  useEffect(() => () => fileStore.setState({ answer: null, opened: 0 }), []);

  const open = (tree: KeptTree) => {
    if (openKept(session, tree)) closeDialog();
  };
  const remove = async (tree: KeptTree) => {
    const store = await treeStore();
    if (await store.remove(tree.id)) setRemoved(tree);
    await refreshKept();
  };
  const putBack = async (tree: KeptTree) => {
    const store = await treeStore();
    await store.put(tree, newTreeId(), tree.title);
    setRemoved(null);
    await refreshKept();
  };
  const save = (trees: readonly FiledTree[], title: string) =>
    saveFile(fileNameOf(title, '.json'), new Blob([printTreeFile(trees)], { type: 'application/json' }));
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) void openFile(session, file);
    event.target.value = '';
  };
  const trees = kept?.trees ?? [];

  return (
    <Dialog title={words.treesTitle} className="trees">
      <div className="trees-body">
        <div className="row">
          <button
            type="button"
            className="primary"
            onClick={() => {
              openNewTree(session);
              closeDialog();
            }}
          >
            {words.newTree}
          </button>
          <label className="quiet-button file-button">
            {words.openFile}
            <input
              type="file"
              className="visually-hidden"
              accept=".json,.txt,application/json,text/plain"
              onChange={pick}
            />
          </label>
          <button type="button" className="quiet-button" onClick={() => saveShown()}>
            {words.saveFile}
          </button>
          {trees.length > 0 && (
            <button
              type="button"
              className="quiet-button"
              onClick={() =>
                save(
                  trees.map(filedOf).filter((tree) => tree !== null),
                  words.treesTitle,
                )
              }
            >
              {words.saveAll}
            </button>
          )}
        </div>
        <p className="hint">{words.dropHint}</p>
        <FileReport />
        {!isLasting && (
          <p className="problem" role="alert">
            {words.treesMemory}
          </p>
        )}
        {kept !== null && kept.damaged > 0 && <p role="alert">{words.treesDamaged(kept.damaged)}</p>}
        {kept !== null && kept.newer > 0 && <p role="status">{words.treesNewer(kept.newer)}</p>}
        {removed !== null && (
          <p role="status" className="row">
            {words.removed(removed.title || words.noTitle)}{' '}
            <button
              ref={focusOnce}
              type="button"
              className="quiet-button"
              onClick={() => void putBack(removed)}
            >
              {words.putBackTree}
            </button>
          </p>
        )}
        {kept !== null && trees.length === 0 && <p>{words.treesNone}</p>}
        <ul className="tree-list">
          {trees.map((tree) => (
            <TreeRow key={tree.id} tree={tree} open={open} remove={(one) => void remove(one)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );

  function saveShown() {
    const filed = filedTree(session.getState());
    save([filed], filed.title);
  }
}

/** The row that had the focus is gone; the way back from that takes it. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function TreeRow({
  tree,
  open,
  remove,
}: {
  tree: KeptTree;
  open: (tree: KeptTree) => void;
  remove: (tree: KeptTree) => void;
}) {
  const words = useEditWords();
  const tag = useSession((state) => state.language.tag);
  const isShown = useSession((state) => state.subject.own?.id === tree.id);
  const title = tree.title || words.noTitle;
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(tree.edited);
  return (
    <li>
      <button
        type="button"
        className="example"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => open(tree)}
      >
        <span className="example-title">
          <bdi>{title}</bdi>
        </span>
        <span className="tree-text">
          <bdi>{tree.text.slice(0, 90)}</bdi>
        </span>
        <span className="example-source">{words.edited(when)}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.removeTree(title)}
        title={words.removeTree(title)}
        onClick={() => remove(tree)}
      >
        <Trash2 aria-hidden size={19} />
      </button>
    </li>
  );
}
