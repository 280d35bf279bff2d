/**
 * Drags nodes of the drawing with mouse or finger; d3-drag tells such a drag from panning and from clicks.
 */
import { type D3DragEvent, drag } from 'd3-drag';
import { select } from 'd3-selection';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NodeId } from '../../core/index.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { figureRef, viewportRef } from '../page/elements.ts';
import { nodeAt } from './nodeAt.ts';
import type { Point } from './pick.ts';

export interface NodeDrag {
  /** the distance in px up to which a press counts as a click, not as a drag */
  readonly slack: number;
  /** Whether a press on the node starts a drag; any other press pans. */
  takes(node: NodeId): boolean;
  /**
   * Called while a node is dragged.
   * @param at the pointer, px from the upper left corner of the figure
   * @param from where the press began
   */
  move(node: NodeId, at: Point, from: Point): void;
  /** Called at the end of every drag; `isDone` is false when it was cancelled. */
  end(node: NodeId, isDone: boolean): void;
}

type Subject = { readonly node: NodeId };
type Drag = D3DragEvent<SVGGElement, unknown, Subject>;

/** Makes nodes draggable while the component is mounted; Escape cancels a drag. */
export function useNodeDrag(hand: NodeDrag): void {
  const latest = useEffectEvent(() => hand);
  /** cancels the current drag; null while no node is dragged */
  const letGo = useRef<((isDone: boolean) => void) | null>(null);
  useKeyScope('drag', () => {
    const isHeld = letGo.current !== null;
    letGo.current?.(false);
    return isHeld;
  });
  useEffect(() => {
    const [viewport, figure] = [viewportRef.current, figureRef.current];
    if (viewport === null || figure === null) return;
    let press: { readonly from: Point; isOver: boolean } | null = null;
    const take = (node: NodeId) => (isDone: boolean) => {
      letGo.current = null;
      if (press !== null) press.isOver = true;
      figure.classList.remove('dragging');
      latest().end(node, isDone);
    };
    const behaviour = drag<SVGGElement, unknown, Subject | null>()
      .container(figure)
      .clickDistance(latest().slack)
      .subject(({ sourceEvent }: { readonly sourceEvent: Event }) => {
        const node = nodeAt(sourceEvent.target);
        return node !== null && latest().takes(node) ? { node } : null;
      })
      .on('start', ({ x, y }: Point) => {
        press = { from: { x, y }, isOver: false };
      })
      .on('drag', ({ x, y, subject: { node } }: Drag) => {
        if (press === null || press.isOver) return;
        const { from } = press;
        if (letGo.current === null && Math.hypot(x - from.x, y - from.y) < latest().slack) return;
        letGo.current ??= take(node);
        figure.classList.add('dragging');
        latest().move(node, { x, y }, from);
      })
      .on('end', ({ sourceEvent }: Drag) => letGo.current?.((sourceEvent as Event).type !== 'touchcancel'));
    // While no node is dragged, a finger scrolls the page.
    const selection = select(viewport).call(behaviour).style('touch-action', null);
    return () => {
      letGo.current?.(false);
      selection.on('.drag', null);
    };
  }, []);
}
