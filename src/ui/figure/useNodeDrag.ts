/** Drags nodes of the drawing with mouse and finger; d3-drag distinguishes it from panning and from clicks. */
import { type D3DragEvent, drag } from 'd3-drag';
import { select } from 'd3-selection';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { figureRef, viewportRef } from '../page/elements.ts';
import { nodeAt } from './nodeAt.ts';
import type { Point } from './pick.ts';

export interface NodeDrag {
  /** px: a press that moves less is a click */
  readonly slack: number;
  /** Whether a press on the node starts a drag; any other press pans. */
  takes(node: NodeId): boolean;
  /** @param at px from the corner of the figure; `from` is where the press began */
  move(node: NodeId, at: Point, from: Point): void;
  /** Called at the end of every press that moved; `isDone` is false when it was cancelled. */
  end(node: NodeId, isDone: boolean): void;
}

type Subject = { readonly node: NodeId };
type Drag = D3DragEvent<SVGGElement, unknown, Subject>;

/** Listens while the component is mounted; Escape cancels a drag. */
export function useNodeDrag(hand: NodeDrag): void {
  const latest = useEffectEvent(() => hand);
  /** cancels the current drag; null while nothing is dragged */
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
    // When nothing is dragged, a finger scrolls the page.
    const selection = select(viewport).call(behaviour).style('touch-action', null);
    return () => {
      letGo.current?.(false);
      selection.on('.drag', null);
    };
  }, []);
}
