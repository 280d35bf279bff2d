import {
  ArrowLeft,
  ArrowRight,
  ClipboardPaste,
  CopyPlus,
  GitBranchPlus,
  Hand,
  type LucideIcon,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { ACTIONS } from '../keys/actions.ts';
import { IconButton } from '../kit/Button.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useSlice } from '../page/useSession.ts';
import { act, canAct, HANDS, type NodeAction } from './nodeActions.ts';

const SHAPE = [
  ['addChild', GitBranchPlus],
  ['addSibling', Plus],
  ['duplicate', CopyPlus],
  ['remove', Trash2],
  ['moveLeft', ArrowLeft],
  ['moveRight', ArrowRight],
  ['pickUp', Hand],
] as const satisfies readonly (readonly [NodeAction, LucideIcon])[];

/** Every edit of the shape as a button. */
export function NodeButtons() {
  const words = useEditWords();
  const { tree, names } = useSession((state) => state.subject);
  const pickedUp = useSlice(HANDS, (state) => state.pickedUp);
  const picked = pickedUp === null ? undefined : nodeOfKey(tree, pickedUp);
  const pickedName = picked === undefined ? null : names.of(picked);
  return (
    <>
      <div className="row node-buttons">
        {SHAPE.map(([action, icon]) => (
          <NodeButton key={action} action={action} label={words[action]} icon={icon} />
        ))}
      </div>
      {pickedName !== null && (
        <div className="picked-up" role="status">
          <p>{words.pickedUp(pickedName)}</p>
          <div className="row">
            <NodeButton action="put" label={words.putHere(pickedName)} icon={ClipboardPaste} />
            <NodeButton action="putBack" label={words.putBack} icon={X} />
          </div>
        </div>
      )}
    </>
  );
}

function NodeButton({ action, label, icon: Icon }: { action: NodeAction; label: string; icon: LucideIcon }) {
  const session = useSessionStore();
  const isPossible = useSession((state) => canAct(action, state.focused));
  return (
    <IconButton
      label={label}
      action={ACTIONS.tree[action]}
      disabled={!isPossible}
      onClick={() => act(session, action)}
      icon={Icon}
      size={19}
    />
  );
}
