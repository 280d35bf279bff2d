import {
  ArrowLeft,
  ArrowRight,
  ClipboardPaste,
  CopyPlus,
  GitBranchPlus,
  Hand,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { ROOT } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { useSession, useSessionStore } from '../useSession.ts';
import { editStore } from './editStore.ts';
import { act, type NodeAction } from './nodeActions.ts';
import { useEditWords } from './useEditWords.ts';

/** Every edit of the shape as a button. */
export function NodeButtons() {
  const words = useEditWords();
  const isRoot = useSession((state) => state.focused === ROOT);
  const { tree, names } = useSession((state) => state.subject);
  const pickedUp = useStore(editStore, (state) => state.pickedUp);
  const picked = pickedUp === null ? undefined : nodeOfKey(tree, pickedUp);
  const pickedName = picked === undefined ? null : names.of(picked);
  return (
    <>
      <div className="row node-buttons">
        <ActionButton
          action="addChild"
          label={words.addChild}
          icon={<GitBranchPlus aria-hidden size={19} />}
        />
        <ActionButton action="addSibling" label={words.addSibling} icon={<Plus aria-hidden size={19} />} />
        <ActionButton
          action="duplicate"
          label={words.duplicate}
          icon={<CopyPlus aria-hidden size={19} />}
          off={isRoot}
        />
        <ActionButton
          action="remove"
          label={words.remove}
          icon={<Trash2 aria-hidden size={19} />}
          off={isRoot}
        />
        <ActionButton
          action="moveLeft"
          label={words.moveLeft}
          icon={<ArrowLeft aria-hidden size={19} />}
          off={isRoot}
        />
        <ActionButton
          action="moveRight"
          label={words.moveRight}
          icon={<ArrowRight aria-hidden size={19} />}
          off={isRoot}
        />
        <ActionButton
          action="pickUp"
          label={words.pickUp}
          icon={<Hand aria-hidden size={19} />}
          off={isRoot}
        />
      </div>
      {pickedName !== null && (
        <div className="picked-up" role="status">
          <p>{words.pickedUp(pickedName)}</p>
          <div className="row">
            <ActionButton
              action="put"
              label={words.putHere(pickedName)}
              icon={<ClipboardPaste aria-hidden size={19} />}
            />
            <ActionButton action="putBack" label={words.putBack} icon={<X aria-hidden size={19} />} />
          </div>
        </div>
      )}
    </>
  );
}

function ActionButton({
  action,
  label,
  icon,
  off = false,
}: {
  action: NodeAction;
  label: string;
  icon: ReactNode;
  off?: boolean;
}) {
  const session = useSessionStore();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => act(session, action)}
    >
      {icon}
    </button>
  );
}
