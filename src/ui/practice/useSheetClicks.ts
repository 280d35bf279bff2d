/** Clicks and taps on the drawing that fill in the sheet; near an edge is on it. */
import { useEffect } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { formatOf, type Part } from '../../practice/exercise.ts';
import { activePart, currentPractice, isOpen } from '../../session/practice/practice.ts';
import { nodeUse, originalOf, pressNode } from '../../session/practice/writeNode.ts';
import { useSessionStore } from '../useSession.ts';
import { sheetFieldStore } from './sheetFieldStore.ts';

/** How far from an edge a tap still means it, px. */
const REACH = 10;

export function useSheetClicks(): void {
  const session = useSessionStore();
  useEffect(() => {
    const figure = document.querySelector('.stage .figure');
    const click = (event: Event) => {
      const practice = currentPractice();
      if (practice === null || !isOpen(practice) || !(event instanceof MouseEvent)) return;
      if (!(event.target instanceof Element) || event.target.closest('svg.tree') === null) return;
      const part = activePart(practice);
      const onNode = idOf(event.target, 'node');
      const shown = onNode ?? (isStruckOut(part) ? edgeNear(event.clientX, event.clientY) : null);
      if (shown === null) return;
      const node = originalOf(practice, session.getState().subject, shown);
      const use = nodeUse(practice.exercise.tree, part, node);
      if (use === 'press') pressNode(node);
      if (use === 'type') sheetFieldStore.setState({ typing: { node, text: '' } });
      session.setState({ focused: shown });
    };
    figure?.addEventListener('click', click);
    return () => figure?.removeEventListener('click', click);
  }, [session]);
}

/** Whether branches are struck out, so that an edge means the branch. */
function isStruckOut({ kind }: Part): boolean {
  const { entry } = formatOf(kind);
  return entry.way === 'picks' && entry.shown === 'struck';
}

function idOf(element: Element, what: 'node' | 'edge'): NodeId | null {
  const id = element.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
  return id === null ? null : (Number(id) as NodeId);
}

/** The edge that the point, in px of the page, is on or nearest to; null where none is within reach. */
function edgeNear(x: number, y: number): NodeId | null {
  let nearest: NodeId | null = null;
  let least = REACH;
  for (const edge of document.querySelectorAll<SVGPathElement>('svg.tree path[data-edge]')) {
    const toScreen = edge.getScreenCTM();
    if (toScreen === null) continue;
    const [from, to] = [0, edge.getTotalLength()].map((length) =>
      new DOMPoint(...coordinates(edge.getPointAtLength(length))).matrixTransform(toScreen),
    ) as [DOMPoint, DOMPoint];
    const far = distanceToSegment(x, y, from, to);
    if (far > least) continue;
    least = far;
    nearest = idOf(edge, 'edge');
  }
  return nearest;
}

function coordinates({ x, y }: DOMPoint): [number, number] {
  return [x, y];
}

function distanceToSegment(x: number, y: number, from: DOMPoint, to: DOMPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
