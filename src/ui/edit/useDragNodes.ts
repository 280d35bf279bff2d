/**
 * Drags a node with its subtree to another position in the drawing. A press without a drag selects the node.
 */

import { useRef } from 'react';
import type { GameTree } from '../../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { edit } from '../../session/editing.ts';
import { changeSlice } from '../../session/slice.ts';
import { inEdited } from '../../session/waitingEdits.ts';
import { nodeAt } from '../figure/nodeAt.ts';
import { nodeNear, type Point, shapeBox } from '../figure/pick.ts';
import { useNodeDrag } from '../figure/useNodeDrag.ts';
import { useClicks } from '../kit/useClicks.ts';
import { figureRef } from '../page/elements.ts';
import { useSessionStore } from '../page/useSession.ts';
import { HANDS } from './nodeActions.ts';

/**
 * The position to which a dragged node would go: a parent and an index among its children, with the outline
 * and its side to be highlighted.
 */
interface Place {
  readonly parent: NodeId;
  readonly index: number;
  readonly over: Element;
  readonly side: 'before' | 'after' | 'inside';
}

/** The distances in px, right and down, up to which a point near a node's box counts as on the node. */
const REACH: Point = { x: 28, y: 14 };

export function useDragNodes(): void {
  const session = useSessionStore();
  const place = useRef<Place | null>(null);
  const mark = (next: Place | null) => {
    unmark(place.current);
    place.current = next;
    if (next !== null) markPlace(next);
  };
  useNodeDrag({
    slack: 6,
    takes: () => true,
    move: (node, at) => mark(node === ROOT ? null : placeAt(session.getState().subject.tree, node, at)),
    end(node, isDone) {
      const to = place.current;
      mark(null);
      if (!isDone || to === null) return;
      edit(session, session.getState().subject.tree, ['moveNode', node, to.parent, to.index]);
    },
  });
  /** A click on the node that is already selected opens the text field at it. */
  const clickAgain = (event: MouseEvent) => {
    const { focused, subject } = session.getState();
    const node = nodeAt(event.target);
    if (node === null || node !== focused || inEdited(session.getState(), node) === null) return;
    event.stopPropagation();
    changeSlice(session, HANDS, { typing: { key: subject.tree.key(node), text: '' } });
  };
  useClicks(figureRef, clickAgain, true);
}

const bar = document.createElement('div');
bar.className = 'drop-bar';

function markPlace({ over, side }: Place): void {
  over.setAttribute('data-drop', side);
  if (side === 'inside') return;
  const { left, right, top, height } = shapeBox(over);
  bar.style.left = `${side === 'before' ? left - 7 : right + 3}px`;
  bar.style.top = `${top - 4}px`;
  bar.style.height = `${height + 8}px`;
  figureRef.current?.append(bar);
}

function unmark(place: Place | null): void {
  place?.over.removeAttribute('data-drop');
  bar.remove();
}

/**
 * Returns where a node dropped at a point would go. On the middle of an inner node it becomes a child of that
 * node; elsewhere it becomes a sibling on the nearer side. Null for no valid position.
 */
function placeAt(tree: GameTree, node: NodeId, at: Point): Place | null {
  const near = nodeNear(at, REACH);
  if (near === null || tree.isWithin(near.node, node)) return null;
  const { node: target, group: over } = near;
  const { left, width } = shapeBox(over);
  const share = (at.x - left) / Math.max(width, 1);
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
