import { Check, FilePlus2, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { redo, rename, undo } from '../../session/editing.ts';
import { openNewTree } from '../../session/newTree.ts';
import { openDialog } from '../dialogs/openDialog.ts';
import { useSession, useSessionStore, useWords } from '../useSession.ts';
import { Field } from './Field.tsx';
import { useEditWords } from './useEditWords.ts';

/** The tree's title, and the way back from every edit. */
export function TitleRow() {
  const session = useSessionStore();
  const page = useWords();
  const words = useEditWords();
  const code = useSession((state) => state.language.code);
  const title = useSession(({ subject }) => subject.own?.title ?? subject.example?.title[code] ?? '');
  const canUndo = useSession((state) => state.past.length > 0);
  const canRedo = useSession((state) => state.future.length > 0);
  return (
    <section className="edit-head">
      <Field label={words.title} value={title} change={(text) => rename(session, text)} />
      <div className="edit-tools">
        <Tool label={words.undo} keys="Ctrl Z" enabled={canUndo} act={() => undo(session)}>
          <Undo2 aria-hidden size={19} />
        </Tool>
        <Tool label={words.redo} keys="Ctrl Shift Z" enabled={canRedo} act={() => redo(session)}>
          <Redo2 aria-hidden size={19} />
        </Tool>
        <Tool label={page.myTrees} enabled act={() => openDialog('trees')}>
          <FolderOpen aria-hidden size={19} />
        </Tool>
        <Tool label={words.newTree} enabled act={() => openNewTree(session)}>
          <FilePlus2 aria-hidden size={19} />
        </Tool>
        <button type="button" className="primary" onClick={() => session.setState({ mode: 'reading' })}>
          <Check aria-hidden size={17} /> <span title={page.stopEditing}>{words.done}</span>
        </button>
      </div>
    </section>
  );
}

function Tool({
  label,
  keys,
  enabled,
  act,
  children,
}: {
  label: string;
  keys?: string;
  enabled: boolean;
  act: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-disabled={!enabled}
      onClick={act}
    >
      {children}
    </button>
  );
}
