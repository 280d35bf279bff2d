import { Check, FilePlus2, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import { rename, travel } from '../../session/editing.ts';
import { openNewTree } from '../../session/newTree.ts';
import { backToReading } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

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
      <div className="edit-tools row">
        <IconButton
          label={words.undo}
          action={ACTIONS.page.undo}
          aria-disabled={!canUndo}
          onClick={() => travel(session, 'undo')}
          icon={Undo2}
          size={19}
        />
        <IconButton
          label={words.redo}
          action={ACTIONS.page.redo}
          aria-disabled={!canRedo}
          onClick={() => travel(session, 'redo')}
          icon={Redo2}
          size={19}
        />
        <IconButton
          label={page.myTrees}
          onClick={() => openDialog(session, 'trees')}
          icon={FolderOpen}
          size={19}
        />
        <IconButton label={words.newTree} onClick={() => openNewTree(session)} icon={FilePlus2} size={19} />
        <Button kind="primary" onClick={() => backToReading(session)}>
          <Check aria-hidden size={17} /> <span title={words.stopEditing}>{words.done}</span>
        </Button>
      </div>
    </section>
  );
}
