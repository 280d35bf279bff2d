/** Dragging the selected leaf sideways in the drawing changes its value. */
import { useEffect } from 'react';
import { setValue } from '../../core/edit/fields.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { applyEdit } from '../../session/editing.ts';
import type { Session } from '../../session/session.ts';
import { useSessionStore } from '../useSession.ts';

/** px the pointer moves for one unit */
const PX_PER_UNIT = 9;

export function useDragValue(): void {
  const session = useSessionStore();
  useEffect(() => {
    const figure = document.querySelector<HTMLElement>('.figure');
    if (figure === null) return;
    return listen(session, figure);
  }, [session]);
}

function listen(session: Session, figure: HTMLElement): () => void {
  let drag: { readonly key: string; readonly x: number; readonly value: number } | null = null;
  let moved = false;
  /** the value the hand asks for, where it is beyond the bounds of the leaves */
  let beyond: number | null = null;

  const setTo = (leaf: NodeId, key: string, value: number) =>
    applyEdit(session, setValue(session.getState().subject.tree, leaf, value), `value ${key}`);

  const down = (event: PointerEvent) => {
    const leaf = selectedLeafAt(session, event.target);
    if (leaf === null || event.button !== 0) return;
    const { tree } = session.getState().subject;
    const value = tree.value(leaf);
    drag = { key: tree.key(leaf), x: event.clientX, value: Number.isFinite(value) ? value : 0 };
    moved = false;
    beyond = null;
  };
  const move = (event: PointerEvent) => {
    if (drag === null) return;
    const by = Math.round((event.clientX - drag.x) / PX_PER_UNIT);
    const { tree } = session.getState().subject;
    const leaf = nodeOfKey(tree, drag.key);
    if (leaf === undefined || (by === 0 && !moved)) return;
    moved = true;
    const asked = drag.value + by;
    const [low, high] = tree.leafBounds;
    const value = Math.min(Math.max(asked, low), high);
    beyond = value === asked ? null : asked;
    if (tree.value(leaf) !== value) setTo(leaf, drag.key, value);
  };
  const up = () => {
    if (drag !== null && moved) {
      figure.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => figure.removeEventListener('click', swallow, { capture: true }));
    }
    // Said once, where the hand has come to rest.
    const leaf = drag === null ? undefined : nodeOfKey(session.getState().subject.tree, drag.key);
    if (drag !== null && leaf !== undefined && beyond !== null) setTo(leaf, drag.key, beyond);
    drag = null;
  };
  const keepFromPanning = (event: Event) => {
    if (selectedLeafAt(session, event.target) !== null) event.stopPropagation();
  };

  figure.addEventListener('pointerdown', down);
  for (const type of ['mousedown', 'touchstart'])
    figure.addEventListener(type, keepFromPanning, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return () => {
    figure.removeEventListener('pointerdown', down);
    for (const type of ['mousedown', 'touchstart'])
      figure.removeEventListener(type, keepFromPanning, { capture: true });
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function selectedLeafAt(session: Session, target: EventTarget | null): NodeId | null {
  const group = target instanceof Element ? target.closest('[data-node]') : null;
  const node = group === null ? null : (Number(group.getAttribute('data-node')) as NodeId);
  const { focused, subject, mode } = session.getState();
  return mode === 'reading' && node !== null && node === focused && subject.tree.isLeaf(node) ? node : null;
}
