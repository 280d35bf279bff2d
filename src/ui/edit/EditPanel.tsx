import { Check, FilePlus2, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { LIMITS } from '../../core/tree/limits.ts';
import { leaveWithPage } from '../../session/autosave.ts';
import { rename, travel } from '../../session/editing.ts';
import { openNewTree } from '../../session/newTree.ts';
import { EDITOR_FORMS } from '../../session/openEditor.ts';
import { backToReading } from '../../session/session.ts';
import { can, type Subject } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { fullTreeIn, historyIn } from '../../session/waitingEdits.ts';
import type { LanguageCode } from '../../words/index.ts';
import { ACTIONS } from '../keys/actions.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { part } from '../part/part.tsx';
import { FillFields } from './FillFields.tsx';
import { ValueField } from './LeafField.tsx';
import { NodePanel } from './NodePanel.tsx';
import { useEditKeys } from './nodeActions.ts';
import { PlyFields } from './PlyFields.tsx';
import { RandomFields } from './RandomFields.tsx';
import { useUnfolding } from './useAskedForm.ts';
import { useDragNodes } from './useDragNodes.ts';
import './EditPanel.css';

/** It loads with the readers of all notations. */
const TextBox = part(() => import('./TextBox.tsx'), 'TextBox');

/* They load with what makes and searches large trees. */
const UniformFields = part(() => import('./UniformFields.tsx'), 'UniformFields');
const OrderFields = part(() => import('./OrderFields.tsx'), 'OrderFields');
const ScaleFields = part(() => import('./ScaleFields.tsx'), 'ScaleFields');

/**
 * The side panel for editing: the tree as text, the selected node, its ply, orders of children, and random
 * trees.
 */
export function EditPanel() {
  const session = useSessionStore();
  const words = useWords('editing');
  const evaluation = useWords('evaluation');
  const canScale = useSession(({ subject }) => can(subject).revalue);
  // The nodes of a tree that is not drawn cannot be selected.
  const isDrawn = useSession(({ subject }) => subject.tree.size <= LIMITS.nodes);
  // Writes unsaved edits when the page is left, also those made while the automatic saving is still loading.
  useEffect(() => leaveWithPage(session, window), [session]);
  useEditKeys();
  useDragNodes();
  useUnfolding(EDITOR_FORMS);
  const forms = [
    ['text', words.textPanel, TextForm],
    ['ply', words.plyPanel, PlyFields],
    ['fill', evaluation.fillPanel, FillFields],
    ['order', words.orderPanel, OrderFields],
    ['scale', words.scalePanel, ScaleFields],
    ['random', words.randomPanel, RandomFields],
    ['uniform', words.uniformPanel, UniformFields],
  ] as const;
  return (
    <aside className="panels editing" aria-label={words.panel}>
      <TitleRow />
      {isDrawn && <NodePanel />}
      {forms
        .filter(([name]) => name !== 'scale' || canScale)
        .map(([name, title, Form]) => (
          <Panel key={name} name={name} title={title}>
            <Form />
          </Panel>
        ))}
      <ValueField />
    </aside>
  );
}

/** The row with the title of the tree and the buttons to undo and redo. */
function TextForm() {
  return <TextBox isAwaited />;
}

function TitleRow() {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('editing');
  const code = useSession((state) => state.language.code);
  const title = useSession((state) => titleIn(fullTreeIn(state), code));
  const ways = [
    ['undo', Undo2, useSession((state) => historyIn(state).past.length > 0)],
    ['redo', Redo2, useSession((state) => historyIn(state).future.length > 0)],
  ] as const;
  return (
    <section className="edit-head stacked pinned">
      <Field label={words.title} value={title} change={(text) => rename(session, text)} />
      <div className="edit-tools row">
        {ways.map(([way, icon, isPossible]) => (
          <IconButton
            key={way}
            label={words[way]}
            action={ACTIONS.page[way]}
            aria-disabled={!isPossible}
            onClick={() => travel(session, way)}
            icon={icon}
            size={19}
          />
        ))}
        <IconButton
          label={page.mineOf.mine}
          onClick={() => visit(session, 'mine')}
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

function titleIn({ own, example }: Subject, code: LanguageCode): string {
  return own?.title ?? example?.title[code] ?? '';
}
