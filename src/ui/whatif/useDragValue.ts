/** Dragging the selected leaf sideways in the drawing changes its value. */
import { useRef } from 'react';
import { setValue } from '../../core/edit/fields.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { applyEdit } from '../../session/editing.ts';
import { useNodeDrag } from '../figure/useNodeDrag.ts';
import { useSessionStore } from '../page/useSession.ts';

/** px the pointer moves for one unit */
const PX_PER_UNIT = 9;

export function useDragValue(): void {
  const session = useSessionStore();
  /** the value there was when the drag began */
  const before = useRef<number | null>(null);
  /** the value the hand asks for, where it is beyond the bounds of the leaves */
  const beyond = useRef<number | null>(null);

  const setTo = (leaf: NodeId, value: number) => {
    const { tree } = session.getState().subject;
    applyEdit(session, setValue(tree, leaf, value), `value ${tree.key(leaf)}`);
  };

  useNodeDrag({
    slack: PX_PER_UNIT / 2,
    takes(node) {
      const { focused, subject, mode } = session.getState();
      return mode === 'reading' && node === focused && subject.tree.isLeaf(node);
    },
    move(leaf, at, from) {
      const { tree } = session.getState().subject;
      const value = tree.value(leaf);
      before.current ??= Number.isFinite(value) ? value : 0;
      const asked = before.current + Math.round((at.x - from.x) / PX_PER_UNIT);
      const [low, high] = tree.leafBounds;
      const next = Math.min(Math.max(asked, low), high);
      beyond.current = next === asked ? null : asked;
      if (value !== next) setTo(leaf, next);
    },
    end(leaf) {
      // Said once, where the hand has come to rest.
      if (beyond.current !== null) setTo(leaf, beyond.current);
      before.current = null;
      beyond.current = null;
    },
  });
}
