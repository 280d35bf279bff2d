/** Clicks and taps on the drawing that fill in the sheet; near an edge is on it. */
import { useEffect } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { currentPractice, isOpen } from '../../session/practice/practice.ts';
import { originalOf } from '../../session/practice/reorderSheet.ts';
import { activePart } from '../../session/practice/showPractice.ts';
import { nodeUse, pressNode } from '../../session/practice/writeNode.ts';
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
      const shown = onNode ?? (part.kind === 'crossing' ? edgeNear(event.clientX, event.clientY) : null);
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

function idOf(element: Element, what: 'node' | 'edge'): NodeId | null {
  const id = element.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
  return id === null ? null : (Number(id) as NodeId);
}

function edgeNear(x: number, y: number): NodeId | null {
  for (const far of [0, REACH / 2, REACH]) {
    for (const [dx, dy] of [
      [0, 0],
      [far, 0],
      [-far, 0],
      [0, far],
      [0, -far],
    ] as const) {
      for (const element of document.elementsFromPoint(x + dx, y + dy)) {
        const edge = idOf(element, 'edge');
        if (edge !== null) return edge;
      }
    }
  }
  return null;
}
