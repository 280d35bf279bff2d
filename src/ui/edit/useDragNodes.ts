/** Dragging a node to another place in the drawing, with everything below it. A press without a move selects. */
import { useEffect } from 'react';
import { moveNode } from '../../core/edit/structure.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { applyEdit } from '../../session/editing.ts';
import type { Session } from '../../session/session.ts';
import { useSessionStore } from '../useSession.ts';
import { editStore } from './nodeActions.ts';

/** Where a node would go: which child of which parent, and the shape and side to be marked. */
interface Place {
  readonly parent: NodeId;
  readonly index: number;
  readonly over: Element;
  readonly side: 'before' | 'after' | 'inside';
}

/** px around a node's box that still count as it: between siblings there is room to drop. */
const REACH = { x: 28, y: 14 };

/** A press that moves less than this, px, is a click. */
const SLACK = 6;

export function useDragNodes(): void {
  const session = useSessionStore();
  useEffect(() => {
    const figure = document.querySelector<HTMLElement>('.figure');
    if (figure === null) return;
    return listen(session, figure);
  }, [session]);
}

function listen(session: Session, figure: HTMLElement): () => void {
  let dragged: NodeId | null = null;
  let from = { x: 0, y: 0 };
  let isMoving = false;
  let place: Place | null = null;

  const bar = document.createElement('div');
  bar.className = 'drop-bar';
  const mark = (next: Place | null) => {
    place?.over.removeAttribute('data-drop');
    place = next;
    bar.remove();
    if (place === null) return;
    place.over.setAttribute('data-drop', place.side);
    if (place.side === 'inside') return;
    const [box, around] = [shapeOf(place.over).getBoundingClientRect(), figure.getBoundingClientRect()];
    bar.style.left = `${(place.side === 'before' ? box.left - 7 : box.right + 3) - around.left}px`;
    bar.style.top = `${box.top - around.top - 4}px`;
    bar.style.height = `${box.height + 8}px`;
    figure.append(bar);
  };
  const end = () => {
    mark(null);
    figure.classList.remove('dragging');
    dragged = null;
    isMoving = false;
  };

  const down = (event: PointerEvent) => {
    const node = nodeAt(event.target);
    if (node === null || node === ROOT || event.button !== 0) return;
    dragged = node;
    from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (dragged === null) return;
    if (!isMoving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    isMoving = true;
    figure.classList.add('dragging');
    mark(placeAt(session.getState().subject.tree, dragged, event, figure));
  };
  const up = () => {
    const [node, to] = [dragged, place];
    const wasMoving = isMoving;
    end();
    if (!wasMoving || node === null) return;
    figure.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => figure.removeEventListener('click', swallow, { capture: true }));
    if (to !== null) applyEdit(session, moveNode(session.getState().subject.tree, node, to.parent, to.index));
  };
  /** Panning is not for presses that begin on a node. */
  const keepFromPanning = (event: Event) => {
    if (nodeAt(event.target) !== null) event.stopPropagation();
  };
  /** A press on the node that is selected already opens the field on it. */
  const again = (event: MouseEvent) => {
    const node = nodeAt(event.target);
    if (node === null || node !== session.getState().focused) return;
    event.stopPropagation();
    editStore.setState({ typing: { key: session.getState().subject.tree.key(node), text: '' } });
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isMoving) end();
  };

  figure.addEventListener('pointerdown', down);
  figure.addEventListener('click', again, { capture: true });
  for (const type of ['mousedown', 'touchstart'])
    figure.addEventListener(type, keepFromPanning, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', cancel);
  return () => {
    end();
    figure.removeEventListener('pointerdown', down);
    figure.removeEventListener('click', again, { capture: true });
    for (const type of ['mousedown', 'touchstart'])
      figure.removeEventListener(type, keepFromPanning, { capture: true });
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', cancel);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function nodeAt(target: EventTarget | null): NodeId | null {
  const group = target instanceof Element ? target.closest('[data-node]') : null;
  return group === null ? null : (Number(group.getAttribute('data-node')) as NodeId);
}

function shapeOf(group: Element): Element {
  return group.querySelector('.shape') ?? group;
}

/** The node whose box, a little widened, the pointer is in; the nearest where several are. */
function nodeNear({ clientX, clientY }: PointerEvent, figure: HTMLElement): Element | null {
  let [found, least]: [Element | null, number] = [null, Infinity];
  for (const group of figure.querySelectorAll('svg.tree [data-node]')) {
    const box = shapeOf(group).getBoundingClientRect();
    const isNear =
      clientX >= box.left - REACH.x &&
      clientX <= box.right + REACH.x &&
      clientY >= box.top - REACH.y &&
      clientY <= box.bottom + REACH.y;
    const away = Math.hypot(clientX - (box.left + box.right) / 2, clientY - (box.top + box.bottom) / 2);
    if (isNear && away < least) [found, least] = [group, away];
  }
  return found;
}

/** On the middle of an inner node: into it. Else beside the node, on the nearer side. */
function placeAt(tree: GameTree, node: NodeId, event: PointerEvent, figure: HTMLElement): Place | null {
  const over = nodeNear(event, figure);
  const target = over === null ? null : nodeAt(over);
  if (over === null || target === null || tree.isWithin(target, node)) return null;
  const box = shapeOf(over).getBoundingClientRect();
  const share = (event.clientX - box.left) / Math.max(box.width, 1);
  const isInside = !tree.isLeaf(target) && share > 0.2 && share < 0.8;
  const parent = tree.parent(target);
  if (isInside || parent === NO_NODE)
    return tree.isLeaf(target)
      ? null
      : { parent: target, index: tree.childCount(target), over, side: 'inside' };
  const siblings = tree.children(parent).filter((child) => child !== node);
  const index = siblings.indexOf(target) + (share < 0.5 ? 0 : 1);
  return { parent, index, over, side: share < 0.5 ? 'before' : 'after' };
}
